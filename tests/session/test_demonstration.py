"""Demonstrations as they are shown; what they show is tested with the requirements."""

import json
from pathlib import Path

import pytest

from dexterity.errors import ContentError
from dexterity.hand.dare.choice import DareError
from dexterity.hand.dare.deed import CueKind
from dexterity.places import assets
from dexterity.session.demonstration import (
    DemonstrationError,
    check_demonstration,
    demonstrated_stroke,
    demonstration,
)


def test_it_is_the_same_throw_every_time() -> None:
    assert demonstration("jump").flight.digest() == demonstration("jump").flight.digest()


def test_what_is_shown_is_what_was_thrown() -> None:
    stroke, throw = demonstrated_stroke("jump"), demonstration("jump")
    assert throw.dare.ids == ("jump",)
    assert throw.deed.released_s == stroke.samples[-1].at_s
    assert throw.deed.last(CueKind.JUMPED) == stroke.cues[0].at_s
    assert len(throw.deed.pointer) == len(stroke.samples)


def test_the_box_stands_there_for_the_box_bounce() -> None:
    assert "box" in demonstration("box_bounce").flight.feat.touched


def test_an_unknown_requirement_names_no_file() -> None:
    with pytest.raises(DareError):
        demonstration("../texts/en")


def test_a_missing_demonstration_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"jump\.json: cannot be read"):
        demonstration("jump", tmp_path)


def test_a_demonstration_that_throws_nothing_says_so(tmp_path: Path) -> None:
    kept = json.loads((assets() / "demonstrations" / "jump.json").read_text(encoding="utf-8"))
    kept["samples"] = kept["samples"][:4]
    (tmp_path / "jump.json").write_text(json.dumps(kept), encoding="utf-8")
    with pytest.raises(DemonstrationError, match="“jump” throws nothing"):
        demonstration("jump", tmp_path)


def test_cues_are_those_that_hands_know(tmp_path: Path) -> None:
    kept = json.loads((assets() / "demonstrations" / "jump.json").read_text(encoding="utf-8"))
    kept["cues"] = [{"kind": "sneezed", "at_s": 0.1}]
    (tmp_path / "jump.json").write_text(json.dumps(kept), encoding="utf-8")
    with pytest.raises(ContentError, match="must be one of taken, jumped, tossed"):
        check_demonstration(tmp_path / "jump.json")
