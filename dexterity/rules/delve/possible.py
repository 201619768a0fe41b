"""All that can be done in a phase besides throwing."""

from collections.abc import Iterator

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.beating import usable_tiles
from dexterity.rules.delve.bidding import must_add
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.power import BeatOnce, Revive
from dexterity.rules.delve.course import Course
from dexterity.rules.delve.entering import nameable_monsters, nameable_strengths, possible_namers
from dexterity.rules.delve.set_up import adventurers_of
from dexterity.rules.delve.state import Phase


def possible_actions(course: Course) -> tuple[Action, ...]:
    """What can be taken, each once; never a throw, which only a hand can make."""
    return tuple(_possible(course))


def costs_of(course: Course, tile: TileId) -> tuple[TileId | None, ...]:
    """With which of the other tiles a tile can be used; one that costs nothing, with none."""
    power = course.power(tile)
    if isinstance(power, BeatOnce) and power.costs_tile:
        return tuple(each for each in course.state.tiles if each != tile)
    return (None,)


def reviving_tiles(course: Course) -> tuple[TileId, ...]:
    """Those that bring back somebody who has fallen, if wanted."""
    return tuple(tile for tile, _ in course.having(Revive))


def _possible(course: Course) -> Iterator[Action]:
    match course.state.phase:
        case Phase.ADVENTURER:
            yield from map(do.ChooseAdventurer, adventurers_of(course.cards, course.options))
        case Phase.BID:
            yield from (do.DrawMonster(), do.Pass()) if course.state.deck else (do.Pass(),)
        case Phase.PLACE:
            yield do.AddToDungeon()
            yield from () if must_add(course) else map(do.SetAside, course.state.tiles)
        case Phase.NAME_MONSTER | Phase.PICK_NAMER | Phase.NAME_STRENGTH:
            yield from _names(course)
        case Phase.OVER:
            return
        case _:
            yield from _deeds(course)


def _names(course: Course) -> Iterator[Action]:
    match course.state.phase:
        case Phase.NAME_MONSTER:
            yield from map(do.NameMonster, nameable_monsters(course))
        case Phase.PICK_NAMER:
            yield from map(do.PickNamer, possible_namers(course))
        case _:
            yield from map(do.NameStrength, nameable_strengths(course))


def _deeds(course: Course) -> Iterator[Action]:
    match course.state.phase:
        case Phase.USE_TILE:
            for tile in usable_tiles(course, course.facing):
                yield from (do.UseTile(tile, cost) for cost in costs_of(course, tile))
            yield do.Decline()
        case Phase.REVIVE:
            yield from map(do.UseTile, reviving_tiles(course))
            yield do.Decline()
        case Phase.LOSE_TILE:
            yield from map(do.LoseTile, course.state.tiles)
        case Phase.THROW:
            yield do.Decline()
        case _:
            yield do.TurnCard()
