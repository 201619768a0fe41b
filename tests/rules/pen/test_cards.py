"""What cards do, idiom by idiom."""

from dataclasses import replace

import pytest

from dexterity.rules.pen.actions import Refusal, SpinArrow
from dexterity.rules.pen.effects import (
    CardWaits,
    CardWoke,
    CharacterMoved,
    ConditionFailed,
    DiceRolled,
    DieRolled,
    EventDrawn,
    EventsShuffled,
    FlickForbidden,
    FlicksGranted,
    HealthLost,
    ItemLost,
    ItemTaken,
    MoveImpossible,
    PlagueSpread,
    SheetFixed,
    Source,
    TurnForbidden,
    TurnMissed,
)
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.rebus.deeds import Handicap
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.sheet.square import big_square
from dexterity.rules.pen.state import Awaited
from tests.kit.penning import (
    CHEST,
    NOTHING,
    START,
    TREASURE,
    at,
    board_with_corner,
    card,
    duel,
    item,
    named,
    other_card,
)

SPOON, FORK, KNIFE = item("plus_one"), item("plus_two"), item("minus_one", Target.OTHER)

# Health


@pytest.mark.parametrize(
    ("line", "after"),
    [("plus_one", 9), ("plus_two", 10), ("minus_one", 7), ("minus_two", 6), ("minus_three", 5)],
)
def test_health_comes_and_goes(line: str, after: int) -> None:
    assert duel(card(line), health=(8, 8)).flick("f17").health == (after, 8)


@pytest.mark.parametrize(
    ("target", "after"), [(Target.SELF, (7, 8)), (Target.OTHER, (8, 7)), (Target.BOTH, (7, 7))]
)
def test_a_card_is_about_its_target(target: Target, after: tuple[int, int]) -> None:
    assert duel(card("minus_one", target), health=(8, 8)).flick("f17").health == after


def test_the_target_is_seen_from_who_drew_the_card() -> None:
    game = duel(NOTHING, card("minus_one", Target.OTHER), health=(8, 8)).flick("f17", "k5")
    assert game.health == (7, 8)


def test_chance_picks_either_and_is_told_before_it_hurts() -> None:
    hit = card("minus_one", Target.RANDOM)
    ends = set()
    for seed in range(20):
        game = duel(hit, seed=seed).flick("f17")
        (drawn,) = game.all_told(EventDrawn)
        assert [told.player for told in game.all_told(HealthLost)] == list(drawn.targets)
        ends.add(game.health)
    assert ends == {(14, 15), (15, 14)}


def test_a_player_named_in_a_box_is_meant_instead_of_the_target() -> None:
    game = duel(other_card("minus_one self plus_one"), health=(8, 8)).flick("f17")
    assert game.health == (9, 7)
    game = duel(card("both minus_one"), health=(8, 8)).flick("f17")
    assert game.health == (7, 7)


@pytest.mark.parametrize("amount", ["one", "two"])
def test_a_die_decides_between_good_and_bad(amount: str) -> None:
    fate = card(f"one_die plus_{amount} minus_{amount}")
    by = {"one": 1, "two": 2}[amount]
    ends = set()
    for seed in range(20):
        game = duel(fate, health=(8, 8), seed=seed).flick("f17")
        (die,) = game.all_told(DieRolled)
        assert game.health == (8 + by if die.shows % 2 else 8 - by, 8)
        ends.add(die.shows % 2)
    assert ends == {0, 1}


# Items


def test_cards_are_found_as_if_in_a_chest() -> None:
    assert duel(card("chest"), fatras=[SPOON, FORK]).flick("f17").hand(0) == [SPOON.id]
    both = duel(card("plus two chest"), fatras=[SPOON, FORK, KNIFE]).flick("f17")
    assert both.hand(0) == [SPOON.id, FORK.id]


