"""The value of each section, written where the section is widest."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from dexterity.content.target import FIRST_AREA_CODE, Area, Target
from dexterity.ui.canvas.fonts import Weight, load_font
from dexterity.ui.draw.colours import INK, PAPER
from dexterity.ui.draw.lettering import write_clear
from dexterity.ui.draw.marks import Marks, window_around
from dexterity.ui.draw.room import Room
from dexterity.ui.draw.sheet import Sheet
from dexterity.ui.draw.view import View
from dexterity.values.landing import Zone
from dexterity.values.vectors import Vec2

SIZE_PX: Final = 27
STAR_PX: Final = 9.0
PREFER_NEAR: Final = 0.012
"""How much room a place may lack for each millimetre that it is nearer to the thrower: in a ring,
which is as wide everywhere, the numbers then line up on the near side."""


def draw_numbers(sheet: Sheet, view: View, target: Target, room: Room) -> None:
    """Numbers on the sections, a star on the centre."""
    font = load_font(Weight.SEMIBOLD, SIZE_PX)
    for area, place in places_for_numbers(target, room):
        if area.zone is Zone.CENTRE:
            draw_star(sheet, view.pixel(place), STAR_PX)
        else:
            write_clear(sheet, str(area.value), view.pixel(place), font)


def places_for_numbers(target: Target, room: Room) -> Iterator[tuple[Area, Vec2]]:
    """Each section and the centre, and the place on it with the most room around."""
    for code, area in enumerate(target.areas, FIRST_AREA_CODE):
        if area.zone in (Zone.SECTION, Zone.CENTRE):
            score = np.where(room.codes == code, room.room_mm - PREFER_NEAR * room.y_mm, -np.inf)
            at = np.unravel_index(int(np.argmax(score)), score.shape)
            yield area, (float(room.x_mm[at]), float(room.y_mm[at]))


def draw_star(sheet: Sheet, middle: Vec2, radius_px: float) -> None:
    """The sign of the centre: a small star of ink, its paper bared."""
    for more, ink in ((2.2, False), (0.0, True)):
        turns = np.arange(10) * np.pi / 5 - np.pi / 2
        radii = np.where(np.arange(10) % 2 == 0, radius_px + more, 0.42 * radius_px + more)
        points = np.array(middle) + radii[:, None] * np.column_stack([np.cos(turns), np.sin(turns)])
        marks = Marks(window_around(points, 1.0, sheet.size_px))
        marks.fill(points)
        sheet.cover(marks.coverage(), INK if ink else PAPER, marks.window.corner)
