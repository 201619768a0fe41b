"""A whole match of three people on record, left once, with something taken back.

`python -m tests.session.delve.test_golden_delve_record` plays it anew, when flights, cards or
Delve's rules are meant to move.
"""

from pathlib import Path
from random import Random

import pytest

from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Played, Resumed, Thrown, Undone
from dexterity.session.records.summary import summary_of
from tests.kit.golden_matches import (
    RECORDS,
    assert_made_as_it_was,
    course_by_rules,
    said_by_commands,
    verified,
    write_anew,
)
from tests.kit.recorded_delves import act, begun, resumed

RECORD = RECORDS / "golden-delve.jsonl"
SEED = 3
LEFT_IN_ROUND = 2
LARGEST = 60_000
"""Bytes: everybody who gets the source gets it, too."""


def played(folder: Path) -> Path:
    """Left in the second round, gone on with."""
    match, luck = begun(folder, SEED), Random(SEED)
    while match.state.round < LEFT_IN_ROUND:
        act(match, luck)
    match = resumed(folder)
    while match.result is None:
        act(match, luck)
    (path,) = list_records(folder)
    return path


def test_the_rules_make_of_it_what_they_made_then() -> None:
    """On every machine: they go by the landings on record."""
    course = course_by_rules(RECORD, DelveCourse.begin)
    assert course.score.over
    assert summary_of(RECORD).score == course.score
    assert summary_of(RECORD).throws == verified(RECORD).throws


def test_every_flight_is_as_it_was() -> None:
    report = assert_made_as_it_was(RECORD)
    assert report.throws > 1


def test_all_that_a_record_can_hold_is_in_it() -> None:
    record = read_record(RECORD)
    assert {type(line) for line in record.actions} == {Thrown, Played, Undone, Resumed}
    assert RECORD.stat().st_size < LARGEST


def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by_commands(RECORD, capsys, "--verify")
    assert "Delve of 2026-04-01 20:15: Ada, Blaise and Chloé." in said
    assert "Delve du 2026-04-01 20:15" in said
    assert "Throws that stand" in said
    assert "face-down" not in said
    assert '"do": "throw"' in said


if __name__ == "__main__":
    write_anew(RECORD, played)
