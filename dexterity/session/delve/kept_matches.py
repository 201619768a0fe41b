"""Matches of Delve kept as they happen: begun, found again where they were left, gone on with."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dexterity.content.delve.box import DelveBox
from dexterity.rules.delve.options import Options
from dexterity.session.delve.delve_options import delve_options
from dexterity.session.delve.delve_record import DelveCourse, begin_course
from dexterity.session.delve.match import DelveMatch
from dexterity.session.delve.shipped_box import shipped_box
from dexterity.session.match_log import MatchLog
from dexterity.session.notice import Notice
from dexterity.session.record import Header, Resumed
from dexterity.session.record_writer import RecordWriter
from dexterity.session.seat import Seat
from dexterity.session.unfinished import LastMatch, Unfinished
from dexterity.session.versions import versions_here

Tell = Callable[[Notice], None]
"""Says to the player what went wrong with a record."""

LOOKED_THROUGH: Final = 10
"""Matches on record, the newest first, among which one that was left is looked for: others may have
been finished since. More would be read for long."""


def begin_delve_match(
    options: Options,
    seats: tuple[Seat, ...],
    seed: int,
    folder: Path,
    tell: Tell,
    *,
    box: DelveBox | None = None,
    begun: datetime | None = None,
) -> DelveMatch:
    """A new one; `folder` is where records are kept, and nothing is in it before the first deed."""
    cards, when = box or shipped_box(), begun or datetime.now(UTC)
    header = Header(
        options=delve_options(cards, options, seats),
        seed=seed,
        begun=when,
        made_with=versions_here(),
    )
    course, log = begin_course(header, cards), MatchLog(RecordWriter(folder, header), tell)
    return DelveMatch(cards, course.game, seats, course.state, log)


def last_delve_match(folder: Path, box: DelveBox | None = None) -> LastMatch[DelveCourse]:
    """The newest match on record that is not over; to be read on a little at a time."""
    return LastMatch(
        folder, "delve", lambda header: begin_course(header, box), looked_through=LOOKED_THROUGH
    )


def resume_delve_match(
    left: Unfinished[DelveCourse],
    tell: Tell,
    *,
    box: DelveBox | None = None,
    now: datetime | None = None,
) -> DelveMatch:
    """A match from where it was left, with its story and all that can be taken back."""
    cards = box or shipped_box()
    begun = begin_course(left.record.header, cards)
    match = DelveMatch(cards, begun.game, begun.seats, begun.state)
    match.retrace(left.record.actions)
    resumed = Resumed(now or datetime.now(UTC), versions_here())
    match.log = MatchLog(RecordWriter.resuming(left.path, left.record, resumed), tell)
    return match
