"""How many flicks away a goal is: around corners, not through walls."""

from random import Random

import numpy as np
import pytest

from dexterity.players.pen.mind import MINDS
from dexterity.players.pen.outlook import (
    NEVER,
    FlickField,
    Outlook,
    flick_field,
    off_grid,
    standing_numbers,
)
from dexterity.players.pen.placing import best_square, best_wall
from dexterity.players.pen.sight_lines import Piece, place_numbers, sight_lines
from dexterity.rules.pen.player import PLAYERS
from dexterity.values.skill import Skill
from dexterity.values.stroke import Wall
from dexterity.values.vectors import Vec2
from tests.kit.penning import at, duel

ACROSS = Wall("across", (0.0, 90.0), (150.0, 90.0))
"""From the left edge to near the right one."""

SHUT = Wall("shut", (150.0, 90.0), (180.0, 90.0))


def field(*walls: Wall, reach_mm: float = 60.0) -> FlickField:
    return flick_field(sight_lines(walls), [at("c16")], reach_mm)


def flicks(name: str, *walls: Wall) -> float:
    return field(*walls).from_place(at(name).middle_mm)


def test_it_falls_on_the_way_to_the_goal() -> None:
    ahead = [flicks(name) for name in ("c2", "c6", "c10", "c14")]
    assert ahead == sorted(ahead, reverse=True)
    assert ahead[-1] < 1.0


def test_a_wall_is_gone_around() -> None:
    assert flicks("c8", ACROSS) > flicks("c8") + 3.0
    assert flicks("c11", ACROSS) == flicks("c11")


def test_what_is_shut_off_is_never_reached() -> None:
    assert flicks("c8", ACROSS, SHUT) == NEVER


def test_who_flicks_farther_needs_fewer() -> None:
    place = at("r1").middle_mm
    assert field(reach_mm=80.0).from_place(place) < field(reach_mm=40.0).from_place(place)


def test_the_way_leads_through_the_gap() -> None:
    way = field(ACROSS).way_from(at("c8").middle_mm)
    assert at("c16") in way
    assert any(square.column >= 15 for square in way)


@pytest.mark.parametrize("place_mm", [(0.0, 0.0), (180.0, 180.0), (90.0, 90.0)])
def test_every_place_of_the_sheet_has_a_number(place_mm: Vec2) -> None:
    assert 0.0 < field().from_place(place_mm) < NEVER


def outlook_of(places: str) -> Outlook:
    game = duel(places=places)
    return Outlook(game.game, game.state, MINDS[Skill.EXPERT])


def test_a_wall_is_drawn_in_the_rival_s_way_rather_than_in_the_own() -> None:
    outlook = outlook_of("i3 c14")
    theirs = tuple(sorted(map(at, ("a15", "b15", "c15", "d15"))))
    own = tuple(sorted(map(at, ("j2", "j3", "j4", "j5"))))
    wall = best_wall(outlook, PLAYERS[0], [own, theirs], outlook.mind, Random(1))
    assert wall == theirs


def test_who_may_pick_a_square_picks_the_treasure() -> None:
    outlook = outlook_of("i3 c14")
    squares = [at("q3"), at("r1"), at("p1")]
    picked = best_square(outlook, PLAYERS[0], squares, outlook.mind, Random(1))
    assert picked == at("r1")


STROKE = ((10.0, 20.0), (20.0, 10.0))
"""Across a square, from its left far corner to its near right one."""


def test_who_stands_at_a_stroke_stands_on_one_side_of_it() -> None:
    sides = np.array([(15.3, 14.3), (14.7, 15.7), (16.0, 16.0)])
    near, *far = standing_numbers(sides, [STROKE])
    assert near == place_numbers(np.array([(12.5, 12.5)]))[0]
    assert near not in far


@pytest.mark.parametrize(
    ("piece", "free"),
    [
        (((10.0, 0.0), (10.0, 40.0)), False),
        (((0.0, 30.0), (50.0, 30.0)), False),
        (((15.0, 0.0), (15.0, 40.0)), True),
        (STROKE, True),
    ],
)
def test_only_walls_on_grid_lines_leave_squares_whole(piece: Piece, free: bool) -> None:
    assert off_grid(piece) is free
