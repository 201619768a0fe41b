"""Files of demonstrations: whatever is wrong with one is told, all of it at once."""

import json
from pathlib import Path
from typing import Any

import pytest

from dexterity.content.demonstrations import (
    MOST_SAMPLES,
    Demonstration,
    Words,
    load_demonstration,
)
from dexterity.errors import ContentError
from dexterity.values.pointer import PointerSample

WORDS = Words(("jump", "wink"), ("jumped", "tossed"))

SOUND: dict[str, Any] = {
    "requirement": "jump",
    "loft_deg": -5.0,
    "orientation": {"w": 1.0, "x": 0.0, "y": 0.0, "z": 0.0},
    "cues": [{"kind": "jumped", "at_s": 0.1}],
    "samples": [
        {"at_s": 0.0, "x_mm": 0.0, "y_mm": -500.0},
        {"at_s": 0.008, "x_mm": 0.8, "y_mm": -499.2},
    ],
}


def written(folder: Path, **changes: Any) -> Path:
    path = folder / "jump.json"
    kept = {key: value for key, value in {**SOUND, **changes}.items() if value is not ...}
    path.write_text(json.dumps(kept), encoding="utf-8")
    return path


def told(path: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load_demonstration(path, WORDS)
    return [f"{fault.place}: {fault.reason}" for fault in caught.value.faults]


def sample(at_s: object = 0.5, x_mm: object = 0.0, y_mm: object = 0.0) -> dict[str, object]:
    return {"at_s": at_s, "x_mm": x_mm, "y_mm": y_mm}


def test_a_sound_file_is_read_whole(tmp_path: Path) -> None:
    assert load_demonstration(written(tmp_path), WORDS) == Demonstration(
        "jump",
        -5.0,
        (1.0, 0.0, 0.0, 0.0),
        (("jumped", 0.1),),
        (PointerSample(0.0, 0.0, -500.0), PointerSample(0.008, 0.8, -499.2)),
    )


def test_who_made_it_may_be_said(tmp_path: Path) -> None:
    load_demonstration(written(tmp_path, made_by="someone", choice=3), WORDS)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"requirement": "somersault"}, "requirement: is no requirement: 'somersault'"),
        ({"requirement": "wink"}, "requirement: must be what the file is called, 'jump'"),
        ({"requirement": ...}, "requirement: is missing"),
        ({"loft_deg": 90.0}, "loft_deg: must be from -30 to 75, not 90"),
        ({"loft_deg": None}, "loft_deg: is missing"),
        ({"loft_deg": "steep"}, "loft_deg: must be a number, not a text"),
        (
            {"orientation": {"w": 1.0, "x": 1.0, "y": 0.0, "z": 0.0}},
            "orientation: must have the length 1, not 1.41421",
        ),
        ({"orientation": {"w": 1.0, "x": 0.0, "y": 0.0}}, "orientation.z: is missing"),
        ({"orientation": [1.0, 0.0, 0.0, 0.0]}, "orientation: must be a table, not a list"),
        (
            {"cues": [{"kind": "sneezed", "at_s": 0.0}]},
            "cues[0].kind: must be one of jumped, tossed, not 'sneezed'",
        ),
        (
            {"cues": [{"kind": "jumped", "at_s": 99.0}]},
            "cues[0].at_s: must be from 0 to 10, not 99",
        ),
        ({"cues": [None]}, "cues[0]: must be a table, not nothing"),
        ({"samples": []}, f"samples: must have 2 to {MOST_SAMPLES} items, not 0"),
        (
            {"samples": [sample()] * (MOST_SAMPLES + 1)},
            f"samples: must have 2 to {MOST_SAMPLES} items, not {MOST_SAMPLES + 1}",
        ),
        ({"samples": [sample(), sample()]}, "samples[1].at_s: must be later than 0.5"),
        (
            {"samples": [sample(), sample(0.6, 4000.0)]},
            "samples[1].x_mm: must be from -3000 to 3000, not 4000",
        ),
        (
            {"samples": [sample(), sample(0.6, True)]},
            "samples[1].x_mm: must be a number, not true or false",
        ),
        ({"samples": [sample(), {**sample(0.6), "z": 1}]}, "samples[1]: has an unknown key 'z'"),
        ({"colour": "red"}, ": has an unknown key 'colour'"),
    ],
)
def test_a_fault_is_told_with_place_and_reason(
    tmp_path: Path, changes: dict[str, Any], fault: str
) -> None:
    assert told(written(tmp_path, **changes)) == [fault]


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    path = written(tmp_path, loft_deg=99.0, samples=..., colour="red")
    assert told(path) == [
        "loft_deg: must be from -30 to 75, not 99",
        "samples: is missing",
        ": has an unknown key 'colour'",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", ": is not valid JSON: "),
        ("[]", ": must be a table, not a list"),
        ("null", ": must be a table, not nothing"),
        ('{"loft_deg": NaN}', ": is not valid JSON: NaN is no number"),
        ('{"loft_deg": -Infinity}', ": is not valid JSON: -Infinity is no number"),
        ('{"a": 1, "a": 2}', ": is not valid JSON: 'a' is there twice"),
        ("[" * 100_000, ": is nested too deeply"),
        ('{"loft_deg": ' + "9" * 5000 + "}", ": is not valid JSON: "),
    ],
    ids=["torn", "a list", "nothing", "nan", "infinity", "twice", "deep", "endless"],
)
def test_a_file_that_is_no_json_of_ours(tmp_path: Path, text: str, fault: str) -> None:
    path = tmp_path / "jump.json"
    path.write_text(text, encoding="utf-8")
    (only,) = told(path)
    assert only.startswith(fault)


def test_a_number_too_large_for_any_hand_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "jump.json"
    path.write_text(json.dumps(SOUND).replace("-5.0", "1e999"), encoding="utf-8")
    assert told(path)[0].startswith("loft_deg: must be from -30 to 75")
