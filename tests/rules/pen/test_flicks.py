"""Flicks: where they end, what they cost, and what lies on their way."""

from dataclasses import replace

import pytest

from dexterity.rules.pen.actions import PassFlick, flick_from
from dexterity.rules.pen.effects import (
    ChestOpened,
    EventDrawn,
    FlickMade,
    FlickPassed,
    GameEnded,
    HealthGained,
    HealthLost,
    ItemFound,
    NothingFound,
    PotionDrunk,
    Source,
    TreasureTaken,
    TurnBegun,
)
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.state import Ending
from dexterity.values.stroke import Passing, Stroke, StrokeEnd, StrokePoint, Wall
from tests.kit.penning import CHEST, POTION, START, TREASURE, at, card, duel, item

SPOON = item("plus_one")

# The end of a stroke


def test_the_character_goes_to_the_end_of_the_stroke() -> None:
    game = duel().flick("h10")
    assert game.places == f"h10 {START[1]}"
    assert game.health == (15, 15)
    assert game.turn == 1


def test_a_wall_stops_the_character_and_costs_one() -> None:
    game = duel().flick("f17|")
    assert game.places == f"f17 {START[1]}"
    assert game.health == (14, 15)
    assert game.all_told(HealthLost) == [HealthLost(PLAYERS[0], 1, 14, Source.WALL)]


def test_a_padded_wall_stops_the_character_and_costs_nothing() -> None:
    game = duel().flick("c18#")
    assert game.places == f"c18 {START[1]}"
    assert game.health == (15, 15)


def test_the_edge_of_the_paper_is_a_wall() -> None:
    game = duel()
    off = replace(game.stroke("f18"), end=StrokeEnd.OFF_SHEET)
    assert game.do(off).health == (14, 15)


def test_a_skip_ends_the_move_and_costs_nothing() -> None:
    game = duel().flick("f17~")
    assert game.places == f"f17 {START[1]}"
    assert game.health == (15, 15)
    assert game.all_told(FlickMade)[0].end is StrokeEnd.SKIPPED


def test_a_push_too_weak_moves_nobody_but_draws_the_event() -> None:
    hit = card("minus_two")
    game = duel(hit).weak()
    assert game.places == " ".join(START)
    assert game.all_told(EventDrawn) == [EventDrawn(PLAYERS[0], hit.id, (PLAYERS[0],))]
    assert game.health == (13, 15)
    assert game.turn == 1


def test_one_event_comes_after_each_flick_and_then_the_rival_is_to_flick() -> None:
    game = duel(card("minus_one"), card("minus_two")).flick("h10", "k5")
    assert game.health == (14, 13)
    assert [told.player for told in game.all_told(TurnBegun)] == [1, 0]


def test_a_stroke_of_the_physics_is_all_that_is_needed() -> None:
    wall = Wall("w", (0.0, 0.0), (1.0, 0.0), padded=True)
    point = StrokePoint((65.0, 165.0), 1.0, 0.1)
    stroke = Stroke(
        (point,), StrokeEnd.WALL, 3.0, wall, (65.0, 166.0), (Passing("chest-6-16", 1.0),)
    )
    game = duel(fatras=[SPOON]).do(flick_from(stroke))
    assert game.places == f"{CHEST} {START[1]}"
    assert game.hand(0) == [SPOON.id]
    assert game.health == (15, 15)


# What lies on the way


def test_a_chest_is_worth_a_card() -> None:
    game = duel(fatras=[SPOON]).flick(f"h17 over {CHEST}")
    assert game.hand(0) == [SPOON.id]
    assert game.all_told(ChestOpened) == [ChestOpened(PLAYERS[0], at(CHEST))]
    assert game.all_told(ItemFound) == [ItemFound(PLAYERS[0], SPOON.id)]


def test_a_chest_can_be_searched_by_every_stroke() -> None:
    game = duel(fatras=[SPOON, item("plus_two")])
    game.flick(f"h17 over {CHEST}", "k2", f"f17 over {CHEST}")
    assert len(game.hand(0)) == 2


def test_nothing_is_left_in_a_chest_when_the_pile_is_empty() -> None:
    game = duel().flick(f"h17 over {CHEST}")
    assert game.hand(0) == []
    assert game.all_told(NothingFound) == [NothingFound(PLAYERS[0])]


def test_a_potion_helps_twice_and_then_is_empty() -> None:
    game = duel(health=(10, 10))
    game.flick(f"f13 over {POTION}", "k5", f"d13 over {POTION}")
    assert game.health == (12, 10)
    assert [told.uses_left for told in game.all_told(PotionDrunk)] == [1, 0]
    assert all(spot.place_mm != at(POTION).middle_mm for spot in game.game.spots(game.state))


