"""The bidding: everybody draws or passes, until one is left."""

from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.course import Course
from dexterity.rules.delve.effects import (
    MonsterAdded,
    MonsterDrawn,
    MonsterSetAside,
    PlayerPassed,
    TurnBegun,
)
from dexterity.rules.delve.entering import enter
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Aside, Laid, Phase, State


def draw_monster(course: Course) -> None:
    """Whoever decides looks at the deck's top card."""
    top, *rest = course.state.deck
    course.change(phase=Phase.PLACE, drawn=top, deck=tuple(rest))
    course.tell(MonsterDrawn(course.state.decides, top))


def must_add(course: Course) -> bool:
    """Whether the drawn monster can only go into the dungeon."""
    state = course.state
    first_turn = not state.seats[state.decides].turns
    return not state.tiles or (course.options.first_must_add and first_turn)


def add_to_dungeon(course: Course) -> None:
    """The drawn monster lies on top of the others."""
    state, player, monster = course.state, course.state.decides, _drawn(course)
    course.change(dungeon=(*state.dungeon, Laid(monster, player)))
    course.tell(MonsterAdded(player, monster, len(course.state.dungeon)))
    _end_turn(course)


def set_aside(course: Course, tile: TileId) -> None:
    """The drawn monster and a tile are out of the round."""
    state, player, monster = course.state, course.state.decides, _drawn(course)
    course.drop(tile)
    course.change(aside=(*state.aside, Aside(monster, tile, player)))
    course.tell(MonsterSetAside(player, monster, tile))
    _end_turn(course)


def pass_turn(course: Course) -> None:
    """A player is out; the last one who is not goes down."""
    player = course.state.decides
    course.change_seat(player, passed=True)
    course.tell(PlayerPassed(player, forced=not course.state.deck))
    bidders = bidding(course.state)
    if len(bidders) == 1:
        enter(course, bidders[0])
    else:
        _next_turn(course)


def bidding(state: State) -> tuple[PlayerId, ...]:
    """Who has not passed."""
    return tuple(player for player in state.standing if not state.seats[player].passed)


def _drawn(course: Course) -> MonsterId:
    if course.state.drawn is None:
        raise LookupError("nobody has drawn a monster")
    return course.state.drawn


def _end_turn(course: Course) -> None:
    player = course.state.decides
    course.change(drawn=None)
    course.change_seat(player, turns=course.state.seats[player].turns + 1)
    _next_turn(course)


def _next_turn(course: Course) -> None:
    player = next_of(bidding(course.state), course.state.decides)
    course.change(phase=Phase.BID, decides=player)
    course.tell(TurnBegun(player))


def next_of(players: tuple[PlayerId, ...], before: PlayerId) -> PlayerId:
    """Of these, the first one clockwise after a player."""
    return next((player for player in players if player > before), players[0])
