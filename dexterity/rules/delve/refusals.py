"""Why an action cannot be taken; None if it can."""

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action, Refusal
from dexterity.rules.delve.beating import usable_tiles
from dexterity.rules.delve.bidding import must_add
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.course import Course
from dexterity.rules.delve.entering import nameable_monsters, nameable_strengths, possible_namers
from dexterity.rules.delve.possible import costs_of, reviving_tiles
from dexterity.rules.delve.set_up import adventurers_of
from dexterity.rules.delve.state import Phase
from dexterity.rules.made_throw import MakeThrow

WHEN = {
    do.ChooseAdventurer: (Phase.ADVENTURER,),
    do.DrawMonster: (Phase.BID,),
    do.Pass: (Phase.BID,),
    do.AddToDungeon: (Phase.PLACE,),
    do.SetAside: (Phase.PLACE,),
    do.NameMonster: (Phase.NAME_MONSTER,),
    do.PickNamer: (Phase.PICK_NAMER,),
    do.NameStrength: (Phase.NAME_STRENGTH,),
    do.TurnCard: (Phase.TURN_CARD,),
    do.UseTile: (Phase.USE_TILE, Phase.REVIVE),
    do.LoseTile: (Phase.LOSE_TILE,),
    do.Decline: (Phase.USE_TILE, Phase.THROW, Phase.REVIVE),
    MakeThrow: (Phase.THROW,),
}
"""In which phases an action can be taken at all."""


def why_not(course: Course, action: Action) -> Refusal | None:
    """The reason."""
    phase = course.state.phase
    if phase is Phase.OVER:
        return Refusal.GAME_OVER
    return _why_not(course, action) if phase in WHEN[type(action)] else Refusal.NOT_NOW


def _why_not(course: Course, action: Action) -> Refusal | None:  # noqa: PLR0911 - one for each
    match action:
        case do.ChooseAdventurer(adventurer):
            known = adventurer in adventurers_of(course.cards, course.options)
            return None if known else Refusal.NO_SUCH_ADVENTURER
        case do.DrawMonster():
            return None if course.state.deck else Refusal.DECK_EMPTY
        case do.SetAside(tile):
            return _why_not_aside(course, tile)
        case do.NameMonster(monster):
            return None if monster in nameable_monsters(course) else Refusal.NO_SUCH_MONSTER
        case do.PickNamer(player):
            return None if player in possible_namers(course) else Refusal.NO_SUCH_PLAYER
        case do.NameStrength(strength):
            return None if strength in nameable_strengths(course) else Refusal.NO_SUCH_STRENGTH
        case do.UseTile(tile, cost):
            return _why_not_use(course, tile, cost)
        case do.LoseTile(tile):
            return None if tile in course.state.tiles else Refusal.NO_SUCH_TILE
        case MakeThrow(findings=findings):
            return Refusal.FOREIGN_FINDING if findings else None
        case do.Pass() | do.AddToDungeon() | do.TurnCard() | do.Decline():
            return None


def _why_not_aside(course: Course, tile: TileId) -> Refusal | None:
    if tile not in course.state.tiles:
        return Refusal.NO_SUCH_TILE
    return Refusal.MUST_ADD if must_add(course) else None


def _why_not_use(course: Course, tile: TileId, cost: TileId | None) -> Refusal | None:
    if tile not in course.state.tiles:
        return Refusal.NO_SUCH_TILE
    fallen = course.state.phase is Phase.REVIVE
    usable = reviving_tiles(course) if fallen else usable_tiles(course, course.facing)
    if tile not in usable:
        return Refusal.USELESS_TILE
    return None if cost in costs_of(course, tile) else Refusal.WRONG_COST
