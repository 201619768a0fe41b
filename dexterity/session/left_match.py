"""The newest match of any game that was left before its end."""

from pathlib import Path
from typing import Final

from dexterity.session.challenge.duel_record import DuelOptions
from dexterity.session.delve.delve_options import DelveOptions
from dexterity.session.fighter.campaign_record import FighterOptions
from dexterity.session.pen.pen_options import PenOptions
from dexterity.session.records.record import Header
from dexterity.session.records.recorded_game import Course
from dexterity.session.records.recorded_games import course_of
from dexterity.session.seat import Seat
from dexterity.session.unfinished import LastMatch

CAN_BE_LEFT: Final = ("duel", "fighter", "pen", "delve")
"""Games that can be gone on with; a practice or a level is simply begun anew."""


def last_left(folder: Path) -> LastMatch[Course]:
    """Among the newest records of them all; to be read on a little at a time."""
    return LastMatch(folder, CAN_BE_LEFT, course_of)


def seats_in(header: Header) -> tuple[Seat, ...]:
    """Who played; nobody in particular, where a game has no seats."""
    match header.options:
        case DuelOptions() | FighterOptions() | PenOptions() | DelveOptions() as options:
            return options.seats
        case _:
            return ()
