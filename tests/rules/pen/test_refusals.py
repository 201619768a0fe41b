"""Every reason why something cannot be done, provoked once; nothing changes by asking."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from dexterity.rules.pen import actions as do
from dexterity.rules.pen.actions import Action, MakeFlick, Refusal
from dexterity.rules.pen.cards.card import CardId, CardType
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.state import DrawnWall, Phase
from dexterity.values.stroke import StrokeEnd
from tests.kit.penning import (
    CHEST,
    Duel,
    at,
    board_with_corner,
    card,
    duel,
    item,
    other_card,
    squares,
)

SPOON, SPRAY = item("plus_one"), item("not monster")
FENCE = item("wall_to_draw three_from_position")
DOOR = item("position three_squares")
TROLL = card("minus_two", type_=CardType.MONSTER)

NOOK = """
+---+---+   .
|       |
+   .   +   .
|
+---+---+---+
"""


def over() -> Duel:
    return duel(health=(1, 15)).flick("f17|")


def missed() -> Duel:
    return duel(other_card("not flick")).flick("f17")


def arrow() -> Duel:
    return duel(other_card("flick > arrow")).flick("f17")


def reacting() -> Duel:
    return duel(TROLL, hands={0: [SPRAY, SPOON]}).flick("f17")


def fencing() -> Duel:
    return duel(hands={0: [FENCE]}, places="j9 l9", walls=["j11"]).use(FENCE)


def fencing_in() -> Duel:
    board = board_with_corner(NOOK)
    return duel(hands={0: [FENCE]}, places="a1 q2", board=board).use(FENCE)


def fencing_chest() -> Duel:
    return duel(hands={0: [FENCE]}, places="e17 q2").use(FENCE)


def growing(*, grown: bool = False) -> Duel:
    game = duel(places="j9 q2")
    wall = DrawnWall((at("j11"), at("j12")), growing=True, grown=grown)
    game.state = replace(game.state, walls=(wall,))
    return game


def picking() -> Duel:
    return duel(hands={0: [DOOR]}, places="j9 q2").use(DOOR)


def flick(end: StrokeEnd, place: tuple[float, float], *passed: str, padded: bool = False) -> Action:
    return MakeFlick(end, place, padded, passed)


RAN, WEAK, HIT = StrokeEnd.RAN_OUT, StrokeEnd.TOO_WEAK, StrokeEnd.WALL
HERE = at("b17").middle_mm

Case = tuple[Refusal, Callable[[], Duel], Action]

CASES: list[Case] = [
    (Refusal.NOT_NOW, duel, do.LetHappen()),
    (Refusal.NOT_NOW, duel, do.PlaceWall(squares("a1"))),
    (Refusal.NOT_NOW, reacting, flick(RAN, HERE)),
    (Refusal.GAME_OVER, over, flick(RAN, HERE)),
    (Refusal.GAME_OVER, over, do.LetHappen()),
    (Refusal.FLICK_MISSED, missed, flick(RAN, HERE)),
    (Refusal.FLICK_MISSED, missed, do.SpinArrow()),
    (Refusal.FLICK_LEFT, duel, do.PassFlick()),
    (Refusal.ARROW_DECIDES, arrow, flick(RAN, HERE)),
    (Refusal.NO_ARROW, duel, do.SpinArrow()),
    (Refusal.NO_STROKE, duel, flick(RAN, (181.0, 5.0))),
    (Refusal.NO_STROKE, duel, flick(RAN, (5.0, -0.1))),
    (Refusal.NO_STROKE, duel, flick(RAN, (float("nan"), 5.0))),
    (Refusal.NO_STROKE, growing, flick(RAN, at("j12").middle_mm)),
    (Refusal.NO_STROKE, duel, flick(WEAK, (5.0, 5.0))),
    (Refusal.NO_STROKE, duel, flick(WEAK, HERE, "chest-6-16")),
    (Refusal.NO_STROKE, duel, flick(RAN, HERE, padded=True)),
    (Refusal.FOREIGN_SPOT, duel, flick(RAN, HERE, "chest-1-1")),
    (Refusal.FOREIGN_SPOT, duel, flick(RAN, HERE, "treasure-0")),
    (Refusal.FOREIGN_SPOT, duel, flick(HIT, HERE, "chest-6-16", "chest-6-16")),
    (Refusal.NOT_YOURS, duel, do.UseItem(SPOON.id)),
    (Refusal.NOT_YOURS, duel, do.UseItem(CardId("nonsense"))),
    (Refusal.NOTHING_TO_STOP, lambda: duel(hands={0: [SPRAY]}), do.UseItem(SPRAY.id)),
    (Refusal.NOTHING_TO_STOP, reacting, do.UseItem(SPOON.id)),
    (Refusal.WRONG_SHAPE, fencing, do.PlaceWall(squares("k9 l9"))),
    (Refusal.OVER_WALL, fencing, do.PlaceWall(squares("j10 j11 j12"))),
    (Refusal.OVER_CHARACTER, fencing, do.PlaceWall(squares("k9 l9 m9"))),
    (Refusal.OVER_THING, fencing_chest, do.PlaceWall(squares(f"f17 {CHEST} h17"))),
    (Refusal.SEALS_IN, fencing_in, do.PlaceWall(squares("b1 c1 d1"))),
    (Refusal.NO_SUCH_WALL, duel, do.GrowWall(0, at("a1"))),
    (Refusal.NO_SUCH_WALL, growing, do.GrowWall(-1, at("j13"))),
    (Refusal.NO_SUCH_WALL, lambda: duel(walls=["j11"]), do.GrowWall(0, at("j12"))),
    (Refusal.GROWN_ALREADY, lambda: growing(grown=True), do.GrowWall(0, at("j13"))),
    (Refusal.NOT_BESIDE, growing, do.GrowWall(0, at("j10"))),
    (Refusal.OVER_WALL, growing, do.GrowWall(0, at("j11"))),
    (Refusal.NO_PLACE, picking, do.PickSquare(at("j10"))),
]


@pytest.mark.parametrize(("reason", "game", "action"), CASES)
def test_it_is_refused(reason: Refusal, game: Callable[[], Duel], action: Action) -> None:
    assert game().refused(action) is reason


def test_no_reason_is_left_out() -> None:
    assert {reason for reason, _, _ in CASES} == set(Refusal)


def test_every_action_has_its_time_and_every_phase_but_the_last_its_action() -> None:
    times = [kind.phases for kind in do.ACTIONS.kinds]
    assert all(times)
    assert frozenset[Phase]().union(*times) == set(Phase) - {Phase.OVER}


def test_the_rival_cannot_use_items_out_of_turn() -> None:
    game = duel(hands={1: [item("minus_one", Target.OTHER)]})
    assert game.refused(do.UseItem(item("minus_one", Target.OTHER).id)) is Refusal.NOT_YOURS
