"""A match being played: what screens ask it, and what they do through it."""

from math import dist, pi

import pytest

from dexterity.hand.pencil.handicap import Handicap
from dexterity.rules.pen.actions import LetHappen, Refusal, SpinArrow, UseItem, flick_from
from dexterity.rules.pen.cards.card import CardType
from dexterity.rules.pen.effects import FlickMade, ItemUsed
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.rebus.target import Target
from dexterity.session.seat import Seat
from dexterity.values.skill import Skill
from dexterity.values.stroke import StrokeEnd
from tests.kit.penning import CHEST, at, card, duel, item, other_card
from tests.kit.recorded_pens import SEATS, match_of, push_of

BANDAGE = item("plus_one")
RIGHT = pi / 2


def test_a_flick_is_drawn_judged_and_stays_on_the_sheet() -> None:
    match = match_of(duel(places="f9 q2"))
    flicked = match.flick(push_of(match, 0.0, 640.0))
    assert flicked.stroke.end is StrokeEnd.RAN_OUT
    (made,) = [effect for effect in flicked.effects if isinstance(effect, FlickMade)]
    assert made.to_mm == flicked.stroke.end_mm == match.state.pawns[0].place_mm
    (drawn,) = match.strokes
    assert (drawn.player, drawn.stroke) == (0, flicked.stroke)
    assert (match.decides, match.seat.name) == (1, "Blaise")


def test_the_paper_has_the_walls_that_were_drawn_meanwhile_and_what_can_be_picked_up() -> None:
    bare, walled = match_of(duel()), match_of(duel(walls=["h9"]))
    assert len(walled.course.sheet.paper.walls) == len(bare.course.sheet.paper.walls) + 4
    assert at(CHEST).middle_mm in {spot.place_mm for spot in bare.course.sheet.paper.spots}


def test_every_flick_meets_a_grain_of_its_own() -> None:
    match = match_of(duel(places="f9 q2"))
    first = match.course.sheet.grain_seed
    match.flick(push_of(match, 0.0, 640.0))
    assert match.course.sheet.grain_seed != first
    assert match_of(duel(places="f9 q2")).course.sheet.grain_seed == first
    assert match_of(duel(places="f9 q2", seed=2)).course.sheet.grain_seed != first


def test_a_pencil_that_stands_elsewhere_draws_nothing() -> None:
    match = match_of(duel(places="f9 q2"))
    state, elsewhere = match.state, push_of(match_of(duel(places="g9 q2")), 0.0, 640.0)
    assert match.flick(elsewhere).effects == ()
    assert match.state is state
    assert match.strokes == ()


def test_what_is_refused_changes_nothing() -> None:
    match = match_of(duel())
    state = match.state
    assert match.why_not(LetHappen()) is Refusal.NOT_NOW
    assert match.do(LetHappen()) == ()
    assert match.state is state
    assert not match.can_undo


def test_an_arrow_leaves_a_straight_line() -> None:
    played = duel(other_card("flick > arrow"), places="f9 k9").flick("f10")
    match = match_of(played)
    assert not match.course.awaits_flick
    match.do(SpinArrow())
    (drawn,) = match.strokes
    first, last = (point.place_mm for point in drawn.stroke.points)
    assert (drawn.player, first) == (1, at("k9").middle_mm)
    assert last == match.state.pawns[1].place_mm
    assert drawn.stroke.length_mm == pytest.approx(dist(first, last))


# --- handicaps ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("icons", "left_handed", "handicaps"),
    [
        ("eyes_closed", False, {Handicap.EYES_CLOSED}),
        ("both_hands", True, {Handicap.BOTH_HANDS}),
        ("left_hand", False, {Handicap.OTHER_HAND}),
        ("left_hand", True, {Handicap.OTHER_HAND}),
        ("right_hand", False, set()),
        ("card_in_right_hand", False, {Handicap.CARD_IN_HAND}),
        ("right_hand card_in_left_hand", True, {Handicap.CARD_IN_HAND}),
    ],
)
def test_cards_hinder_the_hand(icons: str, left_handed: bool, handicaps: set[Handicap]) -> None:
    options = Options(left_handed=(False, left_handed))
    match = match_of(duel(other_card(f"flick > {icons}"), options=options).flick("f17"))
    assert match.course.handicaps == handicaps


def test_only_who_drew_the_stiff_neck_may_not_turn_the_sheet() -> None:
    match = match_of(duel(card("not map", Target.OTHER)))
    assert match.course.may_turn_sheet
    match.flick(push_of(match, RIGHT, 640.0))
    assert (match.decides, match.course.may_turn_sheet) == (1, False)


# --- taking back --------------------------------------------------------------------------------


def test_what_was_done_before_the_flick_can_be_taken_back() -> None:
    match = match_of(duel(hands={0: [BANDAGE]}, health=(9, 15)))
    before = match.state
    (used, *_) = match.do(UseItem(BANDAGE.id))
    assert isinstance(used, ItemUsed)
    assert match.can_undo
    match.undo()
    assert match.state == before
    assert not match.can_undo


def test_a_flick_is_final_and_so_is_all_before_it() -> None:
    match = match_of(duel(hands={0: [BANDAGE]}, health=(9, 15)))
    match.do(UseItem(BANDAGE.id))
    match.flick(push_of(match, RIGHT, 640.0))
    assert not match.can_undo
    state = match.state
    match.undo()
    assert match.state is state


def test_chance_is_final_even_where_not_a_word_is_told_of_it() -> None:
    lottery = item("plus_one", Target.RANDOM)
    match = match_of(duel(hands={0: [lottery]}, health=(9, 9)))
    assert match.do(UseItem(lottery.id))
    assert not match.can_undo


def test_nobody_takes_back_what_a_rival_did() -> None:
    """Both let a monster come that either could have stopped: one after the other."""
    spray = item("not monster")
    other_spray = item("not monster", Target.OTHER)
    goblin = card("minus_one", type_=CardType.MONSTER)
    played = duel(goblin, hands={0: [spray], 1: [other_spray]}).flick("f17")
    match = match_of(played)
    assert (match.state.phase, match.decides) == ("react", 0)
    asked = match.state
    match.do(LetHappen())
    assert match.decides == 1
    match.undo()
    assert match.state == asked
    match.do(LetHappen())
    let = match.state
    match.do(LetHappen())
    match.undo()
    assert match.state == let


def test_nobody_takes_back_what_the_computer_did() -> None:
    seats = Seat("Deep Graphite", Skill.EXPERT), SEATS[1]
    match = match_of(duel(hands={0: [BANDAGE]}, health=(9, 15)), seats)
    assert match.computer_acts
    match.do(UseItem(BANDAGE.id))
    assert not match.can_undo


def test_the_rules_know_of_a_stroke_what_the_match_has_drawn() -> None:
    match = match_of(duel(places="f9 q2"))
    flicked = match.flick(push_of(match, RIGHT, 900.0))
    made = next(effect for effect in flicked.effects if isinstance(effect, FlickMade))
    drawn = flick_from(flicked.stroke)
    assert (made.end, made.to_mm, made.padded) == (drawn.end, drawn.end_mm, drawn.padded)