def test_both_drink_from_the_same_bottle() -> None:
    game = duel(health=(10, 10)).flick(f"f13 over {POTION}", f"e12 over {POTION}")
    assert game.health == (11, 11)
    assert game.state.potions == (0, 2)


def test_fifteen_is_the_most_but_the_bottle_is_opened_all_the_same() -> None:
    game = duel().flick(f"f13 over {POTION}")
    assert game.health == (15, 15)
    assert [told.uses_left for told in game.all_told(PotionDrunk)] == [1]
    assert game.all_told(HealthGained) == []


def test_things_are_taken_in_the_order_of_the_stroke_and_before_the_wall_hurts() -> None:
    game = duel(health=(15, 15)).flick(f"f13| over {POTION}")
    assert game.health == (14, 15), "the potion came at 15, then the wall"


def test_a_potion_on_the_way_saves_who_would_die_at_the_wall() -> None:
    game = duel(health=(1, 15)).flick(f"f13| over {POTION}")
    assert game.health == (1, 15)
    assert game.result == ""


# Treasures


def test_the_rivals_treasure_is_carried_from_then_on() -> None:
    game = duel(health=(10, 10)).flick(f"q1 over {TREASURE[1]}")
    assert game.state.pawns[0].has_treasure
    assert not game.state.pawns[1].has_treasure
    assert game.all_told(TreasureTaken) == [TreasureTaken(PLAYERS[0])]
    assert game.health == (10, 10)
    assert all(not spot.id.startswith("treasure-1") for spot in game.game.spots(game.state))


@pytest.mark.parametrize(("before", "after"), [(7, 12), (12, 15)])
def test_beginners_get_five_with_it_up_to_fifteen(before: int, after: int) -> None:
    game = duel(health=(before, 15), options=Options(beginner=True))
    assert game.flick(f"q1 over {TREASURE[1]}").health == (after, 15)


def test_the_own_treasure_is_nothing_to_take() -> None:
    game = duel()
    assert at(TREASURE[0]).middle_mm not in {spot.place_mm for spot in game.game.spots(game.state)}


def test_home_with_it_is_a_victory_before_any_event() -> None:
    game = duel(card("minus_one"), card("minus_three"))
    game.flick(f"q1 over {TREASURE[1]}", "k5", "c17")
    assert game.result == "0 home"
    assert game.told[-1] == GameEnded(PLAYERS[0], Ending.HOME)
    assert game.health == (14, 12)
    assert game.game.actions(game.state) == ()


def test_the_second_player_wins_in_the_other_cell() -> None:
    game = duel().flick("h10", f"b18 over {TREASURE[0]}", "h9", "p1#")
    assert game.result == "1 home"


def test_home_without_it_is_no_victory() -> None:
    assert duel().flick("c17").result == ""


def test_the_rivals_cell_is_not_home() -> None:
    assert duel().flick(f"q1 over {TREASURE[1]}", "k5", "p2").result == ""


# The end


def test_who_has_no_health_left_has_lost_and_no_event_comes() -> None:
    game = duel(health=(1, 15)).flick("f17|")
    assert game.result == "1 outlived"
    assert game.all_told(EventDrawn) == []


def test_both_dead_of_the_same_event_is_a_double_defeat() -> None:
    game = duel(card("minus_two", Target.BOTH), health=(2, 1)).flick("f17")
    assert game.result == "- both_dead"


def test_who_dies_on_the_doorstep_has_not_come_home() -> None:
    game = duel(health=(1, 15)).flick(f"q1 over {TREASURE[1]}", "k5", "d17|")
    assert game.result == "1 outlived"


def test_the_dead_do_not_get_well_again() -> None:
    game = duel(card("minus_one plus_two"), health=(1, 15)).flick("f17")
    assert game.result == "1 outlived"
    assert game.health == (0, 15)


# Missed flicks


def test_who_misses_a_flick_passes_and_gets_an_event() -> None:
    game = duel(card("not flick", Target.OTHER), card("minus_one")).flick("f17")
    assert not game.game.awaits_flick(game.state)
    game.do(PassFlick())
    assert game.all_told(FlickPassed) == [FlickPassed(PLAYERS[1])]
    assert game.health == (15, 14)
    assert game.places == f"f17 {START[1]}"
    assert game.turn == 0
    game.flick("g18")
    assert game.game.awaits_flick(game.state), "it was one flick"
