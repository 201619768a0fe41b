"""From one room to the next: two are drawn, the leader picks one, and something lives in it."""

from dexterity.luck import luck_for
from dexterity.rules.fighter.cards.foe import LEVELS, Foe
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.course import Course
from dexterity.rules.fighter.effects import (
    DiceGained,
    FoeRevealed,
    ItemFound,
    RoomEntered,
    RoomsOffered,
    Source,
    TurnBegun,
)
from dexterity.rules.fighter.options import FIRST_EDITION, HEALTH_ADDED
from dexterity.rules.fighter.set_up import shuffled
from dexterity.rules.fighter.state import Fight, Phase

ROOMS_OFFERED = 2
LEAST_HEALTH = 1
"""What a monster has at least, however easy the party has made it for itself."""


def offer_rooms(course: Course) -> None:
    """The leader looks at the two rooms on top."""
    rooms = course.state.rooms
    course.change(phase=Phase.PATH, offered=rooms[:ROOMS_OFFERED], rooms=rooms[ROOMS_OFFERED:])
    course.tell(RoomsOffered(course.state.leader))


def enter_room(course: Course, chosen: RoomId) -> None:
    """What is in a room happens at once; the other room goes below the deck."""
    state, room = course.state, course.cards.rooms[chosen]
    others = tuple(other for other in state.offered if other != chosen)
    course.change(
        room=chosen, offered=(), rooms=(*state.rooms, *others), walked=(*state.walked, chosen)
    )
    course.tell(RoomEntered(chosen))
    course.gain_gold(room.gold, Source.ROOM)
    gain_dice(course, room.dice * _dice_for_one(course), Source.ROOM)
    course.heal(course.state.standing, room.heal, Source.ROOM)
    find_items(course, room.items)
    if not course.state.found:
        meet_next_foe(course)


def _dice_for_one(course: Course) -> int:
    return 2 if course.state.edition == FIRST_EDITION else 1


def gain_dice(course: Course, amount: int, source: Source) -> None:
    """White dice for the chest, as many as there are."""
    gained = min(amount, course.state.white_dice_left)
    if gained > 0:
        course.change(white_dice=course.state.white_dice + gained)
        course.tell(DiceGained(gained, source))


def find_items(course: Course, number: int) -> None:
    """From the top of the shop's deck; somebody has to get them."""
    state = course.state
    found = state.shop_deck[:number]
    if found:
        course.change(
            phase=Phase.GIVE, found=(*state.found, *found), shop_deck=state.shop_deck[number:]
        )
        course.tell(*map(ItemFound, found))


def meet_next_foe(course: Course) -> None:
    """The next of the deck. One that runs out is made anew from those of the last level."""
    if not course.state.foes:
        last = tuple(id_ for id_, foe in course.cards.monsters.items() if foe.level == LEVELS[-1])
        met = len(course.state.beaten) + len(course.state.fled_from)
        luck = luck_for(course.state.seed, "fighter", "monsters", "again", met)
        course.change(foes=shuffled(last, luck))
    first, *others = course.state.foes
    course.change(foes=tuple(others))
    begin_fight(course, course.cards.foe(first))


def begin_fight(course: Course, foe: Foe) -> None:
    """Its health is what its card, the room and the difficulty say; left of the leader begins."""
    state, room = course.state, course.room
    added = (0 if room is None else room.stronger) + HEALTH_ADDED[state.difficulty]
    health = max(LEAST_HEALTH, foe.health + added)
    first = course.left_of(state.leader)
    course.change(phase=Phase.CHOOSE, fight=Fight(foe.id, health, health, first))
    course.tell(FoeRevealed(foe.id, health), TurnBegun(first))
