"""Walls that are drawn in play: where they may be, and that they are there."""

from collections.abc import Iterable, Iterator

from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import DiceRolled, WallImpossible
from dexterity.rules.pen.passage import Passage
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.rebus.deeds import Shape
from dexterity.rules.pen.refusal import Refusal
from dexterity.rules.pen.shapes import Placement, called, placements
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import Phase, Task


def roll_dice(draft: PenDraft, player: PlayerId) -> tuple[int, int]:
    """The red and the black one."""
    luck = draft.luck("dice")
    red, black = luck.randint(1, 6), luck.randint(1, 6)
    draft.tell(DiceRolled(player, red, black))
    return red, black


def ask_for_wall(draft: PenDraft, task: Task, shape: Shape) -> bool:
    """Whether there is a place for it, and so somebody is asked to draw it."""
    if shape is not Shape.FROM_POSITION:
        draft.change(dice=roll_dice(draft, task.drawer))
    if next(legal_placements(draft, task, shape), None) is None:
        draft.tell(WallImpossible(task.card))
        draft.change(dice=None)
        return False
    draft.change(phase=Phase.WALL, decides=task.drawer)
    return True


def possible_placements(draft: PenDraft, task: Task, shape: Shape) -> tuple[Placement, ...]:
    """All that the shape and the dice allow, legal or not."""
    dice = draft.state.dice
    starts = (draft.square_of(task.players[0]),) if dice is None else called(dice)
    return placements(shape, starts)


def legal_placements(draft: PenDraft, task: Task, shape: Shape) -> Iterator[Placement]:
    """Those where it can be drawn."""
    passage = draft.passage
    return (
        squares
        for squares in possible_placements(draft, task, shape)
        if why_not_fill(draft, squares, passage) is None
    )


def why_not_fill(draft: PenDraft, squares: Iterable[Square], passage: Passage) -> Refusal | None:
    """Why squares cannot be filled with wall; None if they can."""
    squares = frozenset(squares)
    if squares & passage.filled:
        return Refusal.OVER_WALL
    if any(draft.square_of(player) in squares for player in PLAYERS):
        return Refusal.OVER_CHARACTER
    if squares & _things(draft):
        return Refusal.OVER_THING
    return None if passage.stays_open(squares) else Refusal.SEALS_IN


def _things(draft: PenDraft) -> frozenset[Square]:
    """What must not be covered: all that somebody may still want."""
    sheet = draft.board.sheet
    lying = (
        sheet.cells[owner].treasure
        for owner in PLAYERS
        if not draft.pawn(other(owner)).has_treasure
    )
    return frozenset((*sheet.chests, *sheet.potions, *lying))
