"""A level, driven through the real application: thrown, counted, given up, won and kept."""

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from dexterity.content.challenge.challenge import Medals
from dexterity.hand.ways.held import WayName
from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.session.aim_aid import AimAid
from dexterity.session.progress import medals_to_open
from dexterity.session.progress_file import load_progress
from dexterity.ui.screens.challenge.level import LevelScreen
from dexterity.ui.screens.challenge.map import ChallengeMap
from dexterity.ui.screens.challenge.result import ResultScreen
from dexterity.ui.screens.challenge.showing import ShowingScreen
from dexterity.ui.screens.posing.challenges import sample_throw
from dexterity.ui.show.rewards import Reward
from dexterity.ui.sound.cues import Cue
from dexterity.ui.throwing.scene import Scene
from tests.kit.challenge_shelf import CLEAR, EXACT, IN_ORDER, JUMP, MIX, MOVING, PLAIN
from tests.kit.challenging import BY_KEYS, QUICK, Challenger, at_level, at_map, win
from tests.kit.screens import Listener


def test_a_throw_counts_and_the_next_die_waits(tmp_path: Path) -> None:
    with at_level(tmp_path, PLAIN) as player:
        screen = player.screen_of(LevelScreen)
        assert player.says("challenge_screens.dice", left="3")
        player.flick()
        assert len(screen.shown.throws) == 1
        assert player.says("challenge_screens.dice", left="2")
        assert screen.table.die.colour == "green"


def test_the_next_die_is_grabbed_from_the_verdict_without_any_other_click(tmp_path: Path) -> None:
    with at_level(tmp_path, PLAIN) as player:
        player.flick(gain=1.2)
        player.flick(gain=1.2)
        assert len(player.screen_of(LevelScreen).shown.throws) == 2


def test_a_count_is_not_told_before_the_die_lies(tmp_path: Path) -> None:
    with at_level(tmp_path, PLAIN) as player:
        screen = player.screen_of(LevelScreen)
        player.drag(*player.swing())
        player.until(lambda: len(screen.play.state.throws) == 1)
        assert screen.table.scene is Scene.FLIGHT
        assert screen.shown.throws == ()


def test_a_level_played_to_its_end_is_kept_at_once(tmp_path: Path) -> None:
    with at_level(tmp_path, PLAIN) as player:
        screen = player.screen_of(LevelScreen)
        for _ in range(3):
            if screen.goes_on:
                player.flick()
        assert not screen.goes_on
        assert screen.table.empty_handed
        kept = load_progress(player.app.services.folders.progress_file).progress
        assert kept.levels["plain"].tries == 1
        player.click("result")
        assert player.screen_of(ResultScreen).play is screen.play


@pytest.mark.parametrize("how", ["press", "space", "escape"])
def test_whatever_takes_up_the_next_die_leads_to_the_result(tmp_path: Path, how: str) -> None:
    with at_level(tmp_path, PLAIN) as player:
        screen = player.screen_of(LevelScreen)
        while screen.goes_on:
            player.flick()
        if how == "press":
            player.click((640.0, 620.0))
        else:
            player.key(how)
        player.screen_of(ResultScreen)


def test_the_same_with_keys_alone(tmp_path: Path) -> None:
    with at_level(tmp_path, PLAIN, BY_KEYS) as player:
        screen = player.screen_of(LevelScreen)
        while screen.goes_on:
            for _ in range(3):
                player.key("space")
            player.seen()
            if screen.goes_on:
                player.key("space")
        player.key("space")
        player.screen_of(ResultScreen)


def test_where_something_is_at_stake_the_aim_aid_is_one_of_its_own(tmp_path: Path) -> None:
    with at_level(tmp_path, PLAIN) as player:
        table, shown = player.screen_of(LevelScreen).table, []
        for _ in AimAid:
            shown.append(table.aid)
            player.click("aid")
        assert shown == [AimAid.SHORT, AimAid.NONE, AimAid.FULL]
        assert player.app.services.settings.practice_aid is AimAid.FULL


