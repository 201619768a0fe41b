"""Matches of Pen kept as they happen: begun, found again where they were left, gone on with."""

from datetime import datetime
from pathlib import Path

from dexterity.content.pen.box import PenBox
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.pen.match import PenMatch
from dexterity.session.pen.pen_options import pen_options
from dexterity.session.pen.pen_record import PenCourse, begin_course
from dexterity.session.pen.shipped_box import shipped_box
from dexterity.session.records.match_log import Tell, new_header, new_log, resumed_log
from dexterity.session.seat import Seats
from dexterity.session.series import ALONE, Series
from dexterity.session.unfinished import LastMatch, Unfinished


def begin_pen_match(
    sheet: Sheet,
    options: Options,
    seats: Seats,
    seed: int,
    folder: Path,
    *,
    tell: Tell,
    before: Series = ALONE,
    box: PenBox | None = None,
    begun: datetime | None = None,
) -> PenMatch:
    """A new one; `folder` is where records are kept, and nothing is in it before the first deed.

    `before`: the games of its series before this one.
    """
    cards = box or shipped_box()
    header = new_header(pen_options(cards, sheet, options, seats, before), seed, begun)
    course, log = begin_course(header, cards), new_log(header, folder, tell)
    return PenMatch(cards, course.game, seats, course.state, log, before=course.before)


def last_pen_match(folder: Path, box: PenBox | None = None) -> LastMatch[PenCourse]:
    """The newest match on record that is not over; to be read on a little at a time."""
    return LastMatch(folder, ("pen",), lambda header: begin_course(header, box))


def resume_pen_match(
    left: Unfinished[PenCourse],
    tell: Tell,
    *,
    box: PenBox | None = None,
    now: datetime | None = None,
) -> PenMatch:
    """A match from where it was left, with all that is drawn and all that can be taken back."""
    cards = box or shipped_box()
    begun = begin_course(left.record.header, cards)
    match = PenMatch(cards, begun.game, begun.seats, begun.state, before=begun.before)
    match.retrace(left.record.actions)
    match.log = resumed_log(left.path, left.record, tell, now)
    return match
