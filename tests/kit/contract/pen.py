"""Pen, as the contract sees it."""

from collections import Counter
from dataclasses import replace
from random import Random

from dexterity.rules.pen import actions as do
from dexterity.rules.pen.actions import Action, MakeFlick
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.state import HEALTH, POTION_USES, Phase, State
from dexterity.values.stroke import StrokeEnd
from tests.kit.contract.contestant import Contestant
from tests.kit.penning import at, squares
from tests.kit.penning_box import game_of, random_action, whole_box

ALL_CARDS = whole_box()

TRIED: tuple[Action, ...] = (
    MakeFlick(StrokeEnd.RAN_OUT, (95.0, 55.0)),
    MakeFlick(StrokeEnd.WALL, (95.0, 55.0), passed=("chest-6-16",)),
    MakeFlick(StrokeEnd.TOO_WEAK, (0.0, 0.0)),
    do.SpinArrow(),
    do.PassFlick(),
    do.UseItem(CardId("item self: plus_one")),
    do.UseItem(CardId("nothing")),
    do.LetHappen(),
    do.PlaceWall(squares("h9 i9 j9 k9")),
    do.PlaceWall(()),
    do.PickSquare(at("h9")),
    do.GrowWall(0, at("h9")),
    do.GrowWall(99, at("h9")),
)


def holds_together(_: PenGame, state: State) -> None:
    """What can never be otherwise."""
    for pawn in state.pawns:
        assert 0 <= pawn.health <= HEALTH
        assert state.phase is Phase.OVER or pawn.health > 0 or state.agenda
    assert all(0 <= uses <= POTION_USES for uses in state.potions)
    assert len(set(state.filled)) == len(state.filled)
    hands = (card for pawn in state.pawns for card in pawn.hand)
    everything = (*state.events, *state.discard, *state.fatras, *hands, *state.on_table)
    counted = Counter(everything)
    assert counted == Counter((*ALL_CARDS.events, *ALL_CARDS.fatras)), "every card is there once"


def otherwise(_: PenGame, state: State, player: PlayerId, luck: Random) -> State:
    """Different in all that nobody may know."""
    events, fatras = list(state.events), list(state.fatras)
    luck.shuffle(events)
    luck.shuffle(fatras)
    return replace(state, seed=luck.randrange(1_000), events=tuple(events), fatras=tuple(fatras))


PEN = Contestant(
    "pen",
    State,
    game_of,
    random_action,
    by_hand=MakeFlick,
    awaits_hand=PenGame.awaits_flick,
    tried=TRIED,
    viewers=lambda game, state: PLAYERS,
    otherwise=otherwise,
    holds_together=holds_together,
    most_steps=2_000,
    games=1_000,
)
