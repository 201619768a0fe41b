"""The bidding: everybody draws or passes, until one is left."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from dexterity.rules.delve.actions.action import Action, Refusal
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.effects import (
    MonsterAdded,
    MonsterDrawn,
    MonsterSetAside,
    PlayerPassed,
    TurnBegun,
)
from dexterity.rules.delve.entering import enter
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.set_up import adventurers_of, begin_round
from dexterity.rules.delve.state import Aside, Laid, Phase, State

BIDDING: Final = frozenset({Phase.BID})
PLACING: Final = frozenset({Phase.PLACE})


@dataclass(frozen=True, slots=True)
class ChooseAdventurer(Action):
    """Who goes down in the next round."""

    record_name = "choose_adventurer"
    phases = frozenset({Phase.ADVENTURER})

    adventurer: AdventurerId

    @classmethod
    def candidates(cls, draft: DelveDraft) -> Iterable["ChooseAdventurer"]:
        return map(cls, adventurers_of(draft.cards, draft.options))

    def why_not(self, draft: DelveDraft) -> Refusal | None:
        known = self.adventurer in adventurers_of(draft.cards, draft.options)
        return None if known else Refusal.NO_SUCH_ADVENTURER

    def apply(self, draft: DelveDraft) -> None:
        begin_round(draft, self.adventurer)


@dataclass(frozen=True, slots=True)
class DrawMonster(Action):
    """The deck's top card, for the own eyes only."""

    record_name = "draw"
    phases = BIDDING

    @classmethod
    def candidates(cls, draft: DelveDraft) -> Iterable["DrawMonster"]:
        return (cls(),) if draft.state.deck else ()

    def why_not(self, draft: DelveDraft) -> Refusal | None:
        return None if draft.state.deck else Refusal.DECK_EMPTY

    def apply(self, draft: DelveDraft) -> None:
        top, *rest = draft.state.deck
        draft.change(phase=Phase.PLACE, drawn=top, deck=tuple(rest))
        draft.tell(MonsterDrawn(draft.state.decides, top))


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """No more of this round; the last one who has not passed goes down."""

    record_name = "pass"
    phases = BIDDING

    def apply(self, draft: DelveDraft) -> None:
        player = draft.state.decides
        draft.change_seat(player, passed=True)
        draft.tell(PlayerPassed(player, forced=not draft.state.deck))
        bidders = _bidders(draft.state)
        if len(bidders) == 1:
            enter(draft, bidders[0])
        else:
            _next_turn(draft)


@dataclass(frozen=True, slots=True)
class AddToDungeon(Action):
    """The drawn monster waits down there, on top of the others."""

    record_name = "add"
    phases = PLACING

    def apply(self, draft: DelveDraft) -> None:
        state, player, monster = draft.state, draft.state.decides, _drawn(draft)
        draft.change(dungeon=(*state.dungeon, Laid(monster, player)))
        draft.tell(MonsterAdded(player, monster, len(draft.state.dungeon)))
        _end_turn(draft)


@dataclass(frozen=True, slots=True)
class SetAside(Action):
    """The drawn monster stays out of the round, and so does a tile."""

    record_name = "set_aside"
    phases = PLACING

    tile: TileId

    @classmethod
    def candidates(cls, draft: DelveDraft) -> Iterable["SetAside"]:
        return () if _must_add(draft) else map(cls, draft.state.tiles)

    def why_not(self, draft: DelveDraft) -> Refusal | None:
        if self.tile not in draft.state.tiles:
            return Refusal.NO_SUCH_TILE
        return Refusal.MUST_ADD if _must_add(draft) else None

    def apply(self, draft: DelveDraft) -> None:
        state, player, monster = draft.state, draft.state.decides, _drawn(draft)
        draft.drop(self.tile)
        draft.change(aside=(*state.aside, Aside(monster, self.tile, player)))
        draft.tell(MonsterSetAside(player, monster, self.tile))
        _end_turn(draft)


def _must_add(draft: DelveDraft) -> bool:
    """Whether the drawn monster can only go into the dungeon."""
    state = draft.state
    first_turn = not state.seats[state.decides].turns
    return not state.tiles or (draft.options.first_must_add and first_turn)


# --- from turn to turn --------------------------------------------------------------------------


def _bidders(state: State) -> tuple[PlayerId, ...]:
    """Who has not passed."""
    return tuple(player for player in state.standing if not state.seats[player].passed)


def _drawn(draft: DelveDraft) -> MonsterId:
    if draft.state.drawn is None:
        raise LookupError("nobody has drawn a monster")
    return draft.state.drawn


def _end_turn(draft: DelveDraft) -> None:
    player = draft.state.decides
    draft.change(drawn=None)
    draft.change_seat(player, turns=draft.state.seats[player].turns + 1)
    _next_turn(draft)


def _next_turn(draft: DelveDraft) -> None:
    """Of those who bid, the first one clockwise after the last."""
    bidders, before = _bidders(draft.state), draft.state.decides
    player = next((player for player in bidders if player > before), bidders[0])
    draft.change(phase=Phase.BID, decides=player)
    draft.tell(TurnBegun(player))


BIDS: Final = (ChooseAdventurer, DrawMonster, Pass, AddToDungeon, SetAside)
