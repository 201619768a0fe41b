"""Little drawn bones, strewn over the parts of a target that are a miss."""

from typing import Final

import numpy as np

from dexterity.content.target import BARE_CODE, FIRST_AREA_CODE, Codes, Target
from dexterity.ui.draw.colours import BONE, INK
from dexterity.ui.draw.marks import Marks
from dexterity.ui.draw.noise import Bools, Floats
from dexterity.ui.draw.room import Room
from dexterity.ui.draw.sheet import Sheet
from dexterity.ui.draw.view import View
from dexterity.values.landing import Zone

LENGTH_MM: Final = 15.0
THICKNESS_MM: Final = 3.0
KNOB_MM: Final = 2.3
APART_MM: Final = 23.0
"""From bone to bone: a rim full of them, none touching the next."""

ROOM_MM: Final = 4.0
"""How far from every border the middle of a bone is at least."""


def draw_bones(
    sheet: Sheet, view: View, target: Target, room: Room, rng: np.random.Generator
) -> None:
    """Bones wherever there is room for one."""
    outside, inside = Marks(view.window), Marks(view.window)
    for place, turn in places_for_bones(target, room, rng):
        for marks, more_mm in ((outside, 0.9), (inside, 0.0)):
            _draw_bone(marks, place, turn, more_mm, view)
    sheet.cover(outside.coverage(), INK, view.window.corner)
    sheet.cover(inside.coverage(), BONE, view.window.corner)


def places_for_bones(
    target: Target, room: Room, rng: np.random.Generator
) -> list[tuple[Floats, float]]:
    """Middles and directions, along the borders, roomiest first."""
    free = np.where(_on_bones(target, room.codes), room.room_mm, 0.0)
    slope_y, slope_x = np.gradient(free)
    rows, columns = np.nonzero(free >= ROOM_MM)
    order = np.argsort(-free[rows, columns] + rng.uniform(0.0, 1.5, len(rows)))
    found: list[tuple[Floats, float]] = []
    rows, columns = rows[order], columns[order]
    places = np.column_stack([room.x_mm[rows, columns], room.y_mm[rows, columns]])
    left = np.ones(len(places), dtype=np.bool_)
    while left.any():
        first = int(left.argmax())
        row, column = rows[first], columns[first]
        away = np.arctan2(slope_y[row, column], slope_x[row, column])
        found.append((places[first], float(away + np.pi / 2 + rng.normal(0.0, 0.25))))
        left &= np.hypot(*(places - places[first]).T) >= APART_MM
    return found


def _draw_bone(marks: Marks, place: Floats, turn: float, more_mm: float, view: View) -> None:
    along, across = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    half = (LENGTH_MM / 2 - KNOB_MM) * along
    scale = view.px_per_mm
    marks.stroke(
        view.pixels(np.array([place - half, place + half])), (THICKNESS_MM + 2 * more_mm) * scale
    )
    for end in (-1.0, 1.0):
        for side in (-1.0, 1.0):
            knob = place + end * half + side * 0.75 * KNOB_MM * across + end * 0.6 * along
            marks.dot(view.pixels(knob[None])[0], 1.8 * (KNOB_MM + more_mm) * scale)


def _on_bones(target: Target, codes: Codes) -> Bools:
    bones = [BARE_CODE]
    bones += [n for n, area in enumerate(target.areas, FIRST_AREA_CODE) if area.zone is Zone.BONES]
    return np.isin(codes, bones)
