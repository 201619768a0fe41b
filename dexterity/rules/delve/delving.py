"""Among monsters: card by card, with all that tiles and the delver do about it."""

from typing import Final

from dexterity.rules.delve.beating import beating_tile, usable_tiles
from dexterity.rules.delve.cards import power as can
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import MonsterId, Trick
from dexterity.rules.delve.cards.power import BeatStreak, Revive, ReviveHalf
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.effects import (
    DamageSoothed,
    DelverFell,
    DelverRevived,
    HealthGained,
    MonsterBeaten,
    MonsterIgnored,
    MonsterMet,
    MonsterStruck,
    MonsterSwapped,
    NextIgnored,
    NothingToLose,
    TileLost,
    TileSpent,
)
from dexterity.rules.delve.facing import Blow, blow_of, read_monster
from dexterity.rules.delve.rounds import end_delve, is_lost
from dexterity.rules.delve.state import Facing, Fate, Met, Phase

KEEPS_LEASH: Final = 1
"""The last edition in which a tile stayed that is gone after its use since."""


def let_act(draft: DelveDraft) -> None:
    """The monster meets what tiles do by themselves, and does what it does if they do nothing."""
    tile = beating_tile(draft, draft.facing)
    trick = draft.cards.monsters[draft.facing.monster].trick
    if tile is not None:
        _beat(draft, tile)
        go_on(draft)
    elif trick is Trick.ALLY:
        _join(draft)
    elif trick is Trick.CUBE:
        _demand_tile(draft)
    else:
        strike(draft)


def use_tile(draft: DelveDraft, tile: TileId, cost: TileId | None) -> None:
    """The delver wants to use a tile on the monster that was turned."""
    match draft.power(tile):
        case can.Swap():
            _swap(draft, tile)
        case can.BeatStreak():
            draft.change_delve(streak=(*draft.delve.streak, tile))
            _beat(draft, tile)
            go_on(draft)
        case _:
            _beat(draft, tile)
            _spend(draft, tile, cost)
            go_on(draft)


def meet(draft: DelveDraft, monster: MonsterId) -> None:
    """It shows itself: tiles may be used on it, or it acts at once."""
    facing = read_monster(draft, monster)
    draft.change_delve(facing=facing)
    draft.tell(MonsterMet(facing))
    draft.show_all(monster)
    if draft.delve.ignores_next:
        _ignore(draft)
    elif usable_tiles(draft, facing):
        draft.change(phase=Phase.USE_TILE)
    else:
        let_act(draft)


def _ignore(draft: DelveDraft) -> None:
    facing, tile = draft.facing, draft.delve.ignored_by
    draft.tell(MonsterIgnored(facing, tile))
    draft.note(Met(facing, Fate.IGNORED, tile), ignores_next=False, ignored_by=None)
    power = None if tile is None else draft.power(tile)
    if tile is not None and isinstance(power, can.BeatIdentities) and power.once:
        _use_up(draft, tile)
    go_on(draft)


def _beat(draft: DelveDraft, tile: TileId) -> None:
    facing = draft.facing
    draft.tell(MonsterBeaten(facing, tile))
    draft.note(Met(facing, Fate.BEATEN, tile))
    match draft.power(tile):
        case can.BeatStrengths(heals=True) | can.BeatOnce(heals=True):
            _gain(draft, facing.strength or 0, tile)
        case can.BeatIdentities() as power:
            _gain_by_identity(draft, tile, power, facing.strength or 0)
        case _:
            pass


def _gain_by_identity(
    draft: DelveDraft, tile: TileId, power: can.BeatIdentities, strength: int
) -> None:
    if power.heals:
        _gain(draft, strength, tile)
    if power.soothes:
        draft.change_delve(soothed=draft.delve.soothed + power.soothes)
        draft.tell(DamageSoothed(tile, draft.delve.soothed))
    if power.next_too and draft.state.dungeon:
        draft.change_delve(ignores_next=True, ignored_by=tile)
        draft.tell(NextIgnored(tile))
    elif power.once:
        _use_up(draft, tile)


def _gain(draft: DelveDraft, amount: int, tile: TileId) -> None:
    """To the dead it gives nothing."""
    if amount and draft.delve.alive:
        draft.change_delve(health=draft.delve.health + amount)
        draft.tell(HealthGained(amount, draft.delve.health, tile))


def _spend(draft: DelveDraft, tile: TileId, cost: TileId | None) -> None:
    draft.drop(tile)
    draft.tell(TileSpent(tile))
    if cost is not None:
        draft.drop(cost)
        draft.tell(TileLost(cost))


def _use_up(draft: DelveDraft, tile: TileId) -> None:
    """A tile has done all that it does once."""
    if draft.options.edition > KEEPS_LEASH:
        _spend(draft, tile, None)


def _swap(draft: DelveDraft, tile: TileId) -> None:
    top, *rest = draft.state.deck
    draft.change(deck=tuple(rest))
    draft.tell(MonsterSwapped(draft.facing, tile))
    _spend(draft, tile, None)
    draft.note(Met(draft.facing, Fate.SWAPPED, tile))
    meet(draft, top)


def _join(draft: DelveDraft) -> None:
    draft.note(Met(draft.facing, Fate.WORKED))
    if draft.state.dungeon:
        draft.change_delve(ignores_next=True)
        draft.tell(NextIgnored(None))
    go_on(draft)


def _demand_tile(draft: DelveDraft) -> None:
    if draft.state.tiles:
        draft.change(phase=Phase.LOSE_TILE)
        return
    draft.tell(NothingToLose(draft.facing))
    draft.note(Met(draft.facing, Fate.WORKED))
    go_on(draft)


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
