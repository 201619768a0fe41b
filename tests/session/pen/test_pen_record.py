"""A match on record: left and gone on with, told, doubted, damaged."""

import json
from collections.abc import Callable
from dataclasses import replace
from math import dist
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from dexterity.cli import main
from dexterity.commands.replay_report import say_report
from dexterity.content.language import Language
from dexterity.errors import RecordError, RecordFlaw, TableError
from dexterity.rules.pen.actions import LetHappen
from dexterity.rules.pen.edition import NEWEST, Edition
from dexterity.session.drawn_strokes import drawn_again
from dexterity.session.flicked_sheet import digest_of
from dexterity.session.match import last_match
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import PenOptions
from dexterity.session.pen.words import end_words, recorded_words
from dexterity.session.records.differences import Difference, EndDiffers, RulesRefuse, StrokeDiffers
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Action, Played, Pushed, Record, Resumed, Score, Undone
from dexterity.session.records.recorded_game import options_in
from dexterity.session.records.repeating import NEAR_MM
from dexterity.session.records.replay import Step, open_record, steps_of
from dexterity.session.records.verifying import rule_differences, verify
from dexterity.session.records.versions import Versions, versions_here
from dexterity.session.seat import Seat
from dexterity.values.skill import Skill
from dexterity.values.stroke import StrokeEnd
from tests.kit.hands import texts
from tests.kit.recorded_pens import act, begun, push_of, resumed

GOLDEN = Path(__file__).parents[2] / "records" / "golden-pen.jsonl"
FIRST_EDITION = Path(__file__).parents[2] / "records" / "pen-first-edition.jsonl"
"""Of before there were editions of the rules, and of the first physics of the pencil."""


def golden() -> Record:
    return read_record(GOLDEN)


def with_action(record: Record, number: int, **parts: Any) -> Record:
    """The record with one of its lines, counted from 0, altered."""
    lines = list(record.actions)
    lines[number] = msgspec.structs.replace(lines[number], **parts)
    return replace(record, actions=tuple(lines))


def first_flick(record: Record) -> tuple[int, Pushed]:
    """One that came to a stop by itself."""
    return next(
        (number, line)
        for number, line in enumerate(record.actions)
        if isinstance(line, Pushed) and line.drawn.end is StrokeEnd.RAN_OUT
    )


# --- by which rules -----------------------------------------------------------------------------


def test_a_match_is_played_by_the_newest_rules_and_its_record_says_so(tmp_path: Path) -> None:
    match = begun(tmp_path, 3)
    assert match.game.options.edition is NEWEST
    act(match, Random(3), aimed=True)
    (path,) = list_records(tmp_path)
    header = read_record(path).header
    assert options_in(header, PenOptions).edition is NEWEST
    assert PenCourse.begin(header).game.options.edition is NEWEST


def test_a_record_that_does_not_say_goes_on_by_the_rules_of_its_time() -> None:
    assert b"edition" not in FIRST_EDITION.read_bytes()
    record = read_record(FIRST_EDITION)
    assert PenCourse.begin(record.header).game.options.edition is Edition.FIRST
    assert verify(record).differences == ()


# --- left and gone on with ----------------------------------------------------------------------


def test_saved_and_read_after_every_action_it_stands_as_it_stood(tmp_path: Path) -> None:
    match, luck = begun(tmp_path, 11), Random(11)
    for _ in range(25):
        act(match, luck)
        again = resumed(tmp_path)
        assert again.state == match.state
        assert again.strokes == match.strokes
        assert again.can_undo == match.can_undo
    assert verify(open_record(*list_records(tmp_path))).holds


def test_a_match_can_be_left_after_every_action(tmp_path: Path) -> None:
    left, luck = begun(tmp_path / "left", 5), Random(5)
    whole, same_luck = begun(tmp_path / "whole", 5), Random(5)
    for _ in range(20):
        act(left, luck)
        act(whole, same_luck)
        left = resumed(tmp_path / "left")
        assert left.state == whole.state
    (path,) = list_records(tmp_path / "left")
    assert sum(isinstance(line, Resumed) for line in read_record(path).actions) == 19


def test_a_match_that_is_over_is_not_gone_on_with(tmp_path: Path) -> None:
    (tmp_path / "2026-03-02_20-15-00_pen.jsonl").write_bytes(GOLDEN.read_bytes())
    last = last_match(tmp_path, "pen", PenCourse)
    while last.under_way:
        last.advance(100)
    assert (last.unfinished, last.flaw) == (None, None)


def test_nothing_is_on_the_disk_before_the_first_deed(tmp_path: Path) -> None:
    match = begun(tmp_path)
    assert list_records(tmp_path) == ()
    act(match, Random(1))
    assert len(list_records(tmp_path)) == 1


def test_what_the_sheets_file_became_since_does_not_matter() -> None:
    """The sheet is in the record, whole."""
    course = PenCourse.begin(golden().header)
    assert course.game.board.sheet.title.en
    assert len("".join(options_in(golden().header, PenOptions).sheet)) > 100


