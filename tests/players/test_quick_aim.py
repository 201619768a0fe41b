"""Aiming while somebody waits: from what was practised to what the table asks, in one round."""

from dataclasses import dataclass, replace
from math import log, pi

import numpy as np
import pytest

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.dare import PLAIN_THROW
from dexterity.hand.error import HAND_ERRORS, blur
from dexterity.hand.feel import LEAST_LOFT_RAD
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats, Tosses
from dexterity.physics.scene.props import MovingProp, Paddle, Path, Wheel
from dexterity.physics.scene.table import Table
from dexterity.players import quick_aim
from dexterity.players.quick_aim import Strays, meets, quick_toss, room_about
from dexterity.players.thrower import Thrower
from dexterity.players.throws import Throws
from dexterity.units import DEGREE
from dexterity.values.skill import Skill
from tests.kit.hands import PLAIN_TOSS, table, thrower

# --- passing --------------------------------------------------------------------------------------


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


# --- quick aim ------------------------------------------------------------------------------------


SUMMIT = replace(
    PLAIN_TOSS,
    speed_mm_s=1750.0,
    direction_rad=6.0 * DEGREE,
    loft_rad=14.0 * DEGREE,
)
"""Where throws score most on the hill below."""


@dataclass(frozen=True, slots=True)
class Scores:
    """What is left of throws when only their damages count."""

    values: Floats

    def damages(self) -> Floats:
        return self.values


def throw_at_hill(
    hand: Thrower, meant: Tosses, seed: int, *, followed: bool = False
) -> tuple[Tosses, Scores]:
    """A game of aiming without physics: 3 damage at the summit, less around it, and much luck."""
    luck = np.random.default_rng(seed)
    went = blur(meant, hand.error, luck, len(meant.speed_mm_s))
    away2 = (
        ((went.speed_mm_s - SUMMIT.speed_mm_s) / 250.0) ** 2
        + ((went.loft_rad - SUMMIT.loft_rad) / (12.0 * DEGREE)) ** 2
        + ((went.direction_rad - SUMMIT.direction_rad) / (5.0 * DEGREE)) ** 2
    )
    return went, Scores(3.0 * np.exp(-away2 / 2) + luck.normal(0.0, 1.0, len(away2)))


@pytest.fixture
def hill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thrower, "throw_once", throw_at_hill)


@pytest.mark.usefixtures("hill")
@pytest.mark.parametrize("skill", [Skill.REGULAR, Skill.EXPERT])
@pytest.mark.parametrize("seed", range(3))
def test_the_summit_of_a_hill_is_found_from_its_side(skill: Skill, seed: int) -> None:
    found = quick_toss(thrower(skill), [PLAIN_TOSS], seed)
    assert found.speed_mm_s == pytest.approx(SUMMIT.speed_mm_s, abs=300.0)
    assert found.loft_rad == pytest.approx(SUMMIT.loft_rad, abs=15.0 * DEGREE)
    assert found.direction_rad == pytest.approx(SUMMIT.direction_rad, abs=4.0 * DEGREE)


@pytest.mark.usefixtures("hill")
def test_the_same_seed_finds_the_same() -> None:
    hand = thrower()
    assert quick_toss(hand, [PLAIN_TOSS], 5) == quick_toss(hand, [PLAIN_TOSS], 5)
    assert len({quick_toss(hand, [PLAIN_TOSS], seed) for seed in range(6)}) > 1


@pytest.mark.usefixtures("hill")
def test_of_several_that_were_practised_the_better_is_changed() -> None:
    far = replace(PLAIN_TOSS, speed_mm_s=900.0, direction_rad=-0.2, twist_rad_s=3.0)
    assert quick_toss(thrower(), [far, SUMMIT], 1).twist_rad_s == SUMMIT.twist_rad_s
    told: list[int] = []
    quick_toss(thrower(), [far, far], 1, told.append)
    assert told == [quick_aim.THROWS]


def test_nothing_is_hoped_for_of_a_toss_that_no_throw_speaks_for() -> None:
    here, away = np.array([[log(1500.0), 0.0, 0.1]]), np.array([[log(1500.0), 2.0, 0.1]])
    points, worth = np.repeat(here, 50, axis=0), np.full(50, 2.0)
    points[:10, 1] += 0.3
    worth[:10] = 0.0
    strays = Strays(points, points, worth, HAND_ERRORS[Skill.EXPERT])
    promises = strays.promise(np.concatenate([here, here + np.array([0.0, 0.3, 0.0]), away]))
    assert promises[0] > 1.9
    assert promises[1] < 0.9
    assert promises[2] < promises[0]


def test_what_strikes_along_the_table_is_given_no_loft() -> None:
    struck, thrown = dare_of(["slap"]), PLAIN_THROW
    assert np.ptp(room_about(PLAIN_TOSS, struck).choices()[:, 2]) == 0.0
    assert np.ptp(room_about(PLAIN_TOSS, thrown).choices()[:, 2]) > 0.4
    low = replace(PLAIN_TOSS, loft_rad=LEAST_LOFT_RAD)
    assert room_about(low, thrown).filled(100)[:, 2].min() >= LEAST_LOFT_RAD


def test_a_wall_that_stands_before_the_target_is_thrown_past() -> None:
    """It moves, so slowly that it is a wall to the left of the middle for the whole throw."""
    stay = Path((0.0, 100.0), ((-40.0, -200.0), (-39.0, -200.0)), (0.0, 0.0))
    walled = replace(table(), props=(Paddle("wall", stay, (160.0, 12.0), 400.0),))
    hand = replace(thrower(Skill.EXPERT), table=walled)
    straight = Toss(PLAIN_TOSS.place_mm, 1500.0, 0.0, 5.0 * DEGREE, 0.0)
    found = quick_toss(hand, [straight], 1)
    before, after = (hand.throw([toss], 25, 2).hits() for toss in (straight, found))
    assert before < 3
    assert after > 5


def test_a_table_with_no_target_has_no_better_toss() -> None:
    empty = replace(thrower(), table=Table())
    assert quick_toss(empty, [PLAIN_TOSS], 1).place_mm == PLAIN_TOSS.place_mm
