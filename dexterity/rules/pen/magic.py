"""Walls that grow by a square every turn, until somebody forgets them."""

from collections.abc import Iterator
from dataclasses import replace

from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import WallForgotten, WallGrown, WallStuck
from dexterity.rules.pen.refusal import Refusal
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import DrawnWall
from dexterity.rules.pen.walls import why_not_fill


def why_not_grow(draft: PenDraft, number: int, square: Square) -> Refusal | None:
    """Why a wall cannot get this square; None if it can."""
    walls = draft.state.walls
    if not 0 <= number < len(walls) or not walls[number].growing:
        return Refusal.NO_SUCH_WALL
    wall = walls[number]
    if wall.grown:
        return Refusal.GROWN_ALREADY
    if square not in wall.squares[-1].beside():
        return Refusal.NOT_BESIDE
    return why_not_fill(draft, (square,), draft.passage)


def growths(draft: PenDraft) -> Iterator[tuple[int, Square]]:
    """All squares that walls still can get in this turn, each with its wall's number."""
    return (
        (number, square)
        for number, wall in enumerate(draft.state.walls)
        if wall.growing
        for square in wall.squares[-1].beside()
        if why_not_grow(draft, number, square) is None
    )


def grow_wall(draft: PenDraft, number: int, square: Square) -> None:
    """It gets its square."""
    wall = draft.state.walls[number]
    _change(draft, number, replace(wall, squares=(*wall.squares, square), grown=True, stuck=False))
    draft.tell(WallGrown(draft.state.turn, number, square))


def forget_walls(draft: PenDraft) -> None:
    """The flick comes: what could have grown by now and has not, never will. Where there is no
    room, nobody forgot: such a wall waits for some. In the first edition it did not."""
    could = {number for number, _ in growths(draft)}
    for number, wall in enumerate(draft.state.walls):
        if not wall.growing or wall.grown:
            continue
        if number in could:
            _change(draft, number, replace(wall, growing=False))
            draft.tell(WallForgotten(draft.state.turn, number))
        elif not wall.stuck:
            waits = draft.edition is not Edition.FIRST
            _change(draft, number, replace(wall, growing=waits, stuck=True))
            draft.tell(WallStuck(number))


def begin_growing(draft: PenDraft) -> None:
    """A new turn, a new square."""
    walls = tuple(replace(wall, grown=False) for wall in draft.state.walls)
    draft.change(walls=walls)


def _change(draft: PenDraft, number: int, wall: DrawnWall) -> None:
    walls = list(draft.state.walls)
    walls[number] = wall
    draft.change(walls=tuple(walls))
