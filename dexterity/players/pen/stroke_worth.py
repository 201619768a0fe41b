"""What each of many strokes would be worth to the one who draws it."""

from typing import Final

import numpy as np

from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.physics.pencil.strokes import Strokes
from dexterity.players.pen.outlook import ITEM, MOST_ITEMS, WINNING, Outlook, health_worth
from dexterity.players.pen.sight_lines import QUARTER_MM
from dexterity.players.pen.stakes import stakes_of
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.home import THRESHOLD
from dexterity.rules.pen.sheet.square import SIDE, SQUARE_MM, Square
from dexterity.rules.pen.spots import POTION_HEALTH, TREASURE_HEALTH
from dexterity.rules.pen.state import Pawn
from dexterity.values import StrokeEnd

WASTED: Final = 1.0
"""What a flick costs that leads nowhere: a flick. Without it, who stands where it only seems near
would stay there for good."""


def stroke_worth(outlook: Outlook, strokes: Strokes) -> Floats:
    """(n): in flicks, for the one whose turn it is."""
    state = outlook.state
    pawn = state.pawns[state.turn]
    took: Bools = _passed(strokes, "treasure-").sum(axis=1) > 0
    carries: Bools = took | pawn.has_treasure
    health = _health(outlook, strokes, took)
    chests = _passed(strokes, "chest-").sum(axis=1, dtype=np.int64)
    to_go = _to_go(outlook, strokes, carries)
    worth = health_worth(health) - to_go + _items(pawn, chests)
    away = np.hypot(*(strokes.ends_mm - pawn.place_mm).T)
    worth = worth - WASTED * ((away < QUARTER_MM) & ~took)
    return np.where(_won(outlook, strokes, carries, health), WINNING, worth)


def _won(outlook: Outlook, strokes: Strokes, carries: Bools, health: Floats) -> Bools:
    """Which of them come into the own cell with the treasure, wherever they end."""
    cell = outlook.game.board.sheet.cells[outlook.state.turn].squares
    ends: Bools = carries & _ends_in(strokes, frozenset(cell))
    if outlook.game.options.edition is Edition.FIRST:
        return ends & (health > 0)
    took_mm = _passed_mm(strokes, "treasure-").min(axis=1, initial=np.inf)
    had_mm = np.where(outlook.state.pawns[outlook.state.turn].has_treasure, 0.0, took_mm)
    home_mm = _passed_mm(strokes, f"{THRESHOLD}-")
    entered = np.isfinite(home_mm) & (home_mm >= had_mm[:, None])
    return ends | entered.any(axis=1)


def _to_go(outlook: Outlook, strokes: Strokes, carries: Bools) -> Floats:
    """Flicks that would be left."""
    player = outlook.state.turn
    home = outlook.home(player).from_places(strokes.ends_mm)
    there = outlook.treasure(player).from_places(strokes.ends_mm)
    return np.where(carries, home, there + outlook.way_home(player))


def _health(outlook: Outlook, strokes: Strokes, took: Bools) -> Floats:
    """What would be left of it."""
    state, stakes = outlook.state, stakes_of(outlook.game, outlook.state)
    at_wall = strokes.ended(StrokeEnd.WALL) | strokes.ended(StrokeEnd.OFF_SHEET)
    hurt = strokes.hurt() | strokes.ended(StrokeEnd.OFF_SHEET)
    healed = POTION_HEALTH * _passed(strokes, "potion-").sum(axis=1)
    if outlook.game.options.beginner:
        healed = healed + TREASURE_HEALTH * took
    change = healed - np.where(hurt, 0 if stakes.padded else 1, 0)
    change = change - _ends_in(strokes, frozenset(state.plague))
    change = change + np.where(at_wall, stakes.at_wall, stakes.elsewhere)
    left: Floats = (state.pawns[state.turn].health + change).astype(np.float64)
    return left


def _items(pawn: Pawn, found: Ints) -> Floats:
    room = max(0, MOST_ITEMS - len(pawn.hand))
    items: Floats = ITEM * np.minimum(found, room)
    return items


def _passed(strokes: Strokes, sort: str) -> Bools:
    """(n, spots of a sort): which each came over."""
    passed: Bools = np.isfinite(_passed_mm(strokes, sort))
    return passed


def _passed_mm(strokes: Strokes, sort: str) -> Floats:
    """(n, spots of a sort): how far along each came over them; infinite if never."""
    columns = [n for n, spot in enumerate(strokes.paper.spots) if spot.id.startswith(sort)]
    passed_mm: Floats = strokes.passed_mm[:, columns]
    return passed_mm


def _ends_in(strokes: Strokes, squares: frozenset[Square]) -> Bools:
    inside = np.zeros((SIDE, SIDE), np.bool_)
    for square in squares:
        inside[square.column, square.row] = True
    at = np.clip((strokes.ends_mm // SQUARE_MM).astype(np.int64), 0, SIDE - 1)
    ends: Bools = inside[at[:, 0], at[:, 1]]
    return ends
