"""Trail and arc: dots along a way, as many as there is picture to put them."""

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
import pygame
import pytest

from dexterity.ui.world.arc import draw_arc
from dexterity.ui.world.camera import plain_camera
from dexterity.ui.world.trail import draw_trail

CAMERA = plain_camera((640, 360))
TO_TARGET = np.linspace((0.0, -500.0, 60.0), (0.0, 0.0, 8.0), 60)
PAST_THE_EYE = np.linspace((0.0, -500.0, 60.0), (300.0, -4000.0, 900.0), 600)


class Dots:
    """Counts what is put on it."""

    def __init__(self) -> None:
        self.places: list[tuple[int, int]] = []

    def fblits(self, marks: Sequence[tuple[Any, tuple[int, int]]]) -> None:
        self.places += [place for _, place in marks]


def dots(draw: Any, path_mm: Any) -> list[tuple[int, int]]:
    surface = Dots()
    draw(cast(pygame.Surface, surface), path_mm, CAMERA)
    return surface.places


@pytest.mark.parametrize("draw", [draw_trail, draw_arc])
def test_a_way_in_sight_is_dotted_from_end_to_end(draw: Any) -> None:
    places = np.array(dots(draw, TO_TARGET))
    begin, end = CAMERA.pixels(TO_TARGET[[0, -1]])
    for place in (begin, end):
        assert np.hypot(*(places - place).T).min() < 8.0


@pytest.mark.parametrize("draw", [draw_trail, draw_arc])
def test_a_die_that_flies_past_the_eye_leaves_no_more_dots_than_the_picture_has_room_for(
    draw: Any,
) -> None:
    # A line of a thousand dots would cross the picture many times.
    assert len(dots(draw, PAST_THE_EYE)) < 1000


@pytest.mark.parametrize("draw", [draw_trail, draw_arc])
def test_a_way_out_of_sight_leaves_nothing(draw: Any) -> None:
    assert dots(draw, PAST_THE_EYE[-100:]) == []
