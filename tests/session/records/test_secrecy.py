"""What of a record may be printed, and whether its file may be passed on."""

import shutil
from pathlib import Path
from random import Random

import msgspec
import pytest

from dexterity.commands.replay_report import json_of_record
from dexterity.luck import new_seed
from dexterity.rules.challenge.duel_actions import Rematch
from dexterity.session.challenge.duel_course import DuelCourse
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.delve_options import delve_options
from dexterity.session.matches import DelveMatch
from dexterity.session.records.following import followed
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.secrecy import (
    course_at_end,
    is_over,
    luck_is_spent,
    may_be_passed_on,
    told_of,
)
from dexterity.session.series import Series
from dexterity.session.shipped import delve_box
from tests.kit import dueling
from tests.kit.golden_matches import RECORDS
from tests.kit.left_matches import LEFT, LUCK
from tests.kit.recorded_delves import OPTIONS, SEATS, act, unheard
from tests.kit.records import file_with

every_left = pytest.mark.parametrize("kind", LEFT)


@every_left
def test_of_a_match_that_was_left_no_luck_is_spent(kind: str, tmp_path: Path) -> None:
    left = LEFT[kind](tmp_path)
    course = course_at_end(read_record(left.path))
    assert not is_over(course)
    assert not luck_is_spent(course)


@every_left
def test_only_what_cannot_be_gone_on_with_is_passed_on(kind: str, tmp_path: Path) -> None:
    left = LEFT[kind](tmp_path)
    assert may_be_passed_on(left.path) == (kind in ("level", "practice"))


@pytest.mark.parametrize("game", ["delve", "pen", "campaign"])
def test_what_is_over_is_passed_on(game: str) -> None:
    assert may_be_passed_on(RECORDS / f"golden-{game}.jsonl")


def test_a_duel_that_is_over_is_passed_on_for_a_rematch_has_luck_of_its_own(tmp_path: Path) -> None:
    match = dueling.begun(tmp_path, dueling.header())
    dueling.play(match)
    (path,) = list_records(tmp_path)
    record = read_record(path)
    assert is_over(course_at_end(record))
    assert may_be_passed_on(path)
    assert told_of(record, record.header)["seed"] == record.header.seed
    match.do(Rematch(LUCK))
    again = read_record(path)
    assert match.state.seed == LUCK, "whoever has the first match knows nothing of this one"
    course = followed(DuelCourse.begin(again.header), again.actions)
    assert course is not None
    assert course.state == match.state
    assert not may_be_passed_on(path)
    assert str(LUCK) not in json_of_record(again)
    assert told_of(again, again.header)["seed"] is None
    dueling.play(match)
    assert may_be_passed_on(path)
    assert str(LUCK) in json_of_record(read_record(path))


def test_all_else_of_a_header_is_told(tmp_path: Path) -> None:
    record = read_record(LEFT["delve"](tmp_path).path)
    whole = msgspec.to_builtins(record.header, builtin_types=(type(record.header.begun),))
    told = told_of(record, record.header)
    assert told.pop("seed") is None
    assert told["options"]["series"].pop("seed") is None
    del whole["seed"], whole["options"]["series"]["seed"]
    assert told == whole


@pytest.mark.parametrize("data", [b"", b"hello", b'{"format":"dexterity record","version":99}\n'])
def test_what_nobody_can_play_has_no_secrets(tmp_path: Path, data: bytes) -> None:
    assert may_be_passed_on(file_with(tmp_path, data))


def test_what_the_rules_refuse_is_not_over(tmp_path: Path) -> None:
    left = LEFT["delve"](tmp_path)
    # Nobody has a card in hand: the next one in turn has not drawn yet.
    twice = b'{"do":"play","what":"add","action":{}}\n' * 2
    left.path.write_bytes(left.path.read_bytes() + twice)
    record = read_record(left.path)
    assert course_at_end(record) is None
    assert told_of(record, record.header)["seed"] is None
    assert not may_be_passed_on(left.path)


def test_a_match_whose_cards_are_gone_keeps_its_luck(tmp_path: Path) -> None:
    left = LEFT["delve"](tmp_path)
    left.path.write_bytes(left.path.read_bytes().replace(b'"barbarian"', b'"accountant"'))
    assert not may_be_passed_on(left.path)


# --- series ---------------------------------------------------------------------------------------


def played(folder: Path, before: Series, luck: Random) -> DelveMatch:
    """A whole game of a series."""
    options = delve_options(delve_box(), OPTIONS, SEATS, before)
    match = DelveMatch.begin(DelveCourse, options, before.next_seed, folder, unheard)
    while match.result is None:
        act(match, luck)
    return match


def test_the_games_of_a_series_keep_their_luck_up_to_its_end(tmp_path: Path) -> None:
    series, luck, paths = Series(2, LUCK), Random(8), list[Path]()
    while not series.over:
        match = played(tmp_path, series, luck)
        assert match.record is not None
        paths.append(match.record)
        series = match.course.series
        assert is_over(match.course)
        assert luck_is_spent(match.course) == series.over
        record = read_record(match.record)
        assert (told_of(record, record.header)["seed"] is None) != series.over
        assert {may_be_passed_on(path) for path in paths} == {series.over}, len(paths)
    assert len(paths) > 1
    first = read_record(paths[0])
    assert first.header.seed == LUCK, "it would tell the games after it"
    assert told_of(first, first.header)["seed"] is None, (
        "the record alone does not know how it ended"
    )


def test_another_series_does_not_end_it(tmp_path: Path) -> None:
    first = played(tmp_path, Series(2, LUCK), Random(8))
    other, luck = Series(2, new_seed()), Random(9)
    while not other.over:
        other = played(tmp_path, other, luck).course.series
    assert first.record is not None
    assert not may_be_passed_on(first.record)


def test_a_damaged_neighbour_is_no_end(tmp_path: Path) -> None:
    first = played(tmp_path, Series(2, LUCK), Random(8))
    file_with(tmp_path, b"hello", "9999_delve.jsonl")
    assert first.record is not None
    assert not may_be_passed_on(first.record)


def test_a_record_alone_in_its_folder_is_judged_alone(tmp_path: Path) -> None:
    shutil.copy(RECORDS / "golden-delve.jsonl", tmp_path)
    assert may_be_passed_on(*list_records(tmp_path))
