"""A match on record taken apart: after each action how it stood, what was told, what was drawn."""

from collections.abc import Iterator
from dataclasses import dataclass

from dexterity.rules.pen.effects import Effect
from dexterity.rules.pen.state import State
from dexterity.session.matches import PenMatch
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.records.record import Played, Pushed, Record
from dexterity.ui.screens.pen.play import lines_of
from dexterity.ui.sheet.drawn import PencilLine


@dataclass(frozen=True, slots=True)
class MatchFrame:
    """How a match stood after an action."""

    state: State
    lines: tuple[PencilLine, ...]
    """All strokes until then."""
    effects: tuple[Effect, ...] = ()
    line: PencilLine | None = None
    """The stroke of this action."""


def match_of(record: Record) -> PenMatch:
    """The match of a record before its first action; a TableError where it cannot be played."""
    return PenMatch(PenCourse.begin(record.header))


def frames_of(record: Record, match: PenMatch) -> Iterator[MatchFrame]:
    """One after the other: strokes are drawn again, and that takes its time."""
    yield MatchFrame(match.state, ())
    for action in record.actions:
        if not isinstance(action, Played | Pushed):
            match.retrace([action])
            continue
        if match.course.why_not(action) is not None:
            return
        effects, before = match.course.effects_of(action), len(match.strokes)
        match.retrace([action])
        lines = tuple(lines_of(match))
        drawn = lines[before] if isinstance(action, Pushed) and len(lines) > before else None
        yield MatchFrame(match.state, lines, effects, drawn)
