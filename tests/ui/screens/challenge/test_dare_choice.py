"""Choosing dares: a set that grows, what cannot join it, and practice with what was chosen."""

from pathlib import Path

import pytest

from dexterity.hand.dare.choice import known_requirements
from dexterity.ui.screens.challenge.dare_choice import DareChoice
from dexterity.ui.screens.challenge.dare_tile import DareTile
from dexterity.ui.screens.challenge.free_dare import FreeDareScreen
from dexterity.ui.screens.challenge.free_practice import FreePractice
from tests.kit.challenging import Challenger, challenging


def choosing(player: Challenger, most: int = 3) -> list[tuple[str, ...]]:
    """The choice on top; what is taken goes into the list."""
    taken: list[tuple[str, ...]] = []
    player.app.go(DareChoice(player.app, title=lambda: "Choose", most=most, on_take=taken.append))
    player.tick(2)
    return taken


def test_all_of_them_are_there_and_each_says_what_it_asks_for(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        choosing(player)
        tiles = [w for w in player.app.screen.form.widgets if isinstance(w, DareTile)]
        assert [tile.requirement for tile in tiles] == list(known_requirements())
        assert all(tile.hint for tile in tiles)


@pytest.mark.parametrize("how", ["mouse", "finger", "keys"])
def test_a_set_is_chosen_and_taken_by_any_device(tmp_path: Path, how: str) -> None:
    with challenging(tmp_path) as player:
        taken = choosing(player)
        for name in ("tile/jump", "tile/wink", "take"):
            if how == "keys":
                player.focus(name)
                player.key("return")
            else:
                {"mouse": player.click, "finger": player.tap}[how](name)
            player.tick()
        assert taken == [("jump", "wink")]


def test_pressed_once_more_it_is_let_be(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        choosing(player)
        player.click("tile/jump")
        player.tick()
        player.click("tile/jump")
        assert player.screen_of(DareChoice).chosen == ()


def test_what_does_not_go_with_it_says_why_and_is_not_taken(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        choosing(player)
        player.click("tile/flick")
        player.tick()
        slap = player.widget("tile/slap")
        assert isinstance(slap, DareTile)
        assert slap.barred
        player.click("tile/slap")
        player.tick()
        names = {key: player.app.services.texts.say(f"requirement.{one}.name")
                 for key, one in (("one", "flick"), ("other", "slap"))}  # fmt: skip
        assert player.says("requirement.conflict", **names)
        assert player.screen_of(DareChoice).chosen == ("flick",)


def test_a_fourth_is_too_many_in_a_duel_and_none_too_few(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        taken = choosing(player)
        player.click("take")
        player.tick()
        assert player.says("duel.refusal.empty_dare")
        for one in ("jump", "wink", "clumsy", "ground_level"):
            player.click(f"tile/{one}")
            player.tick()
        assert player.says("duel.refusal.too_many")
        player.click("take")
        assert taken == [("jump", "wink", "clumsy")]


def test_free_dares_lead_to_practice_and_back_with_the_same_choice(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        player.app.go(FreeDareScreen(player.app, player.book))
        player.tick(2)
        player.click("tile/wink")
        player.tick()
        player.click("take")
        player.tick(2)
        practice = player.screen_of(FreePractice)
        player.flick()
        player.flick()
        assert len(practice.verdicts) == 2
        assert practice.table.dare.ids == ("wink",)
        player.click("others")
        player.tick(2)
        assert player.screen_of(FreeDareScreen).chosen == ("wink",)
