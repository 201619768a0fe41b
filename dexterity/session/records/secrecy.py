"""What of a match on record may be told, printed or passed on; decided here for all games.

The record of a match is its save, so that its file holds the seed, and the seed tells all luck:

- Delve: every card of every round, and which special monsters have joined;
- Pen: the order of both piles, dice, arrows, and the grain that each stroke meets;
- Fighter: rooms, monsters, shop and boss;
- duels: the levels and the dares of rounds to come; a rematch has luck of its own;
- all that is thrown: how each die lies in the hand, and how far off each aim begins. In practices
  and levels that is all it tells.

The seed of a series tells the same of all its games. The mix of a day is no secret: its luck is the
date, for everybody alike; the seed beside it tells of hands, as in any level.
"""

from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from dexterity.errors import RecordError, TableError
from dexterity.session.records.following import followed
from dexterity.session.records.reading import RecordReading, list_records, read_record
from dexterity.session.records.record import Record
from dexterity.session.records.recorded_game import Course
from dexterity.session.records.recorded_games import course_of, game_of
from dexterity.session.series import Series

LUCK: Final = "seed"
"""What lines call it, in whatever part of them."""


def is_over(course: Course | None) -> bool:
    """Whether all cards of a match may be seen: nobody can go on with it. None: the rules do not
    allow what is on record, so that nobody knows how it stands."""
    return course is not None and course.score is not None and course.score.over


def luck_is_spent(course: Course | None) -> bool:
    """Whether nothing that is still to come hangs on the luck of a match.

    Practices and levels have no end that their records tell, and one may be going on right now.
    """
    if course is None or not is_over(course):
        return False
    return course.series is None or course.series.over


def course_at_end(record: Record) -> Course | None:
    """A match after all of its record; None where the rules do not go along."""
    return followed(course_of(record.header), record.actions)


def told_of(record: Record, part: object) -> Any:
    """Any part of a record as plain values, without any luck that is still to come."""
    plain = msgspec.to_builtins(part, builtin_types=(datetime,))
    return plain if luck_is_spent(course_at_end(record)) else _without_luck(plain)


def may_be_passed_on(path: Path) -> bool:
    """Whether the file itself may be given away, with the luck in it.

    A match that can be gone on with keeps it, and so does every game of a series up to its end. A
    practice or a level that was left cannot be gone on with.
    """
    try:
        record = read_record(path)
        if not game_of(record.header).can_be_left:
            return True
        course = course_at_end(record)
    except RecordError:
        # There is nothing in it that anybody could play.
        return True
    except TableError:
        return False
    if luck_is_spent(course):
        return True
    # All that is over and not spent is part of a series.
    series = course.series if course is not None and is_over(course) else None
    return series is not None and _has_ended(series, path)


def _has_ended(series: Series, path: Path) -> bool:
    """Whether another record tells how a series ended after the game of this one."""
    others = (other for other in list_records(path.parent) if other != path)
    return any(_ends(other, series) for other in others)


def _ends(path: Path, series: Series) -> bool:
    """Whether a record is of the last game of a series, and over."""
    try:
        later = RecordReading(path).header.options.series
        if later is None or not _goes_on(series, later):
            return False
        course = course_at_end(read_record(path))
    except (RecordError, TableError):
        return False
    return course is not None and course.series is not None and course.series.over


def _goes_on(series: Series, later: Series) -> bool:
    """Whether a series is the same one, with as many games or more."""
    played = series.games
    return later.seed == series.seed and later.games[: len(played)] == played


def _without_luck(value: Any) -> Any:
    """Plain values; luck that nobody may know is none."""
    if isinstance(value, dict):
        parts = value.items()
        return {key: None if key == LUCK else _without_luck(part) for key, part in parts}
    return type(value)(map(_without_luck, value)) if isinstance(value, list | tuple) else value
