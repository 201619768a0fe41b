"""Walls that grow by a square every turn, until somebody forgets them."""

from dataclasses import replace

from dexterity.rules.pen.actions import GrowWall, Refusal
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import WallForgotten, WallGrown, WallStuck
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import DrawnWall
from dexterity.rules.pen.walls import why_not_fill


def why_not_grow(course: Course, action: GrowWall) -> Refusal | None:
    """Why a wall cannot get this square; None if it can."""
    walls = course.state.walls
    if not 0 <= action.wall < len(walls) or not walls[action.wall].growing:
        return Refusal.NO_SUCH_WALL
    wall = walls[action.wall]
    if wall.grown:
        return Refusal.GROWN_ALREADY
    if action.square not in wall.squares[-1].beside():
        return Refusal.NOT_BESIDE
    return why_not_fill(course, (action.square,), course.passage)


def growths(course: Course) -> tuple[GrowWall, ...]:
    """All squares that walls still can get in this turn."""
    asked = (
        GrowWall(number, square)
        for number, wall in enumerate(course.state.walls)
        if wall.growing
        for square in wall.squares[-1].beside()
    )
    return tuple(action for action in asked if why_not_grow(course, action) is None)


def grow_wall(course: Course, number: int, square: Square) -> None:
    """It gets its square."""
    wall = course.state.walls[number]
    _change(course, number, replace(wall, squares=(*wall.squares, square), grown=True, stuck=False))
    course.tell(WallGrown(course.state.turn, number, square))


def forget_walls(course: Course) -> None:
    """The flick comes: what could have grown by now and has not, never will. Where there is no
    room, nobody forgot: such a wall waits for some. In the first edition it did not."""
    could = {action.wall for action in growths(course)}
    for number, wall in enumerate(course.state.walls):
        if not wall.growing or wall.grown:
            continue
        if number in could:
            _change(course, number, replace(wall, growing=False))
            course.tell(WallForgotten(course.state.turn, number))
        elif not wall.stuck:
            waits = course.edition is not Edition.FIRST
            _change(course, number, replace(wall, growing=waits, stuck=True))
            course.tell(WallStuck(number))


def begin_growing(course: Course) -> None:
    """A new turn, a new square."""
    walls = tuple(replace(wall, grown=False) for wall in course.state.walls)
    course.change(walls=walls)


def _change(course: Course, number: int, wall: DrawnWall) -> None:
    walls = list(course.state.walls)
    walls[number] = wall
    course.change(walls=tuple(walls))
