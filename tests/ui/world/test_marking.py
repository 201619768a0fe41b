"""Colour-safe marks: larger signs that say their value, and dice that differ in lightness."""

from itertools import combinations

import pygame

from dexterity.physics.results.flight import fly
from dexterity.rules.referee import judge
from dexterity.ui.draw.colours import Colour
from dexterity.ui.world.camera import plain_camera
from dexterity.ui.world.marking import PLAIN_MARKING, SAFE_MARKING, Marking, marking_for
from dexterity.ui.world.moment import interpolated
from dexterity.ui.world.table_view import TableView
from dexterity.ui.world.verdict_marks import draw_corners
from dexterity.values.colour import DieColour
from tests.kit.throws import RED, shot, target_table

SIZE = (640, 360)
FLIGHT = fly(shot((0.0, -500.0, 120.0), (0.0, 1450.0, 150.0)), target_table(), RED)


def drawn_corners(marking: Marking) -> int:
    """How many pixels the signs at the corners take."""
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    camera = plain_camera(SIZE)
    draw_corners(surface, FLIGHT.landing, judge(FLIGHT.landing), camera, marking)
    return int((pygame.surfarray.array_alpha(surface) > 0).sum())


def lightness(colour: Colour) -> float:
    red, green, blue = colour
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_signs_are_larger() -> None:
    assert drawn_corners(SAFE_MARKING) > 1.5 * drawn_corners(PLAIN_MARKING)


def test_no_two_dice_are_equally_light() -> None:
    paints = [SAFE_MARKING.paints[colour].ground for colour in DieColour]
    for one, other in combinations(paints, 2):
        assert abs(lightness(one) - lightness(other)) > 0.05


def test_a_view_draws_dice_and_verdict_as_it_is_told() -> None:
    view = TableView(target_table(), plain_camera(SIZE), seed=1)
    pictures = []
    for safe in (False, True):
        view.mark_with(marking_for(colour_safe=safe))
        surface = pygame.Surface(SIZE)
        end = interpolated(FLIGHT, FLIGHT.lasts_s)
        view.draw_judged(surface, end, FLIGHT.landing, judge(FLIGHT.landing))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_a_resized_view_keeps_its_marks() -> None:
    view = TableView(target_table(), plain_camera(SIZE), seed=1)
    view.mark_with(SAFE_MARKING)
    assert view.resized(plain_camera((960, 540))).marking is SAFE_MARKING
