"""A duel on record: gone through again by the rules, thrown again, left and gone on with."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from dexterity.commands.replay_story import tell_record
from dexterity.content.language import Language
from dexterity.errors import RecordError, RecordFlaw
from dexterity.rules.challenge.actions import GiveUp
from dexterity.rules.challenge.duel_actions import PickDare, Rematch
from dexterity.session.challenge.duel_course import DuelCourse
from dexterity.session.match import last_match
from dexterity.session.records.differences import (
    AftermathDiffers,
    LandingDiffers,
    RulesRefuse,
    ScoreDiffers,
)
from dexterity.session.records.following import followed
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Action, Played, Record, Resumed, Score, Thrown
from dexterity.session.records.replay import open_record, steps_of
from dexterity.session.records.summary import summary_of
from dexterity.session.records.verifying import verify
from dexterity.session.records.versions import versions_here
from dexterity.session.unfinished import LastMatch
from tests.kit.damaged_records import complaint, open_and_tell
from tests.kit.dueling import BEGUN, act, begun, header, play, resumed, toss
from tests.kit.hands import texts
from tests.kit.records import file_with, lines


@cache
def whole() -> bytes:
    """A match of three, and the beginning of its rematch."""
    with TemporaryDirectory() as name:
        match = begun(Path(name), header())
        play(match)
        act(match)
        act(match)
        (path,) = list_records(Path(name))
        return path.read_bytes()


def record_of(data: bytes, folder: Path) -> Record:
    return read_record(file_with(folder, data))


@pytest.fixture
def record(tmp_path: Path) -> Record:
    return record_of(whole(), tmp_path)


def changed(record: Record, at: int, **what: object) -> Record:
    """The record with one action made otherwise."""
    actions = list(record.actions)
    actions[at] = msgspec.structs.replace(actions[at], **what)
    return replace(record, actions=tuple(actions))


def first(record: Record, holds: Callable[[Action], bool]) -> int:
    return next(at for at, action in enumerate(record.actions) if holds(action))


def last_throw_of_a_round(action: Action) -> bool:
    return isinstance(action, Thrown | Played) and action.score == Score((1, 1))


# --- what is in it ------------------------------------------------------------------------------


def test_every_action_is_a_line_that_says_who_did_what(record: Record) -> None:
    done = {type(line.action) for line in record.actions if isinstance(line, Played)}
    throws = [line for line in record.actions if isinstance(line, Thrown)]
    assert done == {GiveUp, PickDare, Rematch}
    assert {(throw.who, throw.way is None) for throw in throws} == {
        ("Ada", False),
        ("Computer", True),
    }
    assert all(throw.moment and throw.aftermath and throw.requirements for throw in throws)
    scores = [line.score for line in record.actions if isinstance(line, Thrown | Played)]
    assert [score for score in scores if score] == [
        Score((1, 1)),
        Score((3, 1)),
        Score((5, 1), over=True, winner=0),
        Score((0, 0)),
    ]


def test_a_line_of_play_says_what_the_rules_call_it() -> None:
    written = [json.loads(line) for line in whole().splitlines()]
    assert written[0]["options"]["game"] == "duel"
    assert written[0]["options"]["seats"][1] == {"name": "Computer", "skill": "regular"}
    picked = next(line for line in written if line.get("what") == "pick_dare")
    assert picked == {"do": "play", "what": "pick_dare", "action": {"requirements": ["wink"]}}


def test_what_the_rules_refuse_is_not_written(tmp_path: Path) -> None:
    match = begun(tmp_path, header())
    assert match.do(PickDare(("jump",))) == ()
    assert match.do(Rematch(7)) == ()
    assert list_records(tmp_path) == ()


# --- gone through again -------------------------------------------------------------------------


def test_the_rules_come_to_the_same_state(tmp_path: Path) -> None:
    match = begun(tmp_path, header())
    play(match)
    (path,) = list_records(tmp_path)
    kept = read_record(path)
    course = followed(DuelCourse.begin(kept.header), kept.actions)
    assert course is not None
    assert course.state == match.state, "sheet, points, winner and all"


def test_an_honest_duel_holds(record: Record) -> None:
    report = verify(record)
    assert report.throws == sum(isinstance(action, Thrown) for action in record.actions) > 8
    assert (report.differences, report.same_makings) == ((), True)


def test_a_forged_score_is_found_where_it_is(record: Record) -> None:
    at = first(record, last_throw_of_a_round)
    forged = changed(record, at, score=Score((0, 2)))
    assert verify(forged).differences == (ScoreDiffers(at + 1, Score((0, 2)), Score((1, 1))),)


def test_a_score_that_was_left_out_is_found(record: Record) -> None:
    at = first(record, last_throw_of_a_round)
    differences = verify(changed(record, at, score=None)).differences
    assert differences == (ScoreDiffers(at + 1, Score((0, 0)), Score((1, 1))),)


def test_a_forged_landing_is_found_by_the_physics(record: Record) -> None:
    at = first(record, lambda action: isinstance(action, Thrown))
    thrown = record.actions[at]
    assert isinstance(thrown, Thrown)
    x, y, z = thrown.landing.place_mm
    found = verify(changed(record, at, landing=replace(thrown.landing, place_mm=(x, y + 9.0, z))))
    assert [type(one) for one in found.differences] == [LandingDiffers]


def test_forged_dice_on_the_table_are_found(record: Record) -> None:
    def pushes(action: Action) -> bool:
        return isinstance(action, Thrown) and bool(action.aftermath and action.aftermath.others)

    at = first(record, pushes)
    thrown = record.actions[at]
    assert isinstance(thrown, Thrown)
    assert thrown.aftermath is not None
    one, *others = thrown.aftermath.others
    moved = replace(one, place_mm=(one.place_mm[0] + 40.0, *one.place_mm[1:]))
    aftermath = replace(thrown.aftermath, others=(moved, *others))
    kinds = {type(one) for one in verify(changed(record, at, aftermath=aftermath)).differences}
    assert AftermathDiffers in kinds


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ({"requirements": ("jump",)}, "challenge.refusal.foreign_finding"),
        ({"aftermath": None}, "challenge.refusal.dice_differ"),
        ({"moment": None}, "challenge.refusal.dice_differ"),
    ],
)
def test_a_throw_under_another_dare_or_on_another_table_is_refused(
    record: Record, what: dict[str, Any], reason: str
) -> None:
    forged = changed(record, 2, **what)
    assert steps_of(forged)[-1].refusal == reason
    assert len(steps_of(forged)) == 3, "what follows is not gone through"
    assert [(one.step, one.found) for one in verify(forged).differences] == [(3, reason)]


def test_a_dare_out_of_turn_is_refused_and_told(record: Record) -> None:
    at = first(record, lambda action: isinstance(action, Thrown))
    actions = (*record.actions[: at + 1], Played("pick_dare", PickDare(("jump",))))
    forged = replace(record, actions=actions)
    (difference,) = verify(forged).differences
    assert isinstance(difference, RulesRefuse)
    for language in Language:
        told = "\n".join(tell_record(forged, texts(language)))
        assert texts(language).say("duel.refusal.no_pick_now") in told


@pytest.mark.parametrize("language", Language)
def test_it_is_told_from_the_lot_to_the_winner(record: Record, language: Language) -> None:
    words = texts(language)
    over = replace(record, actions=record.actions[:-2])
    told = list(tell_record(over, words))
    assert "Ada" in told[0]
    assert "Computer" in told[0]
    assert told[1].startswith(
        words.say("challenge.effect.dare_picked_no_by", requirements="").rstrip(".")
    )
    assert words.say("challenge.effect.duel_ended", winner="Ada") in told
    assert words.say("challenge_screens.told_open") not in told
    assert words.say("challenge_screens.told_open") in list(tell_record(record, words))
    assert not any("{" in line for line in told)


def test_a_look_at_it_shows_who_and_how_it_stands(tmp_path: Path) -> None:
    summary = summary_of(file_with(tmp_path, whole()))
    assert summary.options == header().options
    assert summary.score == Score((0, 0))


# --- left, and gone on with ---------------------------------------------------------------------


@pytest.mark.parametrize("left_after", [1, 6, 11])
def test_a_duel_goes_on_as_if_it_had_never_been_left(tmp_path: Path, left_after: int) -> None:
    match = begun(tmp_path, header())
    play(match, left_after)
    again = resumed(tmp_path)
    assert again.state == match.state
    assert again.course.throw_seed == match.course.throw_seed
    play(again)
    (path,) = list_records(tmp_path)
    record = read_record(path)
    resumptions = [action for action in record.actions if isinstance(action, Resumed)]
    assert len(resumptions) == 1
    at_once = record_of(whole(), tmp_path.parent)
    course = followed(DuelCourse.begin(header()), at_once.actions[:-2])
    assert course is not None
    assert again.state == course.state
    assert verify(record).holds


def test_only_looking_leaves_the_record_as_it_is(tmp_path: Path) -> None:
    match = begun(tmp_path, header())
    play(match, 2)
    (path,) = list_records(tmp_path)
    before = path.read_bytes()
    resumed(tmp_path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("missing", [1, 40])
def test_a_torn_record_goes_on_in_a_copy(tmp_path: Path, missing: int) -> None:
    """Whether a line was torn in its midst or only lost its end, nothing is glued to it."""
    match = begun(tmp_path, header())
    play(match, 3)
    (torn,) = list_records(tmp_path)
    left = torn.read_bytes()[:-missing]
    torn.write_bytes(left)
    again = resumed(tmp_path)
    play(again, 2)
    newest, *_ = list_records(tmp_path)
    assert newest != torn
    assert torn.read_bytes() == left, "it is left as it is"
    record = read_record(newest)
    assert not record.cut_short
    assert [type(action) for action in record.actions].count(Resumed) == 1
    assert verify(record).holds


def test_what_another_version_added_is_not_compared_bit_for_bit(tmp_path: Path) -> None:
    elsewhere = replace(versions_here(), numpy="1.0")
    match = begun(tmp_path, header())
    play(match, 2)
    (path,) = list_records(tmp_path)
    one, two = read_record(path).actions
    forged = msgspec.structs.replace(two, digest="0" * 16)
    record = Record(header(), (one, Resumed(BEGUN, elsewhere), forged))
    report = verify(record)
    assert (report.same_makings, report.differences) == (False, ())
    assert not verify(Record(header(), (one, forged))).holds


def looked_for(folder: Path) -> LastMatch[Any]:
    last = last_match(folder, "duel", DuelCourse)
    while last.under_way:
        last.advance(3)
    return last


def test_a_duel_that_is_over_or_was_never_begun_is_not_offered(tmp_path: Path) -> None:
    assert looked_for(tmp_path).unfinished is None
    match = begun(tmp_path, header(rounds=1))
    play(match)
    found = looked_for(tmp_path)
    assert (found.unfinished, found.flaw) == (None, None)


@pytest.mark.parametrize(
    ("spoil", "flaw"),
    [
        (lambda data: b"hello", RecordFlaw.FOREIGN),
        (lambda data: data + b"coffee\n\n", RecordFlaw.DAMAGED),
        (lambda data: data.replace(b"3-02-eviction", b"9-99-moon"), RecordFlaw.UNKNOWN_TARGET),
        (lambda data: data.replace(b'"pinkies"', b'"trunks"', 1), RecordFlaw.UNKNOWN_TARGET),
        (lambda data: data.replace(b'"rounds":3', b'"rounds":4'), RecordFlaw.UNKNOWN_TARGET),
        (lambda data: data.replace(b'"rounds":3', b'"rounds":99'), RecordFlaw.DAMAGED),
        (lambda data: data.replace(b'"Ada"', b'"\\u202e"', 1), RecordFlaw.DAMAGED),
    ],
)
def test_one_that_cannot_be_used_is_not_offered_and_stays(
    tmp_path: Path, spoil: Callable[[bytes], bytes], flaw: RecordFlaw
) -> None:
    data = spoil(whole())
    path = file_with(tmp_path, data, "2026-03-02_duel.jsonl")
    found = looked_for(tmp_path)
    assert (found.unfinished, found.flaw) == (None, flaw)
    with pytest.raises(RecordError) as raised:
        open_record(path)
    assert raised.value.flaw is flaw
    assert path.read_bytes() == data


def test_one_that_the_rules_refuse_is_not_offered(tmp_path: Path) -> None:
    kept = record_of(whole(), tmp_path)
    twice = lines(kept.header, kept.actions[0], Played("rematch", Rematch()))
    file_with(tmp_path, twice, "2026-03-02_duel.jsonl")
    found = looked_for(tmp_path)
    assert (found.unfinished, found.flaw) == (None, None)


# --- strangers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        b'{"do":"table","table":{"target":"classic","die":"red","props":[]}}\n',
        b'{"do":"undo"}\n',
        b'{"do":"give_up"}\n',
        b'{"do":"play"}\n',
        b'{"do":"play","what":"pick_dare","action":{}}\n',
        b'{"do":"play","what":"pick_dare","action":[1]}\n',
        b'{"do":"play","what":"pick_dare","action":{"requirements":"wink"}}\n',
        b'{"do":"play","what":"pick_dare","action":{"requirements":["\\u001b"]}}\n',
        b'{"do":"play","what":"pick_dare","action":{"requirements":["' + b"x" * 300 + b'"]}}\n',
        b'{"do":"play","what":"pick_dare","action":{"requirements":["a"'
        + b',"a"' * 2000
        + b"]}}\n",
        b'{"do":"play","what":"pick_dare","action":' + b"[" * 30_000 + b"}\n",
        b'{"do":"play","what":"throw","action":{}}\n',
        b'{"do":"play","what":"rematch","action":{},"more":1}\n',
        b'{"do":"play","what":"rematch","action":{},"score":{"points":[1,1e9]}}\n',
        b'{"do":"play","what":"rematch","action":{},"score":{"points":[1],"winner":-1}}\n',
    ],
)
def test_a_line_that_no_duel_has_is_damage(tmp_path: Path, line: bytes) -> None:
    path = file_with(tmp_path, lines(header()) + line + line)
    with pytest.raises(RecordError) as raised:
        read_record(path)
    assert [fault.place for fault in raised.value.faults] == ["line 2", "line 3"]
    assert str(raised.value).replace("\n", "").isprintable()


@pytest.mark.parametrize("seed", range(60))
def test_whatever_happens_to_a_file_is_a_sentence_and_never_a_slip(
    tmp_path: Path, seed: int
) -> None:
    """Bytes changed, taken out, doubled and moved, lines too; then read, told and looked at."""
    path = file_with(tmp_path, mauled(whole(), Random(seed)), "2026-03-02_duel.jsonl")
    data = path.read_bytes()
    said = [complaint(lambda: open_and_tell(path)), complaint(lambda: summary_of(path))]
    assert "".join(said).replace("\n", "").isprintable()
    found = looked_for(tmp_path)
    assert found.flaw is None or said[0]
    assert path.read_bytes() == data


def mauled(data: bytes, luck: Random) -> bytes:
    """One or a few accidents."""
    for _ in range(luck.choice((1, 1, 2, 5))):
        at, size = luck.randrange(len(data)), luck.choice((1, 1, 3, 40, 900))
        some, rows = data[at : at + size], data.split(b"\n")
        match luck.randrange(6):
            case 0:
                data = data[:at] + bytes([luck.randrange(256)]) + data[at + 1 :]
            case 1:
                data = data[:at] + data[at + size :]
            case 2:
                data = data[:at] + some + data[at:]
            case 3:
                data = data[:at]
            case 4:
                luck.shuffle(rows)
                data = b"\n".join(rows)
            case _:
                number = luck.choice((b"-1", b"1e300", b"99999999999999999999", b"0.5", b"null"))
                data = data[:at] + number + data[at + 1 :]
        data = data or b"\n"
    return data


def test_a_throw_made_for_another_moment_is_no_throw_of_this_one(tmp_path: Path) -> None:
    """The kit's own throws are really those of the match."""
    match = begun(tmp_path, header())
    thrown = toss(match)
    match.make_throw(thrown)
    (path,) = list_records(tmp_path)
    (kept,) = read_record(path).actions
    assert isinstance(kept, Thrown)
    assert kept.landing == thrown.landing