def test_a_stroke_that_would_now_end_elsewhere_is_drawn_straight_to_its_end() -> None:
    record = golden()
    number, line = first_flick(record)
    sheet = steps_of(record)[number].sheet
    assert sheet is not None
    assert drawn_again(line, sheet).end_mm == line.drawn.end_mm
    moved = replace(line.drawn, end_mm=(line.drawn.end_mm[0] + 1.0, line.drawn.end_mm[1]))
    straight = drawn_again(msgspec.structs.replace(line, drawn=moved), sheet)
    assert [point.place_mm for point in straight.points] == [line.push.tip_mm, moved.end_mm]


# --- doubted ------------------------------------------------------------------------------------


def doubts(record: Record) -> list[type[Difference]]:
    return [type(one) for one in verify(record).differences]


def test_another_end_of_a_stroke_is_noticed() -> None:
    record = golden()
    last = max(n for n, line in enumerate(record.actions) if isinstance(line, Pushed))
    line = record.actions[last]
    assert isinstance(line, Pushed)
    end = replace(line.drawn, end=StrokeEnd.SKIPPED, padded=False)
    assert EndDiffers in doubts(with_action(record, last, drawn=end))


def test_another_push_is_noticed() -> None:
    record = golden()
    number, line = first_flick(record)
    harder = replace(line.push, speed_mm_s=1.2 * line.push.speed_mm_s)
    assert EndDiffers in doubts(with_action(record, number, push=harder))


def drawn_here(record: Record) -> Record:
    """As if it had been made on this machine, whichever made it, up to when it was left."""
    lines: list[Action] = []
    for step in steps_of(record):
        if isinstance(step.action, Resumed):
            break
        line = step.action
        if isinstance(line, Pushed) and step.sheet is not None:
            line = msgspec.structs.replace(line, digest=digest_of(step.sheet.draw(line.push)))
        lines.append(line)
    header = msgspec.structs.replace(record.header, made_with=versions_here())
    return replace(record, header=header, actions=tuple(lines))


def test_another_stroke_to_the_same_end_is_noticed_where_it_was_drawn() -> None:
    record = drawn_here(golden())
    number, _ = first_flick(record)
    assert doubts(record) == []
    assert doubts(with_action(record, number, digest="0" * 16)) == [StrokeDiffers]


def test_another_stroke_to_the_same_end_is_within_the_tolerance_elsewhere() -> None:
    record = golden()
    number, _ = first_flick(record)
    elsewhere = replace(versions_here(), numpy="0")
    report = verify(with_action(record, number, digest="0" * 16), here=elsewhere)
    assert report.holds
    assert report.near >= 1
    assert report.exact + report.near + len(report.unsure) == report.flicks


def test_strokes_of_another_physics_are_told_and_not_accused() -> None:
    """They stand as they ended, however far from there they would end now."""
    record = golden()
    number, line = first_flick(record)
    end = replace(line.drawn, end_mm=(line.drawn.end_mm[0] + 0.5, line.drawn.end_mm[1]))
    moved = with_action(record, number, drawn=end)
    assert EndDiffers in [type(one) for one in verify(moved).differences]
    older = made_with(moved, replace(versions_here(), pencil_physics=99))
    report = verify(older)
    assert EndDiffers not in [type(one) for one in report.differences]
    assert number + 1 in report.other_physics
    assert len(report.other_physics) + report.flicks + report.unreached == flicks_of(record)
    assert not report.same_makings


def test_of_a_record_of_the_first_physics_nothing_is_made_again_and_all_holds() -> None:
    old = read_record(FIRST_EDITION)
    report = verify(old)
    assert (report.flicks, len(report.other_physics)) == (0, flicks_of(old))
    assert report.holds
    said = list(say_report(report, texts(Language.ENGLISH)))
    assert any("another version of the physics" in sentence for sentence in said)
    assert said[-1].startswith("The rules lead where they led. Compared bit for bit: 0;")


def test_a_match_of_the_first_physics_is_replayed_stroke_by_stroke() -> None:
    """Its strokes end within a tenth of a millimetre of where they ended: nobody sees that."""
    for step in steps_of(read_record(FIRST_EDITION)):
        if isinstance(step.action, Pushed) and step.sheet is not None:
            now = step.sheet.draw(step.action.push)
            assert dist(now.end_mm, step.action.drawn.end_mm) < NEAR_MM
            assert drawn_again(step.action, step.sheet) == now


def test_how_dice_fly_is_no_matter_to_strokes() -> None:
    report = verify(golden(), here=replace(versions_here(), dice_physics=99))
    assert report.holds
    assert report.other_physics == ()


def made_with(record: Record, versions: Versions) -> Record:
    return replace(record, header=msgspec.structs.replace(record.header, made_with=versions))


def flicks_of(record: Record) -> int:
    return sum(isinstance(line, Pushed) for line in record.actions)


