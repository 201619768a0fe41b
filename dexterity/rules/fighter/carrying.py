"""Who carries what: finding, giving, trading and dropping."""

from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.course import Course
from dexterity.rules.fighter.effects import ItemDropped, ItemGiven, ItemLeft, ItemTraded
from dexterity.rules.fighter.path import meet_next_foe
from dexterity.rules.fighter.state import Carried, Phase, SeatId


def has_room(course: Course, seat: SeatId, item: ItemId) -> bool:
    """Whether a hero can carry one more thing of that sort."""
    slot = course.item(item).slot
    carried = course.member(seat).carried
    taken = sum(course.item(thing.item).slot is slot for thing in carried)
    return taken < course.hero(seat).room_for(slot)


def put_on(course: Course, seat: SeatId, item: ItemId, *, used: bool = False) -> None:
    """A hero has one more thing."""
    carried = (*course.member(seat).carried, Carried(item, used))
    course.change_member(seat, carried=carried)


def take_off(course: Course, seat: SeatId, item: ItemId) -> bool:
    """A hero has one thing less; whether that had been used in this fight."""
    carried = course.member(seat).carried
    used = next(thing.used for thing in carried if thing.item == item)
    kept = tuple(thing for thing in carried if thing.item != item)
    course.change_member(seat, carried=kept)
    return used


def give_item(course: Course, seat: SeatId) -> None:
    """What was found first goes to a hero."""
    item, *others = course.state.found
    course.change(found=tuple(others))
    put_on(course, seat, item)
    course.tell(ItemGiven(item, seat))
    _after_giving(course)


def leave_item(course: Course) -> None:
    """Nobody wants what was found first."""
    item, *others = course.state.found
    course.change(found=tuple(others))
    course.tell(ItemLeft(item))
    _after_giving(course)


def _after_giving(course: Course) -> None:
    """Either the room was just entered, and its monster waits; or the party rests."""
    if course.state.found:
        return
    if course.state.room is not None and not _room_is_done(course):
        meet_next_foe(course)
    else:
        course.change(phase=Phase.REST)


def _room_is_done(course: Course) -> bool:
    """Each room that was walked through has had its monster beaten."""
    return len(course.state.walked) == len(course.state.beaten)


def trade_item(course: Course, item: ItemId, taker: SeatId) -> None:
    """From whoever has it to somebody else."""
    giver = course.bearer(item)
    if giver is None:
        raise LookupError(f"nobody has {item}")
    put_on(course, taker, item, used=take_off(course, giver, item))
    course.tell(ItemTraded(item, giver, taker))


def drop_item(course: Course, item: ItemId) -> None:
    """It is gone."""
    bearer = course.bearer(item)
    if bearer is None:
        raise LookupError(f"nobody has {item}")
    take_off(course, bearer, item)
    course.tell(ItemDropped(item, bearer))
