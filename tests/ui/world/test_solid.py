"""Solids before and behind dice."""

import numpy as np
import pygame
import pytest

from dexterity.physics.scene.props import Box, Post
from dexterity.ui.world.camera import plain_camera
from dexterity.ui.world.moment import held
from dexterity.ui.world.solid import Solid, moving_solids, still_solid
from dexterity.ui.world.table_view import TableView
from dexterity.values.vectors import Vec3
from tests.kit.throws import RED, UPRIGHT, busy_table, plain_table

CAMERA = plain_camera((640, 360))
BOX = Box("box", (0.0, -100.0), (120.0, 60.0), 60.0, turn_rad=0.2)


def solid(prop: Box | Post = BOX) -> Solid:
    made = still_solid(prop)
    assert made is not None
    return made


@pytest.mark.parametrize(
    ("place", "hidden"),
    [
        ((0.0, -50.0, 8.0), True),
        ((0.0, -160.0, 8.0), False),
        ((0.0, -100.0, 70.0), False),
        ((0.0, -20.0, 90.0), False),
    ],
    ids=["behind", "before", "on top", "behind, but higher"],
)
def test_a_box_hides_what_is_behind_it_and_nothing_else(place: Vec3, hidden: bool) -> None:
    assert solid().hides(np.array(place), CAMERA) == hidden


def test_a_post_hides_what_is_behind_it() -> None:
    post = solid(Post("post", (50.0, -100.0), 15.0, 60.0))
    assert post.hides(np.array([50.0, -60.0, 8.0]), CAMERA)
    assert not post.hides(np.array([50.0, -140.0, 8.0]), CAMERA)


def seen_red(at: Vec3) -> int:
    """How many pixels of a red die are seen on a table with the box."""
    view = TableView(plain_table(BOX), CAMERA, seed=1)
    view.finish()
    surface = pygame.Surface((640, 360))
    view.draw_backdrop(surface)
    view.draw_moment(surface, held(view.table, RED, at, UPRIGHT))
    red, green, _ = np.moveaxis(pygame.surfarray.array3d(surface).astype(int), 2, 0)
    return int((red - green > 90).sum())


def test_a_die_behind_the_box_is_drawn_behind_it() -> None:
    assert seen_red((0.0, -140.0, 8.0)) > 60
    assert seen_red((0.0, -55.0, 8.0)) < 10
    assert seen_red((0.0, -55.0, 90.0)) > 60


def test_paddles_and_wheels_are_where_the_physics_has_them() -> None:
    table = busy_table()
    moment = held(table, RED, (0.0, -560.0, 120.0), UPRIGHT, at_s=0.125)
    paddle, *wheel = moving_solids(table.props, moment)
    assert paddle.base_mm.mean(axis=0) == pytest.approx((0.0, -330.0))
    assert len(wheel) == 4
    assert wheel[0].base_mm.mean(axis=0) == pytest.approx((25.0, -380.0))
