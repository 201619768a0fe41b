"""What is left of a blow, and of the delver."""

from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.power import BeatStreak, Revive, ReviveHalf
from dexterity.rules.delve.damage import Blow, blow_of
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.effects import (
    DelverFell,
    DelverRevived,
    MonsterStruck,
    TileSpent,
)
from dexterity.rules.delve.rounds import end_delve, is_lost
from dexterity.rules.delve.state import Facing, Fate, Met, Phase


def strike(draft: DelveDraft) -> None:
    """No tile beats the monster: a throw might."""
    blow = blow_of(draft, draft.facing)
    if draft.options.dexterity and draft.delve.alive and blow.damage:
        draft.change(phase=Phase.THROW)
    else:
        suffer(draft, blow)


def suffer(draft: DelveDraft, blow: Blow) -> None:
    """The monster does its damage."""
    facing, before = draft.facing, draft.delve.health
    _break_streaks(draft, facing)
    met = Met(facing, Fate.STRUCK, damage=blow.damage)
    draft.note(met, health=before - blow.damage)
    draft.tell(MonsterStruck(facing, blow.damage, draft.delve.health, blow.lessened_by))
    if before > 0 and not draft.delve.alive:
        _fall(draft, before)
    else:
        go_on(draft)


def revive(draft: DelveDraft, tile: TileId, health: int) -> None:
    """The delver stands again."""
    draft.change_delve(health=health)
    draft.tell(DelverRevived(draft.delver, health, tile))


def go_on(draft: DelveDraft) -> None:
    """To the next card, or back to the others."""
    if is_lost(draft) or not draft.state.dungeon:
        end_delve(draft)
    else:
        draft.change(phase=Phase.TURN_CARD)


def _fall(draft: DelveDraft, before: int) -> None:
    draft.tell(DelverFell(draft.delver))
    half = before // 2
    for tile, _ in draft.having(ReviveHalf):
        if half:
            revive(draft, tile, half)
            go_on(draft)
            return
    if any(draft.having(Revive)):
        draft.change(phase=Phase.REVIVE)
    else:
        go_on(draft)


def _break_streaks(draft: DelveDraft, facing: Facing) -> None:
    for tile, power in tuple(draft.having(BeatStreak)):
        broken = facing.parity is not None and facing.parity is not power.parity
        if broken and tile in draft.delve.streak:
            draft.drop(tile)
            draft.tell(TileSpent(tile))
