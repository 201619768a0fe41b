"""The table as far as its story has been told: a view of it after one more effect."""

from dataclasses import replace

from dexterity.rules.delve import effects as told
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Aside, Delve, Facing, Laid, Phase, State


def seen_after(seen: State, effect: Effect) -> State:  # noqa: PLR0911 - one for each
    """What an effect changes of what is seen; a card that was met lies there until the next."""
    match effect:
        case told.DelveBegun(player, health):
            delve = Delve(health)
            return replace(seen, phase=Phase.TURN_CARD, delver=player, decides=player, delve=delve)
        case told.MonsterMet(facing):
            return _met(seen, facing)
        case told.MonsterStruck(health=health) | told.HealthGained(health=health):
            return _with_health(seen, health)
        case told.DelverRevived(health=health):
            return _with_health(seen, health)
        case told.TileSpent(tile) | told.TileLost(tile):
            return _without(seen, tile)
        case told.MonsterDrawn():
            return replace(seen, deck=seen.deck[1:])
        case told.MonsterAdded(player, monster):
            return replace(seen, drawn=None, dungeon=(*seen.dungeon, Laid(monster, player)))
        case told.MonsterSetAside(player, monster, tile):
            aside = (*seen.aside, Aside(monster, tile, player))
            return replace(_without(seen, tile), drawn=None, aside=aside)
        case told.RestRevealed(cards):
            return replace(seen, dungeon=cards[::-1])
        case told.PlayerPassed(player):
            return _passed(seen, player)
        case _:
            return seen


def _met(seen: State, facing: Facing) -> State:
    """From the dungeon; or, for one that was sent away, from the deck."""
    if seen.delve is None:
        return seen
    delve = replace(seen.delve, facing=facing)
    if seen.delve.facing is not None:
        return replace(seen, deck=seen.deck[1:], delve=delve)
    return replace(seen, dungeon=seen.dungeon[:-1], delve=delve)


def _with_health(seen: State, health: int) -> State:
    return seen if seen.delve is None else replace(seen, delve=replace(seen.delve, health=health))


def _without(seen: State, tile: TileId) -> State:
    kept = tuple(each for each in seen.tiles if each != tile)
    return replace(seen, tiles=kept)


def _passed(seen: State, player: PlayerId) -> State:
    seats = list(seen.seats)
    seats[player] = replace(seats[player], passed=True)
    return replace(seen, seats=tuple(seats))
