"""The shop, and the way from one rest to the next room, to a shop, or to the boss."""

from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import SHOP_AT, SHOPS_BEFORE_BOSS
from dexterity.rules.fighter.carrying import put_on
from dexterity.rules.fighter.course import Course
from dexterity.rules.fighter.effects import GoldLost, ItemBought, ShopOpened, Source
from dexterity.rules.fighter.path import begin_fight, gain_dice, offer_rooms
from dexterity.rules.fighter.state import Phase, SeatId

WARES_BESIDES = 2
"""A shop has one thing for each hero, and these."""
HEALING_PRICE = 1
HEALING = 1
DIE_PRICE = 2


def leave_rest(course: Course) -> None:
    """The room counts towards the next shop; either that is reached, or another room waits."""
    state, room = course.state, course.room
    if state.room is None or room is None:
        raise LookupError("the party rests nowhere")
    symbols = state.symbols + room.symbols
    course.change(symbols=symbols, room=None, passed=(*state.passed, state.room))
    if symbols >= SHOP_AT:
        open_shop(course)
    else:
        offer_rooms(course)


def open_shop(course: Course) -> None:
    """Wares are laid out."""
    state = course.state
    number = WARES_BESIDES + len(state.still_in)
    wares = state.shop_deck[:number]
    course.change(
        phase=Phase.SHOP, wares=wares, shop_deck=state.shop_deck[number:], shops=state.shops + 1
    )
    course.tell(ShopOpened(wares))


def buy_item(course: Course, item: ItemId, seat: SeatId) -> None:
    """For one hero, from the chest of all."""
    price, state = course.item(item).price, course.state
    wares = tuple(ware for ware in state.wares if ware != item)
    course.change(gold=state.gold - price, wares=wares)
    put_on(course, seat, item)
    course.tell(ItemBought(item, seat, price))


def buy_healing(course: Course) -> None:
    """Everybody gets a little back."""
    _pay(course, HEALING_PRICE)
    course.heal(course.state.still_in, HEALING, Source.SHOP)


def buy_die(course: Course) -> None:
    """A white one."""
    _pay(course, DIE_PRICE)
    gain_dice(course, 1, Source.SHOP)


def _pay(course: Course, price: int) -> None:
    course.change(gold=course.state.gold - price)
    course.tell(GoldLost(price, Source.SHOP))


def leave_shop(course: Course) -> None:
    """On through the dungeon, its rooms below the deck again; after the third, to the boss."""
    state = course.state
    course.change(wares=())
    if state.shops < SHOPS_BEFORE_BOSS:
        course.change(rooms=(*state.rooms, *state.passed), passed=(), symbols=0)
        offer_rooms(course)
    else:
        _meet_boss(course)


def _meet_boss(course: Course) -> None:
    boss = course.state.boss
    if boss is None:
        raise LookupError("nobody drew a boss")
    course.change(foes=(), room=None)
    begin_fight(course, course.cards.bosses[boss])
