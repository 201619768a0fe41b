"""Blow."""

from math import degrees

import pytest

from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.strike import STRUCK
from dexterity.hand.requirements.blow import HARDEST_MM_S2, MOUTH_MM, PIECE
from dexterity.hand.toss import Toss
from dexterity.values.launch import Tool
from dexterity.values.pointer import PointerSample
from tests.kit.tool_paths import loosing, moved_by, rest_of


def held(for_s: float, x_mm: float = 0.0, y_mm: float = -600.0) -> Toss | None:
    path = (PointerSample(3.0, 0.0, -560.0), PointerSample(3.0 + for_s, x_mm, y_mm))
    return loosing(PIECE).toss(path, rest_of(PIECE), 0.0)


def test_it_claims_the_die_lets_it_slide_and_must_push() -> None:
    assert PIECE.claims == {Thing.LAUNCH: Tool.BREATH, Thing.COURSE: SLIDES}
    assert PIECE.proof is STRUCK


def test_a_longer_breath_blows_harder_until_the_lungs_are_full() -> None:
    breaths = [held(for_s) for for_s in (0.2, 0.6, 1.4, 3.0)]
    short, middle, full, more = [breath.speed_mm_s for breath in breaths if breath]
    assert short < middle < full == more


def test_a_gasp_blows_nothing() -> None:
    assert held(0.1) is None


def test_it_blows_from_the_hand_towards_the_die() -> None:
    toss, mirror = held(0.6, 50.0, -600.0), held(0.6, -50.0, -600.0)
    assert toss is not None
    assert mirror is not None
    assert degrees(toss.direction_rad) == pytest.approx(-26.565, abs=0.001)
    assert mirror.direction_rad == -toss.direction_rad


def test_nobody_blows_backwards() -> None:
    toss = held(0.6, 50.0, -300.0)
    assert toss is not None
    assert degrees(toss.direction_rad) == pytest.approx(-59.036, abs=0.001)


def test_the_mouth_is_behind_the_die_and_the_breath_fades() -> None:
    poses = moved_by(PIECE, 1700.0)
    assert {pose.place_mm for pose in poses} == {(0.0, -500.0 - MOUTH_MM, 8.0)}
    strengths = [pose.strength_mm_s2 for pose in poses]
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[-1] == pytest.approx(0.0)


def test_no_lungs_blow_harder_than_lungs() -> None:
    assert moved_by(PIECE, 900.0)[0].strength_mm_s2 < moved_by(PIECE, 1700.0)[0].strength_mm_s2
    assert moved_by(PIECE, 1e5)[0].strength_mm_s2 == HARDEST_MM_S2