def test_the_goblin_takes_one_health_and_one_item() -> None:
    game = duel(card("minus_one minus one item"), hands={0: [SPOON, FORK]}).flick("f17")
    assert game.health == (14, 15)
    (lost,) = game.all_told(ItemLost)
    assert sorted([*game.hand(0), lost.card]) == sorted([SPOON.id, FORK.id])
    assert game.state.fatras == (lost.card,)


def test_which_item_is_lost_is_luck() -> None:
    goblin = card("minus one item")
    lost = {
        duel(goblin, hands={0: [SPOON, FORK]}, seed=seed).flick("f17").hand(0)[0]
        for seed in range(20)
    }
    assert lost == {SPOON.id, FORK.id}


def test_the_goblin_finds_nothing_in_an_empty_hand() -> None:
    game = duel(card("minus_one minus two item")).flick("f17")
    assert game.health == (14, 15)
    assert game.all_told(ItemLost) == []


def test_an_item_of_the_others_changes_hands() -> None:
    game = duel(card("plus one item"), hands={1: [SPOON]}).flick("f17")
    assert (game.hand(0), game.hand(1)) == ([SPOON.id], [])
    assert game.all_told(ItemTaken) == [ItemTaken(PLAYERS[0], SPOON.id)]


# Moves


def test_back_to_the_past_takes_both_to_where_their_last_flick_began() -> None:
    past = card("position minus one turn", Target.BOTH)
    game = duel(NOTHING, NOTHING, past).flick("f17", "k5", "g12")
    assert game.places == f"f17 {START[1]}"


def test_time_runs_back_flick_by_flick() -> None:
    past = card("position minus one turn")
    game = duel(NOTHING, NOTHING, past, NOTHING, past).flick("f17", "k5", "g12")
    assert game.places.split()[0] == "f17"
    assert game.flick("k6", "h9").places.split()[0] == "f17"


def test_two_turns_back_and_as_far_as_is_known() -> None:
    past = card("position minus two turn")
    game = duel(NOTHING, NOTHING, past).flick("f17", "k5", "g12")
    assert game.places.split()[0] == START[0]
    assert duel(past).flick("f17").places.split()[0] == START[0]


def test_who_has_not_flicked_yet_has_no_past() -> None:
    past = card("position minus one turn", Target.OTHER)
    game = duel(past).flick("f17")
    assert game.places == f"f17 {START[1]}"
    assert game.all_told(MoveImpossible) == [MoveImpossible(PLAYERS[1], past.id)]


def test_the_past_may_be_walled_up() -> None:
    past = card("position minus one turn")
    game = duel(NOTHING, NOTHING, past, walls=["f16"]).flick("h10", "k5")
    trail = (at("f16").middle_mm,)
    pawn = replace(game.state.pawns[0], place_mm=trail[0])
    game.state = replace(game.state, pawns=(pawn, game.state.pawns[1]))
    assert game.flick("g12").places.split()[0] == "g12"


def test_the_nearest_chest_calls_and_can_be_searched_at_once() -> None:
    game = duel(card("position nearest chest"), fatras=[SPOON]).flick("f14")
    assert game.places == f"{CHEST} {START[1]}"
    assert game.hand(0) == [SPOON.id]


def test_a_chest_that_was_walled_up_does_not_call() -> None:
    around = "f16 g16 h16 f17 h17 f18 g18 h18"
    game = duel(card("position nearest chest"), walls=[around]).flick("e15")
    assert game.places.split()[0] == "l2", "the other chest is far, but open"


def test_the_past_may_be_shut_off_by_now() -> None:
    past = card("position minus one turn")
    game = duel(past, walls=["d16 d17 d18"], places="b18 q2").flick("f14")
    assert game.places.split()[0] == "f14"
    assert game.all_told(MoveImpossible) == [MoveImpossible(PLAYERS[0], past.id)]


