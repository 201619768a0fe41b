"""Matches of Delve kept as they happen: begun, found again where they were left, gone on with."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from dexterity.content.delve.box import DelveBox
from dexterity.rules.delve.options import EDITION, Options
from dexterity.session.delve.delve_options import delve_options
from dexterity.session.delve.delve_record import DelveCourse, begin_course
from dexterity.session.delve.match import DelveMatch
from dexterity.session.delve.shipped_box import shipped_box
from dexterity.session.records.match_log import Tell, new_header, new_log, resumed_log
from dexterity.session.seat import Seat
from dexterity.session.series import ALONE, Series
from dexterity.session.unfinished import LastMatch, Unfinished


def begin_delve_match(
    options: Options,
    seats: tuple[Seat, ...],
    seed: int,
    folder: Path,
    tell: Tell,
    *,
    before: Series = ALONE,
    box: DelveBox | None = None,
    begun: datetime | None = None,
) -> DelveMatch:
    """A new one; `folder` is where records are kept, and nothing is in it before the first deed.

    `before`: the games of its series before this one.
    """
    cards = box or shipped_box()
    # What was chosen may come from a match that was begun by older rules.
    chosen = delve_options(cards, replace(options, edition=EDITION), seats, before)
    header = new_header(chosen, seed, begun)
    course, log = begin_course(header, cards), new_log(header, folder, tell)
    return DelveMatch(cards, course.game, seats, course.state, log, before=before)


def last_delve_match(folder: Path, box: DelveBox | None = None) -> LastMatch[DelveCourse]:
    """The newest match on record that is not over; to be read on a little at a time."""
    return LastMatch(folder, ("delve",), lambda header: begin_course(header, box))


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
    match = DelveMatch(cards, begun.game, begun.seats, begun.state, before=begun.before)
    match.retrace(left.record.actions)
    match.log = resumed_log(left.path, left.record, tell, now)
    return match
