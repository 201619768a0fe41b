"""MuJoCo and we throw the same dice, and roughly the same happens to them."""

import numpy as np
import pytest

from dexterity.bench.ends import Tally, tally
from dexterity.bench.job import make_job, metres_from
from dexterity.bench.lanes import throw_in_lanes
from dexterity.bench.peer import Missing, Peer, find_peer, states_from
from dexterity.bench.scenes import bare_table
from dexterity.physics.batch import LaunchArrays

THROWS = 200

TRAVEL_TIMES = 1.5
TIME_TIMES = 2.0
"""How far apart the means may be, as factors. The engines mean different things by a contact:
MuJoCo's are soft springs, and its dice roll on for longer; ours are hard, end slow hits at once
and damp a die that lies on a face. The margins are there to find a wrong unit, axis or frame, not
to make the two agree."""

LEAST_FAIR = 20.5
"""Chi squared of six faces that one fair job in a thousand exceeds."""


@pytest.fixture(scope="module")
def peer() -> Peer:
    found = find_peer()
    if isinstance(found, Missing):
        pytest.skip(found.sentence)
    return found


@pytest.fixture(scope="module")
def theirs(peer: Peer) -> Tally:
    return tally(peer.throw_all(make_job(THROWS)))


@pytest.fixture(scope="module")
def ours() -> Tally:
    return tally(throw_in_lanes(make_job(THROWS), bare_table()))


def factor(one: float | None, other: float | None) -> float:
    assert one is not None
    assert other is not None
    return max(one / other, other / one)


def test_dice_travel_about_as_far(ours: Tally, theirs: Tally) -> None:
    assert factor(ours.travel_mm, theirs.travel_mm) < TRAVEL_TIMES


def test_dice_take_about_as_long_to_rest(ours: Tally, theirs: Tally) -> None:
    assert factor(ours.time_to_rest_s, theirs.time_to_rest_s) < TIME_TIMES
    assert ours.rested_share == 1.0
    assert theirs.rested_share == 1.0


def test_dice_are_fair_in_both(ours: Tally, theirs: Tally) -> None:
    assert ours.chi_squared < LEAST_FAIR
    assert theirs.chi_squared < LEAST_FAIR


def test_a_throw_ends_the_same_whatever_was_thrown_before(peer: Peer) -> None:
    job = make_job(30)
    assert peer.throw_all(job).travel_mm[:10].tolist() == (
        peer.throw_all(make_job(10)).travel_mm.tolist()
    )


def test_a_free_joint_spins_about_the_dies_own_axes() -> None:
    half = np.sqrt(0.5)
    quarter_turn_about_z = np.array([[half, 0.0, 0.0, half]])
    launch = LaunchArrays(
        np.zeros((1, 3)), np.zeros((1, 3)), quarter_turn_about_z, np.array([[5.0, 0.0, 2.0]])
    )
    _, speeds = states_from(metres_from(launch))
    # The die's x looks along the table's y, so what turns about the table's x is its -y.
    assert speeds[0, 3:] == pytest.approx((0.0, -5.0, 2.0))
