"""Records come back exactly, and nothing that is none gets in."""

import json
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dexterity.content.language import Language
from dexterity.errors import RecordError, RecordFlaw
from dexterity.hand.ways.held import WayName
from dexterity.rules.referee import was_judged_otherwise
from dexterity.session.records.reading import (
    MOST_BYTES,
    MOST_FAULTS,
    MOST_LINES,
    list_records,
    read_record,
)
from dexterity.session.records.record import VERSION, Action, Record, TableChanged, Thrown, Undone
from dexterity.session.records.replay import steps_of
from dexterity.session.records.summary import summary_of
from dexterity.values.launch import Launch
from tests.kit.hands import texts
from tests.kit.records import CLASSIC, PIKE, file_with, header, lines, newer, thrown

ACTIONS: tuple[Action, ...] = (thrown(), TableChanged(PIKE), Undone(), thrown(who=""))

NUMBERS = st.floats(allow_nan=False, allow_infinity=False)


def refusal(path: Path) -> RecordError:
    with pytest.raises(RecordError) as raised:
        read_record(path)
    return raised.value


def spoiled(action: Action, *where: str | int, value: object) -> bytes:
    """An action's line with one value replaced."""
    line: Any = json.loads(msgspec.json.encode(action))
    inner = line
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    return json.dumps(line).encode() + b"\n"


def with_more(action: Action, **more: object) -> bytes:
    """An action's line with more in it."""
    return json.dumps({**json.loads(msgspec.json.encode(action)), **more}).encode() + b"\n"


def die(**more: object) -> dict[str, object]:
    """One that lies there, as a line has it."""
    lies = {"place_mm": [0, 0, 8], "turn_rad": 0.0, "face_up": 1, "ground": {"zone": "outside"}}
    return {**lies, "fell": False, **more}


def test_a_record_comes_back_as_it_was_written(tmp_path: Path) -> None:
    path = file_with(tmp_path, lines(header(), *ACTIONS))
    assert read_record(path) == Record(header(), ACTIONS)


def test_an_old_record_of_two_steps_is_one_of_timing(tmp_path: Path) -> None:
    old = spoiled(ACTIONS[0], "way", value="two_step")
    path = file_with(tmp_path, lines(header()) + old)
    (action,) = read_record(path).actions
    assert isinstance(action, Thrown)
    assert action.way is WayName.TIMING
    assert summary_of(path).throws == 1


def test_a_line_says_what_it_does() -> None:
    written = [json.loads(line) for line in lines(header(), *ACTIONS).splitlines()]
    assert (written[0]["format"], written[0]["version"]) == ("dexterity record", VERSION)
    assert written[0]["options"]["game"] == "practice"
    assert [line["do"] for line in written[1:]] == ["throw", "table", "undo", "throw"]


@given(st.tuples(NUMBERS, NUMBERS, NUMBERS), st.tuples(NUMBERS, NUMBERS, NUMBERS, NUMBERS))
def test_every_bit_of_a_launch_survives(
    three: tuple[float, float, float], four: tuple[float, float, float, float]
) -> None:
    launch = Launch(three, three, four, three)
    again = msgspec.json.decode(msgspec.json.encode(launch), type=Launch)
    bits = [struct.pack("4d", *value.orientation) for value in (launch, again)]
    assert again == launch
    assert bits[0] == bits[1], "the sign of zero included"


def test_a_torn_last_line_costs_no_more_than_that_line(tmp_path: Path) -> None:
    whole = lines(header(), *ACTIONS)
    first_throw = lines(header(), ACTIONS[0])
    for end in [*range(len(first_throw) + 1, len(whole), 11), *range(len(whole) - 3, len(whole))]:
        found = read_record(file_with(tmp_path, whole[:end]))
        assert found.actions == ACTIONS[: len(found.actions)]
        torn = whole[:end].rpartition(b"\n")[2]
        assert found.cut_short == bool(torn and torn not in whole.split(b"\n"))


def test_a_header_alone_is_a_record_of_nothing(tmp_path: Path) -> None:
    for data in (lines(header()), lines(header()).rstrip()):
        assert read_record(file_with(tmp_path, data)) == Record(header(), ())


