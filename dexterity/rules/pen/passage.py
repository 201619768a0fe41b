"""Whether everybody can still get everywhere that matters."""

from collections.abc import Iterable
from dataclasses import dataclass

from dexterity.rules.pen.board import Board
from dexterity.rules.pen.floor import ALL, Squares, bits_of
from dexterity.rules.pen.player import PLAYERS, other
from dexterity.rules.pen.sheet.footing import footing
from dexterity.rules.pen.sheet.segment import segments_around
from dexterity.rules.pen.sheet.square import Square, square_at
from dexterity.rules.pen.state import State
from dexterity.values import Vec2


@dataclass(frozen=True, slots=True)
class Passage:
    """The ways of a game as it stands, one square wide, from both characters.

    A pencil may slip through where no such way is: who is in such a nook may not be shut off from
    more than from there anyway.
    """

    board: Board
    filled: frozenset[Square]
    """With wall, by now."""
    places_mm: tuple[Vec2, ...]
    """Where the characters are."""
    goals: tuple[Squares, ...]
    """Of each of these at least one square must stay within everybody's reach."""

    @property
    def is_open(self) -> bool:
        """Whether everybody can get everywhere now."""
        return all(self.leads_from(place) for place in self.places_mm)

    def stays_open(self, squares: Iterable[Square]) -> bool:
        """Whether more squares can be filled without sealing anybody in."""
        new = frozenset(squares)
        if self._is_harmless(bits_of(new)):
            return True
        filled = self.filled | new
        return all(self._loses_nothing(place, filled) for place in self.places_mm)

    def leads_from(self, place_mm: Vec2) -> bool:
        """Whether one who appears at a place can get everywhere."""
        square = square_at(place_mm)
        reached = self._goals_from(place_mm, self.filled)
        return square not in self.filled and len(reached) == len(self.goals)

    def _loses_nothing(self, place_mm: Vec2, filled: frozenset[Square]) -> bool:
        """Whether everything that can be reached now still can be."""
        after = self._goals_from(place_mm, filled)
        return len(after) == len(self.goals) or after >= self._goals_from(place_mm, self.filled)

    def _is_harmless(self, new: Squares) -> bool:
        """Whether a look at what is close by is enough to say that nothing changes."""
        if any(new & goal for goal in self.goals):
            return False
        if any(square_at(place) in self.board.cut for place in self.places_mm):
            # Ways begin somewhere else than in the square that one is in.
            return False
        free = ALL & ~bits_of(self.filled)
        return self.board.floor.can_go_round(new & free, free)

    def _goals_from(self, place_mm: Vec2, filled: frozenset[Square]) -> frozenset[Squares]:
        """What can be reached from a place."""
        starts: tuple[Square, ...] = (square_at(place_mm),)
        if starts[0] in self.board.cut:
            starts = footing(self.board.sheet, segments_around(filled), place_mm)
        reach = self.board.floor.reach(bits_of(starts), ALL & ~bits_of(filled))
        return frozenset(goal for goal in self.goals if reach & goal)


def passage_of(board: Board, state: State) -> Passage:
    """The ways of a state."""
    places = tuple(pawn.place_mm for pawn in state.pawns)
    return Passage(board, frozenset(state.filled), places, goals_of(board, state))


def goals_of(board: Board, state: State) -> tuple[Squares, ...]:
    """Both cells, and the treasures that are still in them: without those nobody could win."""
    cells = board.sheet.cells
    lying = (cells[p].treasure for p in PLAYERS if not state.pawns[other(p)].has_treasure)
    return *(bits_of(cell.squares) for cell in cells), *(bits_of((at,)) for at in lying)
