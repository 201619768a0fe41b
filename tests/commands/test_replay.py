"""`dexterity replay`: a record shown, told, verified, refused."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from dexterity.cli import main
from dexterity.commands.replay_report import JSON_HELP, json_of_report, say_report
from dexterity.content.language import Language
from dexterity.rules.referee import Miss
from dexterity.session.practice.practice_table import PracticeTable, PropSet
from dexterity.session.records.record import Resumed, TableChanged, Undone
from dexterity.session.records.verifying import Report
from dexterity.session.records.versions import Versions, versions_here
from dexterity.session.story import verdict_sentence
from dexterity.values.landing import Ending
from tests.kit.hands import texts
from tests.kit.openings import ticks_instead_of_runs
from tests.kit.records import BEGUN, ended, file_with, header, lines, newer, thrown

BOXED = PracticeTable("pike", props=(PropSet.BOX,))
MATCH = lines(header(), thrown(), TableChanged(BOXED), ended("h h / h h"), Undone())


@pytest.fixture
def match(tmp_path: Path) -> str:
    return str(file_with(tmp_path, MATCH))


def test_a_record_is_told_action_by_action(match: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", match, "--told"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    told = said.out.splitlines()
    assert told[0] == "Practice of 2026-03-01 14:05: The Classic, red die"
    assert told[2].startswith("1. flick by Ada: 1.50")
    assert verdict_sentence(thrown().verdict, texts()) in told
    assert "2. Change to The Pike, red die, with the box" in told
    assert "A miss: the die lies in a hole." in told
    assert "(undone later)" in told
    assert "4. Undone." in told
    assert told[-1].startswith("Throws that stand: 1; hits: ")


def test_a_record_is_told_in_french(match: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", match, "--told", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Entraînement du 2026-03-01 14:05\u202f: La Classique, dé rouge")
    assert "avec la boîte" in told


@pytest.mark.parametrize("ending", list(Ending))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_end_and_the_computers_throw_can_be_told(
    tmp_path: Path, ending: Ending, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    end = replace(thrown().landing, ending=ending)
    by_nobody = msgspec.structs.replace(thrown(), landing=end, way=None, who="")
    path = file_with(tmp_path, lines(header(), by_nobody))
    assert main(["replay", str(path), "--told", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "{" not in told
    assert "comput" in told or "ordinateur" in told


def test_a_record_that_holds_ends_with_0(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file_with(tmp_path, lines(header(), thrown(), Undone()))
    assert main(["replay", str(path), "--verify"]) == 0
    said = (
        "All is as it was. Throws made again: 1. Compared bit for bit: 1; by their ends, within "
        "0.1 mm: 0; could not be checked: 0. The rules and the referee were followed exactly, from "
        "the ends on record.\n"
    )
    assert capsys.readouterr() == (said, "")


def test_a_record_that_does_not_hold_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    verdict = replace(thrown().verdict, value=0, centre=False, misses=(Miss.BONES,))
    forged = [
        msgspec.structs.replace(thrown(), verdict=verdict),
        msgspec.structs.replace(thrown(), digest="0" * 16),
        ended("h h / h h"),
    ]
    path = file_with(tmp_path, lines(header(), *forged))
    assert main(["replay", str(path), "--verify"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Step 1: the verdict has changed. Then: A miss: the die lies on")
    assert told[1].startswith("Step 2: it ends the same, but the flight was another (0000")
    assert told[2].startswith("Step 3: the die lies ")
    assert told[3].startswith("Something is not as it was. Throws made again: 3. Compared bit ")
    assert told[3].endswith(" Differences: 3.")
    assert main(["replay", str(path), "--verify", "--lang", "fr"]) == 1
    assert "le verdict a changé" in capsys.readouterr().out


def test_a_record_from_elsewhere_is_said_to_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere = replace(header().made_with, numpy="1.0")
    path = file_with(
        tmp_path, lines(msgspec.structs.replace(header(), made_with=elsewhere), thrown())
    )
    assert main(["replay", str(path), "--verify"]) == 0
    assert "other versions or on another kind of machine" in capsys.readouterr().out


def test_a_record_of_another_physics_is_said_to_be_before_anything_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    older = msgspec.structs.replace(header(), made_with=of_older_dice())
    went_on = lines(older, thrown(), Resumed(BEGUN, versions_here()), thrown())
    path = str(file_with(tmp_path, went_on))
    for language, sentence in ((Language.ENGLISH, "another version"), (Language.FRENCH, "autre")):
        assert main(["replay", path, "--told", "--lang", language]) == 0
        title, said, *_ = capsys.readouterr().out.splitlines()
        assert texts(language).say("replay.other_physics") == said
        assert sentence in said
        assert "2026" in title
        assert main(["replay", path, "--verify", "--lang", language]) == 0
        first, *others = capsys.readouterr().out.splitlines()
        assert first == said
        assert any("1 (" in other for other in others), "which of them they are"
    assert main(["replay", path, "--verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["other_physics"] == [1]


def test_a_record_of_this_physics_says_nothing_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nor one that only went on without a throw, or whose pencils are others."""
    elsewhere = replace(versions_here(), numpy="1.0", pencil_physics=99)
    own = lines(header(), thrown(), Resumed(BEGUN, of_older_dice()))
    for data in (own, lines(msgspec.structs.replace(header(), made_with=elsewhere), thrown())):
        path = str(file_with(tmp_path, data))
        for how in ("--told", "--verify"):
            assert main(["replay", path, how]) == 0
            assert "version of the physics" not in capsys.readouterr().out