def test_a_personal_trapdoor_leads_into_the_big_square_of_the_dice() -> None:
    game = duel(card("two_dice position")).flick("f14")
    (dice,) = game.all_told(DiceRolled)
    squares = game.game.legal_squares(game.state)
    assert game.phase == "square"
    assert set(squares) <= set(big_square(dice.red, dice.black))
    assert game.pick(named(squares[-1])).places.split()[0] == named(squares[-1])
    assert game.turn == 1


def test_nobody_appears_in_a_wall_or_on_the_other() -> None:
    game = duel(card("two_dice position"))
    after = game.game.apply(game.state, game.stroke("f14")).state
    free = game.game.legal_squares(after)
    walled = duel(
        card("two_dice position"), places=f"b17 {named(free[0])}", walls=[named(free[1])]
    ).flick("f14")
    assert walled.game.legal_squares(walled.state) == free[2:]


def test_three_squares_away_means_three_steps() -> None:
    game = duel(item("position three_squares"), hands={0: [item("position three_squares")]})
    game.use(item("position three_squares"))
    squares = set(map(named, game.game.legal_squares(game.state)))
    assert squares == {"e17", "d18", "d16"}, "out of the door, and no farther than that"
    assert game.pick("e17").places.split()[0] == "e17"
    assert game.phase == "flick"


def test_a_chalk_door_is_no_way_through_a_wall() -> None:
    board = board_with_corner(
        """
+---+---+---+
|           |
+   .   .   +
|           |
+   .   .   +
|
+---+---+---+
"""
    )
    door = item("position three_squares")
    game = duel(hands={0: [door]}, places="a1 q2", board=board).use(door)
    assert set(map(named, game.game.legal_squares(game.state))) == {"b3", "c2", "d1"}


def test_the_two_change_places() -> None:
    turn = item("position both", Target.BOTH)
    game = duel(hands={0: [turn]}, places="f14 k5").use(turn)
    assert game.places == "k5 f14"
    assert len(game.all_told(CharacterMoved)) == 2


def test_a_carrier_who_is_teleported_keeps_the_treasure() -> None:
    game = duel(card("position nearest chest")).flick(f"q1 over {TREASURE[1]}")
    assert game.places.split()[0] == "l2"
    assert game.state.pawns[0].has_treasure


def test_a_carrier_who_is_moved_home_has_won() -> None:
    turn = item("position both", Target.BOTH)
    game = duel(NOTHING, NOTHING, hands={0: [turn]})
    game.flick(f"q1 over {TREASURE[1]}", "c17").use(turn)
    assert game.result == "0 home"


# Terms of a flick


@pytest.mark.parametrize("handicap", Handicap)
def test_a_handicap_is_on_the_rivals_next_flick_and_no_longer(handicap: Handicap) -> None:
    game = duel(other_card(f"flick > {handicap}"))
    assert game.flick("f17").game.handicaps(game.state) == (handicap,)
    assert game.all_told(CardWaits)[0].awaited is Awaited.FLICK
    assert game.flick("k5").game.handicaps(game.state) == ()
    assert game.flick("f18").game.handicaps(game.state) == ()


def test_left_handers_are_hindered_on_their_good_side_too() -> None:
    numb = other_card("flick > left_hand")
    game = duel(numb, options=Options(left_handed=(False, True))).flick("f17")
    assert game.game.handicaps(game.state) == (Handicap.RIGHT_HAND,)


def test_handicaps_add_up_and_the_same_one_counts_once() -> None:
    dark, numb = item("flick > eyes_closed", Target.OTHER), item("flick > left_hand", Target.OTHER)
    game = duel(other_card("flick > left_hand"), hands={0: [dark, numb]})
    game.use(dark).use(numb).flick("f17")
    assert game.game.handicaps(game.state) == (Handicap.EYES_CLOSED, Handicap.LEFT_HAND)


def test_a_failed_flick_was_a_flick() -> None:
    game = duel(other_card("flick > eyes_closed")).flick("f17").weak()
    assert game.state.waiting == ()
    assert len(game.all_told(CardWoke)) == 1


