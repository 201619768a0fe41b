"""All actions there could be in a phase, among which the rules pick those that can be taken."""

from collections.abc import Iterator
from itertools import chain, combinations

from dexterity.rules.fighter import actions as do
from dexterity.rules.fighter.actions import Action, AgainBy
from dexterity.rules.fighter.cards.colour import COLOURED, Colour
from dexterity.rules.fighter.cards.item import Armour, Consumable, Item, ItemId, Weapon
from dexterity.rules.fighter.course import Course
from dexterity.rules.fighter.demands import demanded
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.rules.fighter.usage import FOR_SOMEBODY


def candidates(course: Course) -> Iterator[Action]:
    """What is worth asking about; never a throw, which only a hand can make."""
    yield from _of_phase(course)
    if course.state.phase is not Phase.OVER:
        yield from _uses(course)


def _of_phase(course: Course) -> Iterator[Action]:
    state = course.state
    match state.phase:
        case Phase.PATH:
            yield from map(do.PickRoom, state.offered)
        case Phase.GIVE:
            yield from map(do.GiveItem, state.still_in)
            yield do.LeaveItem()
            yield from _carrying(course)
        case Phase.CHOOSE:
            yield from _dice(course)
        case Phase.THROW:
            yield do.PutDieBack()
        case Phase.JUDGED:
            yield from _about_a_throw(course)
        case Phase.SCARS:
            yield from map(do.TakeScar, COLOURED)
        case Phase.REST:
            yield do.GoOn()
            yield from _carrying(course)
        case Phase.SHOP:
            yield from (do.BuyItem(ware, seat) for ware in state.wares for seat in state.still_in)
            yield from (do.BuyHealing(), do.BuyDie(), do.GoOn())
            yield from _carrying(course)
        case Phase.OVER:
            return


def _dice(course: Course) -> Iterator[Action]:
    things = (course.item(thing.item) for thing in course.member(course.fight.turn).carried)
    weapons = [item.id for item in things if isinstance(item.use, Weapon)]
    sizes = range(len(weapons) + 1)
    hands = list(chain.from_iterable(combinations(weapons, size) for size in sizes))
    colours = course.fight.left or (Colour.WHITE,)
    yield from (do.TakeDie(colour, hand) for colour in colours for hand in hands)
    yield from (do.TakeBackDice(), do.Retreat())
    yield from map(do.InventThrow, demanded(course))


def _about_a_throw(course: Course) -> Iterator[Action]:
    yield do.LetCount()
    yield from map(do.PickAbility, COLOURED)
    yield from map(do.ThrowAgain, AgainBy)
    things = (course.item(thing.item) for thing in course.member(course.fight.turn).carried)
    yield from (do.UseArmour(item.id) for item in things if isinstance(item.use, Armour))


def _carried(course: Course) -> Iterator[Item]:
    yield from (
        course.item(thing.item) for member in course.state.party for thing in member.carried
    )


def _carrying(course: Course) -> Iterator[Action]:
    for item in _carried(course):
        yield do.DropItem(item.id)
        yield from (do.TradeItem(item.id, seat) for seat in course.state.still_in)


def _uses(course: Course) -> Iterator[Action]:
    for item in _carried(course):
        if isinstance(item.use, Consumable):
            yield from _ways_to_use(course, item.id, item.use)


def _ways_to_use(course: Course, item: ItemId, use: Consumable) -> Iterator[Action]:
    if use.boon not in FOR_SOMEBODY:
        yield do.UseItem(item)
        return
    for seat in course.state.standing:
        yield do.UseItem(item, seat)
        yield from (do.UseItem(item, SeatId(seat), scar) for scar in course.member(seat).scars)
