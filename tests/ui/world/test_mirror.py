"""The mirror: the table in it is the table, left for right, and stays within the frame."""

import numpy as np
import pygame
import pytest

from dexterity.hand.dare.stance import PLAIN, Stance
from dexterity.ui.world.mirror import Mirror
from dexterity.ui.world.moment import held
from dexterity.ui.world.stances import camera_for
from dexterity.ui.world.table_view import TableView
from tests.kit.throws import RED, UPRIGHT, target_table

SIZE = (1280, 720)


@pytest.fixture(scope="module")
def mirror() -> Mirror:
    return Mirror(SIZE)


def die_in(stance: Stance, size_px: tuple[int, int], x_mm: float) -> float:
    """How far across a picture a die is drawn, as a share."""
    view = TableView(target_table(), camera_for(stance, size_px), seed=1, size_px=size_px)
    surface = pygame.Surface(size_px, depth=32)
    view.draw_moment(surface, held(view.table, RED, (x_mm, -100.0, 8.0), UPRIGHT))
    reds = pygame.surfarray.array3d(surface)[..., 0] > 120
    return float(np.nonzero(reds)[0].mean()) / size_px[0]


def test_what_is_at_the_right_is_seen_at_the_left(mirror: Mirror) -> None:
    plain = die_in(PLAIN, mirror.glass.size, 150.0)
    mirrored = die_in(Stance(turned_away=True), mirror.glass.size, 150.0)
    assert plain > 0.55
    assert mirrored == pytest.approx(1.0 - plain, abs=0.01)


def test_what_is_drawn_on_the_glass_stays_within_the_frame(mirror: Mirror) -> None:
    surface = pygame.Surface(SIZE, depth=32)
    mirror.draw(surface)
    before = pygame.surfarray.array3d(surface)
    mirror.glass_of(surface).fill((255, 0, 0))
    changed = (pygame.surfarray.array3d(surface) != before).any(axis=2)
    columns, rows = np.nonzero(changed)
    assert mirror.frame.contains(mirror.glass)
    assert mirror.glass.left <= columns.min()
    assert columns.max() < mirror.glass.right
    assert mirror.glass.top <= rows.min()
    assert rows.max() < mirror.glass.bottom


def test_the_glass_has_the_shape_of_the_stage_at_any_size() -> None:
    for size in ((1280, 720), (640, 360), (1024, 768)):
        glass = Mirror(size).glass
        assert glass.width / glass.height == pytest.approx(16 / 9, rel=0.02)
        assert pygame.Rect((0, 0), size).contains(glass)


def test_the_die_that_waits_is_not_behind_the_mirror(mirror: Mirror) -> None:
    assert mirror.frame.bottom < 440


def test_the_gleam_lets_the_table_be_seen(mirror: Mirror) -> None:
    surface = pygame.Surface(SIZE, depth=32)
    surface.fill((120, 90, 60))
    mirror.draw_shine(surface)
    levels = pygame.surfarray.array3d(surface)
    assert np.abs(levels.astype(int) - (120, 90, 60)).max() < 70