def test_walls_do_not_hurt_a_padded_flick() -> None:
    pillow = item("flick > not wall")
    game = duel(hands={0: [pillow]}).use(pillow).flick("f17|")
    assert game.health == (15, 15)
    assert game.flick("k5", "h18|").health == (14, 15)


@pytest.mark.parametrize(("line", "health"), [("k5", 12), ("k5|", 14), ("p1#", 15), ("k5~", 12)])
def test_sense_of_sacrifice_spares_who_runs_into_a_wall(line: str, health: int) -> None:
    game = duel(other_card("flick > not wall > minus_three")).flick("f17", line)
    assert game.health == (15, health)


@pytest.mark.parametrize(("line", "health"), [("k5", 15), ("k5|", 13)])
def test_a_crash_test_hurts_who_does(line: str, health: int) -> None:
    game = duel(other_card("flick > wall > minus_one")).flick("f17", line)
    assert game.health == (15, health)


def test_a_handicap_may_be_rewarded_afterwards() -> None:
    brave = other_card("flick > eyes_closed > plus_two")
    game = duel(brave, health=(8, 8)).flick("f17")
    assert game.game.handicaps(game.state) == (Handicap.EYES_CLOSED,)
    assert game.flick("k5").health == (8, 10)


def test_the_spun_arrow_takes_the_place_of_the_rivals_flick() -> None:
    game = duel(other_card("flick > arrow"), places="b17 j9").flick("f17")
    assert not game.game.awaits_flick(game.state)
    assert game.refused(game.stroke("k5")) is Refusal.ARROW_DECIDES
    game.do(SpinArrow())
    assert game.places.split()[1] != "j9"
    assert game.turn == 0
    assert game.flick("f18").game.awaits_flick(game.state)


# Turns


def test_one_more_flick_is_one_more_turn_with_its_event() -> None:
    game = duel(card("plus one flick"), card("minus_one")).flick("f17")
    assert game.turn == 0
    assert game.flick("f18").turn == 1
    assert game.health == (14, 15)
    assert game.all_told(FlicksGranted) == [FlicksGranted(PLAYERS[0], 1)]


def test_two_more_flicks_are_two() -> None:
    game = duel(card("plus two flick")).flick("f17", "f18")
    assert game.turn == 0
    assert game.flick("g18").turn == 1


def test_a_missed_turn_has_neither_flick_nor_event() -> None:
    game = duel(other_card("not turn")).flick("f17")
    assert game.turn == 0
    assert len(game.all_told(EventDrawn)) == 1
    assert game.all_told(TurnForbidden) == [TurnForbidden(PLAYERS[1])]
    assert game.all_told(TurnMissed) == [TurnMissed(PLAYERS[1])]
    assert game.flick("f18").turn == 1


def test_a_forbidden_flick_is_told() -> None:
    game = duel(other_card("not flick")).flick("f17")
    assert game.all_told(FlickForbidden) == [FlickForbidden(PLAYERS[1])]


@pytest.mark.parametrize(("line", "flicks"), [("one turn", 1), ("two turn", 3)])
def test_a_fuse_burns_down_to_the_players_turn(line: str, flicks: int) -> None:
    game = duel(other_card(f"{line} > minus_two"))
    for number, flick in enumerate(["f17", "k5", "f18", "k6"][:flicks]):
        assert game.health == (15, 15), number
        game.flick(flick)
    assert game.health == (15, 13)
    assert game.turn == 1


def test_a_fuse_can_end_the_game_before_the_flick() -> None:
    game = duel(other_card("one turn > minus_two"), health=(15, 2)).flick("f17")
    assert game.result == "0 outlived"


# Questions


