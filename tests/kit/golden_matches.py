"""Whole matches on record: what is asked of each, whichever game it is of."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from dexterity.cli import main
from dexterity.session.records.differences import RulesRefuse, ScoreDiffers, VerdictDiffers
from dexterity.session.records.following import CourseOf, followed
from dexterity.session.records.reading import read_record
from dexterity.session.records.record import Header
from dexterity.session.records.verifying import Report, verify

RECORDS = Path(__file__).parents[1] / "records"

BY_RULES = (ScoreDiffers, RulesRefuse, VerdictDiffers)
"""Differences that no machine may show: the rules go by the ends of throws on record."""


@cache
def verified(path: Path) -> Report:
    """Whether all of it still happens so; found out once."""
    return verify(read_record(path))


def course_by_rules(path: Path, begin: Callable[[Header], CourseOf]) -> CourseOf:
    """How it ended by today's rules, which make of it what they made then."""
    record = read_record(path)
    assert [one for one in verified(path).differences if isinstance(one, BY_RULES)] == []
    course = followed(begin(record.header), record.actions)
    assert course is not None
    return course


MOST_UNSURE = 0.1
"""The share of throws that another machine may not be able to compare. None was, with two versions
of numpy and two sets of instructions of one kind of processor; more would mean that flights had
become chaotic, or that a change of them passed for chance."""


def assert_made_as_it_was(path: Path) -> Report:
    """Every throw flies and every pencil draws as it did: bit for bit with the same versions on the
    same kind of machine, and within the tolerance of `--verify` on any other."""
    report = verified(path)
    assert report.holds, "play it anew, if flights or strokes were meant to move"
    made = report.throws + report.flicks
    assert report.exact + report.near + len(report.unsure) == made > 0
    assert report.unreached == 0
    if report.same_makings:
        assert report.exact == made
    assert len(report.unsure) <= MOST_UNSURE * made
    return report


def said_by_commands(path: Path, capsys: pytest.CaptureFixture[str], *asked: str) -> str:
    """What the command line says of it: in both languages, as JSON, and whatever else is asked."""
    assert main(["check", str(path)]) == 0
    for language in ("en", "fr"):
        assert main(["replay", str(path), "--told", "--lang", language]) == 0
    for option in ("--json", *asked):
        assert main(["replay", str(path), option]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def write_anew(path: Path, played: Callable[[Path], Path]) -> None:
    """Plays it once more in some folder, and keeps that."""
    with TemporaryDirectory() as name:
        path.write_bytes(played(Path(name)).read_bytes())
