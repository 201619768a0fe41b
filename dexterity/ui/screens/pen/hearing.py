"""What a match hears: pointers and keys become what whoever decides can do."""

from typing import TYPE_CHECKING

from dexterity.ui.input.events import Event, Intended, Phase, Pointer
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.pen.sheet_table import PLACE
from dexterity.ui.screens.pen.square_choice import choose_square

if TYPE_CHECKING:
    from dexterity.ui.screens.pen.play import PenScreen


def hear(screen: "PenScreen", event: Event) -> bool:
    """True if it was for the match; what its buttons have taken does not come here."""
    if screen.telling.busy:
        return _skip(screen, event) or _leave(screen, event)
    if _choose(screen, event) or screen.table.handle(event):
        return True
    return screen.habits.handle(event) or _intend(screen, event) or _leave(screen, event)


def _skip(screen: "PenScreen", event: Event) -> bool:
    """While something is told, a press says that it was seen."""
    match event:
        case Pointer(phase=Phase.DOWN, place=place) if PLACE.contains(place):
            screen.go_on()
        case Intended(Intention.THROW | Intention.CONFIRM, repeated=False):
            screen.go_on()
        case _:
            return False
    return True


def _choose(screen: "PenScreen", event: Event) -> bool:
    """While squares are chosen, whatever points is about them."""
    if screen.placing is None:
        return False
    if screen.growing and event == Intended(Intention.BACK):
        screen.grow()
        return True
    return choose_square(event, screen.placing, screen.table.plan, screen.place)


def _intend(screen: "PenScreen", event: Event) -> bool:
    match event:
        case Intended(Intention.UNDO, repeated=False):
            screen.undo()
        case Intended(Intention.MENU, repeated=False):
            screen.tell_story()
        case _:
            return False
    return True


def _leave(screen: "PenScreen", event: Event) -> bool:
    match event:
        case Intended(Intention.BACK, repeated=False):
            screen.leave()
            return True
        case _:
            return False
