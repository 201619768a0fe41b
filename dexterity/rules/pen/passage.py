"""Whether everybody can still get everywhere that matters."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import inf

from dexterity.rules.pen.board import Board
from dexterity.rules.pen.edition import NEWEST, Edition
from dexterity.rules.pen.floor import ALL, Squares, bits_of, numbers_of
from dexterity.rules.pen.player import PLAYERS, other
from dexterity.rules.pen.sheet.footing import footing
from dexterity.rules.pen.sheet.gaps import Face, Gaps
from dexterity.rules.pen.sheet.segment import segments_around
from dexterity.rules.pen.sheet.square import Square, square_at
from dexterity.rules.pen.state import State
from dexterity.values.vectors import Vec2


@dataclass(frozen=True, slots=True)
class Passage:
    """The ways of a game as it stands, from both characters.

    Whoever can get to a goal by a way that is one square wide must still be able to. A pencil slips
    through where no such way is; who is in such a nook keeps a way to where the wide ways begin,
    through gaps no narrower than before. So nobody ever loses the last way out.
    """

    board: Board
    filled: frozenset[Square]
    """With wall, by now."""
    places_mm: tuple[Vec2, ...]
    """Where the characters are."""
    goals: tuple[Squares, ...]
    """Of each of these at least one square must stay within everybody's reach."""
    edition: Edition = NEWEST

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
        if self.edition is Edition.FIRST:
            return all(self._loses_no_goal(place, filled) for place in self.places_mm)
        return all(self._keeps_ways(place, filled) for place in self.places_mm)

    def leads_from(self, place_mm: Vec2) -> bool:
        """Whether one who appears at a place can get everywhere."""
        square = square_at(place_mm)
        reached = self._goals_from(place_mm, self.filled)
        return square not in self.filled and len(reached) == len(self.goals)

    # --- by ways of any width -------------------------------------------------------------------

    def _keeps_ways(self, place_mm: Vec2, filled: frozenset[Square]) -> bool:
        """Whether no way from a place gets narrower than a square, or narrower than it was."""
        if self._goes_anywhere(place_mm, filled):
            return True
        gaps = self.board.gaps
        face = gaps.face_at(place_mm)
        before, after = self._wide_floors(self.filled), self._wide_floors(filled)
        for floor, floor_after in zip(before, after, strict=True):
            width = _width(gaps, face, floor, self.filled)
            if width == inf and face not in floor_after:
                return False
            if 0.0 < width < inf and not gaps.has_way(face, floor_after, filled, width):
                return False
        return True

    def _goes_anywhere(self, place_mm: Vec2, filled: frozenset[Square]) -> bool:
        """Whether ways that are one square wide lead from a place to all goals."""
        if not self.board.gaps.is_main(place_mm):
            return False
        start, free = bits_of((square_at(place_mm),)), ALL & ~bits_of(filled)
        reach = self.board.floor.reach(start, free)
        return all(reach & goal for goal in self.goals)

    def _wide_floors(self, filled: frozenset[Square]) -> Iterator[frozenset[Face]]:
        """For each goal, from where wide ways lead to it."""
        gaps, free = self.board.gaps, ALL & ~bits_of(filled)
        for goal in self.goals:
            reach = self.board.floor.reach(goal & free, free)
            yield frozenset(gaps.mains[number] for number in numbers_of(reach))

    # --- by ways of one square's width ----------------------------------------------------------

    def _loses_no_goal(self, place_mm: Vec2, filled: frozenset[Square]) -> bool:
        """Whether everything that can be reached now still can be, as the first edition had it: a
        way that was too narrow before could be taken."""
        after = self._goals_from(place_mm, filled)
        return len(after) == len(self.goals) or after >= self._goals_from(place_mm, self.filled)

    def _is_harmless(self, new: Squares) -> bool:
        """Whether a look at what is close by is enough to say that nothing changes."""
        if any(new & goal for goal in self.goals):
            return False
        if self.edition is Edition.FIRST:
            # Ways begin somewhere else than in the square that one is in.
            begins_here = not any(square_at(place) in self.board.cut for place in self.places_mm)
        else:
            begins_here = all(self._goes_anywhere(place, self.filled) for place in self.places_mm)
        free = ALL & ~bits_of(self.filled)
        return begins_here and self.board.floor.can_go_round(new & free, free)

    def _goals_from(self, place_mm: Vec2, filled: frozenset[Square]) -> frozenset[Squares]:
        """What can be reached from a place."""
        starts: tuple[Square, ...] = (square_at(place_mm),)
        if starts[0] in self.board.cut:
            starts = footing(self.board.sheet, segments_around(filled), place_mm)
        reach = self.board.floor.reach(bits_of(starts), ALL & ~bits_of(filled))
        return frozenset(goal for goal in self.goals if reach & goal)


@lru_cache(maxsize=64)
def _width(gaps: Gaps, face: Face, floor: frozenset[Face], filled: frozenset[Square]) -> float:
    """Kept: of a hundred walls that may be drawn, each asks how wide the way is before it."""
    return gaps.width_mm(face, floor, filled)


def passage_of(board: Board, state: State, edition: Edition = NEWEST) -> Passage:
    """The ways of a state."""
    places = tuple(pawn.place_mm for pawn in state.pawns)
    return Passage(board, frozenset(state.filled), places, goals_of(board, state), edition)


def goals_of(board: Board, state: State) -> tuple[Squares, ...]:
    """Both cells, and the treasures that are still in them: without those nobody could win."""
    cells = board.sheet.cells
    lying = (cells[p].treasure for p in PLAYERS if not state.pawns[other(p)].has_treasure)
    return *(bits_of(cell.squares) for cell in cells), *(bits_of((at,)) for at in lying)
