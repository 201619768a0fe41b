"""The ways from one screen of Challenge to the next, each imported when somebody goes there."""

# ruff: noqa: PLC0415 -- Imported inside: a result leads to the level it came from, and pages that
# lead to one another make no circle.

from datetime import date
from typing import TYPE_CHECKING

from dexterity.content.challenge import Challenge
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.book import Book

if TYPE_CHECKING:
    from dexterity.rules.challenge.game import Result
    from dexterity.session.progress import BestThrow, LevelProgress


def to_level(frame: Frame, book: Book, challenge: Challenge, day: date | None = None) -> Screen:
    """A level, from its beginning; the day's mix if there is a day."""
    from dexterity.ui.screens.challenge.level import LevelScreen

    return LevelScreen(frame, book, challenge, day=day)
