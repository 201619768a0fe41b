"""What a record is about, at a glance: for a list of many, of which most are never opened.

Only as much of a line is looked at as is counted, which takes a hundredth of reading it; whether
all of it holds shows when it is opened.
"""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Literal

import msgspec

from dexterity.errors import Fault, RecordError, RecordFlaw
from dexterity.session.practice_record import PracticeOptions
from dexterity.session.record import Options, Score
from dexterity.session.record_file import harmless, header_from, lines_in


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
    flicks: int = 0
    """Of a pencil; none of them can be taken back."""
    score: Score | None = None
    """How the match stood in the end; None where nothing is counted, or nothing was yet."""


class JudgedGlance(msgspec.Struct, frozen=True):
    """As much of a verdict as is counted."""

    misses: tuple[str, ...] = ()


class TableGlance(msgspec.Struct, frozen=True):
    """As much of a table as is counted."""

    target: str


class ActionGlance(msgspec.Struct, frozen=True):
    """As much of an action as is counted."""

    do: Literal["throw", "flick", "undo", "table", "give_up", "play", "resume"]
    verdict: JudgedGlance = JudgedGlance()
    table: TableGlance | None = None
    score: Score | None = None


def summary_of(path: Path) -> RecordSummary:
    """A look at a record; a RecordError where there is nothing to be seen."""
    first, *rest, _ = lines_in(path)
    header = header_from(path, first)
    done: list[ActionGlance] = []
    for number, line in enumerate(rest, 2):
        glance = _glance(path, number, line)
        if glance.do == "undo":
            done[-1:] = []
        elif glance.do != "resume":
            done.append(glance)
    thrown = [glance for glance in done if glance.do == "throw"]
    targets = {glance.table.target for glance in done if glance.table}
    if isinstance(header.options, PracticeOptions):
        targets.add(header.options.table.target)
    return RecordSummary(
        begun=header.begun,
        options=header.options,
        targets=max(1, len(targets)),
        throws=len(thrown),
        flicks=sum(glance.do == "flick" for glance in done),
        hits=sum(not glance.verdict.misses for glance in thrown),
        score=next((glance.score for glance in reversed(done) if glance.score), None),
    )


def _glance(path: Path, number: int, line: bytes) -> ActionGlance:
    try:
        return msgspec.json.decode(line, type=ActionGlance)
    except (ValueError, RecursionError) as error:
        fault = Fault(path, f"line {number}", harmless(str(error)))
        raise RecordError(RecordFlaw.DAMAGED, (fault,)) from error
