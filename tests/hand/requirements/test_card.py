"""Card catapult."""

from math import degrees, dist, pi, radians, sin

import pytest

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.claims import FLIES, Thing
from dexterity.hand.dare.proof import Witness
from dexterity.hand.dare.stroke import Stroke, deed_from_stroke
from dexterity.hand.requirements.card import (
    ARM_MM,
    HEIGHT_MM,
    LEAST_FLOWN_CM,
    MIDDLE_MM,
    MOST_MM_S,
    PIECE,
)
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.physics.dice.die import DICE
from dexterity.session.demonstration import shown_table
from dexterity.session.throw import Throw, throw_deed
from dexterity.values.colour import DieColour
from dexterity.values.landing import Finding
from dexterity.values.launch import Tool
from dexterity.values.pointer import PointerSample
from tests.kit.tool_paths import loosing, moved_by, rest_of, speeds


def pulled(x_mm: float, y_mm: float) -> Toss | None:
    x, y, _ = rest_of(PIECE)
    path: Track = (PointerSample(0.0, x, y), PointerSample(0.4, x + x_mm, y + y_mm))
    return loosing(PIECE).toss(path, rest_of(PIECE), radians(30.0))


def test_it_claims_the_die_lets_it_fly_and_must_fling() -> None:
    assert PIECE.claims == {Thing.LAUNCH: Tool.CARD, Thing.LIES: "card", Thing.COURSE: FLIES}
    assert PIECE.proof is not None
    assert PIECE.proof.witness is Witness.FLIGHT


def test_a_pull_throws_the_other_way() -> None:
    toss = pulled(30.0, -80.0)
    assert toss is not None
    assert degrees(toss.direction_rad) == pytest.approx(-20.556, abs=0.001)
    assert degrees(toss.loft_rad) == pytest.approx(30.0)
    assert toss.place_mm == rest_of(PIECE)


def test_a_mirrored_pull_throws_to_the_other_side() -> None:
    one, other = pulled(30.0, -80.0), pulled(-30.0, -80.0)
    assert one is not None
    assert other is not None
    assert other.direction_rad == -one.direction_rad
    assert other.speed_mm_s == one.speed_mm_s


def test_a_longer_pull_throws_harder_up_to_what_a_card_can_do() -> None:
    tosses = [pulled(0.0, -mm) for mm in (20.0, 80.0, 140.0, 400.0)]
    speeds_mm_s = [toss.speed_mm_s for toss in tosses if toss is not None]
    assert speeds_mm_s == sorted(set(speeds_mm_s))
    assert speeds_mm_s[-1] == MOST_MM_S


def test_a_slack_card_throws_nothing() -> None:
    assert pulled(5.0, -10.0) is None


def test_the_die_lies_on_a_level_card() -> None:
    first = moved_by(PIECE, 1200.0, 0.0, 30.0)[0]
    assert first.tilt_rad == 0.0
    assert first.place_mm == pytest.approx((0.0, -500.0 + ARM_MM - MIDDLE_MM, HEIGHT_MM))


@pytest.mark.parametrize("speed_mm_s", [700.0, 1200.0, 2000.0])
def test_the_die_leaves_with_the_speed_and_the_loft_that_were_meant(speed_mm_s: float) -> None:
    poses = moved_by(PIECE, speed_mm_s, 15.0, 40.0)
    at_die = [speed * ARM_MM / MIDDLE_MM for speed in speeds(poses)]
    moving = [speed for speed in at_die if speed > 1e-6]
    # Half a step before it stops, it has all but half a step's worth of its speed.
    assert moving[-1] == pytest.approx(speed_mm_s, rel=0.06)
    assert poses[-1].tilt_rad == pytest.approx(pi / 2 - radians(40.0))


def test_the_card_turns_about_its_fold() -> None:
    for pose in moved_by(PIECE, 1200.0, 0.0, 30.0):
        x, y, z = pose.place_mm
        assert dist((y, z), (-500.0 + ARM_MM, HEIGHT_MM)) == pytest.approx(MIDDLE_MM)
        assert z - HEIGHT_MM == pytest.approx(MIDDLE_MM * sin(pose.tilt_rad))
        assert x == 0.0


def flung(pull_mm: float) -> Throw:
    dare = dare_of(["card"])
    path = (PointerSample(0.0, 0.0, -500.0), PointerSample(0.4, 0.0, -500.0 - pull_mm))
    deed = deed_from_stroke(Stroke(path, loft_rad=radians(30.0)), dare)
    assert deed is not None
    return throw_deed(deed, (1.0, 0.0, 0.0, 0.0), shown_table(dare), DICE[DieColour.RED], dare=dare)


def finding(pull_mm: float) -> Finding:
    (found,) = flung(pull_mm).verdict.findings
    return found


@pytest.mark.parametrize("pull_mm", [16.0, 22.0, 30.0])
def test_off_a_card_that_was_hardly_bent_the_die_slides_and_that_is_no_fling(
    pull_mm: float,
) -> None:
    throw = flung(pull_mm)
    assert throw.deed.motion is not None
    sprung_s = throw.deed.motion.poses[-2].at_s
    assert throw.flight.feat.tool_contact_s > sprung_s + 0.05
    # Fast enough it is, by its own weight.
    assert throw.flight.feat.tool_speed_mm_s > 500.0
    assert not finding(pull_mm).passed
    assert finding(pull_mm).measured < 4.0


def test_the_more_a_card_is_bent_the_farther_the_die_flies() -> None:
    found = [finding(pull_mm) for pull_mm in (30.0, 50.0, 65.0, 80.0, 110.0)]
    flown = [one.measured for one in found]
    assert flown == sorted(flown)
    assert [one.passed for one in found] == [False, False, False, True, True]
    assert all(one.needed == LEAST_FLOWN_CM for one in found)
