"""The still picture: the same from the same seed, in steps, without a display, at any size."""

from functools import cache
from hashlib import sha256

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from dexterity.physics.scene.table import Table
from dexterity.ui.world.backdrop import MOST_PIXELS, Backdrop
from dexterity.ui.world.camera import Camera, Stance, Viewport, plain_camera
from dexterity.units import DEGREE
from dexterity.values.vectors import Vec3
from tests.kit.blind import printed_blind
from tests.kit.hands import table, target

SIZE = (640, 360)
CAMERA = plain_camera(SIZE)

DRAWN_BLIND = """
from tests.ui.world.test_backdrop import digest, drawn
import pygame
print(digest(drawn()), pygame.display.get_init())
"""


@cache
def drawn(name: str = "classic", seed: int = 1) -> npt.NDArray[np.uint8]:
    surface = Backdrop(table(name), CAMERA, SIZE, seed).finish()
    return np.asarray(pygame.surfarray.array3d(surface), dtype=np.uint8)


def digest(pixels: npt.NDArray[np.uint8]) -> str:
    return sha256(pixels.tobytes()).hexdigest()


def light_at(place_mm: Vec3) -> float:
    x, y = map(round, CAMERA.pixel(place_mm))
    return float(drawn()[x - 2 : x + 3, y - 1 : y + 2].mean())


def test_it_is_drawn_the_same_again_and_without_a_display() -> None:
    assert printed_blind(DRAWN_BLIND) == f"{digest(drawn())} False\n"


def test_another_seed_is_another_hand_and_another_target_another_picture() -> None:
    assert digest(drawn()) != digest(drawn(seed=2))
    assert np.mean(drawn() != drawn("pike")) > 0.1


def test_holes_are_dark_where_the_physics_has_them() -> None:
    for hole in target().holes:
        bounds = hole.shape.bounds()
        middle = (bounds.left_mm + bounds.right_mm) / 2, (bounds.bottom_mm + bounds.top_mm) / 2
        beside = (bounds.right_mm + 9.0, middle[1])
        assert light_at((*middle, 0.0)) < 0.6 * light_at((*beside, 2.0))


def test_it_grows_step_by_step_and_then_is_done() -> None:
    backdrop = Backdrop(table(), CAMERA, SIZE, seed=1)
    digests = {digest(pygame.surfarray.array3d(backdrop.surface))}
    steps = 0
    while not backdrop.step():
        steps += 1
        digests.add(digest(pygame.surfarray.array3d(backdrop.surface)))
    assert steps > 10
    assert len(digests) > 10
    assert digest(pygame.surfarray.array3d(backdrop.surface)) == digest(drawn())
    assert backdrop.step()


def test_a_picture_of_many_pixels_is_drawn_smaller_and_widened() -> None:
    size = (3840, 2160)
    backdrop = Backdrop(Table(), plain_camera(size), size, seed=1)
    assert backdrop.surface.get_size() == size
    width, height = backdrop._paper.size_px
    assert width * height <= MOST_PIXELS


@pytest.mark.parametrize(
    "stance",
    [
        Stance((0.0, -800.0, 40.0), (0.0, 0.0, 20.0), 40.0 * DEGREE),
        Stance((0.0, 0.0, 900.0), (0.0, 1.0, 0.0), 40.0 * DEGREE),
        Stance((500.0, 500.0, 400.0), (0.0, 0.0, 0.0), 60.0 * DEGREE),
        Stance((0.0, -200.0, 100.0), (0.0, -900.0, 100.0), 60.0 * DEGREE),
    ],
    ids=["low", "from above", "from behind", "away from the target"],
)
def test_any_stance_can_be_drawn(stance: Stance) -> None:
    camera = Camera(stance, Viewport(0.0, 0.0, 320.0, 180.0))
    assert Backdrop(table(), camera, (320, 180), seed=1).finish().get_size() == (320, 180)
