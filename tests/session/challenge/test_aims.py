"""What the hand means: searched for rarely, turned towards dice that moved, never made up."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import atan2

import pytest

from dexterity.content.challenge.challenge import Challenge, Medals
from dexterity.content.challenge.goal import KnockOffGoal
from dexterity.content.challenge.props import Lying
from dexterity.hand.toss import Toss
from dexterity.players.thrower import Thrower
from dexterity.players.throws import Throws
from dexterity.rules.challenge.level import State
from dexterity.session.challenge import aims as aiming
from dexterity.session.challenge.aims import Aims
from dexterity.values.colour import DieColour
from dexterity.values.goal import Brink
from dexterity.values.landing import DieRest
from dexterity.values.skill import Skill
from dexterity.values.vectors import Vec2
from tests.kit.challenge_shelf import CLEAR, EXACT, PLAIN, shelf
from tests.kit.hands import PLAIN_TOSS


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Thrower]:
    """Who searched; each search finds the plain toss, a little faster every time."""
    searched: list[Thrower] = []

    def find_at_once(
        thrower: Thrower,
        seed: int,
        throws_a_round: Sequence[int],
        *,
        worth: Callable[[Throws], object],
        throws_to_prove: int,
        towards_mm: Vec2 | None,
    ) -> Toss:
        searched.append(thrower)
        return replace(PLAIN_TOSS, speed_mm_s=PLAIN_TOSS.speed_mm_s + len(searched))

    monkeypatch.setattr(aiming, "find_toss", find_at_once)
    return searched


def aims_at(challenge: Challenge) -> Aims:
    return Aims(challenge, shelf(), Skill.EXPERT, 1)


def moved(state: State, number: int, x_mm: float, y_mm: float) -> State:
    """The same state, but for where one die lies."""
    dice = list(state.lying)
    dice[number] = replace(dice[number], place_mm=(x_mm, y_mm, dice[number].place_mm[2]))
    return replace(state, lying=tuple(dice))


def bearing(toss: Toss, die: DieRest) -> float:
    return atan2(die.place_mm[0] - toss.place_mm[0], die.place_mm[1] - toss.place_mm[1])


def test_throws_that_ask_for_the_same_are_searched_for_once(searches: list[Thrower]) -> None:
    aims = aims_at(replace(PLAIN, dice=(DieColour.RED,) * 3))
    start = aims.game.start(1)
    assert aims.aim(start) == aims.aim(start)
    assert len(searches) == 1


def test_each_die_and_each_requirement_is_searched_for(searches: list[Thrower]) -> None:
    for challenge in (PLAIN, replace(PLAIN, dice=(DieColour.GREEN,)), EXACT):
        aims = aims_at(challenge)
        aims.aim(aims.game.start(1))
    assert [thrower.die.colour for thrower in searches] == ["red", "green", "red"]


def test_dice_that_hardly_moved_are_aimed_at_as_before(searches: list[Thrower]) -> None:
    aims = aims_at(CLEAR)
    start = aims.game.start(1)
    x, y, _ = start.lying[0].place_mm
    assert aims.aim(moved(start, 0, x + 2.0, y - 2.0)) == aims.aim(start)
    assert len(searches) == 1


def test_towards_dice_that_were_pushed_about_the_hand_turns_what_it_learnt(
    searches: list[Thrower],
) -> None:
    aims = aims_at(CLEAR)
    start = aims.game.start(1)
    learnt = aims.aim(start)
    pushed = moved(moved(start, 0, 60.0, 0.0), 1, -60.0, 0.0)
    meant = aims.aim(pushed)
    assert len(searches) == 1, "no second search"
    turned = {bearing(learnt, die) for die in pushed.lying}
    assert meant.direction_rad in turned | {learnt.direction_rad}
    assert replace(meant, direction_rad=learnt.direction_rad) == learnt


def test_the_hand_throws_on_the_table_as_it_is(searches: list[Thrower]) -> None:
    aims = aims_at(CLEAR)
    pushed = moved(aims.game.start(1), 0, 33.0, 44.0)
    assert aims.thrower(pushed).table.lying[0].place_mm == (33.0, 44.0)


def test_without_a_target_the_hand_looks_where_the_dice_lie() -> None:
    cliff = tuple(Lying(DieColour.WHITE, (x, 630.0), 0.0, 2) for x in (-20.0, 20.0))
    goal = KnockOffGoal(Brink.TABLE)
    aims = aims_at(replace(CLEAR, target=None, goal=goal, lying=cliff, medals=Medals(1, 2, 2)))
    start = aims.game.start(1)
    thrown = aims.thrower(start).throw([aims.aim(start)], 40, 1)
    assert thrown.landings.places_mm[1].max() > 600.0
    assert aims.gains(start, thrown).mean() > 0.1


def test_a_toss_that_brings_the_goal_nearer_gains_more_than_one_that_hits_the_table() -> None:
    aims = aims_at(PLAIN)
    start = aims.game.start(1)
    short = replace(PLAIN_TOSS, speed_mm_s=700.0)
    good, bad = (
        aims.gains(start, aims.thrower(start).throw([toss], 30, 1)).mean()
        for toss in (PLAIN_TOSS, short)
    )
    assert good > bad
    assert bad == 0.0
