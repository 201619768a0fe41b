"""Walls that are drawn in play: where they may be, and that they are there."""

from collections.abc import Iterable, Iterator

from dexterity.rules.pen.actions import Refusal
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.effects import DiceRolled, WallDrawn, WallImpossible
from dexterity.rules.pen.passage import Passage
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.rebus.deeds import Shape
from dexterity.rules.pen.shapes import Placement, called, placements
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import DrawnWall, Phase, Task


def roll_dice(course: Course, player: PlayerId) -> tuple[int, int]:
    """The red and the black one."""
    luck = course.luck("dice")
    red, black = luck.randint(1, 6), luck.randint(1, 6)
    course.tell(DiceRolled(player, red, black))
    return red, black


def ask_for_wall(course: Course, task: Task, shape: Shape) -> bool:
    """Whether there is a place for it, and so somebody is asked to draw it."""
    if shape is not Shape.FROM_POSITION:
        course.change(dice=roll_dice(course, task.drawer))
    if next(legal_placements(course, task, shape), None) is None:
        course.tell(WallImpossible(task.card))
        course.change(dice=None)
        return False
    course.change(phase=Phase.WALL, decides=task.drawer)
    return True


def possible_placements(course: Course, task: Task, shape: Shape) -> tuple[Placement, ...]:
    """All that the shape and the dice allow, legal or not."""
    dice = course.state.dice
    starts = (course.square_of(task.players[0]),) if dice is None else called(dice)
    return placements(shape, starts)


def legal_placements(course: Course, task: Task, shape: Shape) -> Iterator[Placement]:
    """Those where it can be drawn."""
    passage = course.passage
    return (
        squares
        for squares in possible_placements(course, task, shape)
        if why_not_fill(course, squares, passage) is None
    )


def why_not_fill(course: Course, squares: Iterable[Square], passage: Passage) -> Refusal | None:
    """Why squares cannot be filled with wall; None if they can."""
    squares = frozenset(squares)
    if squares & passage.filled:
        return Refusal.OVER_WALL
    if any(course.square_of(player) in squares for player in PLAYERS):
        return Refusal.OVER_CHARACTER
    if squares & _things(course):
        return Refusal.OVER_THING
    return None if passage.stays_open(squares) else Refusal.SEALS_IN


def _things(course: Course) -> frozenset[Square]:
    """What must not be covered: all that somebody may still want."""
    sheet = course.board.sheet
    lying = (
        sheet.cells[owner].treasure
        for owner in PLAYERS
        if not course.pawn(other(owner)).has_treasure
    )
    return frozenset((*sheet.chests, *sheet.potions, *lying))


def draw_wall(course: Course, player: PlayerId, squares: Placement, shape: Shape) -> None:
    """It is there. A magic one has got the square of this turn with it."""
    growing = shape is Shape.MAGIC
    course.change(walls=(*course.state.walls, DrawnWall(squares, growing, growing)), dice=None)
    course.tell(WallDrawn(player, squares, growing))
