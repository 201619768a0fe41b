"""A whole match of three people on record, left once, with something taken back.

`python -m tests.session.delve.test_golden_delve_record` plays it anew, when flights, cards or
Delve's rules are meant to move.
"""

from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from dexterity.cli import main
from dexterity.session.delve.delve_record import begin_course
from dexterity.session.records.differences import RulesRefuse, ScoreDiffers
from dexterity.session.records.following import followed
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Played, Resumed, Thrown, Undone
from dexterity.session.records.summary import summary_of
from dexterity.session.records.verifying import Report, verify
from tests.kit.recorded_delves import act, begun, resumed

RECORD = Path(__file__).parents[2] / "records" / "golden-delve.jsonl"
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


@cache
def verified() -> Report:
    return verify(read_record(RECORD))


def test_the_rules_make_of_it_what_they_made_then() -> None:
    """On every machine: they go by the landings on record."""
    record = read_record(RECORD)
    by_rules = (ScoreDiffers, RulesRefuse)
    assert [one for one in verified().differences if isinstance(one, by_rules)] == []
    course = followed(begin_course(record.header), record.actions)
    assert course is not None
    assert course.score.over
    assert summary_of(RECORD).score == course.score
    assert summary_of(RECORD).throws == verified().throws


def test_every_flight_is_as_it_was() -> None:
    report = verified()
    if not report.same_makings:
        pytest.skip("the record was made with other versions or on another kind of machine")
    assert report.throws > 1
    assert report.holds, "play it anew, if the flights were meant to move"


def test_all_that_a_record_can_hold_is_in_it() -> None:
    record = read_record(RECORD)
    assert {type(line) for line in record.actions} == {Thrown, Played, Undone, Resumed}
    assert RECORD.stat().st_size < LARGEST


def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(RECORD)]) == 0
    for language in ("en", "fr"):
        assert main(["replay", str(RECORD), "--told", "--lang", language]) == 0
    assert main(["replay", str(RECORD), "--json"]) == 0
    assert main(["replay", str(RECORD), "--verify"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "Delve of 2026-04-01 20:15: Ada, Blaise and Chloé." in said.out
    assert "Delve du 2026-04-01 20:15" in said.out
    assert "Throws that stand" in said.out
    assert "face-down" not in said.out
    assert '"do": "throw"' in said.out


if __name__ == "__main__":
    with TemporaryDirectory() as name:
        RECORD.write_bytes(played(Path(name)).read_bytes())