@pytest.mark.parametrize(
    ("line", "places", "after"),
    [
        ("near_wall > minus_one", "k9 q2", (14, 14)),
        ("not near_wall > minus_one", "k9 q2", (15, 15)),
        ("other three_squares > minus_one", "h9 k9", (14, 14)),
        ("other three_squares > minus_one", "h9 k10", (15, 15)),
        ("not other three_squares > minus_one", "h9 k10", (14, 14)),
        ("chest three_squares > minus_one", "g14 q2", (14, 15)),
        ("chest three_squares > minus_one", "f14 q2", (15, 15)),
        ("not chest three_squares > minus_one", "f14 q2", (14, 14)),
    ],
)
def test_nearness_is_three_squares_straight(line: str, places: str, after: tuple[int, int]) -> None:
    game = duel(card(line, Target.BOTH), places=places)
    assert game.weak().health == after


def test_all_within_three_squares_of_a_wall_suffer_and_the_others_do_not() -> None:
    shaking = card("near_wall > minus_two", Target.BOTH)
    game = duel(shaking, places="n14 q2").weak()
    assert game.health == (15, 13)
    assert game.all_told(ConditionFailed) == [ConditionFailed(PLAYERS[0], shaking.id)]


def test_a_wall_that_was_drawn_is_a_wall_to_be_near() -> None:
    shaking = card("near_wall > minus_two")
    assert duel(shaking, places="n14 q2").weak().health == (15, 15)
    assert duel(shaking, places="n14 q2", walls=["n16"]).weak().health == (13, 15)


def test_who_has_nothing_to_declare_pays() -> None:
    tax = card("not item > minus_two", Target.BOTH)
    assert duel(tax, hands={1: [SPOON]}).weak().health == (13, 15)
    wealth = card("item > minus_two", Target.BOTH)
    assert duel(wealth, hands={1: [SPOON]}).weak().health == (15, 13)


# The sheet


def test_the_sheet_is_never_turned_again() -> None:
    game = duel(card("not map")).flick("f17")
    assert [pawn.sheet_fixed for pawn in game.state.pawns] == [True, False]
    assert game.all_told(SheetFixed) == [SheetFixed(PLAYERS[0])]
    assert game.flick("k5", "f18", "k6").state.pawns[0].sheet_fixed


def test_the_plague_is_on_nine_squares_and_hurts_whoever_comes_there() -> None:
    game = duel(card("two_dice plague", Target.BOTH), places="b17 q2")
    game.flick("f17")
    (spread,) = game.all_told(PlagueSpread)
    (dice,) = game.all_told(DiceRolled)
    assert spread.squares == big_square(dice.red, dice.black)
    assert set(game.state.plague) == set(spread.squares)
    before = game.health
    game.flick(named(spread.squares[4]))
    assert game.health == (before[0], before[1] - 1)
    assert game.all_told(HealthLost)[-1].source is Source.PLAGUE


def test_the_plague_hurts_at_once_who_is_there() -> None:
    spread = duel(card("two_dice plague")).weak().all_told(PlagueSpread)[0].squares
    here, there = named(spread[0]), named(spread[8])
    game = duel(card("two_dice plague"), places=f"{here} {there}").weak()
    assert game.health == (14, 14)


def test_the_plague_is_spread_once_though_it_is_about_both() -> None:
    game = duel(card("two_dice plague", Target.BOTH)).flick("f17")
    assert len(game.all_told(PlagueSpread)) == 1


# Piles


def test_an_event_is_discarded_and_the_pile_begins_anew_when_it_is_through() -> None:
    hit = card("minus_one")
    game = duel(hit)
    game.state = replace(game.state, events=(hit.id,))
    game.flick("f17")
    assert (game.state.events, game.state.discard) == ((), (hit.id,))
    game.flick("k5")
    assert game.health == (14, 14)
    assert len(game.all_told(EventsShuffled)) == 1


def test_a_card_may_go_under_the_pile_instead() -> None:
    ghost = card("minus_one under_pile")
    game = duel(ghost).flick("f17")
    assert game.state.events[-1] == ghost.id
    assert game.state.discard == ()
    assert game.state.under == ()


def test_without_any_events_the_game_goes_on() -> None:
    game = duel()
    game.state = replace(game.state, events=())
    assert game.flick("f17").turn == 1
