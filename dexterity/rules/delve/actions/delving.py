"""What a delver can do among monsters."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.rules.delve.actions.action import Action, Refusal
from dexterity.rules.delve.beating import usable_tiles
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.power import BeatOnce, Revive
from dexterity.rules.delve.delving import go_on, let_act, meet, revive, suffer, use_tile
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.effects import ThrowMade, TileLost, TileSpent
from dexterity.rules.delve.facing import Blow, blow_of
from dexterity.rules.delve.state import Facing, Fate, Met, Phase
from dexterity.rules.made_throw import MadeThrow
from dexterity.rules.referee import Verdict


@dataclass(frozen=True, slots=True)
class TurnCard(Action):
    """The next monster of the dungeon shows itself: the card that was laid last."""

    record_name = "turn_card"
    phases = frozenset({Phase.TURN_CARD})

    def apply(self, draft: DelveDraft) -> None:
        *rest, last = draft.state.dungeon
        draft.change(dungeon=tuple(rest))
        meet(draft, last.monster)


@dataclass(frozen=True, slots=True)
class UseTile(Action):
    """A tile is used on the monster that was turned, or on the one who has fallen."""

    record_name = "use_tile"
    phases = frozenset({Phase.USE_TILE, Phase.REVIVE})

    tile: TileId
    cost: TileId | None = None
    """The other tile that has to go, where one has to."""

    @classmethod
    def candidates(cls, draft: DelveDraft) -> Iterator["UseTile"]:
        for tile in _able_tiles(draft):
            yield from (cls(tile, cost) for cost in _costs_of(draft, tile))

    def why_not(self, draft: DelveDraft) -> Refusal | None:
        if self.tile not in draft.state.tiles:
            return Refusal.NO_SUCH_TILE
        if self.tile not in _able_tiles(draft):
            return Refusal.USELESS_TILE
        return None if self.cost in _costs_of(draft, self.tile) else Refusal.WRONG_COST

    def apply(self, draft: DelveDraft) -> None:
        if draft.state.phase is Phase.REVIVE:
            self._drink(draft)
        else:
            use_tile(draft, self.tile, self.cost)

    def _drink(self, draft: DelveDraft) -> None:
        """It brings the delver back, and is gone."""
        power = draft.power(self.tile)
        if not isinstance(power, Revive):
            raise LookupError("this tile brings nobody back")
        revive(draft, self.tile, power.health)
        draft.drop(self.tile)
        draft.tell(TileSpent(self.tile))
        go_on(draft)


def _able_tiles(draft: DelveDraft) -> tuple[TileId, ...]:
    """Those that do something now, if wanted."""
    if draft.state.phase is Phase.REVIVE:
        return tuple(tile for tile, _ in draft.having(Revive))
    return usable_tiles(draft, draft.facing)


def _costs_of(draft: DelveDraft, tile: TileId) -> tuple[TileId | None, ...]:
    """With which of the other tiles a tile can be used; one that costs nothing, with none."""
    power = draft.power(tile)
    if isinstance(power, BeatOnce) and power.costs_tile:
        return tuple(each for each in draft.state.tiles if each != tile)
    return (None,)


@dataclass(frozen=True, slots=True)
class LoseTile(Action):
    """What the monster gets."""

    record_name = "lose_tile"
    phases = frozenset({Phase.LOSE_TILE})

    tile: TileId

    @classmethod
    def candidates(cls, draft: DelveDraft) -> Iterable["LoseTile"]:
        return map(cls, draft.state.tiles)

    def why_not(self, draft: DelveDraft) -> Refusal | None:
        return None if self.tile in draft.state.tiles else Refusal.NO_SUCH_TILE

    def apply(self, draft: DelveDraft) -> None:
        draft.drop(self.tile)
        draft.tell(TileLost(self.tile))
        draft.note(Met(draft.facing, Fate.WORKED))
        go_on(draft)


@dataclass(frozen=True, slots=True)
class MakeThrow(MadeThrow, Action):
    """One die against the monster."""

    phases = frozenset({Phase.THROW})

    def why_not(self, draft: DelveDraft) -> Refusal | None:
        return Refusal.FOREIGN_FINDING if self.findings else None

    def apply(self, draft: DelveDraft) -> None:
        facing, verdict = draft.facing, self.verdict
        beaten = beats_by_throw(facing, verdict)
        draft.tell(ThrowMade(facing, verdict, beaten))
        if beaten:
            draft.note(Met(facing, Fate.HIT))
            go_on(draft)
            return
        blow = blow_of(draft, facing)
        suffer(draft, Blow(max(0, blow.damage - verdict.value), blow.lessened_by))


def beats_by_throw(facing: Facing, verdict: Verdict) -> bool:
    """A hit worth the monster's strength, whatever of its damage is left; or a perfect one."""
    fatal = verdict.centre and verdict.symbol
    return verdict.hit and (fatal or verdict.value >= (facing.strength or 0))


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Thank you, no: no tile is used, no die thrown, nobody revived."""

    record_name = "decline"
    phases = frozenset({Phase.USE_TILE, Phase.THROW, Phase.REVIVE})

    def apply(self, draft: DelveDraft) -> None:
        match draft.state.phase:
            case Phase.USE_TILE:
                let_act(draft)
            case Phase.THROW:
                suffer(draft, blow_of(draft, draft.facing))
            case _:
                go_on(draft)


DELVING: Final = (TurnCard, UseTile, LoseTile, MakeThrow, Decline)
