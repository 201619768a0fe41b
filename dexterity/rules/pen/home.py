"""Coming home: where a line enters the own cell, and that this wins with the rival's treasure."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import GameEnded
from dexterity.rules.pen.player import PlayerId, other
from dexterity.rules.pen.sheet.edge import Edge, edges_around
from dexterity.rules.pen.sheet.segment import joined_segments
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import square_at
from dexterity.rules.pen.state import Ending, Phase
from dexterity.values.stroke import Spot
from dexterity.values.vectors import Vec2

THRESHOLD: Final = "home"

THRESHOLD_MM: Final = 0.1
"""From the middle of a threshold to its brim, which is where the cell begins. Wider: a line would
be in the cell before it is. Narrower than a stroke can be told: nothing is gained."""

INWARDS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
"""From the left, right, near and far edge of a square."""


# --- thresholds ---------------------------------------------------------------------------------


def thresholds(draft: PenDraft, player: PlayerId) -> tuple[Spot, ...]:
    """Where lines enter a player's cell: just inside of it, wherever it has no wall."""
    if draft.edition is Edition.FIRST:
        return ()
    return _thresholds(draft.board.sheet, player)


def is_threshold(name: str) -> bool:
    """Whether a spot is one."""
    return name.startswith(f"{THRESHOLD}-")


@lru_cache(maxsize=64)
def _thresholds(sheet: Sheet, player: PlayerId) -> tuple[Spot, ...]:
    lines = (line for side in range(len(INWARDS)) for line in _lines(sheet, player, side))
    return tuple(
        Spot(f"{THRESHOLD}-{number}", start, THRESHOLD_MM, end)
        for number, (start, end) in enumerate(lines)
    )


def _lines(sheet: Sheet, player: PlayerId, side: int) -> Iterator[tuple[Vec2, Vec2]]:
    """The open edges on one side of a cell's squares, moved into the cell by their own width."""
    right, away = (THRESHOLD_MM * step for step in INWARDS[side])
    for line in joined_segments(_open_edges(sheet, player, side), padded=False):
        (x0, y0), (x1, y1) = line.start, line.end
        # Shorter at both ends by as much, so as not to stick out where the cell has a corner.
        short_x, short_y = (THRESHOLD_MM, 0.0) if y0 == y1 else (0.0, THRESHOLD_MM)
        start = x0 + right + short_x, y0 + away + short_y
        yield start, (x1 + right - short_x, y1 + away - short_y)


def _open_edges(sheet: Sheet, player: PlayerId, side: int) -> Iterator[Edge]:
    squares = sheet.cells[player].squares
    for square in squares:
        edge = edges_around(square)[side]
        if not sheet.is_wall(edge) and not squares.issuperset(edge.squares):
            yield edge


# --- the end ------------------------------------------------------------------------------------


def is_home(draft: PenDraft, player: PlayerId, place_mm: Vec2 | None = None) -> bool:
    """Whether the rival's treasure is in this player's cell, or would be with the player there."""
    pawn = draft.pawn(player)
    at = square_at(pawn.place_mm if place_mm is None else place_mm)
    return pawn.has_treasure and at in draft.board.sheet.cells[player].squares


def who_came_home(draft: PenDraft) -> PlayerId | None:
    """The living; of two at once, the one whose turn it is was faster."""
    player = draft.state.turn
    both = (each for each in (player, other(player)) if draft.pawn(each).health)
    return next((each for each in both if is_home(draft, each)), None)


def has_won_on_the_way(draft: PenDraft) -> bool:
    """Whether somebody is home, so that nothing else happens any more. In the first edition all
    that an action brought about came to its end first."""
    return draft.edition is not Edition.FIRST and who_came_home(draft) is not None


def end_game(draft: PenDraft, winner: PlayerId | None, ending: Ending) -> None:
    """It is over."""
    draft.change(phase=Phase.OVER, winner=winner, ending=ending)
    draft.tell(GameEnded(winner, ending))
