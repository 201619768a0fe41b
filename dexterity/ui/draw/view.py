"""A flat view from straight above: which pixel a place on the table is."""

from dataclasses import dataclass

import numpy as np

from dexterity.ui.draw.marks import Window
from dexterity.ui.draw.noise import Floats
from dexterity.values.vectors import Vec2


@dataclass(frozen=True, slots=True)
class View:
    """A square window onto the table, on a sheet of paper."""

    left_px: int
    top_px: int
    side_px: int
    half_mm: float
    """From the middle of the window, where the target's middle is, to its sides."""

    @property
    def px_per_mm(self) -> float:
        return self.side_px / (2.0 * self.half_mm)

    def pixels(self, places_mm: Floats) -> Floats:
        """Where places (n, 2) are on the sheet; y points away from the thrower, so up."""
        right = self.left_px + (places_mm[:, 0] + self.half_mm) * self.px_per_mm
        down = self.top_px + (self.half_mm - places_mm[:, 1]) * self.px_per_mm
        return np.column_stack([right, down])

    def pixel(self, place_mm: Vec2) -> Vec2:
        """Where one place is."""
        ((x, y),) = self.pixels(np.array([place_mm])).tolist()
        return x, y

    @property
    def window(self) -> Window:
        """The part of the sheet that the view takes."""
        return Window(self.left_px, self.top_px, self.side_px, self.side_px)
