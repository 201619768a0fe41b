"""Players at the map, at a level and in a duel, in the real application, on shelves of our own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from dexterity.content.challenge.challenge import Challenge
from dexterity.hand.ways.held import WayName
from dexterity.rules.challenge.game import Result
from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.session.challenge.library import Library
from dexterity.session.settings import Settings
from dexterity.ui.frame.clock import THE_DAY
from dexterity.ui.frame.screen import Screen
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.level import LevelScreen
from dexterity.ui.screens.challenge.map import ChallengeMap
from dexterity.ui.screens.dare.dare_screen import DareScreen
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from dexterity.ui.throwing.scene import Scene
from dexterity.values.vectors import Vec2
from tests.kit.challenge_shelf import shelf
from tests.kit.good_keys import throw_well
from tests.kit.screens import Driver, Room, driven

DIE = ON_STAGE.pixel(REST_MM)
SEED = 7
QUICK = Settings(first_start_done=True, reduced_motion=True)
BY_KEYS = Settings(first_start_done=True, reduced_motion=True, way=WayName.STEADY)
"""A steady hand: the keys choose and throw, and no moment counts."""

Shown = TypeVar("Shown", bound=Screen)


class Challenger(Driver):
    """Plays whatever table is on top."""

    book: Book

    def screen_of(self, kind: type[Shown]) -> Shown:
        """The screen on top, which must be of that kind."""
        screen = self.app.screen
        assert isinstance(screen, kind), screen.name
        return screen

    @property
    def table(self) -> DareScreen:
        screen = self.app.screen
        assert isinstance(screen, DareScreen), screen.name
        return screen

    def swing(self, gain: float = 3.0, aside: float = 0.0) -> list[Vec2]:
        """The places of a swing from the die towards the target, faster and faster."""
        (x, y), places = DIE, [DIE]
        for step in range(8):
            x, y = x + aside, y - gain * (step + 1)
            places.append((x, y))
        return places

    def flick(self, gain: float = 3.0) -> None:
        self.drag(*self.swing(gain))
        self.seen()

    def press_keys(self) -> None:
        """A throw by keys, whatever the dare, until its verdict is read."""
        throw_well(self, self.table.table)
        self.seen()

    def seen(self) -> None:
        """Until the verdict on what flies is read."""
        screen = self.table
        self.until(lambda: screen.table.scene is Scene.VERDICT)
        self.tick(3)

    def says(self, key: str, **words: str | int) -> bool:
        """Whether a text of the catalogue is on the stage."""
        said = self.app.services.texts.say(key, **words)
        return any(said in text for text in self.texts)


@contextmanager
def challenging(
    folder: Path, settings: Settings = QUICK, library: Library | None = None
) -> Iterator[Challenger]:
    """The application in its smallest window, with nothing but a room to come back to."""
    with driven(folder, settings, (640, 360)) as driver:
        player = Challenger(driver.app, driver.window, driver.clock)
        player.book = Book(driver.app.services, library or shelf())
        driver.app.go(Room(driver.app, "room"))
        yield player


@contextmanager
def at_map(folder: Path, won: int = 0, settings: Settings = QUICK) -> Iterator[Challenger]:
    """The map, with so many bronze medals won, from the first level on."""
    with challenging(folder, settings) as player:
        for challenge in player.book.library.challenges[:won]:
            win(player.book, challenge)
        player.app.go(ChallengeMap(player.app, player.book, THE_DAY))
        player.tick(2)
        yield player


def win(book: Book, challenge: Challenge, medal: Medal = Medal.BRONZE) -> None:
    """A medal that nobody threw for."""
    book.enter(challenge, Result(Ended.DICE_USED, medal, 1, False, 3), None)


@contextmanager
def at_level(
    folder: Path, challenge: Challenge, settings: Settings = QUICK
) -> Iterator[Challenger]:
    """A level at its beginning."""
    with challenging(folder, settings) as player:
        player.app.go(LevelScreen(player.app, player.book, challenge, seed=SEED))
        player.tick(2)
        yield player
