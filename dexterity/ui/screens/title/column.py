"""The choices of the title below one another, in the largest letters that leave all in sight."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import SUBHEADING, Lettering
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row, placed
from dexterity.ui.widgets.widget import Placeable, Widget

COLUMN: Final = Box(78.0, 190.0, 430.0, 514.0)
BUTTON_HEIGHT: Final = 52.0
HEAD_ROOM: Final = 62.0
"""Kept free above the games: whether a match can be gone on with is known a few frames later, and
by then nothing may move below a pointer."""
GAP: Final = 9.0
LEAST_GAP: Final = 6.0
REST_GAP: Final = 10.0
LETTERS: Final = tuple(float(size) for size in range(26, 9, -1))
"""Points that letters may have: the largest that leave all choices in sight are taken."""
IN_A_ROW: Final = 3
"""Of what stands below the games."""
REST_SHARE: Final = 0.77
"""Letters of the rows below the games as a share of those of the games."""

Make = Callable[[str, Lettering], Button]
"""Makes the button of a name, in these letters."""


def title_column(
    games: Sequence[str],
    rest: Sequence[str],
    make: Make,
    *,
    tagline: Label,
    left: Callable[[Lettering], Button] | None,
    ruler: Ruler,
) -> Iterator[Widget]:
    """`rest`: in rows below the games. `left`: makes the button that goes on with a match."""
    choices = _choices(games, rest, make, ruler)
    spare = COLUMN.height - HEAD_ROOM - _height(choices, ruler)
    below = Column(*choices, gap=min(GAP, spare / len(choices)))
    high = below.wanted(ruler, COLUMN.width)[1]
    top = COLUMN.bottom - high
    yield from placed(below, Box(COLUMN.left, top, COLUMN.width, high), ruler)
    yield from _head(Box(COLUMN.left, COLUMN.top, COLUMN.width, top - GAP - COLUMN.top),
                     tagline, left, ruler)  # fmt: skip


def _choices(
    games: Sequence[str], rest: Sequence[str], make: Make, ruler: Ruler
) -> list[Placeable]:
    names = [rest[at : at + IN_A_ROW] for at in range(0, len(rest), IN_A_ROW)]
    widest = _widest(names, make, ruler)
    room = COLUMN.height - HEAD_ROOM - LEAST_GAP * (len(games) + len(names))

    def sized(size: float) -> list[Placeable]:
        large = replace(SUBHEADING, size=size)
        small = replace(SUBHEADING, size=min(widest, REST_SHARE * size))
        buttons = [make(name, large) for name in games]
        rows = [[make(name, small) for name in row] for row in names]
        return [
            *(Fixed(one, height=_high(one, ruler)) for one in buttons),
            *(Row(*row, gap=REST_GAP) for row in rows),
        ]

    fitting = (each for each in map(sized, LETTERS) if _height(each, ruler) <= room)
    return next(fitting, None) or sized(LETTERS[-1])


def _widest(rest: Sequence[Sequence[str]], make: Make, ruler: Ruler) -> float:
    """The largest letters in which every row stands beside one another."""

    def fits(size: float) -> bool:
        lettering = replace(SUBHEADING, size=size)
        rows = [[make(name, lettering) for name in row] for row in rest]
        return all(_width(row, ruler) <= COLUMN.width for row in rows)

    return next((size for size in LETTERS if fits(size)), LETTERS[-1])


def _head(
    box: Box, tagline: Label, left: Callable[[Lettering], Button] | None, ruler: Ruler
) -> Iterator[Widget]:
    """What to go on with, right above the games; over it the tagline, if there is room left."""
    below = box.bottom
    if left is not None:
        button = _fitted(left, box, ruler)
        high = min(box.height, max(BUTTON_HEIGHT, button.wanted(ruler, box.width)[1]))
        below = box.bottom - high - LEAST_GAP
        yield from placed(button, Box(box.left, box.bottom - high, box.width, high), ruler)
    high = tagline.wanted(ruler, box.width)[1]
    if high <= below - box.top:
        yield from placed(tagline, Box(box.left, box.top, box.width, high), ruler)


def _fitted(make: Callable[[Lettering], Button], box: Box, ruler: Ruler) -> Button:
    sized = [make(replace(SUBHEADING, size=REST_SHARE * size)) for size in LETTERS]
    fitting = (button for button in sized if button.wanted(ruler, box.width)[1] <= HEAD_ROOM)
    return next(fitting, sized[-1])


def _high(button: Button, ruler: Ruler) -> float:
    return max(BUTTON_HEIGHT, button.wanted(ruler, COLUMN.width)[1])


def _width(row: Sequence[Button], ruler: Ruler) -> float:
    return sum(one.wanted(ruler, COLUMN.width)[0] + REST_GAP for one in row)


def _height(parts: Sequence[Placeable], ruler: Ruler) -> float:
    return Column(*parts, gap=0.0).wanted(ruler, COLUMN.width)[1]
