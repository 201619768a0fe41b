"""Events: one after each flick, and the items that keep them from happening."""

from dexterity.rules.pen.agenda import finish_first, task_of
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.effects import EventDrawn, EventStopped, ItemUsed
from dexterity.rules.pen.piles import file, lay_down, put_back, take_event, without
from dexterity.rules.pen.player import PlayerId, other
from dexterity.rules.pen.state import Phase


def draw_event(course: Course) -> bool:
    """Whether it can go on at once; if not, somebody may have something against the event."""
    player, card = course.state.turn, take_event(course)
    if card is None:
        return True
    task = task_of(course, card, player)
    lay_down(course, card)
    course.tell(EventDrawn(player, card, task.players))
    asked = tuple(each for each in (player, other(player)) if stoppers(course, each, card))
    course.change(agenda=(task,), asked=asked)
    return not ask_next(course)


def stoppers(course: Course, player: PlayerId, event: CardId) -> tuple[CardId, ...]:
    """The items in a hand that keep an event from happening."""
    type_, hand = course.cards[event].type, course.pawn(player).hand
    return tuple(item for item in hand if course.cards[item].stops(type_))


def ask_next(course: Course) -> bool:
    """Whether anybody is left to be asked."""
    if not course.state.asked:
        return False
    course.change(phase=Phase.REACT, decides=course.state.asked[0])
    return True


def let_happen(course: Course) -> bool:
    """Whether it can go on: the one who was asked has nothing against it."""
    course.change(asked=course.state.asked[1:])
    return not ask_next(course)


def stop_event(course: Course, item: CardId) -> None:
    """The event does not happen."""
    player, event = course.state.decides, course.state.agenda[0].card
    course.change_pawn(player, hand=without(course.pawn(player).hand, item))
    course.tell(ItemUsed(player, item), EventStopped(player, event, item))
    course.change(asked=())
    finish_first(course)
    file(course, event)
    put_back(course, item)


def use_item(course: Course, item: CardId) -> None:
    """An item is laid down, to be carried out before the flick."""
    player = course.state.turn
    course.change_pawn(player, hand=without(course.pawn(player).hand, item))
    course.tell(ItemUsed(player, item))
    lay_down(course, item)
    course.change(agenda=(task_of(course, item, player),))