@pytest.mark.parametrize("way", WayName)
def test_only_a_steady_hand_throws_at_a_button(tmp_path: Path, way: WayName) -> None:
    with at_level(tmp_path, PLAIN, replace(QUICK, way=way)) as player:
        screen = player.screen_of(LevelScreen)
        names = [widget.name for widget in screen.form.widgets]
        assert ("throw" in names) == (way is WayName.STEADY)
        if way is WayName.STEADY:
            for _ in range(2):
                player.click("throw")
            player.seen()
            assert screen.shown.throws


def test_a_requirement_that_was_not_met_is_named_with_what_it_lacked(tmp_path: Path) -> None:
    with at_level(tmp_path, JUMP) as player:
        screen = player.screen_of(LevelScreen)
        assert player.says("requirement.jump.how")
        player.flick()
        last = screen.table.last
        assert last is not None
        assert [one.requirement for one in last.verdict.failed] == ["jump"]
        assert any("jump" in text.lower() for text in player.texts)
        assert screen.shown.throws[0].void
        playback = screen.table.playback
        assert playback is not None
        assert playback.verdict == last.verdict


def test_each_throw_of_a_mix_has_its_own_dare(tmp_path: Path) -> None:
    with at_level(tmp_path, MIX) as player:
        screen = player.screen_of(LevelScreen)
        dares: list[tuple[str, ...]] = []
        while screen.goes_on and len(dares) < 3:
            dares.append(screen.table.dare.ids)
            player.press_keys()
            player.click((640.0, 620.0))
            player.tick(3)
        assert dares == [("jump",), ("wink",), ("jump", "wink")]


def test_what_lies_there_stays_where_a_throw_left_it(tmp_path: Path) -> None:
    with at_level(tmp_path, CLEAR) as player:
        screen = player.screen_of(LevelScreen)
        before = screen.table.table.lying
        player.flick()
        player.click((640.0, 620.0))
        player.tick(3)
        now = screen.table.table.lying
        assert len(now) == len(screen.shown.still_there)
        moved = [die for die in screen.shown.still_there if die not in screen.play.game.level.lying]
        assert (now != before) == bool(moved or len(now) < len(before))


def test_what_moves_goes_on_while_one_aims_and_from_there_in_the_flight(tmp_path: Path) -> None:
    with at_level(tmp_path, MOVING) as player:
        screen = player.screen_of(LevelScreen)
        player.wait(1.0)
        assert screen.table.clock_s == pytest.approx(1.0, abs=0.1)
        player.drag(*player.swing())
        released = screen.table.released_s
        assert released > 1.0
        (gate,) = screen.table.table.props
        (later,) = screen.table.turn.table(None, released).props
        assert gate == later
        player.seen()
        assert screen.table.clock_s > released


def test_the_section_whose_turn_it_is_is_told(tmp_path: Path) -> None:
    with at_level(tmp_path, IN_ORDER) as player:
        assert player.says("challenge_screens.section_now", value="1")


def test_a_race_says_in_how_many_throws_each_medal_is_won(tmp_path: Path) -> None:
    with at_level(tmp_path, EXACT) as player:
        assert player.says("challenge.within", throws="2 throws")
        assert player.says("challenge_screens.of_finish", count="0 points", finish="7")


def test_a_new_start_forgets_the_try(tmp_path: Path) -> None:
    with at_level(tmp_path, PLAIN) as player:
        assert "restart" not in player.reachable
        player.flick()
        player.click("restart")
        player.tick(2)
        screen = player.screen_of(LevelScreen)
        assert screen.shown.throws == ()
        assert screen.table.scene is Scene.HAND
        assert not player.app.services.folders.progress_file.exists()


def test_who_has_had_enough_keeps_what_was_won(tmp_path: Path) -> None:
    with at_level(tmp_path, PLAIN) as player:
        player.flick(gain=1.2)
        player.click("give_up")
        result = player.screen_of(ResultScreen).result
        assert result is not None
        assert result.ended is Ended.GIVEN_UP
        assert player.book.progress.levels["plain"].tries == 1


# --- what there is to be proud of -----------------------------------------------------------------


def listening(player: Challenger) -> Listener:
    sounds = player.app.services.sounds
    assert isinstance(sounds, Listener)
    sounds.cues.clear()
    return sounds


