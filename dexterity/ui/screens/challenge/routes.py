"""The ways from one screen of Challenge to the next, each imported when somebody goes there."""

# ruff: noqa: PLC0415 -- Imported inside: a result leads to the level it came from, and pages that
# lead to one another make no circle.

from datetime import date
from typing import TYPE_CHECKING

from dexterity.content.challenge.challenge import Challenge
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.book import Book

if TYPE_CHECKING:
    from dexterity.session.matches import DuelMatch
    from dexterity.session.progress import BestThrow
    from dexterity.ui.screens.challenge.level_play import LevelPlay
    from dexterity.ui.screens.seating import Agreed


def to_level(frame: Frame, book: Book, challenge: Challenge, day: date | None = None) -> Screen:
    """A level, from its beginning; the day's mix if there is a day."""
    from dexterity.ui.screens.challenge.level import LevelScreen

    return LevelScreen(frame, book, challenge, day=day)


def to_showing(frame: Frame, book: Book, challenge: Challenge, best: "BestThrow") -> Screen:
    """The best throw of a level, to be watched."""
    from dexterity.ui.screens.challenge.showing import ShowingScreen

    return ShowingScreen(frame, book, challenge, best)


def to_duel(
    frame: Frame, book: Book, *, agreed: "Agreed | None" = None, after: "DuelMatch | None" = None
) -> Screen:
    """Who plays against whom, and over how many rounds; `after`: as in a match before."""
    from dexterity.ui.screens.challenge.duel_set_up import DuelSetUp

    return DuelSetUp(frame, book, agreed=agreed, after=after)


def to_match(frame: Frame, book: Book, match: "DuelMatch") -> Screen:
    """A round of a duel; between two of them, the score sheet."""
    from dexterity.rules.challenge.duel_state import Phase
    from dexterity.ui.screens.challenge.duel import DuelScreen

    if match.state.phase is not Phase.THROWING:
        return to_sheet(frame, book, match)
    return DuelScreen(frame, book, match)


def to_sheet(frame: Frame, book: Book, match: "DuelMatch") -> Screen:
    """The score sheet of a duel."""
    from dexterity.ui.screens.challenge.duel_sheet import DuelSheet

    return DuelSheet(frame, book, match)


def to_free_dare(
    frame: Frame, book: Book, chosen: tuple[str, ...] = (), target: str | None = None
) -> Screen:
    """Any requirements, to be tried."""
    from dexterity.ui.screens.challenge.free_dare import FreeDareScreen

    return FreeDareScreen(frame, book, chosen, target)


def to_free_practice(frame: Frame, book: Book, dare: tuple[str, ...], target: str) -> Screen:
    """Practice under a dare."""
    from dexterity.ui.screens.challenge.free_practice import FreePractice

    return FreePractice(frame, book, dare, target)


def to_result(frame: Frame, book: Book, play: "LevelPlay", day: date | None) -> Screen:
    """What a level came to."""
    from dexterity.ui.screens.challenge.result import ResultScreen

    return ResultScreen(frame, book, play, day)
