"""Why an action cannot be taken; None if it can."""

from dexterity.rules.pen import actions as do
from dexterity.rules.pen.actions import Action, Refusal
from dexterity.rules.pen.agenda import deed_at
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.events import stoppers
from dexterity.rules.pen.flicking import arrow_decides, why_not_flick
from dexterity.rules.pen.magic import why_not_grow
from dexterity.rules.pen.places import squares_to_pick
from dexterity.rules.pen.rebus.deeds import DrawWall, GoAround, GoToDice, Shape
from dexterity.rules.pen.shapes import Placement
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import Phase
from dexterity.rules.pen.walls import possible_placements, why_not_fill

WHEN = {
    do.MakeFlick: (Phase.FLICK,),
    do.SpinArrow: (Phase.FLICK,),
    do.PassFlick: (Phase.FLICK,),
    do.UseItem: (Phase.FLICK, Phase.REACT),
    do.LetHappen: (Phase.REACT,),
    do.PlaceWall: (Phase.WALL,),
    do.PickSquare: (Phase.SQUARE,),
    do.GrowWall: (Phase.FLICK,),
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
        case do.MakeFlick():
            return why_not_flick(course, action)
        case do.SpinArrow():
            return _why_not_spin(course)
        case do.PassFlick():
            missed = course.pawn(course.state.turn).flicks_missed
            return None if missed else Refusal.FLICK_LEFT
        case do.UseItem(card):
            return _why_not_use(course, card)
        case do.LetHappen():
            return None
        case do.PlaceWall(squares):
            return _why_not_place(course, squares)
        case do.PickSquare(square):
            return _why_not_pick(course, square)
        case do.GrowWall():
            return why_not_grow(course, action)


def _why_not_spin(course: Course) -> Refusal | None:
    player = course.state.turn
    if course.pawn(player).flicks_missed:
        return Refusal.FLICK_MISSED
    return None if arrow_decides(course, player) else Refusal.NO_ARROW


def _why_not_use(course: Course, card: CardId) -> Refusal | None:
    player, state = course.state.decides, course.state
    if card not in course.pawn(player).hand:
        return Refusal.NOT_YOURS
    if state.phase is Phase.REACT:
        against = stoppers(course, player, state.agenda[0].card)
        return None if card in against else Refusal.NOTHING_TO_STOP
    return None if course.cards[card].rebus.stops is None else Refusal.NOTHING_TO_STOP


def _why_not_place(course: Course, squares: Placement) -> Refusal | None:
    if squares not in possible_placements(course, course.state.agenda[0], awaited_shape(course)):
        return Refusal.WRONG_SHAPE
    return why_not_fill(course, squares, course.passage)


def _why_not_pick(course: Course, square: Square) -> Refusal | None:
    return None if square in awaited_squares(course) else Refusal.NO_PLACE


def awaited_shape(course: Course) -> Shape:
    """Of the wall that is to be drawn; to ask elsewhere is our own slip."""
    deed = deed_at(course, course.state.agenda[0])
    if not isinstance(deed, DrawWall):
        raise LookupError("no wall is to be drawn")
    return deed.shape


def awaited_squares(course: Course) -> tuple[Square, ...]:
    """Where somebody can appear now; to ask elsewhere is our own slip."""
    task = course.state.agenda[0]
    if not isinstance(deed_at(course, task), GoToDice | GoAround):
        raise LookupError("nobody is to appear anywhere")
    return squares_to_pick(course, task)