def of_older_dice() -> Versions:
    return replace(versions_here(), dice_physics=1)


def test_what_could_not_be_checked_is_said_in_both_languages() -> None:
    report = Report(3, 0, False, False, (), exact=1, near=1, unsure=(3,), unreached=2)
    for language, sentence in (
        (Language.ENGLISH, "could not be checked: 3."),
        (Language.FRENCH, "impossibles à vérifier\u202f: 3."),
    ):
        elsewhere, unsure, unreached, last = say_report(report, texts(language))
        assert "{" not in elsewhere + unsure + unreached + last
        assert "1" in unsure
        assert "3" in unsure
        assert "2" in unreached
        assert sentence in last


def test_verdicts_that_were_taken_as_they_stand_are_counted_in_both_languages() -> None:
    report = Report(9, 0, True, False, (), exact=9, older_verdicts=4)
    for language, sentence, strict in (
        (Language.ENGLISH, "were taken as they stand: 4.", "referee were followed exactly"),
        (Language.FRENCH, "ont été pris tels quels\u202f: 4.", "l’arbitre ont été suivis"),
    ):
        (told,) = say_report(report, texts(language))
        assert told.endswith(sentence)
        assert strict not in told
    assert json.loads(json_of_report(report))["older_verdicts"] == 4


def test_json_has_the_documented_keys(match: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", match, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["header", "steps", "cut_short"]
    assert list(told["steps"][0]) == [
        "number",
        "action",
        "table",
        "taken_back",
        "score",
        "refusal",
    ]
    assert [step["action"]["do"] for step in told["steps"]] == ["throw", "table", "throw", "undo"]
    assert main(["replay", match, "--verify", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    counts = ["exact", "near", "tolerance_mm", "unsure"]
    counts += ["other_physics", "older_verdicts", "unreached"]
    first = ["holds", "throws", "flicks", "same_makings"]
    assert list(report) == [*first, *counts, "cut_short", "differences"]
    (difference,) = report["differences"]
    assert list(difference) == ["step", "what", "recorded", "found"]
    assert (difference["step"], difference["what"]) == (3, "landing")
    for key in (*told, *told["steps"][0], *report, *difference):
        assert key in JSON_HELP


def test_a_torn_record_is_told_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file_with(tmp_path, MATCH + b'{"do":"thr')
    assert main(["replay", str(path), "--told"]) == 0
    assert "The last line of the record was torn off" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"hello", "is no record of Dexterity"),
        (newer(MATCH), "comes from a newer version of Dexterity"),
        (MATCH + b'{"do":"sing"}\n', "line 6: "),
        (MATCH.replace(b'"pike"', b'"moon"'), "line 3: There is no target “moon”"),
    ],
)
def test_what_cannot_be_used_ends_with_2_and_a_sentence(
    tmp_path: Path, data: bytes, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file_with(tmp_path, data)
    for options in ([], ["--told"], ["--verify"]):
        assert main(["replay", str(path), *options]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith(f"{path}: ")
        assert sentence in said.err
    assert path.read_bytes() == data, "it is left as it is"


def test_without_more_words_the_window_opens_on_the_record(
    tmp_path: Path, match: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEXTERITY_HOME", str(tmp_path / "home"))
    shown = ticks_instead_of_runs(monkeypatch)
    assert main(["replay", match, "--lang", "fr"]) == 0
    assert capsys.readouterr() == ("", "")
    (seen,) = shown
    assert seen.names == ["title", "replay"]
    assert "Lancer 1 sur 2" in seen.texts


def test_check_knows_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = file_with(tmp_path, MATCH, "good.jsonl")
    torn = file_with(tmp_path, MATCH + b'{"do":"thr', "torn.jsonl")
    bad = file_with(tmp_path, MATCH + b'{"do":"sing"}\n', "bad.jsonl")
    assert main(["check", str(good)]) == 0
    assert main(["check", str(good), str(torn), str(bad)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[:3] == [f"{good}: ok", f"{good}: ok", f"{torn}: line 6: is torn off"]
    assert told[3].startswith(f"{bad}: line 6: ")
