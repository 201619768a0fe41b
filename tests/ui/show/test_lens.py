"""The lens shows what is under it, larger."""

import numpy as np
import pygame
import pytest

from dexterity.physics.results.flight import fly
from dexterity.rules.referee import judge
from dexterity.session.throw import throw_toss
from dexterity.ui.show.lens import ENLARGED, Lens, through_lens
from dexterity.ui.world.camera import plain_camera
from dexterity.ui.world.moment import interpolated
from dexterity.ui.world.table_view import TableView
from tests.kit.hands import PLAIN_TOSS, RED, table
from tests.kit.throws import shot
from tests.ui.show.test_playback import HELD

CAMERA = plain_camera((1280, 720))


def test_what_it_is_held_over_is_in_its_middle_and_all_around_is_enlarged() -> None:
    place = (60.0, -40.0, 10.0)
    lens = through_lens(CAMERA, CAMERA.pixel(place), 100.0)
    assert lens.pixel(place) == pytest.approx((100.0, 100.0))
    beside = (75.0, -52.0, 4.0)
    plain = np.array(CAMERA.pixel(beside)) - CAMERA.pixel(place)
    enlarged = np.array(lens.pixel(beside)) - lens.pixel(place)
    assert enlarged == pytest.approx(ENLARGED * plain)


def test_it_shows_the_die_that_lies_there_and_is_round() -> None:
    pygame.font.init()
    thrown = throw_toss(PLAIN_TOSS, HELD, table(), RED)
    view = TableView(table(), CAMERA, seed=1)
    view.finish()
    end = interpolated(thrown.flight, thrown.flight.lasts_s)
    lens = Lens(view, end, thrown.landing, thrown.verdict, 100.0)
    surface = pygame.Surface((300, 300))
    surface.fill((0, 0, 255))
    lens.draw(surface, (150.0, 150.0))
    red, green, _, _ = surface.get_at((150, 150))
    assert red > 1.5 * green
    assert surface.get_at((55, 55))[:3] == (0, 0, 255)


def test_beyond_the_picture_it_shows_the_die_on_wood() -> None:
    pygame.font.init()
    flight = fly(shot((0.0, -460.0, 120.0), (-1500.0, 1500.0, 500.0)), table(), RED)
    x, _ = CAMERA.pixel(flight.landing.place_mm)
    assert x < -100.0
    view = TableView(table(), CAMERA, seed=1)
    end = interpolated(flight, flight.lasts_s)
    surface = pygame.Surface((200, 200))
    Lens(view, end, flight.landing, judge(flight.landing), 100.0).draw(surface, (100.0, 100.0))
    red, green, _, _ = surface.get_at((100, 100))
    assert red > 1.5 * green, "the die"
    for place in ((100, 20), (100, 185), (20, 100), (150, 170)):
        red, _, blue, _ = surface.get_at(place)
        assert red > 150, "wood is light"
        assert red - blue > 35, "and warmer than paper"
