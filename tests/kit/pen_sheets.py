"""Sheets of Pen drawn by hand, whole and in part, and what the reader says of them."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hypothesis import strategies as st

from dexterity.content.pen.sheets import load_sheet, read_sheet
from dexterity.errors import ContentError
from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import frame_edges, inner_edges
from dexterity.rules.pen.sheet.sheet import MOST_THINGS, Sheet, Title
from dexterity.rules.pen.sheet.square import Square, all_squares
from dexterity.rules.pen.sheet.stroke import Stroke

PLAIN = """\
pen sheet 1

title: Plain Paper
titre: Papier ordinaire
author: Dexterity

+###+###+###+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
#1$1 1 1 1 1#                                                           |
+   .   .   +   .   .   .   .   .   .   .   .   .   .   .   .   .   .   +
#1 1 1x1 1 1              C                                             |
+   .   .   +   .   .   .   .   .   .   .   .   .   .   .   .   .   .   +
#1 1 1 1 1 1#                                                           |
+###+###+###+   .   .   :   .   .   :   .   .   :   .   .   :   .   .   +
|                                                                       |
+   .   .   .   .   .   .   .   +###+   .   .   .   .   .   .   .   .   +
|                                                                       |
+   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   +
|                 P                                                     |
+   .   .   :   .   .   :   .   .   +   .   .   :   .   .   :   .   .   +
|                                   |                                   |
+   .   .   +---+---+---+   .   .   +   .   .   .   .   .   .   .   .   +
|                                   |                                   |
+   .   .   .   .   .   .   .   .   +   .   .   .   .   .   .   .   .   +
|                                   |                                   |
+   .   .   :   .   .   :   .   .   +   .   .   :   .   .   :   .   .   +
|                                   |                                   |
+   .   .   .   .   .   .   .   .   +   .   .   .   .   .   .   .   .   +
|                                   |                                   |
+   .   .   .   .   .   .   .   .   +   .   .   +---+---+---+   .   .   +
|                                   |                                   |
+   .   .   :   .   .   :   .   .   +   .   .   :   .   .   :   .   .   +
|                                                     P                 |
+   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   +
|                                                                       |
+   .   .   .   .   .   .   .   .   +###+   .   .   .   .   .   .   .   +
|                                                                       |
+   .   .   :   .   .   :   .   .   :   .   .   :   .   .   +###+###+###+
|                                                           #2 2 2 2 2 2#
+   .   .   .   .   .   .   .   .   .   .   .   .   .   .   +   .   .   +
|                                             C              2 2 2x2 2 2#
+   .   .   .   .   .   .   .   .   .   .   .   .   .   .   +   .   .   +
|                                                           #2 2 2 2 2$2#
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+###+###+###+

stroke 100,150 105,157.5 110,150
padded stroke 20,125 30,125
stroke 80,30 75,22.5 70,30
padded stroke 160,55 150,55
"""
"""A sound sheet with one of everything, for tests to spoil; the near left corner is empty."""

FIRST_LINE = 6
"""Of its drawing, from 0."""


def in_corner(drawing: str) -> str:
    """The plain sheet, the near left corner of which is this drawing: with the frame there."""
    lines, patch = PLAIN.splitlines(), drawing.strip("\n").splitlines()
    first = FIRST_LINE + 37 - len(patch)
    for at, line in enumerate(patch, first):
        lines[at] = line + lines[at][len(line) :]
    return "\n".join(lines) + "\n"


def signed(line: int, column: int, signs: str, text: str = PLAIN) -> str:
    """The text with other signs at a place, counted from 1 as faults do."""
    lines = text.splitlines()
    old = lines[line - 1]
    lines[line - 1] = old[: column - 1] + signs + old[column - 1 + len(signs) :]
    return "\n".join(lines) + "\n"


def read(content: str | bytes) -> Sheet:
    """The sheet in a file of this content, playable or not."""
    return _from_file(content, playable=False)


def told(content: str | bytes) -> list[str]:
    """What the checker says is wrong, place and reason, without the name of the file."""
    try:
        _from_file(content, playable=True)
    except ContentError as error:
        return [f"{fault.place}: {fault.reason}" for fault in error.faults]
    return []


def _from_file(content: str | bytes, *, playable: bool) -> Sheet:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "mine.txt"
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        return load_sheet(file) if playable else read_sheet(file)


# Any sheet that paper can hold, playable or not


_TEXTS = st.text("abcXYZ éœ’ 09", min_size=1, max_size=60).filter(lambda text: text == text.strip())
_TENTHS = st.integers(0, 1800).map(lambda tenths: tenths / 10)
_POINTS = st.lists(st.tuples(_TENTHS, _TENTHS), min_size=2, max_size=5, unique=True)
_STROKES = st.lists(st.builds(Stroke, _POINTS.map(tuple), st.booleans()), max_size=4).map(tuple)


def any_sheets() -> st.SearchStrategy[Sheet]:
    """Walls, cells and things wherever they may be."""
    # Drawn from a seed: hypothesis would take a second over the hundreds of squares and edges.
    return st.builds(_any_sheet, st.integers(0, 2**32), st.tuples(_TEXTS, _TEXTS, _TEXTS), _STROKES)


def _any_sheet(seed: int, texts: tuple[str, str, str], strokes: tuple[Stroke, ...]) -> Sheet:
    luck = Random(seed)
    squares = luck.sample(list(all_squares()), 60)
    chests, potions = luck.randint(0, MOST_THINGS), luck.randint(0, MOST_THINGS)
    edges = [*inner_edges(), *frame_edges()]
    padded = frozenset(luck.sample(edges, luck.randint(0, 200)))
    walls = frozenset(luck.sample(list(inner_edges()), luck.randint(0, 400)))
    return Sheet(
        title=Title(texts[0], texts[1]),
        author=texts[2],
        walls=walls - padded,
        padded=padded,
        cells=(_cell(squares[18:25]), _cell(squares[25 : 27 + luck.randint(0, 30)])),
        chests=tuple(sorted(squares[:chests])),
        potions=tuple(sorted(squares[9 : 9 + potions])),
        strokes=strokes,
    )


def _cell(squares: list[Square]) -> Cell:
    return Cell(frozenset(squares), squares[0], squares[1])
