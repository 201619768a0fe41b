"""What a record is about, at a glance: for a list of many, of which most are never opened.

Only as much of a line is looked at as is counted, which takes a hundredth of reading it; whether
all of it holds shows when it is opened.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import reduce
from math import dist
from pathlib import Path
from typing import Final, Literal

import msgspec

from dexterity.errors import Fault, RecordError, RecordFlaw
from dexterity.session.assist import NO_ASSISTS, Assists, is_steady
from dexterity.session.practice.practice import PracticeOptions
from dexterity.session.records.reading import harmless, header_from, lines_in
from dexterity.session.records.record import Options, Score
from dexterity.values.vectors import Vec2

MOST_REACH_MM: Final = 300.0
"""Across a sheet it is 255 from corner to corner; a stranger's record may say anything."""


@dataclass(frozen=True, slots=True)
class RecordSummary:
    """One record of a list."""

    begun: datetime
    options: Options
    """What was chosen before."""
    targets: int
    """How many different ones were thrown at."""
    throws: int
    """That stand: what was taken back does not count."""
    hits: int
    taken_back: int = 0
    """Throws that a replay shows all the same."""
    flicks: int = 0
    """Of a pencil; none of them can be taken back."""
    farthest_mm: float = 0.0
    """From where a pencil stood to where its stroke ended, of the farthest that a person made."""
    farthest_steady: bool = False
    """Whether a steady hand made that one."""
    score: Score | None = None
    """How the match stood in the end; None where nothing is counted, or nothing was yet."""
    throwers: tuple[str, ...] = ()
    """Whose hands they were, in the order in which they first threw or flicked."""
    assists: Assists = NO_ASSISTS
    plays: Mapping[str, int] = field(default_factory=dict)
    """How often each action was taken that only the rules of its game know, by its name there."""


class JudgedGlance(msgspec.Struct, frozen=True):
    """As much of a verdict as is counted."""

    misses: tuple[str, ...] = ()


class TableGlance(msgspec.Struct, frozen=True):
    """As much of a table as is counted."""

    target: str


class PushGlance(msgspec.Struct, frozen=True):
    """As much of a push as is measured."""

    tip_mm: Vec2


class StrokeGlance(msgspec.Struct, frozen=True):
    """As much of a stroke as is measured."""

    end_mm: Vec2


class ActionGlance(msgspec.Struct, frozen=True):
    """As much of an action as is counted."""

    do: Literal["throw", "flick", "undo", "table", "give_up", "play", "resume"]
    verdict: JudgedGlance = JudgedGlance()
    table: TableGlance | None = None
    score: Score | None = None
    way: str | None = None
    who: str = ""
    what: str = ""
    push: PushGlance | None = None
    drawn: StrokeGlance | None = None


def summary_of(path: Path) -> RecordSummary:
    """A look at a record; a RecordError where there is nothing to be seen."""
    first, *rest, _ = lines_in(path)
    header = header_from(path, first)
    done: list[ActionGlance] = []
    taken_back = 0
    for number, line in enumerate(rest, 2):
        glance = _glance(path, number, line)
        if glance.do == "undo":
            taken_back += sum(undone.do == "throw" for undone in done[-1:])
            done[-1:] = []
        elif glance.do != "resume":
            done.append(glance)
    thrown = [glance for glance in done if glance.do == "throw"]
    farthest = max(done, key=_reach_mm, default=None)
    targets = {glance.table.target for glance in done if glance.table}
    if isinstance(header.options, PracticeOptions):
        targets.add(header.options.table.target)
    return RecordSummary(
        begun=header.begun,
        options=header.options,
        targets=max(1, len(targets)),
        throws=len(thrown),
        taken_back=taken_back,
        flicks=sum(glance.do == "flick" for glance in done),
        farthest_mm=0.0 if farthest is None else _reach_mm(farthest),
        farthest_steady=farthest is not None
        and _reach_mm(farthest) > 0.0
        and is_steady(farthest.way),
        hits=sum(not glance.verdict.misses for glance in thrown),
        score=next((glance.score for glance in reversed(done) if glance.score), None),
        throwers=tuple(dict.fromkeys(glance.who for glance in done if glance.who)),
        assists=reduce(lambda so_far, one: so_far.with_throw(one.who, one.way), done, NO_ASSISTS),
        plays=Counter(glance.what for glance in done if glance.what),
    )


def _reach_mm(glance: ActionGlance) -> float:
    """How far a stroke went as the crow flies; 0 where nobody's hand drew one."""
    if glance.push is None or glance.drawn is None or glance.way is None:
        return 0.0
    return min(MOST_REACH_MM, dist(glance.push.tip_mm, glance.drawn.end_mm))


def _glance(path: Path, number: int, line: bytes) -> ActionGlance:
    try:
        return msgspec.json.decode(line, type=ActionGlance)
    except (ValueError, RecursionError) as error:
        fault = Fault(path, f"line {number}", harmless(str(error)))
        raise RecordError(RecordFlaw.DAMAGED, (fault,)) from error
