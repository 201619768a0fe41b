"""A whole match of two people on record, left once, with something taken back.

`python -m tests.session.pen.test_golden_pen_record` plays it anew, when strokes, cards, the sheet
or Pen's rules are meant to move.
"""

from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from dexterity.cli import main
from dexterity.session.pen.pen_record import begin_course
from dexterity.session.records.differences import RulesRefuse, ScoreDiffers
from dexterity.session.records.following import followed
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Played, Pushed, Resumed, Undone
from dexterity.session.records.summary import summary_of
from dexterity.session.records.verifying import Report, verify
from tests.kit.recorded_pens import act, begun, resumed

RECORD = Path(__file__).parents[2] / "records" / "golden-pen.jsonl"
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


@cache
def verified() -> Report:
    return verify(read_record(RECORD))


def test_the_rules_make_of_it_what_they_made_then() -> None:
    """On every machine: they go by the ends of strokes on record."""
    record = read_record(RECORD)
    by_rules = (ScoreDiffers, RulesRefuse)
    assert [one for one in verified().differences if isinstance(one, by_rules)] == []
    course = followed(begin_course(record.header), record.actions)
    assert course is not None
    assert course.score.over
    assert summary_of(RECORD).score == course.score
    assert summary_of(RECORD).flicks == verified().flicks


def test_every_stroke_is_drawn_as_it_was() -> None:
    report = verified()
    if not report.same_makings:
        pytest.skip("the record was made with other versions or on another kind of machine")
    assert report.flicks > LEFT_AFTER
    assert report.holds, "play it anew, if the strokes were meant to move"


def test_all_that_a_record_can_hold_is_in_it() -> None:
    record = read_record(RECORD)
    assert {type(line) for line in record.actions} == {Pushed, Played, Undone, Resumed}
    assert RECORD.stat().st_size < LARGEST


def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(RECORD)]) == 0
    for language in ("en", "fr"):
        assert main(["replay", str(RECORD), "--told", "--lang", language]) == 0
    assert main(["replay", str(RECORD), "--json"]) == 0
    assert main(["replay", str(RECORD), "--verify"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "Pen of 2026-03-02 20:15: Ada against Blaise on “" in said.out
    assert "Pen du 2026-03-02 20:15" in said.out
    assert "Throws that stand" not in said.out
    assert '"do": "flick"' in said.out
    assert f"Flicks made again: {verified().flicks}." in said.out


if __name__ == "__main__":
    with TemporaryDirectory() as name:
        RECORD.write_bytes(played(Path(name)).read_bytes())
