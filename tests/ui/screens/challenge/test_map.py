"""The map of Challenge: chosen, played and opened by every device, and never a locked door."""

from pathlib import Path

import pytest

from dexterity.rules.challenge.game import Result
from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.ui.frame.clock import THE_DAY
from dexterity.ui.screens.challenge.level import LevelScreen
from dexterity.ui.screens.challenge.map import DWELL_S, ChallengeMap
from tests.kit.challenge_shelf import JUMP, MOVING, PLAIN
from tests.kit.challenging import Challenger, at_map, win


def chosen(player: Challenger) -> str:
    return player.screen_of(ChallengeMap).chosen.id


def test_it_begins_at_the_first_level_that_lacks_a_medal(tmp_path: Path) -> None:
    with at_map(tmp_path, won=1) as player:
        assert chosen(player) == JUMP.id
        player.key("return")
        assert player.screen_of(LevelScreen).challenge is JUMP


@pytest.mark.parametrize("won", [True, False])
def test_back_from_a_level_the_next_one_is_chosen_if_it_was_won(tmp_path: Path, won: bool) -> None:
    with at_map(tmp_path) as player:
        first, following = player.book.library.challenges[:2]
        player.key("return")
        if won:
            win(player.book, first)
        player.key("escape")
        player.wait(0.5)
        assert chosen(player) == (following.id if won else first.id)


def test_the_card_says_what_is_asked_for_and_what_was_reached(tmp_path: Path) -> None:
    with at_map(tmp_path, won=1) as player:
        assert "Jump" in player.texts
        assert player.says("requirement.jump.name")
        assert player.says("challenge_screens.never_played")
        assert player.says("challenge_screens.medal_for", medal="Gold", needed="9 points")


def test_a_mouse_that_lingers_on_a_stop_shows_its_card_and_a_click_plays(tmp_path: Path) -> None:
    with at_map(tmp_path) as player:
        player.move(player.place_of("level/streak"))
        assert chosen(player) == PLAIN.id
        player.wait(DWELL_S + 0.05)
        assert chosen(player) == "streak"
        player.click("level/streak")
        assert player.screen_of(LevelScreen).challenge.id == "streak"


def test_a_mouse_on_its_way_to_the_card_chooses_nothing(tmp_path: Path) -> None:
    with at_map(tmp_path) as player:
        for name in ("level/jump", "level/in-order", "play"):
            player.move(player.place_of(name))
        player.wait(1.0)
        assert chosen(player) == PLAIN.id


def test_a_first_tap_shows_the_card_and_a_second_one_plays(tmp_path: Path) -> None:
    with at_map(tmp_path) as player:
        player.tap("level/jump")
        assert chosen(player) == "jump"
        player.tap("level/jump")
        assert player.screen_of(LevelScreen).challenge is JUMP


def test_arrow_keys_go_along_the_path_and_the_card_follows(tmp_path: Path) -> None:
    with at_map(tmp_path) as player:
        player.focus("level/plain")
        player.key("right")
        assert (player.focused, chosen(player)) == ("level/jump", "jump")
        player.key("return")
        assert player.screen_of(LevelScreen).challenge is JUMP


def test_a_locked_chapter_says_what_opens_it_and_cannot_be_entered(tmp_path: Path) -> None:
    with at_map(tmp_path, won=3) as player:
        assert f"level/{MOVING.id}" not in player.reachable
        name = player.app.services.texts.say("challenge.chapter.2")
        assert player.says(
            "challenge_screens.locked", number=2, name=name, medals=4, won=3, before=1
        )
        player.click(f"level/{MOVING.id}")
        player.wait(1.0)
        assert chosen(player) != MOVING.id


def test_the_next_medal_opens_the_next_chapter(tmp_path: Path) -> None:
    with at_map(tmp_path, won=3) as player:
        win(player.book, player.book.library.challenges[3])
        player.screen_of(ChallengeMap).show()
        player.tick(2)
        assert f"level/{MOVING.id}" in player.reachable


@pytest.mark.parametrize("how", ["mouse", "finger", "keys"])
def test_the_days_mix_is_chosen_and_played(tmp_path: Path, how: str) -> None:
    with at_map(tmp_path) as player:
        if how == "keys":
            player.focus("daily")
        press = {
            "mouse": player.click,
            "finger": player.tap,
            "keys": lambda _: player.key("return"),
        }
        for _ in range(2):
            press[how]("daily")
            player.tick(2)
        screen = player.screen_of(LevelScreen)
        assert screen.challenge.id == "daily-2026-05-17"
        assert screen.day == THE_DAY


def test_the_days_result_is_on_its_card(tmp_path: Path) -> None:
    with at_map(tmp_path) as player:
        player.book.enter_daily(THE_DAY, Result(Ended.DICE_USED, Medal.SILVER, 9, False, 5))
        player.click("daily")
        player.tick(2)
        assert "17 May 2026" in player.texts
        assert player.says("challenge_screens.best_of_day", best="9 points", first="9 points")


def test_a_best_throw_can_only_be_watched_where_there_is_one(tmp_path: Path) -> None:
    with at_map(tmp_path) as player:
        assert "best" not in player.reachable
