"""The table as a screen uses it: prepared in steps, resized, with all that is drawn over it."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pygame
import pytest

from dexterity.physics.results.flight import fly
from dexterity.rules.referee import judge
from dexterity.ui.draw.noise import Bools
from dexterity.ui.world.bounces import APART_MM, marked_hits
from dexterity.ui.world.camera import plain_camera
from dexterity.ui.world.moment import interpolated
from dexterity.ui.world.stamps import zone_sign
from dexterity.ui.world.table_view import TableView
from dexterity.ui.world.trail import recent_path
from dexterity.ui.world.verdict_marks import draw_value, value_badge
from dexterity.values.landing import Ground, Zone
from dexterity.values.vectors import Vec3
from tests.kit.throws import RED, busy_table, shot, target_table

SIZE = (640, 360)
LAUNCH = shot((0.0, -500.0, 120.0), (0.0, 1450.0, 150.0))


def bare_view() -> TableView:
    return TableView(target_table(), plain_camera(SIZE), seed=1)


def changed_by(view: TableView, draw: object) -> int:
    """How many pixels something drawn over the still picture changes."""
    surfaces = [pygame.Surface(SIZE) for _ in range(2)]
    for surface in surfaces:
        view.draw_backdrop(surface)
    assert callable(draw)
    draw(surfaces[1])
    before, after = (pygame.surfarray.array3d(surface) for surface in surfaces)
    return int((before != after).any(axis=2).sum())


def test_it_is_ready_after_some_steps_and_can_be_drawn_before() -> None:
    view, surface = bare_view(), pygame.Surface(SIZE)
    assert not view.ready
    view.draw_backdrop(surface)
    while not view.prepare():
        view.draw_backdrop(surface)
    assert view.ready


def test_a_resized_view_shows_the_old_picture_until_its_own_is_ready() -> None:
    view = bare_view()
    view.finish()
    view.heat.add((0.0, 0.0))
    larger = view.resized(plain_camera((960, 540)))
    surface, blank = pygame.Surface((960, 540)), pygame.Surface((960, 540))
    larger.draw_backdrop(surface)
    assert pygame.surfarray.array3d(surface).std() > 20.0
    assert larger.heat.places_mm == [(0.0, 0.0)]
    larger.finish()
    larger.draw_backdrop(blank)
    assert (pygame.surfarray.array3d(surface) != pygame.surfarray.array3d(blank)).any()


def test_a_whole_flight_over_a_busy_table_can_be_drawn() -> None:
    table = busy_table()
    flight = fly(LAUNCH, table, RED)
    view = TableView(table, plain_camera(SIZE), seed=1)
    for at_s in np.linspace(-0.1, flight.lasts_s + 0.1, 15).tolist():
        moment = interpolated(flight, at_s)

        def draw(surface: pygame.Surface, at_s: float = at_s, moment=moment) -> None:  # type: ignore[no-untyped-def]
            view.draw_traces(surface, flight, at_s)
            view.draw_moment(surface, moment)

        assert changed_by(view, draw) > 100


def test_the_verdict_marks_the_corners_and_says_the_value() -> None:
    flight = fly(LAUNCH, target_table(), RED)
    end, verdict = interpolated(flight, 9.0), judge(flight.landing)
    view = bare_view()
    plain = changed_by(view, lambda s: view.draw_moment(s, end))
    judged = changed_by(view, lambda s: view.draw_judged(s, end, flight.landing, verdict))
    assert judged > plain + 300


def drawn_by_value(place_mm: Vec3, value: int, clear: pygame.Rect | None = None) -> Bools:
    """Which pixels the tag of a die at a place takes, by column and row."""
    landing = replace(fly(LAUNCH, target_table(), RED).landing, place_mm=place_mm)
    verdict = replace(judge(landing), value=value)
    surface = pygame.Surface(SIZE)
    surface.fill((0, 0, 255))
    draw_value(surface, landing, verdict, plain_camera(SIZE), clear)
    return np.asarray((pygame.surfarray.array3d(surface) != (0, 0, 255)).any(axis=2))


@pytest.mark.parametrize(
    ("place_mm", "tip"),
    [
        ((0.0, 600.0, 8.0), (320, 60)),
        ((-600.0, 0.0, 8.0), (110, None)),
        ((600.0, 0.0, 8.0), (530, None)),
        ((0.0, -645.0, 8.0), (320, 280)),
    ],
)
def test_an_arrow_in_the_clear_points_to_a_die_outside_the_picture(
    place_mm: Vec3, tip: tuple[int, int | None]
) -> None:
    camera, clear = plain_camera(SIZE), pygame.Rect(110, 60, 420, 220)
    x, y = camera.pixel(place_mm)
    assert not pygame.Rect((0, 0), SIZE).collidepoint(x, y)
    drawn = drawn_by_value(place_mm, 0, clear)
    columns, rows = (np.flatnonzero(drawn.any(axis=axis)) for axis in (1, 0))
    assert drawn[tip[0], round(y) if tip[1] is None else tip[1]]
    within = clear.inflate(8, 8)
    assert within.left <= columns[0] <= columns[-1] < within.right
    assert within.top <= rows[0] <= rows[-1] < within.bottom


@pytest.mark.parametrize(("x_mm", "right"), [(0.0, True), (230.0, False)])
def test_a_tag_keeps_out_of_what_stands_at_the_right(x_mm: float, right: bool) -> None:
    place_mm = (x_mm, 100.0, 8.0)
    clear = pygame.Rect(110, 60, 380, 220)
    columns = np.flatnonzero(drawn_by_value(place_mm, 0, clear).any(axis=1))
    x, _ = plain_camera(SIZE).pixel(place_mm)
    assert x < SIZE[0]
    assert bool(columns.mean() > x) is right


def test_a_die_outside_the_picture_has_its_value_or_its_cross() -> None:
    place = (0.0, 600.0, 8.0)
    assert (drawn_by_value(place, 0).sum()) > 400
    seen = [pygame.Surface(SIZE) for _ in range(2)]
    landing = replace(fly(LAUNCH, target_table(), RED).landing, place_mm=place)
    for surface, value in zip(seen, (0, 4), strict=True):
        verdict = replace(judge(landing), value=value)
        draw_value(surface, landing, verdict, plain_camera(SIZE))
    hit, miss = (pygame.surfarray.array3d(surface) for surface in seen)
    assert (hit != miss).any()


def test_an_arc_has_its_dots_and_a_mark_where_it_lands() -> None:
    path = np.array([(0.0, -500.0 + 20.0 * n, 120.0 - n * n) for n in range(11)])
    view = bare_view()
    dots = changed_by(view, lambda s: view.draw_arc(s, path))
    both = changed_by(view, lambda s: view.draw_arc(s, path, (0.0, -290.0, 0.0)))
    assert 50 < dots < both


def test_heat_adds_up_where_dice_came_to_rest() -> None:
    view = bare_view()
    surface = pygame.Surface(SIZE)
    x, y = map(round, view.camera.pixel((120.0, -300.0, 0.0)))
    light = []
    for _ in range(3):
        view.draw_backdrop(surface)
        light.append(sum(surface.get_at((x + 4, y))[:3]))
        view.heat.add((120.0, -300.0))
    assert light[0] > light[1] > light[2]


def test_the_trail_ends_at_the_die_and_begins_a_moment_ago() -> None:
    flight = fly(LAUNCH, target_table(), RED)
    path = recent_path(flight, 0.3, lasts_s=0.1)
    assert np.allclose(path[-1], flight.places_mm[72, 0])
    assert len(path) == 25
    assert len(recent_path(flight, 0.0)) == 1


def test_hits_are_marked_as_they_happen_and_never_on_top_of_one_another() -> None:
    flight = fly(LAUNCH, target_table(), RED)
    first = flight.hits[0]
    assert marked_hits(flight, first.at_s - 0.01) == []
    marked = marked_hits(flight, 9.0)
    assert marked[0] == first
    for one, other in combinations(marked, 2):
        assert np.hypot(*np.subtract(one.place_mm[:2], other.place_mm[:2])) > APART_MM


def shape_of(surface: pygame.Surface) -> Bools:
    return np.asarray(pygame.surfarray.array_alpha(surface) > 128)


def test_the_signs_of_all_zones_differ_by_their_shape() -> None:
    signs = [shape_of(zone_sign(Ground(zone, 3), 8.0)) for zone in Zone]
    for one, other in combinations(signs, 2):
        assert (one != other).mean() > 0.02


def test_hit_miss_and_perfect_hit_have_tags_of_their_own() -> None:
    miss, hit, perfect = (
        value_badge(value, 1.0, centre=centre)
        for value, centre in ((0, False), (4, False), (10, True))
    )
    assert perfect.get_width() > hit.get_width()
    assert not np.array_equal(pygame.surfarray.array3d(miss), pygame.surfarray.array3d(hit))
