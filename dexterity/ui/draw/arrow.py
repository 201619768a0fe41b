"""The arrow that shows from where, and which way, the dice were thrown."""

from math import tan
from typing import Final

import numpy as np

from dexterity.content.texts import Texts
from dexterity.hand.toss import Toss
from dexterity.ui.canvas.fonts import Weight, load_font
from dexterity.ui.draw.colours import FAINT_INK, INK, PALE_WOOD
from dexterity.ui.draw.lettering import write_clear
from dexterity.ui.draw.marks import Marks, window_around
from dexterity.ui.draw.noise import Floats, unsteady
from dexterity.ui.draw.sheet import Sheet
from dexterity.ui.draw.view import View

LENGTH_MM: Final = 34.0
ABOVE_EDGE_MM: Final = 9.0
HEAD_PX: Final = 11.0


def draw_arrow(sheet: Sheet, aim: Toss, view: View, texts: Texts, rng: np.random.Generator) -> None:
    """An arrow at the near edge of the view, where the line of the throws enters it."""
    line = _line(aim, view)
    line += np.column_stack([0.7 * unsteady(len(line), 8.0, rng) for _ in range(2)])
    marks = Marks(window_around(line, 2.0 * HEAD_PX, sheet.size_px))
    marks.stroke(line, 2.2)
    for side in (-0.5, 0.5):
        marks.stroke(_barb(line, side), np.array([2.4, 1.6]))
    sheet.ink(marks, INK)
    words, font = texts.say("picture.thrown_from_here"), load_font(Weight.ITALIC, 19)
    middle = (float(line[0, 0]) + 16.0 + font.size(words)[0] / 2, float(line[0, 1]) - 12.0)
    write_clear(sheet, words, middle, font, colour=FAINT_INK, ground=PALE_WOOD)


def _line(aim: Toss, view: View) -> Floats:
    """From the near edge of the view on, as the throws fly."""
    x, y, _ = aim.place_mm
    near = ABOVE_EDGE_MM - view.half_mm
    along = np.linspace(near, near + LENGTH_MM, 12)
    across = np.clip(x + (along - y) * tan(aim.direction_rad), -view.half_mm, view.half_mm)
    return view.pixels(np.column_stack([across, along]))


def _barb(line: Floats, turn_rad: float) -> Floats:
    """One side of the arrow's head."""
    back = line[-4] - line[-1]
    back = HEAD_PX * back / np.hypot(*back)
    cosine, sine = np.cos(turn_rad), np.sin(turn_rad)
    turned = np.array([back[0] * cosine - back[1] * sine, back[0] * sine + back[1] * cosine])
    return np.array([line[-1], line[-1] + turned])
