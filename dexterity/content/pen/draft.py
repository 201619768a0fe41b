"""The signs of a drawing, taken apart: walls, floors, things and cells. Their faults are noted."""

from dataclasses import dataclass, field

from dexterity.content.lines import Lines
from dexterity.content.pen.drawing import (
    CELL_FLOORS,
    CHEST,
    CORNERS,
    FLOOR,
    HEIGHT,
    LEVEL,
    NOTHING,
    OPEN,
    PADDED,
    PITCH,
    POTION,
    START,
    THINGS,
    TREASURE,
    UPRIGHT,
    WIDTH,
    spot_of_square,
)
from dexterity.content.reading import shown
from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.sheet import MOST_THINGS
from dexterity.rules.pen.sheet.square import SIDE, Square

NAMES = {START: "start", TREASURE: "treasure", CHEST: "chests", POTION: "potions"}


@dataclass(frozen=True, slots=True)
class Draft:
    """What the signs mean, as far as they can be read."""

    lines: Lines
    first_line: int
    walls: set[Edge] = field(default_factory=set)
    padded: set[Edge] = field(default_factory=set)
    floors: dict[Square, str] = field(default_factory=dict)
    """Those of the cells alone."""
    things: dict[Square, str] = field(default_factory=dict)

    def squares_with(self, thing: str) -> tuple[Square, ...]:
        """Where a sort of thing is, rising."""
        return tuple(sorted(square for square, sign in self.things.items() if sign == thing))

    def fault(self, reason: str, square: Square | None = None) -> None:
        """Note what is wrong at a square, or with the drawing as a whole."""
        if square is None:
            self.lines.fault(self.first_line, reason)
        else:
            line, column = spot_of_square(square)
            self.lines.fault(self.first_line + line, reason, column)


def read_drawing(lines: Lines, block: range) -> Draft:
    """The drawing in a block of lines; a line that is not as wide as the others is not read."""
    draft = Draft(lines, block.start)
    if len(block) != HEIGHT:
        draft.fault(f"begins a drawing of {len(block)} lines, which must have {HEIGHT}")
        return draft
    for number, at in enumerate(block):
        width = len(lines.texts[at])
        if width != WIDTH:
            lines.fault(at, f"is {width} characters wide, but a drawing is {WIDTH}")
        elif number % 2:
            _read_squares(draft, at, SIDE - 1 - number // 2)
        else:
            _read_level(draft, at, SIDE - number // 2)
    return draft


def _read_level(draft: Draft, at: int, row: int) -> None:
    """A line of corners with the walls between them."""
    text = draft.lines.texts[at]
    for column in range(SIDE + 1):
        start = column * PITCH
        if text[start] not in CORNERS:
            reason = f"must be a corner, one of {CORNERS.strip()} or a space, not"
            draft.lines.fault(at, f"{reason} {shown(text[start])}", start)
        if column < SIDE:
            _read_wall(
                draft, at, start + 1, text[start + 1 : start + PITCH], Edge(False, column, row)
            )


def _read_squares(draft: Draft, at: int, row: int) -> None:
    """A line of squares with the walls between them."""
    text = draft.lines.texts[at]
    for column in range(SIDE + 1):
        start = column * PITCH
        _read_wall(draft, at, start, text[start], Edge(True, column, row))
        if column < SIDE:
            inside = text[start + 1 : start + PITCH]
            _read_square(draft, at, start + 1, inside, Square(column, row))


def _read_wall(draft: Draft, at: int, start: int, signs: str, edge: Edge) -> None:
    hard = UPRIGHT if edge.upright else LEVEL
    kinds = {sign * len(signs): sign for sign in (OPEN, hard, PADDED)}
    kind = kinds.get(signs)
    if kind is None:
        known = f"{hard * len(signs)}, {PADDED * len(signs)} or empty"
        draft.lines.fault(at, f"must be a wall, {known}, not {shown(signs)}", start)
    elif kind == PADDED:
        draft.padded.add(edge)
    elif edge.is_frame and kind == OPEN:
        draft.lines.fault(at, "must be a wall, for the sheet ends here", start)
    elif kind == hard and not edge.is_frame:
        draft.walls.add(edge)


def _read_square(draft: Draft, at: int, start: int, signs: str, square: Square) -> None:
    floor, thing, other = signs[0], signs[1], signs[2]
    if floor not in (FLOOR, *CELL_FLOORS) or other != floor:
        known = " or ".join(f"{sign} {sign}" for sign in CELL_FLOORS)
        reason = f"must be a floor, {known} or empty, with a thing in its middle, not"
        draft.lines.fault(at, f"{reason} {shown(signs)}", start)
        return
    if thing not in THINGS:
        known = " ".join(THINGS).strip()
        draft.lines.fault(at, f"must be a thing, {known}, not {shown(thing)}", start + 1)
    elif thing != NOTHING:
        draft.things[square] = thing
    if floor != FLOOR:
        draft.floors[square] = floor


def cells_of(draft: Draft) -> tuple[Cell, Cell] | None:
    """The first and the second player's, unless one of them is at fault."""
    for sign in (START, TREASURE):
        for square in draft.squares_with(sign):
            if square not in draft.floors:
                draft.fault(f"is a {NAMES[sign]} outside the cells", square)
    first, second = (_cell(draft, floor) for floor in CELL_FLOORS)
    return None if first is None or second is None else (first, second)


def check_counts(draft: Draft) -> None:
    """Notes where there are more chests or potions than a sheet may have."""
    for sign in (CHEST, POTION):
        for square in draft.squares_with(sign)[MOST_THINGS:][:1]:
            draft.fault(f"is one of more than {MOST_THINGS} {NAMES[sign]}", square)


def _cell(draft: Draft, floor: str) -> Cell | None:
    squares = frozenset(square for square, sign in draft.floors.items() if sign == floor)
    if not squares:
        draft.fault(f"has no cell of player {floor}, the floor of which is {floor} {floor}")
        return None
    start, treasure = (_only(draft, sign, squares, floor) for sign in (START, TREASURE))
    return None if start is None or treasure is None else Cell(squares, start, treasure)


def _only(draft: Draft, sign: str, cell: frozenset[Square], floor: str) -> Square | None:
    found = [square for square in draft.squares_with(sign) if square in cell]
    for square in found[1:]:
        draft.fault(f"is another {NAMES[sign]} in the cell of player {floor}", square)
    if not found:
        draft.fault(f"has no {NAMES[sign]} in the cell of player {floor}: {floor}{sign}{floor}")
    return found[0] if len(found) == 1 else None
