"""Shadows tell how high a die is."""

import numpy as np
import pygame
import pytest

from dexterity.physics.scene.props import Box
from dexterity.physics.scene.terrain import Terrain
from dexterity.ui.world.camera import plain_camera
from dexterity.ui.world.die import Sprite, die_sprite
from dexterity.ui.world.shadow import shadow_sprite, surface_below
from tests.kit.throws import RED, plain_table, target_table

CAMERA = plain_camera((1280, 720))


def shadow(height_mm: float) -> Sprite:
    made = shadow_sprite(np.array([0.0, -300.0, height_mm]), np.eye(3), 8.0, 0.0, CAMERA)
    assert made is not None
    return made


def darkest(sprite: Sprite) -> int:
    return int(pygame.surfarray.array_alpha(sprite[0]).max())


def test_the_higher_the_die_the_paler_and_wider_its_shadow() -> None:
    levels = [darkest(shadow(height)) for height in (8.0, 40.0, 120.0, 250.0)]
    assert levels == sorted(levels, reverse=True)
    assert shadow(250.0)[0].get_width() > shadow(8.0)[0].get_width()


def test_in_flight_the_shadow_lies_apart_from_the_die() -> None:
    place = np.array([0.0, -300.0, 120.0])
    picture, corner = die_sprite(RED, place, np.eye(3), CAMERA)
    below, below_corner = shadow(120.0)
    assert not picture.get_rect(topleft=corner).colliderect(below.get_rect(topleft=below_corner))


@pytest.mark.parametrize(
    ("x_mm", "y_mm", "height_mm"),
    [(0.0, -100.0, 2.0), (0.0, -400.0, 0.0), (300.0, -300.0, 50.0), (900.0, 0.0, None)],
    ids=["board", "table", "box", "past the edge"],
)
def test_it_falls_on_what_is_below(x_mm: float, y_mm: float, height_mm: float | None) -> None:
    table = target_table(Box("box", (300.0, -300.0), (80.0, 80.0), 50.0))
    assert surface_below(Terrain(table), np.array([x_mm, y_mm, 100.0])) == height_mm


def test_in_a_hole_it_falls_on_the_floor() -> None:
    bounds = target_table().target.holes[0].shape.bounds()  # type: ignore[union-attr]
    x, y = (bounds.left_mm + bounds.right_mm) / 2, (bounds.bottom_mm + bounds.top_mm) / 2
    assert surface_below(Terrain(target_table()), np.array([x, y, 60.0])) == 0.0


def test_a_wide_plain_has_a_ground_everywhere() -> None:
    assert surface_below(Terrain(plain_table()), np.array([2000.0, 0.0, 60.0])) == 0.0
