"""A whole match of two people on record, left once, with something taken back.

`python -m tests.session.pen.test_golden_pen_record` plays it anew, when strokes, cards, the sheet
or Pen's rules are meant to move.
"""

from pathlib import Path
from random import Random

import pytest

from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Played, Pushed, Resumed, Undone
from dexterity.session.records.summary import summary_of
from tests.kit.golden_matches import (
    RECORDS,
    assert_made_as_it_was,
    course_by_rules,
    said_by_commands,
    verified,
    write_anew,
)
from tests.kit.recorded_pens import act, begun, resumed

RECORD = RECORDS / "golden-pen.jsonl"
SEED = 36
LEFT_AFTER = 6
LARGEST = 60_000
"""Bytes: everybody who gets the source gets it, too."""


def played(folder: Path) -> Path:
    """Left after some flicks, gone on with."""
    match, luck = begun(folder, SEED), Random(SEED)
    while match.state.flicks < LEFT_AFTER:
        act(match, luck, aimed=True)
    match = resumed(folder)
    while match.result is None:
        act(match, luck, aimed=True)
    (path,) = list_records(folder)
    return path


def test_the_rules_make_of_it_what_they_made_then() -> None:
    """On every machine: they go by the ends of strokes on record."""
    course = course_by_rules(RECORD, PenCourse.begin)
    assert course.score.over
    assert summary_of(RECORD).score == course.score
    assert summary_of(RECORD).flicks == verified(RECORD).flicks


def test_every_stroke_is_drawn_as_it_was() -> None:
    report = assert_made_as_it_was(RECORD)
    assert report.flicks > LEFT_AFTER


def test_all_that_a_record_can_hold_is_in_it() -> None:
    record = read_record(RECORD)
    assert {type(line) for line in record.actions} == {Pushed, Played, Undone, Resumed}
    assert RECORD.stat().st_size < LARGEST


def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by_commands(RECORD, capsys, "--verify")
    assert "Pen of 2026-03-02 20:15: Ada against Blaise on “" in said
    assert "Pen du 2026-03-02 20:15" in said
    assert "Throws that stand" not in said
    assert '"do": "flick"' in said
    assert f"Flicks made again: {verified(RECORD).flicks}." in said


if __name__ == "__main__":
    write_anew(RECORD, played)