def test_a_newer_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    error = refusal(file_with(tmp_path, newer(lines(header())) + b'{"do":"sing"}\n'))
    assert error.flaw is RecordFlaw.NEWER
    assert "comes from a newer version of Dexterity" in str(error)


def is_kept(old: object, new: object) -> bool:
    """Whether all of a value is still there, whatever else is."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and is_kept(value, new[key]) for key, value in old.items())
    return old == new


def test_a_record_of_the_first_version_is_read_as_it_was() -> None:
    """Written by that version itself: before requirements, challenges and games of two."""
    path = Path(__file__).parents[2] / "records" / "practice-version-1.jsonl"
    record = read_record(path)
    assert (record.header.version, record.header.game) == (1, "practice")
    kinds = [type(action) for action in record.actions]
    assert kinds == [Thrown, Thrown, Undone, TableChanged, Thrown]
    thrown = [action for action in record.actions if isinstance(action, Thrown)]
    assert [action.ruled for action in thrown] == [
        was_judged_otherwise(action.landing) for action in thrown
    ]
    steps = steps_of(record)
    assert [step.taken_back for step in steps] == [False, True, False, False, False]
    for step in steps:
        assert step.table is not None
        step.table.build()
    written = [json.loads(line) for line in path.read_bytes().splitlines()[1:]]
    for line, action in zip(written, record.actions, strict=True):
        assert is_kept(line, json.loads(msgspec.json.encode(action)))


@pytest.mark.parametrize("version", [0, -3, 10**30, "2", None])
def test_a_version_that_never_was_is_told(tmp_path: Path, version: object) -> None:
    head = {**json.loads(msgspec.json.encode(header())), "version": version}
    error = refusal(file_with(tmp_path, json.dumps(head).encode() + b"\n"))
    assert error.flaw in {RecordFlaw.DAMAGED, RecordFlaw.FOREIGN, RecordFlaw.NEWER}


@pytest.mark.parametrize(
    "data",
    [b"", b"\n", b"hello\n", b"{}\n", b"\x00" * 50, b"[" * 60_000, b'{"format":"x","version":1}\n'],
    ids=["empty", "blank", "words", "object", "zeros", "deep", "other-format"],
)
def test_what_is_no_record_is_told_so(tmp_path: Path, data: bytes) -> None:
    assert refusal(file_with(tmp_path, data)).flaw is RecordFlaw.FOREIGN


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"torn\n",
        b'{"do":"sing"}\n',
        b'{"do":"undo","twice":true}\n',
        b"[" * 60_000 + b"\n",
        b'"\xff\xfe"\n',
        b'{"do":"undo"' + b" " * 64_000 + b"}\n",
        spoiled(TableChanged(CLASSIC), "table", "die", value="purple"),
        spoiled(TableChanged(CLASSIC), "table", "target", value="x" * 61),
        spoiled(TableChanged(CLASSIC), "table", "props", value=["box", "box"]),
        spoiled(thrown(), "launch", "position_mm", 0, value=float("nan")),
        spoiled(thrown(), "launch", "position_mm", 0, value=1e9),
        spoiled(thrown(), "launch", "velocity_mm_s", value=[1, 2]),
        spoiled(thrown(), "toss", "speed_mm_s", value=1e6),
        spoiled(thrown(), "landing", "place_mm", 1, value=1e9),
        spoiled(thrown(), "landing", "face_up", value=6),
        spoiled(thrown(), "landing", "tilt_rad", value=-1.0),
        spoiled(thrown(), "landing", "table_hits_before_target", value=-1),
        spoiled(thrown(), "landing", "corners", 0, "ground", "value", value=11),
        spoiled(thrown(), "landing", "touched_before_target", value=["\u001b[2J"]),
        spoiled(thrown(), "verdict", "value", value=10**30),
        spoiled(thrown(), "verdict", "misses", value=["hole", "hole"]),
        spoiled(thrown(), "digest", value="0123"),
        spoiled(thrown(), "who", value="\u202egnp"),
        spoiled(thrown(), "way", value="telekinesis\u001b"),
        b'{"do":"give_up"}\n',
        b'{"do":"play","what":"sing","action":{}}\n',
        b'{"do":"resume","at":"yesterday"}\n',
        with_more(thrown(), score={"points": []}),
        with_more(thrown(), score={"points": [-2_000_000, 0]}),
        with_more(thrown(), score={"points": [1, 0], "over": True, "winner": 2}),
        with_more(thrown(), score={"points": [1, 0], "winner": 0}),
        with_more(thrown(), aftermath={"touched": ["\u001b[2J"], "others": []}),
        with_more(thrown(), aftermath={"touched": [], "others": [die(place_mm=[0, 1e9, 0])]}),
        with_more(thrown(), aftermath={"touched": [], "others": [die(face_up=7)]}),
        with_more(thrown(), aftermath={"touched": [], "others": [die()] * 51}),
    ],
)
def test_a_bad_line_is_named_and_the_others_are_looked_at_too(tmp_path: Path, line: bytes) -> None:
    data = lines(header(), thrown()) + line + lines(thrown()) + line + lines(Undone())
    error = refusal(file_with(tmp_path, data))
    assert error.flaw is RecordFlaw.DAMAGED
    assert [fault.place for fault in error.faults] == ["line 3", "line 5"]
    assert str(error).replace("\n", "").isprintable()
    assert all(len(fault.reason) < 200 for fault in error.faults)


def test_numbers_beyond_all_floats_are_refused(tmp_path: Path) -> None:
    line = lines(thrown()).replace(b'"position_mm":[', b'"position_mm":[1e999,', 1)
    assert refusal(file_with(tmp_path, lines(header()) + line)).flaw is RecordFlaw.DAMAGED


def test_a_bad_header_of_ours_is_damage(tmp_path: Path) -> None:
    bad = lines(header()).replace(b'"practice"', b'"chess"')
    error = refusal(file_with(tmp_path, bad))
    assert (error.flaw, error.faults[0].place) == (RecordFlaw.DAMAGED, "line 1")


def test_size_and_count_are_bounded(tmp_path: Path) -> None:
    big = file_with(tmp_path, b" " * (MOST_BYTES + 1))
    assert refusal(big).flaw is RecordFlaw.UNREADABLE
    many = file_with(tmp_path, lines(header()) + b'{"do":"undo"}\n' * (MOST_LINES + 1))
    assert f"more than {MOST_LINES} lines" in str(refusal(many))


def test_a_file_of_faults_is_not_told_to_the_end(tmp_path: Path) -> None:
    path = file_with(tmp_path, lines(header()) + b"?\n" * 5_000)
    assert len(refusal(path).faults) == MOST_FAULTS


def test_a_missing_record_is_a_sentence(tmp_path: Path) -> None:
    error = refusal(tmp_path / "nothing.jsonl")
    assert error.flaw is RecordFlaw.UNREADABLE
    assert "there is no such file" in str(error)


def test_records_are_listed_newest_first(tmp_path: Path) -> None:
    for name in ("2026-01-02_practice.jsonl", "2026-01-10_practice.jsonl", "notes.txt"):
        file_with(tmp_path, b"", name)
    assert [path.name[:10] for path in list_records(tmp_path)] == ["2026-01-10", "2026-01-02"]
    assert list_records(tmp_path / "nowhere") == ()


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("flaw", list(RecordFlaw))
def test_every_flaw_has_its_sentence(language: Language, flaw: RecordFlaw) -> None:
    assert "x.jsonl" in texts(language).say(f"record.{flaw}", name="x.jsonl")


def test_the_verdict_may_be_of_another_referee(tmp_path: Path) -> None:
    """What was said then is kept: only what no referee could say is refused."""
    odd = msgspec.structs.replace(thrown(), verdict=replace(thrown().verdict, value=9, misses=()))
    found = read_record(file_with(tmp_path, lines(header(), odd))).actions[0]
    assert isinstance(found, Thrown)
    assert found.verdict.value == 9
