"""How a hand at a pencil sees the sheet: about the tip, turned, and as large as a table."""

from dataclasses import dataclass
from math import cos, sin

from dexterity.hand.pencil.feel import PLANE_SCALE
from dexterity.hand.ways.way import turned_by
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2


@dataclass(frozen=True, slots=True)
class SheetView:
    """Where the tip stands, and how far the sheet is turned before the player."""

    tip_mm: Vec2
    turned_rad: float = 0.0
    """To the right, as the player sees it."""

    def on_plane(self, sample: PointerSample) -> PointerSample:
        """A sample on the sheet as the hand has it: in its own millimetres, away from the tip."""
        x, y = sample.x_mm - self.tip_mm[0], sample.y_mm - self.tip_mm[1]
        right, away = _turned((PLANE_SCALE * x, PLANE_SCALE * y), self.turned_rad)
        return PointerSample(sample.at_s, right, away)

    def on_sheet(self, place_mm: Vec2) -> Vec2:
        """A place of the hand's plane, on the sheet."""
        right, away = _turned(place_mm, -self.turned_rad)
        return self.tip_mm[0] + right / PLANE_SCALE, self.tip_mm[1] + away / PLANE_SCALE

    def heading(self, direction_rad: float) -> float:
        """A direction of the hand's plane, on the sheet."""
        return turned_by(direction_rad, -self.turned_rad)


def _turned(place: Vec2, right_rad: float) -> Vec2:
    (x, y), c, s = place, cos(right_rad), sin(right_rad)
    return x * c + y * s, y * c - x * s
