"""Settings survive the program, and no file of settings stops it."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from dexterity.content.language import Language
from dexterity.errors import FileProblem, SettingsError
from dexterity.hand.ways.held import WayName
from dexterity.session.aim_aid import AimAid
from dexterity.session.files import Disk
from dexterity.session.notice import Notice, NoticeKind
from dexterity.session.settings import Settings
from dexterity.session.settings_file import MOST_BYTES, load_settings, save_settings
from dexterity.values.skill import Skill
from tests.kit.hands import texts

CHOSEN = Settings(
    language=Language.FRENCH,
    player_name="Zoé",
    other_names=("Ada", "", "Grace"),
    way=WayName.SLINGSHOT,
    left_handed=True,
    sensitivity=0.1 + 0.2,
    loft_deg=-12.5,
    steady_skill=Skill.EXPERT,
    aim_aid=AimAid.NONE,
    practice_aid=AimAid.SHORT,
    text_size=1.5,
    reduced_motion=True,
    colour_safe=True,
    captions=True,
    game_speed=0.25,
    master_volume=0.3,
    effects_volume=0.0,
    muted=True,
    full_screen=True,
    key_bindings={"confirm": ("return", "space"), "undo": ()},
    first_start_done=True,
    known_games=("pen",),
)
"""Nothing as it is by default."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def changed(file: Path, **values: Any) -> None:
    """The file as somebody else wrote it."""
    table = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    file.write_text(json.dumps({**table, **values}), encoding="utf-8")


def kinds(notices: tuple[Notice, ...]) -> list[tuple[NoticeKind, str]]:
    return [(notice.kind, notice.name) for notice in notices]


def test_the_example_really_chooses_everything() -> None:
    default = Settings()
    assert not [
        f.name for f in fields(Settings) if getattr(CHOSEN, f.name) == getattr(default, f.name)
    ]


def test_settings_come_back_as_they_were_saved(file: Path) -> None:
    assert save_settings(file, CHOSEN) is None
    loaded = load_settings(file)
    assert loaded.settings == CHOSEN
    assert loaded.notices == ()


def test_without_a_file_there_are_defaults_and_nothing_to_say(file: Path) -> None:
    loaded = load_settings(file)
    assert (loaded.settings, loaded.notices) == (Settings(), ())
    assert not file.exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("sensitivity", 5.1),
        ("sensitivity", 0.19),
        ("sensitivity", "fast"),
        ("sensitivity", True),
        ("text_size", 0.9),
        ("game_speed", 0.0),
        ("master_volume", -0.1),
        ("loft_deg", 90),
        ("language", "tlh"),
        ("way", "telekinesis"),
        ("steady_skill", "wizard"),
        ("practice_aid", "half"),
        ("muted", "yes"),
        ("player_name", "x" * 25),
        ("player_name", "bell\u0007"),
        ("other_names", ("Ada", "bell\u0007")),
        ("other_names", ("Ada",) * 6),
        ("key_bindings", {"undo": "z"}),
        ("key_bindings", {"undo": ["z" * 41]}),
        ("key_bindings", {str(number): [] for number in range(201)}),
        ("first_start_done", None),
    ],
)
def test_a_value_that_does_not_fit_falls_back_alone_and_is_named(
    file: Path, name: str, value: object
) -> None:
    save_settings(file, CHOSEN)
    changed(file, **{name: value})
    loaded = load_settings(file)
    assert kinds(loaded.notices) == [(NoticeKind.SETTING_UNFIT, name)]
    for part in fields(Settings):
        expected = Settings() if part.name == name else CHOSEN
        assert getattr(loaded.settings, part.name) == getattr(expected, part.name)


def test_the_old_name_of_timing_is_understood_without_a_word(file: Path) -> None:
    save_settings(file, CHOSEN)
    changed(file, way="two_step")
    loaded = load_settings(file)
    assert (loaded.settings.way, loaded.notices) == (WayName.TIMING, ())
    save_settings(file, loaded.settings, loaded.kept)
    assert json.loads(file.read_text(encoding="utf-8"))["way"] == "timing"


def test_a_newer_file_is_used_and_what_it_knows_more_is_kept(file: Path) -> None:
    save_settings(file, CHOSEN)
    changed(file, version=2, smell=[0.5, {"pine": 1}])
    loaded = load_settings(file)
    assert loaded.settings == CHOSEN
    assert kinds(loaded.notices) == [(NoticeKind.SETTINGS_NEWER, "")]
    save_settings(file, loaded.settings, loaded.kept)
    assert json.loads(file.read_text(encoding="utf-8"))["smell"] == [0.5, {"pine": 1}]


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b"\x00" * 900,
        b"\xff\xfe",
        b'{"muted": NaN}',
        b"[" * 100_000,
        b'{"a":' * 9_000,
    ],
    ids=["empty", "torn", "list", "zeros", "no-utf8", "nan", "deep", "deep-objects"],
)
def test_a_damaged_file_is_set_aside_and_the_game_starts(file: Path, damage: bytes) -> None:
    file.write_bytes(damage)
    loaded = load_settings(file)
    aside = file.with_name("settings.json.damaged-1")
    assert loaded.settings == Settings()
    assert kinds(loaded.notices) == [(NoticeKind.SETTINGS_DAMAGED, aside.name)]
    assert aside.read_bytes() == damage
    assert load_settings(file).notices == (), "it is told once"


def test_the_backup_stands_in_for_a_damaged_file(file: Path) -> None:
    save_settings(file, CHOSEN)
    save_settings(file, Settings())
    file.write_bytes(b"{")
    loaded = load_settings(file)
    assert loaded.settings == CHOSEN
    assert kinds(loaded.notices) == [(NoticeKind.SETTINGS_RESTORED, "settings.json.damaged-1")]


def test_a_damaged_file_that_cannot_be_moved_stays_and_the_game_starts(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    file.write_bytes(b"{")
    monkeypatch.setattr(Path, "rename", refuse)
    loaded = load_settings(file)
    assert loaded.settings == Settings()
    assert loaded.notices == (
        Notice(NoticeKind.SETTINGS_UNREADABLE, file.name, FileProblem.REFUSED),
    )
    assert file.read_bytes() == b"{"


def test_a_huge_file_is_not_read(file: Path) -> None:
    file.write_bytes(b" " * (MOST_BYTES + 1))
    loaded = load_settings(file)
    assert loaded.settings == Settings()
    assert loaded.notices[0].problem is FileProblem.TOO_LARGE
    assert file.exists()


def test_a_disk_that_fails_is_told_and_changes_nothing(file: Path) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    save_settings(file, CHOSEN)
    notice = save_settings(file, Settings(), disk=Disk(write=full))
    assert notice == Notice(NoticeKind.SETTINGS_NOT_SAVED, file.name, FileProblem.FULL)
    assert load_settings(file).settings == CHOSEN


def test_our_own_slip_is_refused_at_once() -> None:
    with pytest.raises(SettingsError, match="sensitivity"):
        Settings(sensitivity=float("nan"))


def test_the_bindings_cannot_be_changed_from_outside() -> None:
    keys = {"undo": ("z",)}
    settings = Settings(key_bindings=keys)
    keys["undo"] = ("y",)
    assert settings.key_bindings["undo"] == ("z",)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("kind", list(NoticeKind))
@pytest.mark.parametrize("problem", [None, *FileProblem])
def test_every_notice_has_its_sentence(
    language: Language, kind: NoticeKind, problem: FileProblem | None
) -> None:
    said = Notice(kind, "settings.json", problem).said_in(texts(language))
    assert said.endswith(".")
    assert "{" not in said
