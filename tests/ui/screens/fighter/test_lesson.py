"""The first fight: played through, one learns a die, a throw, a miss, a weapon and gold."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dexterity.rules.fighter.actions import LetCount, TakeDie
from dexterity.rules.fighter.state import Phase
from dexterity.session.fighter.lesson import COMRADE, LEARNER, WEAPON, Comrade, lesson_campaign
from dexterity.ui.screens.fighter.lesson import LessonScreen, to_lesson
from dexterity.ui.screens.fighter.lesson_step import Step, step_of
from dexterity.ui.screens.posing.fights import MISS, thrown
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from tests.kit.challenging import QUICK
from tests.kit.fights import Fighter, Wanted, hits, hits_with_symbol, misses
from tests.kit.screens import Room, driven


@contextmanager
def learning(folder: Path) -> Iterator[Fighter]:
    with driven(folder, QUICK, (640, 360)) as driver:
        player = Fighter(driver.app, driver.window, driver.clock)
        driver.app.go(Room(driver.app, "room"))
        driver.app.go(to_lesson(driver.app))
        player.tick(3)
        yield player


def step(player: Fighter) -> Step:
    return player.screen_of(LessonScreen).step


def until(player: Fighter, wanted: Step) -> None:
    screen = player.screen_of(LessonScreen)
    player.until(lambda: screen.step is wanted and not screen.theatre.busy, frames=4000)
    player.tick(2)


def counts(player: Fighter, wanted: Wanted) -> None:
    player.throw(wanted)
    player.count()


def test_it_is_learnt_from_the_first_die_to_the_gold(tmp_path: Path) -> None:
    with learning(tmp_path) as player:
        steps = [step(player)]
        player.take("red")
        steps.append(step(player))
        player.throw(hits)
        steps.append(step(player))
        player.count()
        steps.append(step(player))
        until(player, Step.WATCH_MISS)
        until(player, Step.WEAPON)
        player.click(f"weapon/{WEAPON}")
        steps.append(step(player))
        player.take("blue")
        steps.append(step(player))
        assert steps == [
            Step.DIE,
            Step.THROW,
            Step.HIT,
            Step.WATCH,
            Step.ARMED_DIE,
            Step.ARMED_THROW,
        ]
        assert player.state.party[COMRADE].health < 9
        fight = player.state.fight
        assert fight is not None
        assert fight.attack is not None
        assert fight.attack.weapons == (WEAPON,)
        counts(player, hits)
        screen = player.screen_of(LessonScreen)
        player.until(lambda: screen.form.dialog is not None, frames=6000)
        player.tick(2)
        assert player.says("fight_screens.lesson.done")
        assert player.state.gold > 0


def test_a_die_is_not_taken_before_the_weapon_is_switched_on(tmp_path: Path) -> None:
    with learning(tmp_path) as player:
        player.take("red")
        counts(player, misses)
        until(player, Step.WEAPON)
        player.take("blue")
        player.is_in(Phase.CHOOSE)
        assert player.says("fight_screens.lesson.switch_first")


def test_a_symbol_is_explained_when_it_shows(tmp_path: Path) -> None:
    with learning(tmp_path) as player:
        player.take("red")
        player.throw(hits_with_symbol)
        assert step(player) is Step.SYMBOL
        assert player.says("fight_screens.lesson.symbol")


def test_it_is_left_without_a_question(tmp_path: Path) -> None:
    with learning(tmp_path) as player:
        player.key("escape")
        player.tick(2)
        assert not isinstance(player.app.screen, LessonScreen)


def test_it_can_be_played_again(tmp_path: Path) -> None:
    with learning(tmp_path) as player:
        first = player.screen_of(LessonScreen)
        first.hand_on()
        player.tick(2)
        player.click("done/again")
        player.tick(2)
        assert player.screen_of(LessonScreen) is not first
        assert step(player) is Step.DIE


@pytest.mark.parametrize("throw", [0, 1])
def test_the_comrade_misses_once_and_then_hits_by_real_throws(throw: int) -> None:
    comrade, campaign = Comrade(), lesson_campaign("Ada", "Brad")
    campaign.do(TakeDie(DieColour.RED))
    awaited = campaign.course.throw
    assert awaited is not None
    made = [
        comrade.throw(awaited.table(), awaited.die, awaited.dare, Skill.REGULAR, seed)
        for seed in (3, 4)
    ]
    assert made[throw].verdict.hit is bool(throw)


def test_whoever_runs_out_of_coloured_dice_is_told_what_to_do() -> None:
    campaign = lesson_campaign("Ada", "Brad")
    for colour in (DieColour.RED, DieColour.GREEN, DieColour.BLUE):
        campaign.do(TakeDie(colour))
        campaign.make_throw(thrown(campaign, MISS))
        campaign.do(LetCount())
    campaign.do(TakeDie(DieColour.WHITE))
    campaign.make_throw(thrown(campaign, MISS))
    campaign.do(LetCount())
    assert campaign.course.decides == LEARNER
    assert step_of(campaign.state, throws=4, armed=False, hit=False) is Step.NO_DICE
