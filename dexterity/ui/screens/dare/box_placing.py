"""The step before a throw off the box: it is pulled where it is wanted, turned, and let stand."""

from collections.abc import Callable
from dataclasses import replace
from math import atan2, cos, dist, hypot, sin
from typing import Final

import pygame

from dexterity.physics.scene.table import Table
from dexterity.session.box_place import (
    BOX_AT,
    BOX_HEIGHT_MM,
    BOX_SIZE_MM,
    BoxPlace,
    BoxRefusal,
    why_not_there,
)
from dexterity.ui.draw.colours import CENTRE, INK
from dexterity.ui.input.events import Event, FocusLost, Intended, Phase, Pointer, Wheel
from dexterity.ui.input.intentions import Intention
from dexterity.ui.throwing.strokes import broken_ring, dot, on_picture, stroke
from dexterity.ui.world.camera import Camera
from dexterity.units import DEGREE
from dexterity.values.vectors import Vec2

STEP_MM: Final = 15.0
FINE_STEP_MM: Final = 3.0
TURN_STEP_RAD: Final = 5.0 * DEGREE
"""What a key or a notch of the wheel does. Finer: it takes for ever. Coarser: the right angle
lies between two of them."""
HANDLE_MM: Final = 105.0
"""From the middle of the box to the handle that turns it."""
GRIP_MM: Final = 42.0
"""How near a pointer has to be to the handle. Less: a finger misses it."""

MOVES: Final = {
    Intention.AIM_LEFT: (-STEP_MM, 0.0),
    Intention.AIM_RIGHT: (STEP_MM, 0.0),
    Intention.AIM_LEFT_FINE: (-FINE_STEP_MM, 0.0),
    Intention.AIM_RIGHT_FINE: (FINE_STEP_MM, 0.0),
    Intention.LOFT_UP: (0.0, STEP_MM),
    Intention.LOFT_DOWN: (0.0, -STEP_MM),
}
TURNS: Final = {Intention.POWER_UP: -TURN_STEP_RAD, Intention.POWER_DOWN: TURN_STEP_RAD}


BEFORE_TARGET: Final = BoxPlace((150.0, -240.0), -0.6)
"""Where the practice table has it: free on every table whose target is in the middle."""


def first_place(table: Table) -> BoxPlace:
    """Where the box stands to begin with: the first of the known places that is free."""
    (x, y), turn = BOX_AT.place_mm, BOX_AT.turn_rad
    known = (BOX_AT, BoxPlace((-x, y), -turn), BEFORE_TARGET)
    return next((place for place in known if why_not_there(place, table) is None), BEFORE_TARGET)


ToTable = Callable[[Vec2], Vec2]


class BoxPlacing:
    """Where the box is now, and which pointer has hold of it."""

    def __init__(self, table: Table, to_table: ToTable, place: BoxPlace | None = None) -> None:
        """`table` is without the box; `to_table` says where a place of the stage is on it."""
        self.place = place or first_place(table)
        self._table, self._to_table = table, to_table
        self._pointer: int | None = None
        self._grip_mm: Vec2 | None = None
        """From the pointer to the box's middle; None where it holds the handle."""

    @property
    def refusal(self) -> BoxRefusal | None:
        """Why the box cannot stand where it is."""
        return why_not_there(self.place, self._table)

    @property
    def handle_mm(self) -> Vec2:
        """Where the box is taken to be turned."""
        (x, y), turn = self.place.place_mm, self.place.turn_rad
        return x + HANDLE_MM * cos(turn), y + HANDLE_MM * sin(turn)

    def turn(self, steps: float) -> None:
        """By so many steps, to the left where positive."""
        turned = self.place.turn_rad + steps * TURN_STEP_RAD
        self.place = replace(self.place, turn_rad=turned)

    def _move(self, by_mm: Vec2) -> None:
        (x, y), (right, away) = self.place.place_mm, by_mm
        self._put((x + right, y + away))

    def _put(self, place_mm: Vec2) -> None:
        half_x, half_y = (side / 2 for side in self._table.size_mm)
        x, y = place_mm
        kept = (min(half_x, max(-half_x, x)), min(half_y, max(-half_y, y)))
        self.place = replace(self.place, place_mm=kept)

    # --- events -------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """True if it was for the box."""
        match event:
            case Pointer():
                return self._point(event)
            case Wheel(steps, _):
                self.turn(steps)
            case Intended(intention) if intention in MOVES:
                self._move(MOVES[intention])
            case Intended(intention) if intention in TURNS:
                self.turn(TURNS[intention] / TURN_STEP_RAD)
            case FocusLost():
                self._pointer = None
            case _:
                return False
        return True

    def _point(self, pointer: Pointer) -> bool:
        at_mm = self._to_table(pointer.place)
        match pointer.phase:
            case Phase.DOWN if self._pointer is None:
                return self._take(pointer.id, at_mm)
            case Phase.MOVE if pointer.id == self._pointer:
                self._follow(at_mm)
            case Phase.UP | Phase.CANCEL if pointer.id == self._pointer:
                self._pointer = None
            case _:
                return False
        return True

    def _take(self, pointer: int, at_mm: Vec2) -> bool:
        (x, y), reach = self.place.place_mm, hypot(*BOX_SIZE_MM) / 2 + 15.0
        if dist(at_mm, self.handle_mm) <= GRIP_MM:
            self._grip_mm = None
        elif dist(at_mm, (x, y)) <= reach:
            self._grip_mm = (x - at_mm[0], y - at_mm[1])
        else:
            return False
        self._pointer = pointer
        return True

    def _follow(self, at_mm: Vec2) -> None:
        if self._grip_mm is not None:
            self._put((at_mm[0] + self._grip_mm[0], at_mm[1] + self._grip_mm[1]))
            return
        x, y = self.place.place_mm
        turned = atan2(at_mm[1] - y, at_mm[0] - x)
        self.place = replace(self.place, turn_rad=turned)

    # --- picture ------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        """The handle, and a ring that is red where the box cannot stand; the box itself is drawn
        with the table."""
        (x, y), pen = self.place.place_mm, camera.unit_px
        colour = INK if self.refusal is None else CENTRE
        right, left = (x + HANDLE_MM, y, 0.0), (x - HANDLE_MM, y, 0.0)
        middle, handle, one, other, near, far = on_picture(
            [(x, y, BOX_HEIGHT_MM), (*self.handle_mm, 0.0), right, left,
             (x, y - HANDLE_MM, 0.0), (x, y + HANDLE_MM, 0.0)], camera,
        )  # fmt: skip
        radii = (abs(one[0] - other[0]) / 2, abs(near[1] - far[1]) / 2)
        ground = ((one[0] + other[0]) / 2, (near[1] + far[1]) / 2)
        broken_ring(surface, ground, radii, 1.8 * pen, 22)
        stroke(surface, [middle, handle], 1.6 * pen, colour, halo=True)
        dot(surface, handle, 13.0 * pen)
        dot(surface, handle, 9.0 * pen, colour)
