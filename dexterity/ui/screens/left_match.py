"""The way back into a match that was left, whichever game it is of."""

# ruff: noqa: PLC0415 -- Imported inside: only the screens of the one game that is gone on with.

from typing import Final

from dexterity.content.texts import Texts
from dexterity.session.challenge.duel_course import DuelCourse
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.matches import Campaign, DelveMatch, PenMatch
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.records.recorded_game import Course
from dexterity.session.seat_names import seat_names
from dexterity.session.unfinished import Unfinished
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.games import game_on_title

MOST_NAMES: Final = 3
"""More names would be longer than a button."""


def game_of(left: Unfinished[Course]) -> str:
    """The choice of the title that it belongs to."""
    return game_on_title(left.record.header.game)


def left_words(left: Unfinished[Course], texts: Texts) -> str:
    """What was left, and who played."""
    names = seat_names(left.record.header.options, texts)
    rest = ["…"] if len(names) > MOST_NAMES else []
    listed = ", ".join([*names[:MOST_NAMES], *rest])
    return texts.say(f"title.continue_{left.record.header.game}", names=listed)


def to_left_match(frame: Frame, left: Unfinished[Course]) -> Screen:
    """The match as it was left; its record goes on, too."""
    tell = frame.services.tell
    match left.course:
        case DuelCourse() as course:
            from dexterity.ui.screens.challenge import routes as challenge
            from dexterity.ui.screens.challenge.book import Book

            book = Book(frame.services)
            duel = book.go_on_with(Unfinished(left.path, left.record, course))
            return challenge.to_match(frame, book, duel)
        case CampaignCourse() as course:
            from dexterity.ui.screens.fighter import routes as fighter

            campaign = Campaign.resume(Unfinished(left.path, left.record, course), tell)
            return fighter.to_phase(frame, campaign)
        case PenCourse() as course:
            from dexterity.ui.screens.pen import routes as pen

            match = PenMatch.resume(Unfinished(left.path, left.record, course), tell)
            return pen.to_match(frame, match)
        case DelveCourse() as course:
            from dexterity.ui.screens.delve import routes as delve

            delving = DelveMatch.resume(Unfinished(left.path, left.record, course), tell)
            return delve.to_match(frame, delving)
        case _:
            raise TypeError(f"nothing to go on with: {left.record.header.game}")
