"""A match on record: left and gone on with, told, doubted, damaged."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from dexterity.cli import main
from dexterity.content.language import Language
from dexterity.errors import RecordError, RecordFlaw, TableError
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.state import Phase, State
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.delve_options import DelveOptions
from dexterity.session.delve.words import end_words, recorded_words
from dexterity.session.match import last_match
from dexterity.session.matches import DelveMatch
from dexterity.session.records.differences import (
    Difference,
    LandingDiffers,
    RulesRefuse,
    ScoreDiffers,
    VerdictDiffers,
)
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Played, Record, Resumed, Score, Thrown, Undone
from dexterity.session.records.recorded_game import options_in
from dexterity.session.records.replay import open_record
from dexterity.session.records.verifying import verify
from dexterity.session.seat import Seat
from dexterity.session.shipped import delve_box
from dexterity.ui.screens.record_words import line_note, line_title, looked_at, target_names
from dexterity.values.skill import Skill
from tests.kit.hands import texts
from tests.kit.recorded_delves import SEATS, act, begun, resumed
from tests.kit.rules_json import decoded, encoded_state

GOLDEN = Path(__file__).parents[2] / "records" / "golden-delve.jsonl"


def golden() -> Record:
    return read_record(GOLDEN)


def with_action(record: Record, number: int, **parts: Any) -> Record:
    """The record with one of its lines, counted from 0, altered."""
    lines = list(record.actions)
    lines[number] = msgspec.structs.replace(lines[number], **parts)
    return replace(record, actions=tuple(lines))


def first(record: Record, kind: type[Any], what: str = "") -> tuple[int, Any]:
    """The first line of a kind, and its place."""
    return next(
        (number, line)
        for number, line in enumerate(record.actions)
        if isinstance(line, kind) and what in ("", getattr(line, "what", ""))
    )


# --- left and gone on with ----------------------------------------------------------------------


@pytest.mark.parametrize("seed", [2, 11])
def test_saved_and_read_after_every_action_it_stands_as_it_stood(tmp_path: Path, seed: int) -> None:
    match, luck = begun(tmp_path, seed), Random(seed)
    for _ in range(60):
        act(match, luck)
        if match.result is not None:
            break
        again = resumed(tmp_path)
        assert again.state == match.state
        assert again.course == match.course
        assert again.course.log_for(None) == match.course.log_for(None)
        assert (again.can_undo, again.course.throw_seed) == (
            match.can_undo,
            match.course.throw_seed,
        )
        assert decoded(encoded_state(match.state), State) == match.state
    assert verify(open_record(*list_records(tmp_path))).holds


def test_a_match_can_be_left_after_every_action(tmp_path: Path) -> None:
    left, luck = begun(tmp_path / "left", 5), Random(5)
    whole, same_luck = begun(tmp_path / "whole", 5), Random(5)
    for _ in range(30):
        act(left, luck)
        act(whole, same_luck)
        left = resumed(tmp_path / "left")
        assert left.state == whole.state
    (path,) = list_records(tmp_path / "left")
    assert sum(isinstance(line, Resumed) for line in read_record(path).actions) == 29


@pytest.mark.parametrize("seed", range(20))
def test_whole_matches_played_at_random_are_told_again_as_they_were(
    tmp_path: Path, seed: int
) -> None:
    match, luck = begun(tmp_path, seed), Random(seed)
    while match.result is None:
        act(match, luck)
    record = read_record(*list_records(tmp_path))
    course = DelveCourse.begin(record.header)
    again = DelveMatch(course)
    again.retrace(record.actions)
    assert again.course == match.course
    assert again.result == match.result


def test_a_match_that_is_over_is_not_gone_on_with(tmp_path: Path) -> None:
    (tmp_path / "2026-04-01_20-15-00_delve.jsonl").write_bytes(GOLDEN.read_bytes())
    last = last_match(tmp_path, "delve", DelveCourse)
    while last.under_way:
        last.advance(100)
    assert (last.unfinished, last.flaw) == (None, None)


def test_nothing_is_on_the_disk_before_the_first_deed(tmp_path: Path) -> None:
    match = begun(tmp_path)
    assert list_records(tmp_path) == ()
    act(match, Random(1))
    assert len(list_records(tmp_path)) == 1


def test_who_came_into_the_box_since_does_not_matter() -> None:
    """The cards of a match are in its record, in their order: luck goes by that."""
    box, header = delve_box(), golden().header
    shuffled = replace(
        box,
        adventurers=dict(reversed([*box.adventurers.items()])),
        monsters=dict(reversed([*box.monsters.items()])),
    )
    assert DelveCourse.begin(header, shuffled).state == DelveCourse.begin(header).state


# --- doubted ------------------------------------------------------------------------------------


def doubts(record: Record) -> list[type[Difference]]:
    return [type(one) for one in verify(record).differences]


def test_another_launch_is_noticed() -> None:
    record = golden()
    number, line = first(record, Thrown)
    vx, vy, vz = line.launch.velocity_mm_s
    harder = replace(line.launch, velocity_mm_s=(vx, vy + 50.0, vz))
    assert LandingDiffers in doubts(with_action(record, number, launch=harder))


def test_another_verdict_is_noticed() -> None:
    record = golden()
    number, line = first(record, Thrown)
    better = replace(line.verdict, value=line.verdict.value + 1)
    forged = with_action(record, number, verdict=better)
    assert VerdictDiffers in doubts(forged)


def test_another_score_is_noticed() -> None:
    record = golden()
    number = max(n for n, line in enumerate(record.actions) if isinstance(line, Played))
    assert doubts(with_action(record, number, score=Score((9, 9, 9)))) == [ScoreDiffers]


def refusal_of(record: Record) -> str:
    refused = verify(record).differences[-1]
    assert isinstance(refused, RulesRefuse)
    return refused.found


def test_what_the_rules_do_not_allow_is_refused() -> None:
    record = golden()
    number, _ = first(record, Played, "add")
    lines = list(record.actions)
    lines[number] = Played("turn_card", do.TurnCard())
    refused = replace(record, actions=tuple(lines))
    assert refusal_of(refused) == "delve_story.refusal.not_now"


def test_a_throw_under_a_requirement_is_none_of_delve() -> None:
    record = golden()
    number, _ = first(record, Thrown)
    refused = with_action(record, number, requirements=("jump",))
    assert refusal_of(refused) == "delve_story.refusal.foreign_finding"


def test_what_cannot_be_taken_back_is_refused() -> None:
    record = golden()
    number, _ = first(record, Played, "draw")
    lines = (*record.actions[: number + 1], Undone())
    assert refusal_of(replace(record, actions=lines)) == "delve_story.refusal.seen"


# --- damaged ------------------------------------------------------------------------------------

Spoil = Callable[[list[Any]], None]


def spoiled(folder: Path, spoil: Spoil) -> Path:
    """The record on disk, its lines altered."""
    lines = [json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    spoil(lines)
    path = folder / "spoiled.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def options_line(lines: list[Any]) -> Any:
    return lines[0]["options"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: lines[1].update(what="fly"),
        lambda lines: lines[1].update(weather="rain"),
        lambda lines: lines.append({"do": "play", "what": "throw", "action": {}}),
        lambda lines: lines.append({"do": "play", "what": "use_tile", "action": {}}),
        lambda lines: lines.append({"do": "give_up"}),
        lambda lines: options_line(lines).update(first=3),
        lambda lines: options_line(lines)["seats"].pop() and options_line(lines)["seats"].pop(),
        lambda lines: options_line(lines)["seats"].extend([{"name": "Eve"}] * 2),
        lambda lines: options_line(lines).update(box="third"),
        lambda lines: options_line(lines)["adventurers"].append("mage"),
        lambda lines: options_line(lines)["monsters"].update(goblin=10**9),
        lambda lines: options_line(lines).update(monsters={}),
    ],
)
def test_what_no_match_ever_was_is_refused_with_its_line(tmp_path: Path, spoil: Spoil) -> None:
    with pytest.raises(RecordError) as raised:
        read_record(spoiled(tmp_path, spoil))
    assert raised.value.flaw is RecordFlaw.DAMAGED
    assert all(fault.place.startswith("line ") for fault in raised.value.faults)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: options_line(lines)["adventurers"].append("accountant"),
        lambda lines: options_line(lines)["monsters"].update(unicorn=1),
        lambda lines: options_line(lines).update(adventurer="accountant"),
        lambda lines: options_line(lines).update(box="sequel", adventurers=["mage"]),
        lambda lines: options_line(lines).update(monsters={"goblin": 2}),
    ],
    ids=["adventurer", "monster", "first-adventurer", "nobody-of-that-box", "no-specials"],
)
def test_what_cannot_be_played_here_is_told(
    tmp_path: Path, spoil: Spoil, capsys: pytest.CaptureFixture[str]
) -> None:
    path = spoiled(tmp_path, spoil)
    header = read_record(path).header
    with pytest.raises(TableError):
        DelveCourse.begin(header)
    assert not options_in(header, DelveOptions).is_here
    assert looked_at(path).summary is RecordFlaw.UNKNOWN_TARGET
    assert main(["replay", str(path), "--told"]) == 2
    assert "line 1" in capsys.readouterr().err


def test_a_torn_last_line_costs_that_line_alone(tmp_path: Path) -> None:
    match, luck = begun(tmp_path, 5), Random(5)
    for _ in range(12):
        act(match, luck)
    before = match.state
    act(match, luck)
    (path,) = list_records(tmp_path)
    path.write_bytes(path.read_bytes()[:-9])
    assert resumed(tmp_path).state == before


# --- told ---------------------------------------------------------------------------------------


def told(path: Path, language: Language, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["replay", str(path), "--told", "--lang", language]) == 0
    return capsys.readouterr().out


def only_record(folder: Path) -> Path:
    (path,) = list_records(folder)
    return path


def monster_names(language: Language) -> set[str]:
    return {card.names.said_in(language) for card in delve_box().monsters.values()}


@pytest.mark.parametrize("language", Language)
def test_of_a_match_that_was_left_no_secret_is_told(
    tmp_path: Path, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    """While all are bidding, no monster is called by its name at all, taken back or not."""
    match = begun(tmp_path, 5)
    match.do(do.DrawMonster())
    match.do(do.AddToDungeon())
    match.undo()
    while len(match.state.dungeon) < 3:
        match.do(do.DrawMonster() if match.state.phase is Phase.BID else do.AddToDungeon())
    match.do(do.DrawMonster())
    match.do(do.SetAside(match.state.tiles[0]))
    story = told(only_record(tmp_path), language, capsys)
    words = set(story.replace(".", " ").replace(",", " ").split())
    assert not words & monster_names(language)
    assert texts(language).say("delve_story.veiled") in story
    assert texts(language).say("delve_story.left") in story


def printed(path: Path, capsys: pytest.CaptureFixture[str]) -> list[Any]:
    """All that is there for programs."""
    answers = []
    for more in ([], ["--verify"]):
        assert main(["replay", str(path), "--json", *more]) == 0
        answers.append(json.loads(capsys.readouterr().out))
    return answers


def test_what_is_printed_of_a_match_that_was_left_is_the_same_whatever_the_cards_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = []
    for seed in (5, 6):
        match = begun(tmp_path / str(seed), seed)
        while len(match.state.dungeon) < 4:
            match.do(do.DrawMonster() if match.state.phase is Phase.BID else do.AddToDungeon())
        answers.append(printed(only_record(tmp_path / str(seed)), capsys))
    assert answers[0] == answers[1]
    assert answers[0][0]["header"]["seed"] is None


def test_once_it_is_over_the_seed_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(GOLDEN, capsys)[0]["header"]["seed"] == read_record(GOLDEN).header.seed


@pytest.mark.parametrize("seed", [1, 3, 6])
def test_a_story_that_was_cut_off_names_only_what_everybody_has_seen(
    tmp_path: Path, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    match, luck = begun(tmp_path, seed), Random(seed)
    while match.state.round < 3 or match.state.phase is not Phase.PLACE:
        act(match, luck)
    bids = [
        line
        for line in told(only_record(tmp_path), Language.ENGLISH, capsys).splitlines()
        if "draws a monster" in line or "lays" in line or " sets " in line
    ]
    assert len(bids) > 10
    assert not any(name in line for line in bids for name in monster_names(Language.ENGLISH))


def test_once_it_is_over_everything_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    story = told(GOLDEN, Language.ENGLISH, capsys)
    assert "straight face" not in story
    assert "draws a monster: " in story
    assert texts().say("delve_story.veiled") not in story


@pytest.mark.parametrize("phase", [Phase.USE_TILE, Phase.THROW, Phase.REVIVE])
def test_who_declines_is_told_of(phase: Phase) -> None:
    for language in Language:
        assert texts(language).say(f"delve_story.declined_{phase}", name="Ada").startswith("Ada")


def test_computers_are_told_with_their_levels(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = (SEATS[0], Seat("Grue", Skill.NOVICE), Seat("Deep Dungeon", Skill.EXPERT))
    act(begun(tmp_path, 5, seats), Random(5))
    story = told(only_record(tmp_path), Language.ENGLISH, capsys)
    assert "Ada, Grue (the computer, novice) and Deep Dungeon (the computer, expert)" in story


# --- in a list ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
def test_a_list_says_who_played_and_how_it_ended(language: Language) -> None:
    said, options = texts(language), options_in(golden().header, DelveOptions)
    assert all(name in recorded_words(options, said) for name in ("Ada", "Blaise", "Chloé"))
    ends = [
        end_words(options, score, said)
        for score in (
            None,
            Score((1, 0, 1, 0, 1, 0)),
            Score((2, 0, 1, 0, 1, 0), over=True, winner=0),
            Score((1, 0, 1, 0, 2, 2), over=True, winner=0),
            Score((1,), over=True, winner=7),
        )
    ]
    assert len(set(ends)) == len(ends)


def test_a_line_of_the_list() -> None:
    line, said = looked_at(GOLDEN), texts()
    assert "Delve: Ada, Blaise and Chloé" in line_title(line, said, target_names(said))
    assert line_note(line, said) == "Chloé wins, successes 1 – 1 – 2"
