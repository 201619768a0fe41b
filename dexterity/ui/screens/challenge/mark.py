"""The moving mark, pointed at: an arrow over the thing that is to be hit."""

from typing import Final

from dexterity.physics.scene.props import Paddle, Wheel
from dexterity.physics.scene.table import Table
from dexterity.rules.challenge.goal import Goal, MovingMark
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.draw.colours import CENTRE
from dexterity.ui.screens.dare.dare_table import DareTable
from dexterity.ui.throwing.strokes import arrow_head, stroke
from dexterity.values.vectors import Vec3

ABOVE_MM: Final = 12.0
LENGTH: Final = 30.0
"""Points of the arrow."""


def draw_mark(canvas: Canvas, table: DareTable, goal: Goal) -> None:
    """Only where the goal is one."""
    if not isinstance(goal, MovingMark):
        return
    playback = table.playback
    shown, at_s = (table.table, table.clock_s) if playback is None else (
        playback.shown.table, playback.at_s)  # fmt: skip
    place = top_of(shown, goal.mark, at_s)
    if place is None:
        return
    pen = canvas.scale
    x, y = canvas.px(table.picture.place_on(canvas, place))
    start, tip = (x, y - LENGTH * pen), (x, y)
    stroke(canvas.surface, [start, tip], 3.0 * pen, CENTRE, halo=True)
    stroke(canvas.surface, arrow_head(start, tip, 13.0 * pen), 3.0 * pen, CENTRE, halo=True)


def top_of(table: Table, name: str, at_s: float) -> Vec3 | None:
    """A little above the thing of that name, at a time; None where there is none."""
    for prop in table.props:
        if prop.name != name:
            continue
        if isinstance(prop, Paddle):
            x, y = prop.path.pose(at_s).place_mm
            return x, y, prop.height_mm + ABOVE_MM
        if isinstance(prop, Wheel):
            return (*prop.place_mm, prop.height_mm + ABOVE_MM)
    return None
