"""Makes cells of a draft's floors, starts and treasures, or says what they lack."""

from dexterity.content.pen.draft import Draft
from dexterity.content.pen.drawing import CELL_FLOORS, CHEST, POTION, START, TREASURE
from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.sheet import MOST_THINGS
from dexterity.rules.pen.sheet.square import Square

NAMES = {START: "start", TREASURE: "treasure", CHEST: "chests", POTION: "potions"}


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
