"""A record is gone through again: it holds, or it is said where it does not."""

from dataclasses import replace
from math import dist
from pathlib import Path

import msgspec
import pytest

from dexterity.errors import RecordError, RecordFlaw
from dexterity.rules.made_throw import MadeThrow
from dexterity.rules.referee import Miss, judge
from dexterity.session.practice.practice import practice_of
from dexterity.session.practice.practice_table import PracticeTable, PropSet
from dexterity.session.records import repeating
from dexterity.session.records.differences import FlightDiffers, LandingDiffers, VerdictDiffers
from dexterity.session.records.reading import read_record
from dexterity.session.records.record import (
    RULED_BEFORE,
    VERSION,
    Record,
    TableChanged,
    Thrown,
    Undone,
)
from dexterity.session.records.recorded_game import made_throw
from dexterity.session.records.repeating import near
from dexterity.session.records.replay import open_record, steps_of
from dexterity.session.records.verifying import verify
from dexterity.session.records.versions import versions_here
from dexterity.values.colour import DieColour
from tests.kit.records import CLASSIC, PIKE, file_with, header, lines, record, thrown

BOXED = PracticeTable("archipelago", DieColour.BLUE, (PropSet.BOX,))
ELSEWHERE = replace(versions_here(), platform="another machine")


def moved(action: Thrown, by_mm: float) -> Thrown:
    x, y, z = action.landing.place_mm
    landing = replace(action.landing, place_mm=(x + by_mm, y, z))
    return msgspec.structs.replace(action, landing=landing)


def test_steps_know_their_table_and_whether_they_stand() -> None:
    steps = steps_of(
        record(thrown(), TableChanged(PIKE), thrown(PIKE), Undone(), Undone(), Undone(), Undone())
    )
    assert [step.number for step in steps] == [1, 2, 3, 4, 5, 6, 7]
    tables = [CLASSIC, PIKE, PIKE, PIKE, CLASSIC, CLASSIC, CLASSIC]
    assert [step.table for step in steps] == tables
    assert [step.taken_back for step in steps] == [True, True, True, False, False, False, False]


def test_the_table_of_a_step_is_the_one_of_the_practice_then() -> None:
    actions = (TableChanged(PIKE), TableChanged(BOXED), Undone(), thrown(PIKE), Undone(), Undone())
    for count, step in enumerate(steps_of(record(*actions)), 1):
        assert step.table == practice_of(header(), actions[:count]).table


def test_an_honest_record_holds_on_every_table() -> None:
    honest = record(
        thrown(), TableChanged(PIKE), thrown(PIKE), Undone(), TableChanged(BOXED), thrown(BOXED)
    )
    report = verify(honest)
    assert (report.throws, report.same_makings, report.differences) == (3, True, ())
    assert report.holds
    assert (report.exact, report.near, report.unsure, report.unreached) == (3, 0, (), 0)


def test_a_moved_landing_is_found_to_the_last_bit() -> None:
    for by_mm in (1e-12, 30.0):
        forged = moved(thrown(), by_mm)
        assert verify(record(thrown(), forged)).differences == (
            LandingDiffers(2, forged.landing, thrown().landing),
        )


def test_another_launch_is_found() -> None:
    launch = replace(thrown().launch, velocity_mm_s=(0.0, 1300.0, 100.0))
    forged = msgspec.structs.replace(thrown(), launch=launch)
    (difference,) = verify(record(forged)).differences
    assert isinstance(difference, LandingDiffers)


def test_another_verdict_is_found() -> None:
    verdict = replace(thrown().verdict, value=0, centre=False, misses=(Miss.BONES,))
    forged = msgspec.structs.replace(thrown(), verdict=verdict)
    assert verify(record(forged)).differences == (VerdictDiffers(1, verdict, thrown().verdict),)


def leaning() -> Thrown:
    """A throw as an older referee judged it: the die leans, and misses for that."""
    end = replace(thrown().landing, tilt_rad=0.1)
    verdict = replace(judge(end), value=0, centre=False, symbol=False, misses=(Miss.LEANING,))
    return msgspec.structs.replace(thrown(), landing=end, verdict=verdict)


def read_as_version(version: int, folder: Path, *actions: Thrown) -> Record:
    """A record as a program of that version wrote it."""
    written_by = msgspec.structs.replace(header(), version=version)
    return read_record(file_with(folder, lines(written_by, *actions)))


def test_the_word_of_an_older_referee_stands_where_its_rules_were_others(tmp_path: Path) -> None:
    for version in range(1, RULED_BEFORE):
        older = read_as_version(version, tmp_path, leaning(), thrown())
        leant, flat = (line for line in older.actions if isinstance(line, Thrown))
        assert made_throw(leant, MadeThrow).verdict == leaning().verdict
        report = verify(older)
        assert VerdictDiffers not in map(type, report.differences)
        assert report.older_verdicts == 1
        assert made_throw(flat, MadeThrow) == made_throw(thrown(), MadeThrow)
    newer = read_as_version(VERSION, tmp_path, leaning())
    assert VerdictDiffers in map(type, verify(newer).differences)


