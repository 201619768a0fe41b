"""Matches that were begun by older rules are played, gone on with and told by those."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from dexterity.errors import RecordError
from dexterity.rules.delve.options import EDITION
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.delve_options import DelveOptions, delve_options
from dexterity.session.matches import DelveMatch
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import VERSION
from dexterity.session.shipped import delve_box
from tests.kit.golden_matches import RECORDS
from tests.kit.recorded_delves import SEATS, act, begun, resumed, unheard

FIRST_EDITION = RECORDS / "delve-first-edition.jsonl"
"""Of version 3, which knew of no editions."""


def made_older(path: Path) -> None:
    """A record as a version wrote it that knew neither editions nor a default for specials."""
    first, *lines = path.read_bytes().splitlines(keepends=True)
    header = msgspec.json.decode(first)
    header["version"] = 4
    del header["options"]["edition"]
    path.write_bytes(b"".join([msgspec.json.encode(header), b"\n", *lines]))


def test_a_new_match_tells_its_edition(tmp_path: Path) -> None:
    act(begun(tmp_path), Random(1))
    (path,) = list_records(tmp_path)
    assert msgspec.json.decode(path.read_bytes().splitlines()[0])["options"]["edition"] == EDITION
    assert DelveCourse.begin(read_record(path).header).game.options.edition == EDITION == 2


def test_a_record_that_tells_of_none_is_of_the_first_edition() -> None:
    record = read_record(FIRST_EDITION)
    assert record.header.version < VERSION
    assert DelveCourse.begin(record.header).game.options.edition == 1


def test_one_of_a_later_edition_is_refused(tmp_path: Path) -> None:
    header = msgspec.json.decode(FIRST_EDITION.read_bytes().splitlines()[0])
    header["options"]["edition"] = EDITION + 1
    later = tmp_path / FIRST_EDITION.name
    later.write_bytes(msgspec.json.encode(header) + b"\n")
    with pytest.raises(RecordError, match="edition"):
        read_record(later)


def test_an_older_match_goes_on_by_its_own_rules_in_a_copy(tmp_path: Path) -> None:
    match, luck = begun(tmp_path), Random(4)
    for _ in range(9):
        act(match, luck)
    (path,) = list_records(tmp_path)
    made_older(path)
    again = resumed(tmp_path)
    assert again.game.options.edition == 1
    act(again, luck)
    copy, older = list_records(tmp_path)
    assert {copy, older} > {path}
    went_on = next(one for one in (copy, older) if one != path)
    assert read_record(went_on).header.version == VERSION
    assert DelveCourse.begin(read_record(went_on).header).game.options.edition == 1


def test_the_game_after_an_older_one_is_of_today(tmp_path: Path) -> None:
    older = DelveCourse.begin(read_record(FIRST_EDITION).header).game.options
    options = delve_options(delve_box(), older, SEATS)
    match = DelveMatch.begin(DelveCourse, options, 5, tmp_path, unheard)
    assert match.game.options.edition == EDITION


def test_a_record_without_a_word_on_specials_has_none() -> None:
    header = msgspec.json.decode(FIRST_EDITION.read_bytes().splitlines()[0])
    options = header["options"] | {"box": "sequel"}
    assert msgspec.convert(options, DelveOptions).specials
    del options["specials"]
    assert not msgspec.convert(options, DelveOptions).specials
