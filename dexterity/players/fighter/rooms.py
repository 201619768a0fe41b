"""Which of two rooms a computer leader picks."""

from dexterity.players.fighter.lookahead import Foresee
from dexterity.rules.fighter.actions import PickRoom
from dexterity.rules.fighter.cards.room import Room
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.state import State

A_SYMBOL = 2.2
"""What a step towards the shop is worth in coins: a third or so of a fight that need not be."""
AN_ITEM = 2.5
A_DIE = 2.4
A_POINT_HEALED = 0.8
A_STRONGER_POINT = -0.9
A_LOST_HIT = -14.0
"""What throws that miss more often cost in a whole fight, for each hit of a throw that is lost."""


def picked_room(game: FighterGame, state: State, foresee: Foresee) -> PickRoom:
    """The better of those that are offered."""
    rooms = (game.cards.rooms[room] for room in state.offered)
    return PickRoom(max(rooms, key=lambda room: room_worth(room, state, foresee)).id)


def room_worth(room: Room, state: State, foresee: Foresee) -> float:
    """In coins."""
    members = [state.party[seat] for seat in state.still_in]
    healed = sum(min(room.heal, member.most_health - member.health) for member in members)
    asked = (room.requirement,) if room.requirement else ()
    lost = foresee(()).hits - foresee(asked).hits
    return (
        A_SYMBOL * room.symbols
        + room.gold
        + AN_ITEM * room.items
        + A_DIE * room.dice
        + A_POINT_HEALED * healed
        + A_STRONGER_POINT * room.stronger
        + A_LOST_HIT * lost
    )
