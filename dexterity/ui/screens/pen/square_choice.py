"""Pointers, wheel and keys while squares of the sheet are chosen."""

from collections.abc import Callable

from dexterity.ui.input.events import (
    RIGHT_BUTTON,
    Event,
    Intended,
    Phase,
    Pointer,
    PointerKind,
    Wheel,
)
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.pen.placing import Placing
from dexterity.ui.screens.pen.placing_steps import arrow_step
from dexterity.ui.sheet.sheet_plan import SheetPlan


def choose_square(
    event: Event, placing: Placing, plan: SheetPlan, place: Callable[[], None]
) -> bool:
    """True if the event was about the squares; `place` is called for those that are chosen."""
    match event:
        case Pointer():
            return _point(event, placing, plan, place)
        case Wheel(steps, at) if plan.square(at) is not None:
            placing.turn(1 if steps > 0 else -1)
        case Intended(Intention.TURN_WALL):
            placing.turn()
        case Intended(Intention.THROW | Intention.CONFIRM, repeated=False):
            place()
        case Intended(intention):
            return _step(intention, placing, plan)
        case _:
            return False
    return True


def _step(intention: Intention, placing: Placing, plan: SheetPlan) -> bool:
    step = arrow_step(intention, plan.turned_rad)
    if step is not None:
        placing.step(*step)
    return step is not None


def _point(pointer: Pointer, placing: Placing, plan: SheetPlan, place: Callable[[], None]) -> bool:
    square = plan.square(pointer.place)
    if square is None or pointer.phase not in (Phase.HOVER, Phase.DOWN):
        return False
    same = square == placing.cursor
    placing.point_at(square)
    if pointer.phase is Phase.HOVER:
        return True
    if pointer.button == RIGHT_BUTTON:
        placing.turn()
    elif same or pointer.kind is PointerKind.MOUSE:
        # A finger has not been seen before it came down: it points first, and then draws.
        place()
    return True
