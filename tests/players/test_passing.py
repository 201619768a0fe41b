"""What moves on the table, and which dice would come into its way."""

from dataclasses import replace
from math import pi

import numpy as np
import pytest

from dexterity.hand.tosses import Tosses
from dexterity.physics.scene.props import MovingProp, Paddle, Path, Wheel
from dexterity.players.passing import meets
from dexterity.players.throws import Throws
from dexterity.units import DEGREE
from tests.kit.hands import PLAIN_TOSS, table, thrower

COUNT = 12


def paddle(*places: tuple[float, float], end_s: float = 1.0) -> Paddle:
    times = np.linspace(0.0, end_s, len(places)).tolist()
    return Paddle("gate", Path(tuple(times), places, (0.0,) * len(places)), (110.0, 12.0), 45.0)


def mill(turn_rad: float) -> Wheel:
    return Wheel("mill", (0.0, -250.0), 2, 70.0, 60.0, spin_rad_s=0.01, turn_rad=turn_rad)


def followed(speed_mm_s: float = 1500.0, loft_rad: float = 0.0) -> Throws:
    """Throws straight ahead: over -250 mm after about 0.17 s, some 5 cm high on their first way."""
    hand, rows = thrower(), np.ones(COUNT)
    meant = Tosses(
        np.outer(rows, hand.place_mm), rows * speed_mm_s, 0 * rows, rows * loft_rad, 0 * rows
    )
    return hand.throw_once(meant, 3, followed=True)[1]


@pytest.mark.parametrize(
    ("prop", "met"),
    [
        (paddle((0.0, -400.0)), False),
        (paddle((0.0, -300.0)), True),
        (paddle((300.0, -300.0)), False),
        # It has been there and is gone, or comes when all is over.
        (paddle((0.0, -300.0), (300.0, -300.0), end_s=0.02), False),
        (paddle((300.0, -300.0), (300.0, -300.0), (0.0, -300.0), end_s=6.0), False),
        # An arm across the way, and one along it beside which there is room.
        (mill(0.0), True),
        (replace(mill(pi / 2), place_mm=(60.0, -250.0)), False),
    ],
)
def test_a_die_meets_what_is_there_when_it_comes_by(prop: MovingProp, met: bool) -> None:
    share = meets(followed(1500.0, -5.0 * DEGREE), (prop,)).mean()
    assert share > 0.7 if met else share < 0.2


def test_what_meets_nothing_that_moves_flies_as_if_it_were_not_there() -> None:
    prop = paddle((45.0, -222.0), (60.0, -222.0))
    hand, rows = thrower(), np.ones(60)
    meant = Tosses(np.outer(rows, hand.place_mm), rows * 1500.0, 0 * rows, 0 * rows, 0 * rows)
    without = hand.throw_once(meant, 5, followed=True)[1]
    among = replace(hand, table=replace(table(), props=(prop,))).throw_once(meant, 5)[1]
    met = meets(without, (prop,))
    alike = (without.landings.places_mm == among.landings.places_mm).all(axis=0)
    assert 5 < met.sum() < 55
    assert alike[~met].mean() > 0.9
    assert alike[met].mean() < 0.5


def test_throws_that_were_not_followed_tell_nothing() -> None:
    thrown = thrower().throw([PLAIN_TOSS], 2, 1)
    with pytest.raises(ValueError, match="not followed"):
        meets(thrown, (mill(0.0),))
