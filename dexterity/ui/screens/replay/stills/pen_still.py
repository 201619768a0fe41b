"""The sheet of a match of Pen, with every stroke that was drawn on it."""

from pathlib import Path
from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.keepsakes.repeating import Repeating
from dexterity.ui.screens.pen.replay_frames import frames_of, match_of
from dexterity.ui.screens.replay.stills.drawing import Drawing
from dexterity.ui.sheet.drawn import drawn_of
from dexterity.ui.sheet.sheet_picture import SheetPicture
from dexterity.ui.sheet.sheet_plan import plan_in

TILT_RAD: Final = -0.04
"""It lies there as somebody put it down."""
AT_ONCE: Final = 1
"""Flicks that are made again in a frame: some take longer than a frame may."""


def draw_sheet(path: Path, canvas: Canvas, box: Box) -> Drawing:
    """As it lay there in the end."""
    reading = Repeating(path, match_of, frames_of, at_once=AT_ONCE)
    while reading.under_way:
        reading.advance()
        yield
    if reading.match is None or not reading.frames:
        return False
    last = reading.frames[-1]
    drawn = drawn_of(reading.match.game.board.sheet, last.state, last.lines)
    picture, plan = SheetPicture(), plan_in(box, TILT_RAD)
    yield from picture.drawn_in_parts(canvas, plan, drawn)
    picture.draw(canvas, plan, drawn)
    return True