def throw(player: Challenger, *, astray: bool = False) -> None:
    """A throw that hits, or goes astray, seen to its end."""
    screen = player.screen_of(LevelScreen)
    made = (sample_throw(screen.play.turn, number, astray=astray) for number in count())
    screen.table.show_throw(next(one for one in made if one.verdict.hit is not astray))
    player.until(lambda: screen.table.scene is Scene.VERDICT)
    player.tick(2)


def test_the_last_die_that_wins_a_medal_is_celebrated(tmp_path: Path) -> None:
    one_hit = replace(PLAIN, medals=Medals(1, 99, 999))
    with at_level(tmp_path, one_hit) as player:
        sounds, rewards = listening(player), player.screen_of(LevelScreen).table.rewards
        for _ in range(2):
            throw(player, astray=True)
            assert rewards.earned is None
        throw(player)
        assert rewards.earned is Reward.WIN
        assert sounds.cues.count(Cue.WIN) == 1


def test_a_last_die_that_adds_nothing_to_the_medal_is_not(tmp_path: Path) -> None:
    one_hit = replace(PLAIN, medals=Medals(1, 99, 999))
    with at_level(tmp_path, one_hit) as player:
        sounds, screen = listening(player), player.screen_of(LevelScreen)
        throw(player)
        assert screen.goes_on
        assert screen.table.rewards.earned is None
        for _ in range(2):
            throw(player, astray=True)
        assert screen.play.result is not None
        assert screen.play.result.medal is Medal.BRONZE
        assert Cue.WIN not in sounds.cues


@pytest.mark.parametrize("before", [3, 2])
def test_the_medal_that_opens_a_chapter_is_celebrated_on_the_page_of_the_result(
    tmp_path: Path, before: int
) -> None:
    one_hit = replace(PLAIN, medals=Medals(1, 2, 3), dice=(PLAIN.dice[0],))
    with at_level(tmp_path, one_hit, replace(QUICK, captions=True)) as player:
        others = [one for one in player.book.library.chapter(1) if one.id != PLAIN.id]
        for challenge in others[:before]:
            win(player.book, challenge)
        opens = before == medals_to_open((PLAIN, *others)) - 1
        throw(player)
        sounds = listening(player)
        player.click("result")
        player.tick(2)
        name = player.app.services.texts.say("challenge.chapter.2")
        assert player.says("challenge_screens.opened", number=2, name=name) is opens
        assert (Cue.CHAPTER in sounds.cues) is opens
        assert player.says("caption.chapter") is opens
        # Played once more, it opens nothing any more.
        player.click("again")
        player.tick(2)
        throw(player)
        player.click("result")
        player.tick(2)
        assert not player.says("challenge_screens.opened", number=2, name=name)


# --- leaving --------------------------------------------------------------------------------------


def test_leaving_a_try_asks_first(tmp_path: Path) -> None:
    with at_map(tmp_path) as player:
        player.key("return")
        player.tick(2)
        player.flick(gain=1.2)
        player.key("escape")
        player.tick()
        assert player.says("challenge_screens.leave_level")
        player.click("leave/stay")
        player.screen_of(LevelScreen)
        player.key("escape")
        player.tick()
        player.click("leave/go")
        player.screen_of(ChallengeMap)
        assert player.book.progress.levels == {}


def test_a_level_in_which_nothing_was_thrown_is_left_at_once(tmp_path: Path) -> None:
    with at_map(tmp_path) as player:
        player.key("return")
        player.tick(2)
        player.key("escape")
        player.screen_of(ChallengeMap)


def test_the_last_throw_can_be_watched_again_and_the_best_one_ever_after(tmp_path: Path) -> None:
    with at_level(tmp_path, PLAIN) as player:
        screen = player.screen_of(LevelScreen)
        player.flick()
        player.click("watch")
        assert screen.table.scene is Scene.WATCHING
        player.tick()
        player.click("watch/close")
        while screen.goes_on:
            player.flick()
        player.key("space")
        player.tick(2)
        assert screen.play.best is not None
        player.click("best")
        player.tick(2)
        shown = player.screen_of(ShowingScreen)
        player.until(lambda: shown.playback is not None and shown.playback.done)
        flight = shown.playback.flight if shown.playback else None
        assert flight is not None
        assert flight.digest() == screen.play.best.thrown.digest
