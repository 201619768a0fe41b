"""Squares that somebody picks: for a wall, for one that grows, or to appear there."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.rules.pen.actions.action import Action
from dexterity.rules.pen.agenda import deed_at, finish_first
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import WallDrawn
from dexterity.rules.pen.magic import grow_wall, growths, why_not_grow
from dexterity.rules.pen.places import squares_to_pick
from dexterity.rules.pen.rebus.deeds import DrawWall, GoAround, GoToDice, Shape
from dexterity.rules.pen.refusal import Refusal
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.spots import appear
from dexterity.rules.pen.state import DrawnWall, Phase
from dexterity.rules.pen.turns import go_on
from dexterity.rules.pen.walls import legal_placements, possible_placements, why_not_fill


@dataclass(frozen=True, slots=True)
class PlaceWall(Action):
    """The squares of the wall that a card has asked for."""

    record_name = "place_wall"
    offers_what_can_be_done = True
    phases = frozenset({Phase.WALL})

    squares: tuple[Square, ...]
    """Rising, as they are listed everywhere."""

    @classmethod
    def candidates(cls, draft: PenDraft) -> Iterator["PlaceWall"]:
        return map(cls, legal_placements(draft, draft.state.agenda[0], awaited_shape(draft)))

    def why_not(self, draft: PenDraft) -> Refusal | None:
        shape = awaited_shape(draft)
        if self.squares not in possible_placements(draft, draft.state.agenda[0], shape):
            return Refusal.WRONG_SHAPE
        return why_not_fill(draft, self.squares, draft.passage)

    def apply(self, draft: PenDraft) -> None:
        """A magic one has got the square of this turn with it."""
        growing = awaited_shape(draft) is Shape.MAGIC
        wall = DrawnWall(self.squares, growing, growing)
        draft.change(walls=(*draft.state.walls, wall), dice=None)
        draft.tell(WallDrawn(draft.state.decides, self.squares, growing))
        finish_first(draft)
        go_on(draft)


def awaited_shape(draft: PenDraft) -> Shape:
    """Of the wall that is to be drawn; to ask elsewhere is our own slip."""
    deed = deed_at(draft, draft.state.agenda[0])
    if not isinstance(deed, DrawWall):
        raise LookupError("no wall is to be drawn")
    return deed.shape


@dataclass(frozen=True, slots=True)
class PickSquare(Action):
    """Where the character appears."""

    record_name = "pick_square"
    offers_what_can_be_done = True
    phases = frozenset({Phase.SQUARE})

    square: Square

    @classmethod
    def candidates(cls, draft: PenDraft) -> Iterator["PickSquare"]:
        return map(cls, awaited_squares(draft))

    def why_not(self, draft: PenDraft) -> Refusal | None:
        return None if self.square in awaited_squares(draft) else Refusal.NO_PLACE

    def apply(self, draft: PenDraft) -> None:
        draft.change(dice=None)
        appear(draft, draft.state.decides, self.square.middle_mm)
        finish_first(draft)
        go_on(draft)


def awaited_squares(draft: PenDraft) -> tuple[Square, ...]:
    """Where somebody can appear now; to ask elsewhere is our own slip."""
    task = draft.state.agenda[0]
    if not isinstance(deed_at(draft, task), GoToDice | GoAround):
        raise LookupError("nobody is to appear anywhere")
    return squares_to_pick(draft, task)


@dataclass(frozen=True, slots=True)
class GrowWall(Action):
    """A magic wall gets the square that it gets every turn."""

    record_name = "grow_wall"
    offers_what_can_be_done = True
    phases = frozenset({Phase.FLICK})

    wall: int
    """Counted among the walls that were drawn in play."""
    square: Square

    @classmethod
    def candidates(cls, draft: PenDraft) -> Iterator["GrowWall"]:
        return (cls(wall, square) for wall, square in growths(draft))

    def why_not(self, draft: PenDraft) -> Refusal | None:
        return why_not_grow(draft, self.wall, self.square)

    def apply(self, draft: PenDraft) -> None:
        grow_wall(draft, self.wall, self.square)
        go_on(draft)


PLACING: Final = (PlaceWall, PickSquare, GrowWall)
