"""The drawn die: the face one sees on top is the face that counts, and no colour is needed."""

from itertools import combinations

import numpy as np
import pygame
import pytest

from dexterity.physics.dice.cube import face_up, frames_of
from dexterity.physics.dice.die import DICE, Die
from dexterity.physics.results.flight import fly
from dexterity.ui.world.camera import Camera, Floats, Stance, Viewport, plain_camera
from dexterity.ui.world.die import die_sprite
from dexterity.ui.world.die_faces import PAINTS, SIGNS, SYMBOLS, Shapes
from dexterity.ui.world.die_model import axes_of, on_face, visible_faces
from dexterity.ui.world.moment import interpolated
from dexterity.ui.world.paper import rgb
from dexterity.units import DEGREE
from dexterity.values.colour import DieColour
from tests.kit.drawn_dice import face_drawn_on_top
from tests.kit.throws import RED, single, target_table, tumbling_launches

PLAIN = plain_camera((1280, 720))
BENT_OVER = Stance((0.0, -259.0, 331.0), (0.0, 0.0, 0.0), 24.0 * DEGREE)
CLOSE = Camera(BENT_OVER, Viewport(0.0, 0.0, 1280.0, 720.0))

# A quarter turn about an axis of its own brings each face up.
FACE_UP = {
    0: (0.7071, 0.0, -0.7071, 0.0),
    1: (0.7071, 0.7071, 0.0, 0.0),
    2: (1.0, 0.0, 0.0, 0.0),
    3: (0.7071, 0.0, 0.7071, 0.0),
    4: (0.7071, -0.7071, 0.0, 0.0),
    5: (0.0, 1.0, 0.0, 0.0),
}


def random_turns(count: int) -> Floats:
    turns = np.random.default_rng(1).standard_normal((count, 4))
    return np.asarray(turns / np.linalg.norm(turns, axis=1, keepdims=True))


def marked_share(die: Die, face: int, axes: Floats) -> float:
    """How much of a face, as it is drawn, is in the colour of the marks."""
    place = np.array([0.0, 0.0, 8.0])
    sprite, corner = die_sprite(die, place, axes, CLOSE)
    across, up = np.meshgrid(np.linspace(-0.75, 0.75, 25), np.linspace(-0.75, 0.75, 25))
    points = on_face(face, np.column_stack([across.ravel(), up.ravel()]))
    pixels = CLOSE.pixels(place + die.half_mm * (points @ axes)) - corner
    colours = pygame.surfarray.array3d(sprite)[tuple(pixels.astype(int).T)].astype(int)
    return float((np.abs(colours - rgb(PAINTS[die.colour].mark)).max(axis=1) < 28).mean())


def flat_over(shapes: Shapes) -> float:
    """The area of polygons, by the shoelace formula."""
    return sum(
        abs(float(np.sum(s[:, 0] * np.roll(s[:, 1], -1) - s[:, 1] * np.roll(s[:, 0], -1)))) / 2
        for s in shapes
    )


def test_the_face_drawn_on_top_is_the_face_the_physics_calls_up() -> None:
    # One that leans away by more than the eye looks down is hidden behind its own edge.
    turns = random_turns(2000)
    wanted, level = face_up(frames_of(turns.T))
    flat = level > np.cos(25.0 * DEGREE)
    assert flat.sum() > 200
    place = np.array([40.0, -30.0, 8.0])
    for axes, face in zip(axes_of(turns[flat]), wanted[flat].tolist(), strict=True):
        assert face_drawn_on_top(place, axes, 8.0, PLAIN) == face


def test_after_a_throw_the_face_drawn_on_top_is_the_scored_one() -> None:
    table, launches = target_table(), tumbling_launches(12, seed=5)
    for lane in range(12):
        flight = fly(single(launches, lane), table, RED)
        end = interpolated(flight, flight.lasts_s)
        drawn = face_drawn_on_top(end.places_mm[0], axes_of(end.turns)[0], RED.half_mm, PLAIN)
        assert drawn == flight.landing.face_up
        assert RED.shows_symbol(drawn) == flight.landing.symbol_up


@pytest.mark.parametrize("colour", DieColour)
@pytest.mark.parametrize("face", range(6))
def test_what_is_painted_on_top_is_the_symbol_if_and_only_if_it_counts(
    face: int, colour: DieColour
) -> None:
    die, axes = DICE[colour], axes_of(np.array([FACE_UP[face]]))[0]
    assert face_drawn_on_top(np.array([0.0, 0.0, 8.0]), axes, 8.0, CLOSE) == face
    assert (marked_share(die, face, axes) > 0.15) == die.shows_symbol(face)


def test_at_most_three_faces_are_seen_and_never_two_opposite_ones() -> None:
    for axes in axes_of(random_turns(300)):
        seen = visible_faces(np.array([-60.0, 90.0, 30.0]), axes, 8.0, PLAIN)
        assert 1 <= len(seen) <= 3
        assert len({face % 3 for face in seen}) == len(seen)


def test_no_face_is_drawn_as_in_a_mirror() -> None:
    for face in range(6):
        middle, right, up = on_face(face, np.array([(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]))
        assert np.allclose(np.cross(right - middle, up - middle), middle)


@pytest.mark.parametrize("colour", DieColour)
def test_a_symbol_covers_more_than_a_plain_sign_and_stays_on_its_face(colour: DieColour) -> None:
    assert flat_over(SYMBOLS[colour]) > 2.0 * flat_over(SIGNS[colour])
    for shapes in (SYMBOLS[colour], SIGNS[colour]):
        assert max(float(np.abs(shape).max()) for shape in shapes) <= 1.05


def test_dice_of_two_colours_differ_by_the_shape_of_all_their_marks() -> None:
    for one, other in combinations(DieColour, 2):
        for marks in (SYMBOLS, SIGNS):
            same = len(marks[one]) == len(marks[other]) and all(
                np.array_equal(a, b) for a, b in zip(marks[one], marks[other], strict=True)
            )
            assert not same


def test_a_die_in_the_hand_is_drawn_larger_than_one_on_the_target() -> None:
    axes = np.eye(3)
    die = DICE[DieColour.BLUE]
    held, _ = die_sprite(die, np.array([0.0, -550.0, 120.0]), axes, PLAIN)
    lying, _ = die_sprite(die, np.array([0.0, 0.0, 10.0]), axes, PLAIN)
    assert held.get_width() > 1.4 * lying.get_width()
