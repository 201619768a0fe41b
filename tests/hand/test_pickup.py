import numpy as np
import pytest

from dexterity.hand.pickup import Floats, orientation_at_pickup, orientations_at_pickup
from dexterity.luck import luck_for


def many_at_once() -> Floats:
    return orientations_at_pickup(np.random.default_rng(5), 20_000)


def one_by_one() -> Floats:
    luck = luck_for(5, "pickup")
    return np.array([orientation_at_pickup(luck) for _ in range(20_000)])


def up_faces(turns: Floats) -> Floats:
    """The upward part of each of the die's three axes, (n, 3)."""
    w, x, y, z = turns.T
    return np.column_stack((2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)))


@pytest.mark.parametrize("turns", [many_at_once(), one_by_one()], ids=["many", "one by one"])
def test_every_way_of_lying_in_the_hand_is_as_likely(turns: Floats) -> None:
    assert np.linalg.norm(turns, axis=1) == pytest.approx(1.0)
    # Uniform rotations: each axis's height is uniform from −1 to 1, and each part of the
    # quaternion has the mean square 1/4.
    up = up_faces(turns)
    assert up.mean(axis=0) == pytest.approx(0.0, abs=0.02)
    for axis in range(3):
        tenths = np.quantile(up[:, axis], (0.1, 0.5, 0.9))
        assert tenths == pytest.approx(np.array((-0.8, 0.0, 0.8)), abs=0.03)
    assert (turns**2).mean(axis=0) == pytest.approx(0.25, abs=0.01)


def test_every_face_is_up_as_often() -> None:
    up = up_faces(many_at_once())
    nearest = np.argmax(np.abs(up), axis=1)
    signs = np.sign(up[np.arange(len(up)), nearest])
    counts = [np.sum((nearest == axis) & (signs == sign)) for axis in range(3) for sign in (-1, 1)]
    assert counts == pytest.approx([20_000 / 6] * 6, rel=0.06)


def test_the_same_luck_gives_the_same_orientation() -> None:
    first = orientation_at_pickup(luck_for(7, "pickup", 1))
    assert first == orientation_at_pickup(luck_for(7, "pickup", 1))
    assert first != orientation_at_pickup(luck_for(7, "pickup", 2))
    # Pinned: a change here changes every recorded match.
    assert first == pytest.approx(
        (0.144277133715, 0.620349550145, -0.297368490157, -0.711282310608)
    )
