"""The rules of Pen: what may be done, what follows, how it ends, and who may know what."""

from dataclasses import dataclass, replace

from dexterity.rules.game import Game
from dexterity.rules.pen.actions import ACTIONS, Action, Refusal
from dexterity.rules.pen.actions.placing import awaited_shape, awaited_squares
from dexterity.rules.pen.board import Board
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import Effect
from dexterity.rules.pen.flicking import arrow_decides, handicaps, spots_on_the_way
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.rebus.deeds import Handicap
from dexterity.rules.pen.set_up import first_state, lay_out_walls
from dexterity.rules.pen.shapes import Placement
from dexterity.rules.pen.sheet.segment import segments_around
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import Ending, Phase, State
from dexterity.rules.pen.turns import go_on
from dexterity.rules.pen.walls import legal_placements, possible_placements
from dexterity.values.stroke import Spot, Wall


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winner: PlayerId | None
    """None if both have lost."""
    ending: Ending
    flicks: int


@dataclass(frozen=True, slots=True)
class PenGame(Game[State, Effect, Action, Refusal, PlayerId, Result]):
    """One game on one sheet, ready to be played."""

    registry = ACTIONS

    cards: Cards
    board: Board
    options: Options

    def __post_init__(self) -> None:
        if self.options.first not in PLAYERS:
            raise ValueError("the first player is one of the two")

    def start(self, seed: int) -> State:
        """The first state: somebody is to flick, or to draw a wall for fun."""
        draft = self.draft(first_state(self.cards, self.board, self.options, seed))
        if self.options.fun:
            lay_out_walls(draft)
        go_on(draft)
        return draft.state

    def draft(self, state: State) -> PenDraft:
        return PenDraft(state, self.cards, self.board, self.options)

    def awaits_flick(self, state: State) -> bool:
        """Whether a stroke of a pencil is wanted."""
        if state.phase is not Phase.FLICK or state.pawns[state.turn].flicks_missed:
            return False
        return not arrow_decides(self.draft(state), state.turn)

    def result(self, state: State) -> Result | None:
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
        return spots_on_the_way(self.draft(state), state.turn)

    def handicaps(self, state: State) -> tuple[Handicap, ...]:
        """What makes the next flick harder for the person whose turn it is."""
        return handicaps(self.draft(state), state.turn)

    def legal_walls(self, state: State) -> tuple[Placement, ...]:
        """All places for the wall that is to be drawn now."""
        if state.phase is not Phase.WALL:
            return ()
        draft = self.draft(state)
        return tuple(legal_placements(draft, state.agenda[0], awaited_shape(draft)))

    def possible_walls(self, state: State) -> tuple[Placement, ...]:
        """Those and the illegal ones, to be shown as such; `why_not` tells why they are."""
        if state.phase is not Phase.WALL:
            return ()
        draft = self.draft(state)
        return possible_placements(draft, state.agenda[0], awaited_shape(draft))

    def legal_squares(self, state: State) -> tuple[Square, ...]:
        """Where the one who decides can appear now."""
        return awaited_squares(self.draft(state)) if state.phase is Phase.SQUARE else ()
