"""Nothing secret is drawn for the wrong eyes: hidden cards changed, every pixel stays as it was."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Laid, State
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.matches import DelveMatch
from dexterity.session.seat import Seat
from dexterity.session.shipped import delve_box
from dexterity.ui.screens.delve.computer import odds_for
from dexterity.ui.screens.delve.play import DelveScreen
from tests.kit.delve_screens import ADA, EMMY, GRACE, ROBOT, opened
from tests.kit.delving import other_secrets
from tests.kit.screens import Driver

DRAW, ADD, PASS = do.DrawMonster(), do.AddToDungeon(), do.Pass()
TORCH, ARMOUR = (do.SetAside(TileId(tile)) for tile in ("torch", "plate_armor"))
BIDS: tuple[Action, ...] = (DRAW, ADD, DRAW, TORCH, DRAW, ADD)
"""Three players, once around: Ada lays a card, Grace sets one aside, Emmy lays one."""


def state_after(actions: tuple[Action, ...], seed: int = 3) -> tuple[DelveGame, State]:
    box = delve_box()
    options = Options(
        3, BoxChoice.BOTH, specials=True, first=PlayerId(0), adventurer=AdventurerId("warrior")
    )
    game = DelveGame(box.cards, options)
    state = game.start(seed)
    for action in actions:
        assert game.why_not(state, action) is None
        state = game.apply(state, action).state
    return game, state


def reshuffled(game: DelveGame, state: State, viewer: PlayerId | None, luck: int) -> State:
    """Another game that looks the same to somebody: all that is hidden from them is different."""
    other = other_secrets(game, game.seen_by(state, viewer), Random(luck))
    return replace(other, seed=luck)


@contextmanager
def shown(folder: Path, game: DelveGame, state: State, seats: tuple[Seat, ...]) -> Iterator[Driver]:
    with opened(folder) as driver:
        match = DelveMatch(DelveCourse.standing(delve_box(), game, seats, state))
        screen = DelveScreen(
            driver.app,
            match,
            choose=lambda _: PASS,
            on_over=lambda _: None,
            on_throw=lambda _: None,
            coach=odds_for,
        )
        driver.app.go(screen)
        driver.tick(2)
        yield driver


def frames(driver: Driver, count: int) -> list[bytes]:
    seen = []
    for _ in range(count):
        driver.tick()
        seen.append(pygame.image.tobytes(driver.window.surface, "RGB"))
    return seen


def seen_by_all(driver: Driver) -> list[bytes]:
    return frames(driver, 5)


def opened_by(driver: Driver, button: str) -> list[bytes]:
    """A page on top, which is closed again."""
    driver.click(button)
    seen = frames(driver, 3)
    driver.click(f"{button}/close")
    driver.tick(2)
    return seen


def story(driver: Driver) -> list[bytes]:
    return opened_by(driver, "story")


PEOPLE = (ADA, GRACE, EMMY)


def pixels_of(
    folder: Path, game: DelveGame, state: State, look: Callable[[Driver], list[bytes]]
) -> list[bytes]:
    with shown(folder, game, state, PEOPLE) as driver:
        return look(driver)


@pytest.mark.parametrize("actions", [(*BIDS, DRAW), (*BIDS, DRAW, ARMOUR)])
def test_the_hand_over_is_the_same_whatever_anybody_holds(
    tmp_path: Path, actions: tuple[Action, ...]
) -> None:
    game, state = state_after(actions)
    first = pixels_of(tmp_path, game, state, seen_by_all)
    other = reshuffled(game, state, None, 1)
    assert other.dungeon != state.dungeon
    assert pixels_of(tmp_path, game, other, seen_by_all) == first


def take_and(look: Callable[[Driver], list[bytes]]) -> Callable[[Driver], list[bytes]]:
    def then(driver: Driver) -> list[bytes]:
        driver.click("take")
        driver.tick(2)
        return look(driver)

    return then


def memory(driver: Driver) -> list[bytes]:
    return opened_by(driver, "memory")


def everything(driver: Driver) -> list[bytes]:
    """The page, the story, and what somebody remembers."""
    return [*seen_by_all(driver), *story(driver), *memory(driver)]


@pytest.mark.parametrize("actions", [BIDS, (*BIDS, DRAW)])
def test_whoever_took_the_screen_sees_no_more_than_is_theirs(
    tmp_path: Path, actions: tuple[Action, ...]
) -> None:
    game, state = state_after(actions)
    assert state.decides == PlayerId(0)
    first = pixels_of(tmp_path, game, state, take_and(everything))
    other = reshuffled(game, state, PlayerId(0), 5)
    assert other.dungeon != state.dungeon or other.aside != state.aside
    assert pixels_of(tmp_path, game, other, take_and(everything)) == first


def place_it(deed: str) -> Callable[[Driver], list[bytes]]:
    """Every frame from the moment the card is let go of, to the hand-over to the next player."""

    def act(driver: Driver) -> list[bytes]:
        driver.click("take")
        driver.tick(2)
        driver.move(driver.place_of(deed))
        at = driver.place_of(deed)
        driver.down(at)
        driver.up(at)
        seen = []
        for _ in range(300):
            seen += frames(driver, 1)
            if "take" in driver.reachable:
                return seen
        raise AssertionError("nobody takes the screen")

    return act


@pytest.mark.parametrize("deed", ["add", "tile/plate_armor"])
def test_a_card_that_was_placed_is_gone_from_the_first_frame(tmp_path: Path, deed: str) -> None:
    game, state = state_after((*BIDS, DRAW))
    first = pixels_of(tmp_path, game, state, place_it(deed))
    other = reshuffled(game, state, None, 11)
    assert other.drawn != state.drawn, "another card is in the hand"
    assert pixels_of(tmp_path, game, other, place_it(deed)) == first


def test_a_different_card_of_ones_own_is_seen_so_that_this_test_can_fail(tmp_path: Path) -> None:
    game, state = state_after((*BIDS, DRAW))
    other = reshuffled(game, state, None, 11)
    first = pixels_of(tmp_path, game, state, take_and(seen_by_all))
    assert pixels_of(tmp_path, game, other, take_and(seen_by_all)) != first


def test_a_person_among_computers_sees_nothing_of_their_cards(tmp_path: Path) -> None:
    game, state = state_after((*BIDS, DRAW))
    other = reshuffled(game, state, PlayerId(0), 5)
    seats = (ADA, ROBOT, replace(ROBOT, name="Other Robot"))
    pictures = []
    for one in (state, other):
        with shown(tmp_path, game, one, seats) as driver:
            pictures.append((seen_by_all(driver), story(driver)))
    assert pictures[0] == pictures[1]


def test_which_specials_joined_is_told_of_those_that_one_has_seen(tmp_path: Path) -> None:
    game, state = state_after(BIDS)
    special, other = state.specials
    names = [delve_box().monsters[one].names.en for one in (special, other)]
    mine = replace(state, dungeon=(Laid(special, PlayerId(0)), *state.dungeon[1:]),
                   deck=tuple(one for one in state.deck if one not in state.specials),
                   aside=())  # fmt: skip
    hints = []
    for laid in (replace(mine, dungeon=state.dungeon[1:]), mine, replace(mine, turned_up=(other,))):
        with shown(tmp_path, game, laid, PEOPLE) as driver:
            driver.click("take")
            driver.tick(2)
            hints.append(driver.widget("deck").hint)
    assert [[name in hint for name in names] for hint in hints] == [
        [False, False], [True, False], [True, True],
    ]  # fmt: skip
    assert "Two special monsters" in hints[0]


def test_the_coach_tells_only_the_one_who_took_the_screen(tmp_path: Path) -> None:
    game, state = state_after(BIDS)
    with shown(tmp_path, game, state, PEOPLE) as driver:
        screen = driver.app.screen
        assert isinstance(screen, DelveScreen)
        driver.tick(30)
        assert screen.coach_line.share is None
        driver.click("take")
        driver.until(lambda: screen.coach_line.share is not None, 4000)
        driver.tick(2)
        assert any("%" in text for text in driver.texts)
        driver.click("pass")
        driver.tick(2)
        assert not any("%" in text for text in driver.texts)
