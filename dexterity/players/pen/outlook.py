"""What a state of the game is worth to whom, in flicks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from dexterity.physics.arrays import Floats, Ints
from dexterity.players.pen.mind import Mind
from dexterity.players.pen.sight_lines import (
    NOWHERE,
    QUARTERS,
    Piece,
    SightLines,
    crossed,
    place_numbers,
    places_mm,
    sight_lines,
)
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.player import PlayerId, other
from dexterity.rules.pen.shapes import Placement
from dexterity.rules.pen.sheet.segment import Segment, segments_around
from dexterity.rules.pen.sheet.square import SIDE, SQUARE_MM, Square, square_at
from dexterity.rules.pen.state import HEALTH, State
from dexterity.values.stroke import Wall
from dexterity.values.vectors import Vec2

# --- how it stands --------------------------------------------------------------------------------


NEAR_MM: Final = 1.5 * SQUARE_MM
"""How far to look for such a place."""


def off_grid(piece: Piece) -> bool:
    """Whether it is drawn through squares, and not between them."""
    return not any(
        one == other and one % SQUARE_MM == 0.0 for one, other in zip(*piece, strict=True)
    )


def standing_numbers(at_mm: Floats, strokes: Sequence[Piece]) -> Ints:
    """(n): the numbers of the places for (n, 2) points among strokes through squares."""
    numbers = place_numbers(at_mm)
    if strokes:
        cut_off = crossed(at_mm.T, places_mm()[:, numbers], strokes)
        for row in np.flatnonzero(cut_off).tolist():
            x, y = at_mm[row].tolist()
            numbers[row] = _nearest((x, y), strokes, int(numbers[row]))
    return numbers


def _nearest(at_mm: Vec2, strokes: Sequence[Piece], otherwise: int) -> int:
    away = np.hypot(places_mm()[0] - at_mm[0], places_mm()[1] - at_mm[1])
    near = np.flatnonzero(away <= NEAR_MM)
    near = near[np.argsort(away[near], kind="stable")]
    froms = np.repeat(np.array(at_mm)[:, None], len(near), axis=1)
    seen = near[~crossed(froms, places_mm()[:, near], strokes)]
    return int(seen[0]) if len(seen) else otherwise


# --- flicks to go ---------------------------------------------------------------------------------


NEVER: Final = 60.0
"""Flicks to what cannot be reached: more than any way has, and few enough to be reckoned with."""

BASE_FLICKS: Final = 0.55
"""What the shortest flick costs of one with the longest reach. At 1 nobody would bother to come
nearer; at 0 many short flicks would be as good as a long one."""

SAME: Final = 0.01
"""Flicks by which nothing changes any more. Exactly, it would take for ever: averages creep."""

MOST_ROUNDS: Final = 60
"""No way has more legs."""


@dataclass(frozen=True, slots=True, eq=False)
class FlickField:
    """From every place, how many flicks there are to go."""

    flicks: Floats
    """(places)."""
    sights: SightLines
    costs: Floats
    by_square: Floats
    strokes: tuple[Piece, ...]
    """Walls through squares: one stands on one side of them."""

    def from_place(self, place_mm: Vec2) -> float:
        """From one place."""
        return float(self.flicks[self._number(place_mm)])

    def from_places(self, places_mm: Floats) -> Floats:
        """From many, (n, 2)."""
        flicks: Floats = self.flicks[standing_numbers(places_mm, self.strokes)]
        return flicks

    def way_from(self, place_mm: Vec2) -> frozenset[Square]:
        """The squares of a shortest way, for as long as it leads anywhere."""
        squares: set[Square] = set()
        for _ in range(MOST_ROUNDS):
            after = self._next(place_mm)
            if after is None:
                break
            squares |= _squares_between(place_mm, after.middle_mm)
            place_mm = after.middle_mm
            if not self.by_square[after.row * SIDE + after.column]:
                break
        return frozenset(squares)

    def _number(self, place_mm: Vec2) -> int:
        return int(standing_numbers(np.array([place_mm]), self.strokes)[0])

    def _next(self, place_mm: Vec2) -> Square | None:
        number = self._number(place_mm)
        first, last = np.searchsorted(self.sights.places, [number, number + 1])
        seen = self.sights.squares[first:last]
        best = int(np.argmin(self.costs[first:last] + self.by_square[seen]))
        if seen[best] == NOWHERE:
            return None
        return Square(int(seen[best]) % SIDE, int(seen[best]) // SIDE)


def flick_field(
    sights: SightLines,
    goals: Iterable[Square],
    reach_mm: float,
    strokes: tuple[Piece, ...] = (),
) -> FlickField:
    """To the nearest of some squares, by one who flicks no farther than that."""
    ends = [goal.row * SIDE + goal.column for goal in goals]
    costs = BASE_FLICKS + (1.0 - BASE_FLICKS) * sights.length_mm / reach_mm
    costs = np.where(sights.length_mm > reach_mm, NEVER, costs)
    by_square, firsts = np.full(NOWHERE + 1, NEVER), sights.firsts
    by_square[ends] = 0.0
    flicks = np.full(NOWHERE * QUARTERS, NEVER)
    for _ in range(MOST_ROUNDS):
        before, flicks = flicks, np.minimum.reduceat(costs + by_square[sights.squares], firsts)
        if np.abs(before - flicks).max() < SAME:
            break
        # On average over its quarters: of a square with a stroke across it, half is no use.
        by_square[:NOWHERE] = flicks.reshape(NOWHERE, QUARTERS).mean(axis=1)
        by_square[ends] = 0.0
    return FlickField(np.minimum(flicks, NEVER), sights, costs, by_square, strokes)


def _squares_between(one: Vec2, other: Vec2) -> set[Square]:
    steps = max(2, int(np.hypot(other[0] - one[0], other[1] - one[1]) / (0.2 * SQUARE_MM)))
    shares = (step / steps for step in range(1, steps + 1))
    return {
        square_at((one[0] + s * (other[0] - one[0]), one[1] + s * (other[1] - one[1])))
        for s in shares
    }


# --- the outlook ----------------------------------------------------------------------------------


WINNING: Final = 30.0
"""What the end of the game is worth: more than any way on the sheet."""

FRAILTY: Final = 8.0
FRAIL_HEALTH: Final = 4.0
"""Health counts little while there is much of it: of 15 points one is worth a twentieth of a flick,
of 8 a quarter, of 3 one. To save more of it the longer the way is, was tried: who did so lost."""

ITEM: Final = 0.4
"""What an item not yet known is worth, and a place in the hand for it."""

MOST_ITEMS: Final = 4
"""Beyond so many, more are hardly used."""


def health_worth(health: Floats | Ints) -> Floats:
    """Of so much of it, to who has it."""
    alive = -FRAILTY * np.exp(-np.minimum(health, HEALTH) / FRAIL_HEALTH)
    worth: Floats = np.where(health > 0, alive, -WINNING)
    return worth


@dataclass(frozen=True, slots=True)
class Outlook:
    """A game as somebody sees it."""

    game: PenGame
    state: State
    mind: Mind

    def worth_of_health(self, player: PlayerId, change: int) -> float:
        """What more or less health is worth to a player."""
        health = self.state.pawns[player].health
        before, after = health_worth(np.array([health, health + change])).tolist()
        return float(after - before)

    def to_go(self, player: PlayerId, place_mm: Vec2 | None = None) -> float:
        """Flicks to the end of a player's way, from where it is or from elsewhere."""
        pawn = self.state.pawns[player]
        return self.to_go_among(player, (), pawn.place_mm if place_mm is None else place_mm)

    def to_go_among(self, player: PlayerId, squares: Placement, place_mm: Vec2) -> float:
        """The same with more wall."""
        if self.state.pawns[player].has_treasure:
            return self.home(player, squares).from_place(place_mm)
        there = self.treasure(player, squares).from_place(place_mm)
        return there + self.way_home(player, squares)

    def goal(self, player: PlayerId) -> FlickField:
        """What a player is on the way to."""
        carries = self.state.pawns[player].has_treasure
        return self.home(player) if carries else self.treasure(player)

    def home(self, player: PlayerId, more: Placement = ()) -> FlickField:
        """The way to the own cell, with more wall than there is."""
        cell = self.game.board.sheet.cells[player]
        return self._field(tuple(sorted(cell.squares)), more)

    def treasure(self, player: PlayerId, more: Placement = ()) -> FlickField:
        """The way to the rival's treasure."""
        return self._field((self.game.board.sheet.cells[other(player)].treasure,), more)

    def way_home(self, player: PlayerId, more: Placement = ()) -> float:
        """From the rival's treasure."""
        treasure = self.game.board.sheet.cells[other(player)].treasure
        return self.home(player, more).from_place(treasure.middle_mm)

    def _field(self, goals: tuple[Square, ...], more: Placement) -> FlickField:
        free = tuple(goal for goal in goals if goal not in {*self.state.filled, *more})
        walls = self.game.board.walls
        return _field(walls, self.state.filled, more, free, self.mind.reach_mm)


@lru_cache(maxsize=8)
def _field(
    walls: tuple[Segment, ...],
    filled: Placement,
    more: Placement,
    goals: tuple[Square, ...],
    reach_mm: float,
) -> FlickField:
    """Kept: it stays the same for as long as nobody draws a wall. Each takes half a megabyte. As
    many as both players need to both goals, now and with a wall that is tried: of twice as many,
    no more would be asked for again."""
    pieces = ((wall.start, wall.end) for wall in walls)
    strokes = tuple(piece for piece in pieces if off_grid(piece))
    return flick_field(_sights(walls, filled, more), goals, reach_mm, strokes)


@lru_cache(maxsize=3)
def _sights(walls: tuple[Segment, ...], filled: Placement, more: Placement) -> SightLines:
    """What one sees now is known when walls that may be drawn are tried, one by one."""
    if more:
        return _sights(walls, filled, ()).beyond(_walls(segments_around(more)))
    return sight_lines(_walls(walls)).beyond(_walls(segments_around(filled)))


def _walls(segments: tuple[Segment, ...]) -> tuple[Wall, ...]:
    return tuple(Wall(one.id, one.start, one.end, one.padded) for one in segments)
