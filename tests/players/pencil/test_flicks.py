"""Many flicks of a hand, and that what hands give is what pencils take."""

from random import Random

import numpy as np
import pytest

from dexterity.hand.pencil import feel as hand_feel
from dexterity.hand.pencil.error import PUSH_ERRORS, PushError
from dexterity.hand.pencil.scales import speed_from_power
from dexterity.physics.pencil import tuning as pencil_tuning
from dexterity.physics.pencil.flick import flick, flick_many
from dexterity.physics.pencil.grain import Grain
from dexterity.players.pencil.flicks import strayed_push, try_flicks
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push, Spot, StrokeEnd
from tests.kit.pencils import GRAIN, framed, paper, random_walls, wall

MEANT = [Push((0.0, -60.0), 0.0, 780.0), Push((0.0, -60.0), 1.0, 900.0, 0.005)]


def test_flicks_of_a_push_lie_side_by_side_about_what_was_meant() -> None:
    strokes = try_flicks(MEANT, 200, paper(), PUSH_ERRORS[Skill.EXPERT], seed=4)
    assert len(strokes) == 400
    for number, push in enumerate(MEANT):
        meant = flick(push, paper(), GRAIN).end_mm
        mean = strokes.ends_mm[200 * number : 200 * (number + 1)].mean(axis=0)
        assert tuple(mean) == pytest.approx(meant, abs=2.0)


def test_the_same_seed_tries_the_same_flicks() -> None:
    one, other, third = (
        try_flicks(MEANT, 20, paper(), PUSH_ERRORS[Skill.NOVICE], seed) for seed in (1, 1, 2)
    )
    assert np.array_equal(one.ends_mm, other.ends_mm)
    assert not np.array_equal(one.ends_mm, third.ends_mm)


def test_a_sure_hand_still_does_not_know_the_grain() -> None:
    strokes = try_flicks(MEANT[:1], 50, paper(), PushError(), seed=1)
    assert len(set(strokes.ends_mm[:, 0].tolist())) == 50


def test_a_better_hand_ends_nearer_to_where_it_meant_to() -> None:
    meant = np.array(flick(MEANT[0], paper(), GRAIN).end_mm)
    misses = [
        np.hypot(*(try_flicks(MEANT[:1], 300, paper(), PUSH_ERRORS[s], 1).ends_mm - meant).T).mean()
        for s in Skill
    ]
    assert misses[0] > 1.5 * misses[1] > 3.0 * misses[2]


def test_a_flick_in_earnest_strays_by_its_seed() -> None:
    error = PUSH_ERRORS[Skill.NOVICE]
    assert strayed_push(MEANT[0], error, 5) == strayed_push(MEANT[0], error, 5)
    assert strayed_push(MEANT[0], error, 5) != strayed_push(MEANT[0], error, 6)


def test_arrays_tell_what_the_strokes_do() -> None:
    luck = Random(9)
    spots = tuple(
        Spot(f"chest {n}", (luck.uniform(-80, 80), luck.uniform(-80, 80)), 5.0) for n in range(12)
    )
    sheet = paper(*random_walls(luck, 30), spots=spots)
    pushes = [Push((5.0, 5.0), luck.uniform(-3, 3), luck.uniform(200, 1400)) for _ in range(100)]
    strokes = flick_many(pushes, sheet, GRAIN)
    assert np.isfinite(strokes.passed_mm).any()
    for row in range(100):
        stroke = strokes.stroke(row)
        assert tuple(strokes.ends_mm[row]) == stroke.end_mm
        assert strokes.length_mm[row] == stroke.length_mm
        assert strokes.ended(stroke.end)[row]
        assert (stroke.wall is None) == (strokes.walls[row] < 0)
        assert (stroke.wall is None) == (stroke.end is not StrokeEnd.WALL)
        passed = {spots[n].id for n in np.flatnonzero(np.isfinite(strokes.passed_mm[row]))}
        assert {passing.spot for passing in stroke.passed} == passed
        ways = [passing.at_mm for passing in stroke.passed]
        assert ways == sorted(ways)


def test_which_of_them_hurt_is_told() -> None:
    sheet = paper(wall(-50, -40, -1, -40, padded=True), wall(1, -40, 50, -40))
    pushes = [Push((x, -60.0), 0.0, 900.0) for x in (-20.0, 20.0)]
    strokes = flick_many(pushes, sheet, GRAIN)
    assert strokes.ended(StrokeEnd.WALL).tolist() == [True, True]
    assert strokes.hurt().tolist() == [False, True]


def test_all_that_a_hand_gives_is_what_a_pencil_takes() -> None:
    assert hand_feel.MOST_PUSH_MM_S <= pencil_tuning.MOST_SPEED_MM_S
    assert hand_feel.MOST_LEAN_RAD <= pencil_tuning.MOST_LEAN_RAD
    assert hand_feel.MOST_BEND_RAD_MM <= pencil_tuning.MOST_BEND_RAD_MM
    assert hand_feel.PENCIL_MM == pencil_tuning.PENCIL_MM


def test_the_scale_of_power_holds_every_kind_of_stroke() -> None:
    def stroke_at(power: float) -> tuple[StrokeEnd, float]:
        push = Push((0.0, -85.0), 0.0, speed_from_power(power))
        stroke = flick(push, framed(), Grain(3))
        return stroke.end, stroke.length_mm

    assert stroke_at(0.0)[0] is StrokeEnd.TOO_WEAK
    assert stroke_at(0.5)[0] is StrokeEnd.RAN_OUT
    assert stroke_at(1.0) == (StrokeEnd.SKIPPED, 0.0)
    end, length = stroke_at(hand_feel.DEFAULT_POWER)
    assert end is StrokeEnd.RAN_OUT
    assert length == pytest.approx(34.0, abs=2.0)
