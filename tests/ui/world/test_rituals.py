"""What goes on around a die: legs, jumps, wrists, bands, gauges, paths, and a box to be placed."""

from math import cos, dist, sin

import pygame
import pytest

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.figures import crossings
from dexterity.hand.requirements.hot_potato import COMES_S, potato_at
from dexterity.hand.requirements.jump import AIR_S
from dexterity.hand.requirements.under_leg import SWAY_S, gap_at
from dexterity.hand.toss import Toss
from dexterity.physics.scene.props import Box
from dexterity.ui.world.camera import plain_camera
from dexterity.ui.world.gauges import draw_breath_gauge, draw_grip, draw_turn
from dexterity.ui.world.hand_path import crossing_places, draw_crossings, draw_path
from dexterity.ui.world.jump_gauge import draw_jump
from dexterity.ui.world.palms import draw_open_hand, draw_pinkies, draw_praying
from dexterity.ui.world.rituals import (
    draw_band,
    draw_gap,
    draw_leg,
    draw_potato,
    draw_wrist,
)
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec3
from tests.kit import hands
from tests.kit.drawn import changed, middle_of

SIZE = (1280, 720)
CAMERA = plain_camera(SIZE)
REST: Vec3 = (0.0, -500.0, 120.0)
TOSS = Toss(REST, 1400.0, 0.0, 0.3, 0.0)
BOX = Box("box", (60.0, -260.0), (90.0, 50.0), 40.0, turn_rad=0.4)


def test_the_leg_sways_with_its_gap() -> None:
    middles = [
        middle_of(changed(SIZE, draw_leg, REST, at_s, CAMERA))[0]
        for at_s in (SWAY_S / 4, 0.0, 3 * SWAY_S / 4)
    ]
    assert middles == sorted(middles, reverse=True)
    assert gap_at(SWAY_S / 4) > 0.0


def test_the_gap_is_drawn_where_the_hand_has_to_go_through() -> None:
    middle = (30.0, -570.0, 120.0)
    pixels = changed(SIZE, draw_gap, middle, CAMERA)
    across, down = middle_of(pixels)
    x, y = CAMERA.pixel(middle)
    assert abs(across - x) < 8.0
    assert abs(down - y) < 14.0


@pytest.mark.parametrize("in_air_s", [None, -0.1, 0.0, AIR_S / 2, AIR_S, 5.0])
def test_a_jump_is_drawn_at_any_time(in_air_s: float | None) -> None:
    assert changed(SIZE, draw_jump, REST, in_air_s, CAMERA).any()


def test_a_glued_hand_reaches_from_its_wrist_to_the_die() -> None:
    wrist, hand = (-140.0, -500.0), (-140.0 + 140.0 * cos(0.5), -500.0 + 140.0 * sin(0.5))
    pixels = changed(SIZE, draw_wrist, wrist, hand, 140.0, CAMERA, 120.0)
    for place in (wrist, (0.5 * (wrist[0] + hand[0]), 0.5 * (wrist[1] + hand[1]))):
        x, y = CAMERA.pixel((*place, 108.0))
        assert pixels[round(x) - 8 : round(x) + 8, round(y) - 8 : round(y) + 8].any()


def test_the_band_reaches_from_the_pointer_to_the_hand() -> None:
    pixels = changed(SIZE, draw_band, (160.0, -560.0), REST, CAMERA)
    for share in (0.0, 0.5, 1.0):
        x, y = CAMERA.pixel((160.0 * (1.0 - share), -560.0 + 60.0 * share, 108.0))
        assert pixels[round(x) - 5 : round(x) + 5, round(y) - 5 : round(y) + 5].any()


@pytest.mark.parametrize("since_s", [0.0, 0.5, COMES_S, 9.0])
def test_the_potato_steams_where_it_is(since_s: float) -> None:
    pixels = changed(SIZE, draw_potato, REST, since_s, CAMERA)
    if since_s == 0.5:
        x, y = CAMERA.pixel(potato_at(since_s, REST))
        assert pixels[round(x) - 30 : round(x) + 30, round(y) - 60 : round(y)].any()


def test_hands_are_about_the_die() -> None:
    draws = (
        lambda surface: draw_open_hand(surface, REST, CAMERA),
        lambda surface: draw_pinkies(surface, REST, CAMERA),
        lambda surface: draw_praying(surface, REST, CAMERA, left=True, right=True),
    )
    for draw in draws:
        across, down = middle_of(changed(SIZE, draw))
        assert abs(across - 640.0) < 40.0
        assert down > 480.0


def test_a_hand_that_does_not_pray_is_apart() -> None:
    both, one = (
        middle_of(changed(SIZE, draw_praying, REST, CAMERA, left=True, right=right))[0]
        for right in (True, False)
    )
    assert one > both + 5.0


def test_the_path_crosses_itself_as_often_as_the_proof_counts() -> None:
    for requirement in ("crossed_wrists", "pirouette", "ricochet"):
        path = dare_of([requirement]).performed(TOSS).path
        assert len(crossing_places(path)) == crossings(path)


def test_a_failed_path_has_a_cross_where_it_failed() -> None:
    path = dare_of([]).performed(TOSS).path
    plain, failed = (
        changed(SIZE, draw_path, path, CAMERA, 120.0, place) for place in (None, (120.0, -450.0))
    )
    across, down = middle_of(failed & ~plain)
    x, y = CAMERA.pixel((120.0, -450.0, 120.0))
    assert dist((across, down), (x, y)) < 4.0


def test_a_path_of_one_sample_is_no_trouble() -> None:
    path = (PointerSample(0.0, 0.0, -500.0),)
    changed(SIZE, draw_path, path, CAMERA, 120.0)
    changed(SIZE, draw_crossings, path, CAMERA, 120.0)


def test_gauges_show_more_of_more() -> None:
    for draw in (draw_grip, draw_breath_gauge):
        pictures = []
        for share in (0.2, 0.9):
            surface = pygame.Surface(SIZE, depth=32)
            draw(surface, (600.0, 400.0), share, 1.0)
            pictures.append(pygame.surfarray.array3d(surface))
        assert (pictures[0] != pictures[1]).any()


@pytest.mark.parametrize("turned", [0.0, 5.0, 310.0, 360.0, 999.0])
def test_a_turn_is_shown_however_far_it_went(turned: float) -> None:
    texts = hands.texts()
    assert changed(SIZE, draw_turn, (640.0, 400.0), turned, 360.0, unit_px=1.0, texts=texts).any()
