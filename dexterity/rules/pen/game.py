"""The rules of Pen: what may be done, what follows, how it ends, and who may know what."""

from dataclasses import dataclass, replace

from dexterity.rules.game import Step
from dexterity.rules.pen import actions as do
from dexterity.rules.pen.actions import Action, Refusal
from dexterity.rules.pen.agenda import finish_first
from dexterity.rules.pen.arriving import appear
from dexterity.rules.pen.board import Board
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.effects import Effect
from dexterity.rules.pen.events import let_happen, stop_event, use_item
from dexterity.rules.pen.flicking import (
    arrow_decides,
    handicaps,
    make_flick,
    pass_flick,
    spin_arrow,
    spots_on_the_way,
)
from dexterity.rules.pen.magic import grow_wall
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.possible import possible_actions
from dexterity.rules.pen.rebus.deeds import Handicap
from dexterity.rules.pen.refusals import awaited_shape, awaited_squares, why_not
from dexterity.rules.pen.set_up import first_state, lay_out_walls
from dexterity.rules.pen.shapes import Placement
from dexterity.rules.pen.sheet.segment import segments_around
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import Ending, Phase, State
from dexterity.rules.pen.turns import go_on
from dexterity.rules.pen.walls import draw_wall, legal_placements, possible_placements
from dexterity.values import Spot, Wall


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winner: PlayerId | None
    """None if both have lost."""
    ending: Ending
    flicks: int


@dataclass(frozen=True, slots=True)
class PenGame:
    """One game on one sheet, ready to be played."""

    cards: Cards
    board: Board
    options: Options

    def __post_init__(self) -> None:
        if self.options.first not in PLAYERS:
            raise ValueError("the first player is one of the two")

    def start(self, seed: int) -> State:
        """The first state: somebody is to flick, or to draw a wall for fun."""
        course = self._course(first_state(self.cards, self.board, self.options, seed))
        if self.options.fun:
            lay_out_walls(course)
        go_on(course)
        return course.state

    def actions(self, state: State) -> tuple[Action, ...]:
        """What can be done besides flicking."""
        return possible_actions(self._course(state))

    def awaits_flick(self, state: State) -> bool:
        """Whether a stroke of a pencil is wanted."""
        if state.phase is not Phase.FLICK or state.pawns[state.turn].flicks_missed:
            return False
        return not arrow_decides(self._course(state), state.turn)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """Why an action cannot be taken; None if it can."""
        return why_not(self._course(state), action)

    def apply(self, state: State, action: Action) -> Step[State, Effect]:
        """The state after an action and what it brought about; a refused one changes nothing."""
        course = self._course(state)
        if why_not(course, action) is None and _take(course, action):
            go_on(course)
        return Step(course.state, tuple(course.effects))

    def result(self, state: State) -> Result | None:
        """How it ended; None while it goes on."""
        if state.ending is None:
            return None
        return Result(state.winner, state.ending, state.flicks)

    def seen_by(self, state: State, player: PlayerId) -> State:
        """What a player may know: no pile's order, and no luck to come. All else lies open."""
        return replace(
            state,
            seed=0,
            events=tuple(sorted(state.events)),
            fatras=tuple(sorted(state.fatras)),
        )

    # --- the sheet as it is now -----------------------------------------------------------------

    def walls(self, state: State) -> tuple[Wall, ...]:
        """All that a pencil meets, those of the sheet first."""
        segments = (*self.board.walls, *segments_around(state.filled))
        return tuple(Wall(one.id, one.start, one.end, one.padded) for one in segments)

    def spots(self, state: State) -> tuple[Spot, ...]:
        """All that a line of the player whose turn it is may come over."""
        return spots_on_the_way(self._course(state), state.turn)

    def handicaps(self, state: State) -> tuple[Handicap, ...]:
        """What makes the next flick harder for the person whose turn it is."""
        return handicaps(self._course(state), state.turn)

    def legal_walls(self, state: State) -> tuple[Placement, ...]:
        """All places for the wall that is to be drawn now."""
        if state.phase is not Phase.WALL:
            return ()
        course = self._course(state)
        return tuple(legal_placements(course, state.agenda[0], awaited_shape(course)))

    def possible_walls(self, state: State) -> tuple[Placement, ...]:
        """Those and the illegal ones, to be shown as such; `why_not` tells why they are."""
        if state.phase is not Phase.WALL:
            return ()
        course = self._course(state)
        return possible_placements(course, state.agenda[0], awaited_shape(course))

    def legal_squares(self, state: State) -> tuple[Square, ...]:
        """Where the one who decides can appear now."""
        return awaited_squares(self._course(state)) if state.phase is Phase.SQUARE else ()

    def _course(self, state: State) -> Course:
        return Course(self.cards, self.board, self.options, state)


def _take(course: Course, action: Action) -> bool:
    """Whether things go on by themselves afterwards."""
    match action:
        case do.MakeFlick():
            make_flick(course, action)
        case do.SpinArrow():
            spin_arrow(course)
        case do.PassFlick():
            pass_flick(course)
        case do.UseItem(card):
            stops = course.state.phase is Phase.REACT
            stop_event(course, card) if stops else use_item(course, card)
        case do.LetHappen():
            return let_happen(course)
        case do.PlaceWall(squares):
            draw_wall(course, course.state.decides, squares, awaited_shape(course))
            finish_first(course)
        case do.PickSquare(square):
            course.change(dice=None)
            appear(course, course.state.decides, square.middle_mm)
            finish_first(course)
        case do.GrowWall(wall, square):
            grow_wall(course, wall, square)
    return True
