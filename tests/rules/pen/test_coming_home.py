"""Who carries the rival's treasure wins where the line enters the own cell, not where it ends."""

from dataclasses import replace
from math import pi

import pytest

from dexterity.physics.pencil.flick import flick
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.rules.pen.actions import MakeFlick, flick_from
from dexterity.rules.pen.actions.arrow import follow
from dexterity.rules.pen.cards.card import CardType
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import EventDrawn, GameEnded, HealthLost
from dexterity.rules.pen.home import is_threshold
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.state import Ending
from dexterity.values.stroke import Push, Spot, StrokeEnd
from dexterity.values.vectors import Vec2
from tests.kit.penning import Duel, at, card, duel, item

BY_DOOR = 35.0, 165.0
"""In d17, before the only door of the first cell, which is the left side of that square."""

FIRST = Options(edition=Edition.FIRST)


def carrying(place_mm: Vec2 = BY_DOOR, health: int = 15, **how: object) -> Duel:
    """The first player is there with the rival's treasure."""
    game = duel(health=(health, 15), **how)  # type: ignore[arg-type]
    first, second = game.state.pawns
    moved = replace(first, place_mm=place_mm, has_treasure=True)
    game.state = replace(game.state, pawns=(moved, second))
    return game


def thresholds(game: Duel) -> list[Spot]:
    return [spot for spot in game.game.spots(game.state) if is_threshold(spot.id)]


def pushed(game: Duel, direction_rad: float, speed_mm_s: float) -> MakeFlick:
    """A real flick."""
    paper = Paper(game.game.walls(game.state), game.game.spots(game.state))
    place = game.state.pawns[game.state.turn].place_mm
    return flick_from(flick(Push(place, direction_rad, speed_mm_s), paper, Grain(3)))


# Where a cell is entered


def test_a_door_has_a_threshold_just_inside_of_the_cell() -> None:
    (door,) = thresholds(duel())
    assert door.to_mm is not None
    for x, y in (door.place_mm, door.to_mm):
        assert x + door.radius_mm == pytest.approx(30.0), "the cell ends there"
        assert 160.0 < y < 170.0


def test_a_line_passes_it_where_it_enters_and_not_before() -> None:
    game = carrying()
    enters, stays_out = pushed(game, -pi / 2, 700.0), pushed(game, -pi / 2, 250.0)
    assert enters.end_mm[0] < 30.0 < stays_out.end_mm[0]
    assert any(map(is_threshold, enters.passed))
    assert not any(map(is_threshold, stays_out.passed))
    assert not any(map(is_threshold, pushed(game, 0.0, 700.0).passed)), "along the wall"


def test_an_arrow_passes_it_as_a_line_does() -> None:
    game = carrying()
    walls = game.game.board.walls
    into = follow(BY_DOOR, -pi / 2, walls, thresholds(game))
    assert [is_threshold(name) for name in into.passed] == [True]
    assert follow(BY_DOOR, pi / 2, walls, thresholds(game)).passed == ()
    assert follow((35.0, 145.0), -pi / 2, walls, thresholds(game)).passed == ()


# What that means


def through(game: Duel, end: str, *more: str) -> MakeFlick:
    """A line through the cell that ends elsewhere."""
    (door,) = thresholds(game)
    made = game.stroke(end)
    return replace(made, passed=(*made.passed, door.id, *more))


def test_who_passes_through_the_own_cell_has_won_wherever_the_line_ends() -> None:
    game = carrying()
    game.do(through(game, "h9"))
    assert game.result == "0 home"
    assert game.told[-1] == GameEnded(PLAYERS[0], Ending.HOME)


def test_a_wall_after_the_door_kills_nobody_who_has_won() -> None:
    game = carrying(health=1)
    game.do(through(game, "h9|"))
    assert game.result == "0 home"
    assert game.health == (1, 15)
    assert game.all_told(HealthLost) == []


def test_a_wall_in_the_own_cell_comes_after_the_door() -> None:
    assert carrying(health=1).flick("c17|").result == "0 home"


def test_a_wall_before_the_door_still_kills() -> None:
    assert carrying(health=1).flick("d17|").result == "1 outlived"


def test_no_plague_and_no_card_that_waits_for_the_flick_comes_between() -> None:
    sacrifice = card("flick > not wall > minus_three", Target.OTHER, CardType.FLICK)
    game = duel(sacrifice, health=(1, 15)).flick("f17")
    # It waits for the second player; what waits for the first is the same.
    waiting = tuple(replace(each, player=PLAYERS[0]) for each in game.state.waiting)
    home = carrying(health=1)
    home.game = game.game
    home.state = replace(home.state, waiting=waiting, plague=(at("c17"),), events=game.state.events)
    home.flick("c17")
    assert home.result == "0 home"
    assert home.all_told(EventDrawn) == []


def test_what_lies_behind_the_door_is_not_taken_any_more() -> None:
    game = carrying(health=10)
    potion = next(spot.id for spot in game.game.spots(game.state) if "potion" in spot.id)
    game.do(through(game, "h9", potion))
    assert game.health == (10, 15)
    assert game.result == "0 home"


def test_through_the_door_without_the_treasure_is_just_a_line() -> None:
    game = duel()
    game.do(through(game, "h9"))
    assert game.result == ""
    assert game.turn == 1


def test_the_treasure_has_to_be_taken_before_the_door() -> None:
    before, after = duel(), duel()
    (door,) = thresholds(before)
    end = at("h9").middle_mm
    before.do(MakeFlick(StrokeEnd.RAN_OUT, end, False, ("treasure-1", door.id)))
    after.do(MakeFlick(StrokeEnd.RAN_OUT, end, False, (door.id, "treasure-1")))
    assert (before.result, after.result) == ("0 home", "")


def test_a_card_that_takes_one_home_wins_before_the_rest_of_it_is_done() -> None:
    leap = item("position three_squares minus_three")
    game = carrying((45.0, 165.0), health=1, hands={0: [leap]}).use(leap)
    game.state = replace(game.state, plague=(at("b17"),))
    game.pick("b17")
    assert game.result == "0 home"
    assert game.health == (1, 15)


# By the first edition


def test_by_the_first_edition_the_end_of_the_line_counted_and_death_came_first() -> None:
    game = carrying(health=1, options=FIRST)
    assert thresholds(game) == []
    assert game.flick("c17|").result == "1 outlived"
    assert carrying(options=FIRST).flick("c17").result == "0 home"
