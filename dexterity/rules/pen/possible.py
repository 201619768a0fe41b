"""All that can be done in a phase besides flicking."""

from collections.abc import Iterator

from dexterity.rules.pen import actions as do
from dexterity.rules.pen.actions import Action
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.magic import growths
from dexterity.rules.pen.refusals import awaited_shape, awaited_squares, why_not
from dexterity.rules.pen.state import Phase
from dexterity.rules.pen.walls import legal_placements


def possible_actions(course: Course) -> tuple[Action, ...]:
    """What can be taken, each once; never a flick, which only a hand can make."""
    asked = dict.fromkeys(_candidates(course))
    checked = (Phase.FLICK, Phase.REACT)
    if course.state.phase not in checked:
        return tuple(asked)
    return tuple(action for action in asked if why_not(course, action) is None)


def _candidates(course: Course) -> Iterator[Action]:
    state = course.state
    match state.phase:
        case Phase.FLICK:
            yield from (do.SpinArrow(), do.PassFlick())
            yield from map(do.UseItem, course.pawn(state.turn).hand)
            yield from growths(course)
        case Phase.REACT:
            yield do.LetHappen()
            yield from map(do.UseItem, course.pawn(state.decides).hand)
        case Phase.WALL:
            # Those are legal already, and there may be hundreds.
            task = state.agenda[0]
            yield from map(do.PlaceWall, legal_placements(course, task, awaited_shape(course)))
        case Phase.SQUARE:
            yield from map(do.PickSquare, awaited_squares(course))
        case Phase.OVER:
            return
