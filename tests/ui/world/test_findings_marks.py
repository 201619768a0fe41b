"""What failed, on the picture: every requirement has something to point at, and its words."""

from dataclasses import replace
from functools import cache

import pygame
import pytest

from dexterity.content.texts import Texts
from dexterity.hand.dare.choice import ORDER, dare_of
from dexterity.hand.toss import Toss
from dexterity.session.story import finding_words
from dexterity.session.throw import Throw, throw_toss
from dexterity.ui.world.findings_marks import draw_finding_notes, draw_findings
from dexterity.ui.world.stances import camera_for
from dexterity.values.landing import Finding
from tests.kit import hands
from tests.kit.drawn import changed
from tests.kit.throws import RED, UPRIGHT, target_table

SIZE = (1280, 720)


@cache
def english() -> Texts:
    return hands.texts()


def thrown_with(requirement: str) -> Throw:
    dare = dare_of([requirement])
    toss = Toss(dare.rest_mm, 1450.0, 0.05, dare.loft_rad(0.35), 0.0)
    return throw_toss(toss, UPRIGHT, target_table(), RED, dare=dare)


def drawn(surface: pygame.Surface, throw: Throw, *findings: Finding, words: bool = False) -> None:
    camera = camera_for(throw.dare.stance, SIZE, throw.dare.rest_mm)
    draw_findings(surface, findings, throw.deed, throw.flight, camera, texts=english(), words=words)


@pytest.mark.parametrize("requirement", ORDER)
def test_every_requirement_can_be_shown_to_have_failed(requirement: str) -> None:
    throw = thrown_with(requirement)
    failed = Finding(requirement, False, 1.0, 2.0)
    mark = changed(SIZE, drawn, throw, failed)
    words = changed(SIZE, drawn, throw, failed, words=True)
    assert mark.any()
    assert words.sum() > mark.sum()


def test_what_was_done_is_not_marked() -> None:
    throw = thrown_with("pirouette")
    met = tuple(replace(finding, passed=True) for finding in throw.verdict.findings)
    assert not changed(SIZE, drawn, throw, *met, words=True).any()


def test_bounces_are_numbered_even_if_there_were_enough() -> None:
    throw = thrown_with("ricochet")
    assert throw.flight.feat.bounces_mm
    pixels = changed(SIZE, drawn, throw, Finding("ricochet", True, 2, 2))
    x, y = camera_for(throw.dare.stance, SIZE).pixel((*throw.flight.feat.bounces_mm[0], 0.0))
    assert pixels[round(x) - 12 : round(x) + 12, round(y) - 32 : round(y) + 12].any()


def test_the_words_tell_what_was_measured_and_what_was_needed() -> None:
    words = finding_words(Finding("pirouette", False, 310.4, 360.0), english())
    assert "310" in words
    assert "360" in words


def test_no_note_is_cut_off_by_the_end_of_the_page() -> None:
    findings = [Finding(requirement, False, 1234.0, 99.0) for requirement in ORDER[:6]]
    pixels = changed(SIZE, draw_finding_notes, findings, 1.0, texts=english(), text_size=1.5)
    assert pixels.any()
    assert not pixels[:, 0].any()
    assert not pixels[:, -1].any()
