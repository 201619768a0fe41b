"""What hides the table: darkness that comes by degrees, and a hand before one eye."""

import numpy as np
import pygame

from dexterity.ui.world.camera import plain_camera
from dexterity.ui.world.dusk import draw_dusk, draw_felt_die, draw_wink
from dexterity.ui.world.moment import held
from dexterity.ui.world.table_view import TableView
from tests.kit.drawn import changed
from tests.kit.throws import RED, UPRIGHT, target_table

SIZE = (640, 360)
CAMERA = plain_camera(SIZE)


def light_at(share: float) -> float:
    surface = pygame.Surface(SIZE, depth=32)
    surface.fill((240, 230, 200))
    surface.fill((90, 40, 30), (200, 100, 60, 60))
    draw_dusk(surface, share)
    return float(pygame.surfarray.array3d(surface).mean())


def test_it_darkens_by_degrees() -> None:
    lights = [light_at(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert lights == sorted(lights, reverse=True)
    assert lights[0] > 200.0
    assert lights[-1] < 30.0


def test_at_night_nothing_of_the_table_is_left() -> None:
    surface = pygame.Surface(SIZE, depth=32)
    surface.fill((240, 230, 200))
    surface.fill((90, 40, 30), (200, 100, 60, 60))
    draw_dusk(surface, 1.0)
    assert len(np.unique(pygame.surfarray.array3d(surface).reshape(-1, 3), axis=0)) == 1


def test_fingers_still_feel_the_die_in_the_dark() -> None:
    place = (0.0, -500.0, 120.0)
    die = held(target_table(), RED, place, UPRIGHT)
    surface = pygame.Surface(SIZE, depth=32)
    draw_dusk(surface, 1.0)
    draw_felt_die(surface, die, CAMERA)
    bright = pygame.surfarray.array3d(surface).min(axis=2) > 120
    columns, rows = np.nonzero(bright)
    x, y = CAMERA.pixel(place)
    assert abs(columns.mean() - x) < 6.0
    assert abs(rows.mean() - y) < 6.0


def test_a_hand_covers_the_target_and_not_the_die() -> None:
    covered = changed(SIZE, draw_wink, CAMERA)
    ring = [(120.0 * np.cos(turn), 120.0 * np.sin(turn), 0.0) for turn in np.linspace(0.0, 6.0, 12)]
    pixels = CAMERA.pixels(np.array([(0.0, 0.0, 0.0), *ring])).astype(int)
    assert covered[pixels[:, 0], pixels[:, 1]].mean() > 0.8
    x, y = CAMERA.pixel((0.0, -500.0, 120.0))
    assert not covered[round(x), round(y)]


def test_an_open_eye_sees_everything() -> None:
    assert not changed(SIZE, draw_wink, CAMERA, 0.0).any()


def test_without_shadows_a_die_is_drawn_all_the_same() -> None:
    view = TableView(target_table(), CAMERA, seed=1)
    die = held(view.table, RED, (0.0, -300.0, 60.0), UPRIGHT)
    with_shadow = changed(SIZE, view.draw_moment, die)
    view.cast_shadows(False)
    without = changed(SIZE, view.draw_moment, die)
    assert 0 < without.sum() < with_shadow.sum()
    assert not view.resized(CAMERA).shadows
