"""Matches of Pen kept as they happen: begun, found again where they were left, gone on with."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dexterity.content.pen.box import PenBox
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.match_log import MatchLog
from dexterity.session.notice import Notice
from dexterity.session.pen.match import PenMatch
from dexterity.session.pen.pen_options import pen_options
from dexterity.session.pen.pen_record import PenCourse, begin_course
from dexterity.session.pen.shipped_box import shipped_box
from dexterity.session.record import Header, Resumed
from dexterity.session.record_writer import RecordWriter
from dexterity.session.seat import Seats
from dexterity.session.unfinished import LastMatch, Unfinished
from dexterity.session.versions import versions_here

Tell = Callable[[Notice], None]
"""Says to the player what went wrong with a record."""

LOOKED_THROUGH: Final = 10
"""Matches on record, the newest first, among which one that was left is looked for: somebody may
have finished others since. More would be read for long."""


def begin_pen_match(
    sheet: Sheet,
    options: Options,
    seats: Seats,
    seed: int,
    folder: Path,
    *,
    tell: Tell,
    box: PenBox | None = None,
    begun: datetime | None = None,
) -> PenMatch:
    """A new one; `folder` is where records are kept, and nothing is in it before the first deed."""
    cards, when = box or shipped_box(), begun or datetime.now(UTC)
    header = Header(
        options=pen_options(cards, sheet, options, seats),
        seed=seed,
        begun=when,
        made_with=versions_here(),
    )
    course, log = begin_course(header, cards), MatchLog(RecordWriter(folder, header), tell)
    return PenMatch(cards, course.game, seats, course.state, log)


def last_pen_match(folder: Path, box: PenBox | None = None) -> LastMatch[PenCourse]:
    """The newest match on record that is not over; to be read on a little at a time."""
    return LastMatch(
        folder, "pen", lambda header: begin_course(header, box), looked_through=LOOKED_THROUGH
    )


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
    match = PenMatch(cards, begun.game, begun.seats, begun.state)
    match.retrace(left.record.actions)
    resumed = Resumed(now or datetime.now(UTC), versions_here())
    match.log = MatchLog(RecordWriter.resuming(left.path, left.record, resumed), tell)
    return match