def test_a_pencil_that_stood_elsewhere_is_refused() -> None:
    record = golden()
    number, line = first_flick(record)
    elsewhere = replace(line.push, tip_mm=(90.0, 90.0))
    report = verify(with_action(record, number, push=elsewhere))
    refused = report.differences[-1]
    assert isinstance(refused, RulesRefuse)
    assert refused.found == "pen_story.refusal.no_stroke"


def test_what_cannot_be_taken_back_is_refused() -> None:
    record = golden()
    number, _ = first_flick(record)
    lines = (*record.actions[: number + 1], Undone())
    (refused,) = verify(replace(record, actions=lines)).differences
    assert isinstance(refused, RulesRefuse)
    assert refused.found == "pen_story.refusal.seen"


def test_a_score_that_was_taken_back_counts_no_more() -> None:
    whole, hurt, made_with = Score((15, 15)), Score((14, 15)), golden().header.made_with
    steps = (
        Step(1, Played("let_happen", LetHappen(), hurt), None, hurt, made_with, taken_back=True),
        Step(2, Undone(), None, whole, made_with),
    )
    assert list(rule_differences(whole, steps)) == []


# --- damaged ------------------------------------------------------------------------------------

Spoil = Callable[[list[Any]], None]


def spoiled(folder: Path, spoil: Spoil) -> Path:
    """The record on disk, its lines altered."""
    lines = [json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    spoil(lines)
    path = folder / "spoiled.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def flick_line(lines: list[Any]) -> Any:
    return next(line for line in lines if line.get("do") == "flick")


def options_line(lines: list[Any]) -> Any:
    return lines[0]["options"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: flick_line(lines)["push"].update(speed_mm_s=1e9),
        lambda lines: flick_line(lines)["push"].update(speed_mm_s=None),
        lambda lines: flick_line(lines)["push"].update(tip_mm=[-5.0, 3.0]),
        lambda lines: flick_line(lines)["push"].update(lean_rad=-1.0),
        lambda lines: flick_line(lines)["drawn"].update(end="late"),
        lambda lines: flick_line(lines)["drawn"].update(end_mm=[1e300, 0.0]),
        lambda lines: flick_line(lines)["drawn"].update(passed=["x"] * 2000),
        lambda lines: flick_line(lines).update(who="\u202eadA"),
        lambda lines: flick_line(lines).update(digest="short"),
        lambda lines: flick_line(lines).update(weather="rain"),
        lambda lines: lines.append({"do": "throw"}),
        lambda lines: lines.append({"do": "play", "what": "flick", "action": {}}),
        lambda lines: options_line(lines).update(first=2),
        lambda lines: options_line(lines).update(sheet=[]),
        lambda lines: options_line(lines).update(events={}),
        lambda lines: options_line(lines)["events"].update(goblin=10**9),
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
        lambda lines: options_line(lines).update(sheet=["pen1-AAAA"]),
        lambda lines: options_line(lines)["sheet"].pop(),
        lambda lines: options_line(lines)["events"].update(unicorn=1),
        lambda lines: options_line(lines)["fatras"].update(goblin=1),
    ],
    ids=["no-sheet", "half-a-sheet", "unknown-card", "card-of-the-other-pile"],
)
def test_what_cannot_be_played_here_is_told(
    tmp_path: Path, spoil: Spoil, capsys: pytest.CaptureFixture[str]
) -> None:
    path = spoiled(tmp_path, spoil)
    header = read_record(path).header
    with pytest.raises(TableError):
        PenCourse.begin(header)
    assert not options_in(header, PenOptions).is_here
    assert main(["replay", str(path), "--told"]) == 2
    assert "line 1" in capsys.readouterr().err


def test_a_torn_last_line_costs_that_line_alone(tmp_path: Path) -> None:
    match, luck = begun(tmp_path, 5), Random(5)
    for _ in range(12):
        act(match, luck)
    before = match.state
    match.flick(push_of(match, 0.0, 500.0)) if match.course.awaits_flick else act(match, luck)
    (path,) = list_records(tmp_path)
    path.write_bytes(path.read_bytes()[:-9])
    assert resumed(tmp_path).state == before


# --- in a list ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
def test_a_list_says_who_played_where_and_how_it_ended(language: Language) -> None:
    said, options = texts(language), options_in(golden().header, PenOptions)
    line = recorded_words(options, said)
    assert "Ada" in line
    assert "Blaise" in line
    ends = [
        end_words(options, score, said)
        for score in (
            None,
            Score((15, 3)),
            Score((15, 0), over=True, winner=0),
            Score((0, 1), over=True, winner=1),
            Score((0, 0), over=True),
        )
    ]
    assert len(set(ends)) == len(ends)


def test_the_computers_seat_is_told_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begun(tmp_path, 5, (Seat("Ada"), Seat("Graphite", Skill.NOVICE)))
    act(match, Random(5))
    assert main(["replay", str(*list_records(tmp_path)), "--told"]) == 0
    told = capsys.readouterr().out
    assert "Ada against Graphite (the computer)" in told
    assert "The match was left here." in told
