"""What a state of the game is worth to whom, in flicks."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from dexterity.physics.arrays import Floats, Ints
from dexterity.players.pen.flick_field import FlickField, flick_field
from dexterity.players.pen.mind import Mind
from dexterity.players.pen.sight_lines import SightLines, sight_lines
from dexterity.players.pen.standing import off_grid
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.player import PlayerId, other
from dexterity.rules.pen.shapes import Placement
from dexterity.rules.pen.sheet.segment import Segment, segments_around
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import HEALTH, State
from dexterity.values import Vec2, Wall

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
