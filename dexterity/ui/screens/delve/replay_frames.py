"""A match on record taken apart: after each action how it stood, and what was told."""

from collections.abc import Iterator
from dataclasses import dataclass

from dexterity.rules.delve.effects import Effect, seen_effects
from dexterity.rules.delve.state import State
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.matches import DelveMatch
from dexterity.session.records.record import Played, Record, Thrown


@dataclass(frozen=True, slots=True)
class MatchFrame:
    """How a match stood after an action."""

    state: State
    effects: tuple[Effect, ...] = ()


def match_of(record: Record) -> DelveMatch:
    """The match of a record before its first action; a TableError where it cannot be played."""
    return DelveMatch(DelveCourse.begin(record.header))


def frames_of(record: Record, match: DelveMatch) -> Iterator[MatchFrame]:
    """One after the other, with every card open; up to what the rules do not know."""
    yield MatchFrame(match.state)
    for action in record.actions:
        told = len(match.course.told)
        if match.course.why_not(action) is not None:
            return
        match.retrace([action])
        if isinstance(action, Played | Thrown):
            yield MatchFrame(match.state, match.course.told[told:])


def veiled(frames: list[MatchFrame], match: DelveMatch) -> list[MatchFrame]:
    """As somebody may see them who only looks on: a match that is not over has secrets."""
    return [
        MatchFrame(match.game.seen_by(frame.state, None), seen_effects(frame.effects, None))
        for frame in frames
    ]
