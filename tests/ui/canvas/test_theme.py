"""Everything written can be read: contrast as the accessibility guidelines reckon it."""

from dataclasses import fields

import numpy as np
import pytest

from dexterity.ui.canvas import theme
from dexterity.ui.canvas.ink import pencil_taken
from dexterity.ui.canvas.theme import Lettering, Look
from dexterity.ui.draw.colours import BONE, CENTRE, FAINT_INK, INK, PAPER, Colour
from tests.kit.contrast import LEAST, contrast

LOOKS = {name: look for name, look in vars(theme).items() if isinstance(look, Look)}
LETTERINGS = {name: kind for name, kind in vars(theme).items() if isinstance(kind, Lettering)}


def test_the_reckoning_itself() -> None:
    assert contrast((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)) == pytest.approx(21.0)


@pytest.mark.parametrize("name", LETTERINGS)
@pytest.mark.parametrize("ground", [PAPER, BONE])
def test_letters_stand_out_from_paper(name: str, ground: Colour) -> None:
    assert contrast(LETTERINGS[name].colour, ground) >= LEAST


@pytest.mark.parametrize("name", LOOKS)
def test_ink_stands_out_from_every_pencil_pressed_hardest(name: str) -> None:
    look = LOOKS[name]
    for variant in (look, theme.hovered(look), theme.pressed(look)):
        if variant.pencil is not None:
            assert contrast(INK, variant.pencil) >= LEAST


def test_what_is_disabled_can_still_be_read() -> None:
    assert theme.QUIET.ground is not None
    assert contrast(FAINT_INK, theme.QUIET.ground) >= LEAST


def test_a_tick_stands_out_from_its_box() -> None:
    assert contrast(CENTRE, theme.STRAW) >= LEAST


def test_hovering_and_pressing_change_what_is_seen() -> None:
    look = theme.PLAIN_BUTTON
    assert len({look, theme.hovered(look), theme.pressed(look)}) == 3
    assert {field.name for field in fields(look)} >= {"pencil", "pressure", "shadow"}


def test_harder_pressure_takes_more_colour() -> None:
    tooth = np.full((4, 4), 0.5)
    light, hard = (pencil_taken(np.full((4, 4), p), tooth).mean() for p in (0.2, 0.7))
    assert light < hard <= 1.0