def test_older_records_are_compared_with_the_referee_wherever_the_rules_are_the_same(
    tmp_path: Path,
) -> None:
    better = replace(thrown().verdict, value=9, centre=False)
    forged = msgspec.structs.replace(thrown(), verdict=better)
    for version in range(1, VERSION + 1):
        report = verify(read_as_version(version, tmp_path, forged))
        assert report.differences == (VerdictDiffers(1, better, thrown().verdict),)
        assert report.older_verdicts == 0


def test_nobody_can_claim_an_older_referee_where_the_rules_are_the_same(tmp_path: Path) -> None:
    better = replace(thrown().verdict, value=9, centre=False)
    forged = msgspec.structs.replace(thrown(), verdict=better, ruled=True)
    report = verify(read_as_version(VERSION, tmp_path, forged))
    assert report.differences == (VerdictDiffers(1, better, thrown().verdict),)


def test_a_match_that_was_gone_on_with_keeps_the_words_of_its_older_referee(
    tmp_path: Path,
) -> None:
    older = read_as_version(RULED_BEFORE - 1, tmp_path, leaning())
    copied = read_record(file_with(tmp_path, lines(header(), *older.actions)))
    assert verify(copied).older_verdicts == 1
    assert copied.actions == older.actions


def test_another_flight_to_the_same_end_is_found_where_it_can_be_compared() -> None:
    forged = msgspec.structs.replace(thrown(), digest="0" * 16)
    assert verify(record(forged)).differences == (FlightDiffers(1, "0" * 16, thrown().digest),)
    assert verify(record(forged), here=ELSEWHERE).holds


def test_a_record_from_elsewhere_is_compared_by_eye() -> None:
    slightly, clearly = moved(thrown(), 0.01), moved(thrown(), 5.0)
    report = verify(record(slightly, clearly), here=ELSEWHERE)
    assert not report.same_makings
    assert [difference.step for difference in report.differences] == [2]
    assert near(thrown().landing, slightly.landing)
    assert (report.exact, report.near) == (0, 2)


def test_throws_of_another_physics_are_judged_and_not_made_again() -> None:
    here = replace(versions_here(), dice_physics=99)
    report = verify(record(moved(thrown(), 30.0), thrown()), here=here)
    assert (report.holds, report.throws, report.other_physics) == (True, 0, (1, 2))
    verdict = replace(thrown().verdict, value=0, centre=False, misses=(Miss.BONES,))
    forged = msgspec.structs.replace(thrown(), verdict=verdict)
    assert verify(record(forged), here=here).differences == (
        VerdictDiffers(1, verdict, thrown().verdict),
    )


def test_how_pencils_draw_is_no_matter_to_throws() -> None:
    report = verify(record(thrown()), here=replace(versions_here(), pencil_physics=99))
    assert (report.holds, report.same_makings, report.exact) == (True, True, 1)


def test_what_comes_out_the_same_elsewhere_was_compared_bit_for_bit() -> None:
    report = verify(record(thrown()), here=ELSEWHERE)
    assert (report.holds, report.exact, report.near) == (True, 1, 0)


def test_what_the_least_change_sends_elsewhere_is_said_to_be_unchecked_and_only_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rare enough that its neighbours are put elsewhere by hand."""
    forged = moved(thrown(), 30.0)
    far = replace(thrown().launch, velocity_mm_s=(300.0, 900.0, 100.0))
    monkeypatch.setattr(repeating, "nudged_launches", lambda launch: [launch, far])
    report = verify(record(thrown(), forged), here=ELSEWHERE)
    assert (report.holds, report.exact, report.unsure) == (True, 1, (2,))
    assert [type(one) for one in verify(record(forged)).differences] == [LandingDiffers]


def test_a_wrong_verdict_is_found_even_where_the_flight_cannot_be_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    far = replace(thrown().launch, velocity_mm_s=(300.0, 900.0, 100.0))
    monkeypatch.setattr(repeating, "nudged_launches", lambda launch: [far])
    honest = moved(thrown(), 30.0)
    verdict = replace(honest.verdict, value=0, centre=False, misses=(Miss.BONES,))
    forged = msgspec.structs.replace(honest, verdict=verdict)
    (difference,) = verify(record(forged), here=ELSEWHERE).differences
    assert isinstance(difference, VerdictDiffers)


def test_nobody_could_see_a_nudge() -> None:
    launch = thrown().launch
    for nudged in repeating.nudged_launches(launch):
        assert 0.0 < dist(nudged.position_mm, launch.position_mm) < 1e-5
        assert replace(nudged, position_mm=launch.position_mm) == launch


def test_progress_is_told_throw_by_throw() -> None:
    told: list[int] = []
    verify(record(thrown(), Undone(), thrown()), progress=told.append)
    assert told == [1, 1]


def test_a_torn_record_says_so_in_its_report() -> None:
    assert verify(Record(header(), (), cut_short=True)).cut_short


def test_a_target_that_is_not_here_is_told_with_its_line(tmp_path: Path) -> None:
    moon = TableChanged(PracticeTable("moon"))
    path = file_with(tmp_path, lines(header(), thrown(), moon, Undone(), moon))
    with pytest.raises(RecordError) as raised:
        open_record(path)
    assert raised.value.flaw is RecordFlaw.UNKNOWN_TARGET
    assert [fault.place for fault in raised.value.faults] == ["line 3"]
    assert "There is no target “moon”" in str(raised.value)
