"""Pen's sheets to be looked at: drawn, marked, scribbled on, as pixels."""

from dataclasses import replace
from functools import cache

import numpy as np
import numpy.typing as npt
import pygame

from dexterity.content.pen.sheets import list_sheets, read_sheet
from dexterity.places import levels
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.sheet.square import SQUARE_MM, Square, big_square
from dexterity.rules.pen.state import DrawnWall
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.sheet.drawn import Drawn, PencilLine, drawn_of
from dexterity.ui.sheet.sheet_picture import SheetPicture
from dexterity.ui.sheet.sheet_plan import SheetPlan, plan_in
from dexterity.values.stroke import Stroke, StrokeEnd, StrokePoint
from dexterity.values.vectors import Vec2

Pixels = npt.NDArray[np.uint8]

ROOM = Box(300.0, 10.0, 700.0, 700.0)
SHEETS = list_sheets(levels() / "pen")
LINE = PencilLine(
    PlayerId(0),
    Stroke(
        tuple(StrokePoint((60.0 + x, 50.0), 1.0 - x / 50.0, x / 100.0) for x in range(41)),
        StrokeEnd.SKIPPED,
        40.0,
        skips=(((108.0, 50.0), (112.0, 50.0)),),
    ),
)
"""From 60 to 100 mm in 0.4 s, and a skip."""


def canvas(text_size: float = 1.0) -> Canvas:
    made = Canvas(pygame.Surface((1280, 720), depth=32), text_size)
    made.begin()
    return made


@cache
def first_sheet() -> Drawn:
    return drawn_of(read_sheet(SHEETS[0]))


def scribbled() -> Drawn:
    """A sheet in the middle of a game."""
    before = first_sheet()
    return replace(
        before,
        filled=(DrawnWall((Square(9, 8), Square(10, 8)), True),),
        plague=big_square(3, 5),
        potions=tuple((square, at % 3) for at, (square, _) in enumerate(before.potions)),
        lines=(LINE,),
    )


def seen(drawn: Drawn, turned_rad: float = 0.0, room: Box = ROOM) -> Pixels:
    """Columns first."""
    on = canvas()
    SheetPicture().draw(on, plan_in(room, turned_rad), drawn)
    return pygame.surfarray.array3d(on.surface)


def changed(one: Pixels, other: Pixels) -> npt.NDArray[np.bool_]:
    """Which pixels differ so that one sees it."""
    return np.asarray(np.abs(one.astype(int) - other).max(axis=2) > 24)


def share_changed(one: Pixels, other: Pixels, plan: SheetPlan, square: Square) -> float:
    """Of a square's pixels, on a sheet that lies straight."""
    low, high = corners(plan, square)
    part = changed(one, other)[low[0] : high[0], low[1] : high[1]]
    return float(part.mean())


def corners(plan: SheetPlan, square: Square) -> tuple[tuple[int, int], tuple[int, int]]:
    """Left and top, right and bottom, of a square of a sheet that lies straight."""
    column, row = square
    near: Vec2 = (column * SQUARE_MM, row * SQUARE_MM)
    left, bottom = plan.place(near)
    right, top = plan.place((near[0] + SQUARE_MM, near[1] + SQUARE_MM))
    return (round(left), round(top)), (round(right), round(bottom))
