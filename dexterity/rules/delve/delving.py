"""Among monsters: card by card, with all that tiles and the delver do about it."""

from typing import Final

from dexterity.rules.delve.beating import beating_tile, usable_tiles
from dexterity.rules.delve.cards import power as can
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import MonsterId, Trick
from dexterity.rules.delve.course import Course
from dexterity.rules.delve.effects import (
    DamageSoothed,
    HealthGained,
    MonsterBeaten,
    MonsterIgnored,
    MonsterMet,
    MonsterSwapped,
    NextIgnored,
    NothingToLose,
    TileLost,
    TileSpent,
)
from dexterity.rules.delve.reading import read_monster
from dexterity.rules.delve.state import Fate, Met, Phase
from dexterity.rules.delve.suffering import go_on, strike

KEEPS_LEASH: Final = 1
"""The last edition in which a tile stayed that is gone after its use since."""


def turn_card(course: Course) -> None:
    """The card that was laid last of those that are left."""
    *rest, last = course.state.dungeon
    course.change(dungeon=tuple(rest))
    _meet(course, last.monster)


def let_act(course: Course) -> None:
    """The monster meets what tiles do by themselves, and does what it does if they do nothing."""
    tile = beating_tile(course, course.facing)
    trick = course.cards.monsters[course.facing.monster].trick
    if tile is not None:
        _beat(course, tile)
        go_on(course)
    elif trick is Trick.ALLY:
        _join(course)
    elif trick is Trick.CUBE:
        _demand_tile(course)
    else:
        strike(course)


def use_tile(course: Course, tile: TileId, cost: TileId | None) -> None:
    """The delver wants to use a tile on the monster that was turned."""
    match course.power(tile):
        case can.Swap():
            _swap(course, tile)
        case can.BeatStreak():
            course.change_delve(streak=(*course.delve.streak, tile))
            _beat(course, tile)
            go_on(course)
        case _:
            _beat(course, tile)
            _spend(course, tile, cost)
            go_on(course)


def lose_tile(course: Course, tile: TileId) -> None:
    """The delver gives up a tile to a monster."""
    course.drop(tile)
    course.tell(TileLost(tile))
    course.note(Met(course.facing, Fate.WORKED))
    go_on(course)


def _meet(course: Course, monster: MonsterId) -> None:
    facing = read_monster(course, monster)
    course.change_delve(facing=facing)
    course.tell(MonsterMet(facing))
    course.show_all(monster)
    if course.delve.ignores_next:
        _ignore(course)
    elif usable_tiles(course, facing):
        course.change(phase=Phase.USE_TILE)
    else:
        let_act(course)


def _ignore(course: Course) -> None:
    facing, tile = course.facing, course.delve.ignored_by
    course.tell(MonsterIgnored(facing, tile))
    course.note(Met(facing, Fate.IGNORED, tile), ignores_next=False, ignored_by=None)
    power = None if tile is None else course.power(tile)
    if tile is not None and isinstance(power, can.BeatIdentities) and power.once:
        _use_up(course, tile)
    go_on(course)


def _beat(course: Course, tile: TileId) -> None:
    facing = course.facing
    course.tell(MonsterBeaten(facing, tile))
    course.note(Met(facing, Fate.BEATEN, tile))
    match course.power(tile):
        case can.BeatStrengths(heals=True) | can.BeatOnce(heals=True):
            _gain(course, facing.strength or 0, tile)
        case can.BeatIdentities() as power:
            _gain_by_identity(course, tile, power, facing.strength or 0)
        case _:
            pass


def _gain_by_identity(
    course: Course, tile: TileId, power: can.BeatIdentities, strength: int
) -> None:
    if power.heals:
        _gain(course, strength, tile)
    if power.soothes:
        course.change_delve(soothed=course.delve.soothed + power.soothes)
        course.tell(DamageSoothed(tile, course.delve.soothed))
    if power.next_too and course.state.dungeon:
        course.change_delve(ignores_next=True, ignored_by=tile)
        course.tell(NextIgnored(tile))
    elif power.once:
        _use_up(course, tile)


def _gain(course: Course, amount: int, tile: TileId) -> None:
    """To the dead it gives nothing."""
    if amount and course.delve.alive:
        course.change_delve(health=course.delve.health + amount)
        course.tell(HealthGained(amount, course.delve.health, tile))


def _spend(course: Course, tile: TileId, cost: TileId | None) -> None:
    course.drop(tile)
    course.tell(TileSpent(tile))
    if cost is not None:
        course.drop(cost)
        course.tell(TileLost(cost))


def _use_up(course: Course, tile: TileId) -> None:
    """A tile has done all that it does once."""
    if course.options.edition > KEEPS_LEASH:
        _spend(course, tile, None)


def _swap(course: Course, tile: TileId) -> None:
    top, *rest = course.state.deck
    course.change(deck=tuple(rest))
    course.tell(MonsterSwapped(course.facing, tile))
    _spend(course, tile, None)
    course.note(Met(course.facing, Fate.SWAPPED, tile))
    _meet(course, top)


def _join(course: Course) -> None:
    course.note(Met(course.facing, Fate.WORKED))
    if course.state.dungeon:
        course.change_delve(ignores_next=True)
        course.tell(NextIgnored(None))
    go_on(course)


def _demand_tile(course: Course) -> None:
    if course.state.tiles:
        course.change(phase=Phase.LOSE_TILE)
        return
    course.tell(NothingToLose(course.facing))
    course.note(Met(course.facing, Fate.WORKED))
    go_on(course)
