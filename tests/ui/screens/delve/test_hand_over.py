"""The hand-over shows nothing by accident: whatever is done to it, every pixel is the same for all
cards that anybody may hold; and who turns away from their cards finds them covered."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.rules.delve.player import PlayerId
from dexterity.ui.input.intentions import Intention
from tests.kit.delve_screens import ADA, ROBOT, SMALL_PX, names
from tests.kit.screens import Driver, Room
from tests.ui.screens.delve.test_no_leak import (
    BIDS,
    DRAW,
    PEOPLE,
    frames,
    reshuffled,
    shown,
    state_after,
)

Accident = Callable[[Driver], list[bytes]]


def resized(driver: Driver) -> list[bytes]:
    seen = list[bytes]()
    for size in ((512, 384), SMALL_PX):
        driver.resize(size)
        seen += frames(driver, 1)
    return seen


def in_another_language(driver: Driver) -> list[bytes]:
    seen = list[bytes]()
    for language in (Language.FRENCH, Language.ENGLISH):
        settings = driver.app.services.settings
        driver.app.change_settings(replace(settings, language=language))
        seen += frames(driver, 2)
    return seen


def helped(driver: Driver) -> list[bytes]:
    driver.intend(Intention.HELP)
    seen = frames(driver, 2)
    driver.intend(Intention.HELP)
    return [*seen, *frames(driver, 2)]


def out_of_focus(driver: Driver) -> list[bytes]:
    driver.lose_focus()
    return frames(driver, 2)


def elsewhere(driver: Driver) -> list[bytes]:
    driver.app.go(Room(driver.app, "elsewhere"))
    driver.tick(2)
    driver.app.back()
    return frames(driver, 2)


def nearly_left(driver: Driver) -> list[bytes]:
    driver.key("escape")
    seen = frames(driver, 2)
    driver.click("leave/stay")
    return [*seen, *frames(driver, 2)]


def story_read(driver: Driver) -> list[bytes]:
    driver.intend(Intention.MENU)
    seen = frames(driver, 2)
    driver.click("story/close")
    return [*seen, *frames(driver, 2)]


def all_pointed_at(driver: Driver) -> list[bytes]:
    seen = list[bytes]()
    for x in (120.0, 400.0, 640.0, 900.0, 1140.0):
        driver.move((x, 240.0))
        seen += frames(driver, 30)
    return seen


def walked_by_keys(driver: Driver) -> list[bytes]:
    seen = list[bytes]()
    for _ in range(6):
        driver.key("tab")
        seen += frames(driver, 1)
    return seen


ACCIDENTS: tuple[Accident, ...] = (
    resized, in_another_language, helped, out_of_focus, elsewhere, nearly_left, story_read,
    all_pointed_at, walked_by_keys,
)  # fmt: skip


@pytest.mark.parametrize("accident", ACCIDENTS, ids=lambda one: one.__name__)
def test_no_accident_shows_what_somebody_holds(tmp_path: Path, accident: Accident) -> None:
    game, state = state_after((*BIDS, DRAW))
    pictures = []
    for one in (state, reshuffled(game, state, None, 11)):
        with shown(tmp_path, game, one, PEOPLE) as driver:
            pictures.append(accident(driver))
            assert "take" in driver.reachable
    assert pictures[0] == pictures[1]


def with_tooltip_by_key(driver: Driver) -> list[bytes]:
    """The card explains itself while it is laid by the key."""
    driver.move(driver.place_of("drawn"))
    driver.wait(1.2)
    driver.key("return")
    return frames(driver, 40)


TURNS_AWAY: tuple[Accident, ...] = (out_of_focus, elsewhere, with_tooltip_by_key)


@pytest.mark.parametrize("turns_away", TURNS_AWAY, ids=lambda one: one.__name__)
def test_who_turns_away_from_a_card_leaves_nothing_of_it_to_see(
    tmp_path: Path, turns_away: Accident
) -> None:
    game, state = state_after((*BIDS, DRAW))
    other = reshuffled(game, state, None, 11)
    assert other.drawn != state.drawn
    pictures = []
    for one in (state, other):
        with shown(tmp_path, game, one, PEOPLE) as driver:
            driver.click("take")
            driver.tick(2)
            assert "drawn" in names(driver)
            pictures.append(turns_away(driver))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("page", ["memory", "story"])
def test_what_was_open_on_top_is_closed_for_who_turns_away(tmp_path: Path, page: str) -> None:
    game, state = state_after(BIDS)
    with shown(tmp_path, game, state, PEOPLE) as driver:
        for name in ("take", page):
            driver.click(name)
            driver.tick(2)
        assert f"{page}/close" in names(driver)
        driver.lose_focus()
        driver.tick(2)
        assert f"{page}/close" not in names(driver)
        assert "take" in driver.reachable
        driver.click("take")
        driver.tick(2)
        assert "draw" in driver.reachable, "and goes on where they were"


def test_who_plays_alone_against_computers_is_not_asked_again(tmp_path: Path) -> None:
    game, state = state_after((*BIDS, DRAW))
    assert state.decides == PlayerId(0)
    seats = (ADA, ROBOT, replace(ROBOT, name="Other Robot"))
    with shown(tmp_path, game, state, seats) as driver:
        driver.lose_focus()
        driver.tick(2)
        assert "drawn" in names(driver)
