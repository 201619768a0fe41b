"""The stage: 1280 by 720 points, fitted into a window of any size without being stretched."""

from dataclasses import dataclass
from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.values.vectors import Vec2

STAGE: Final = Box(0.0, 0.0, 1280.0, 720.0)
"""All that is ever laid out is laid out in here."""

SMALLEST_SCALE: Final = 0.01
"""Divisions by it stay harmless."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Where the stage lies in a window; what is left of the window is bare paper."""

    window_px: tuple[int, int]

    @property
    def scale(self) -> float:
        """Pixels to a point."""
        width, height = self.window_px
        # A window being dragged shut can be of no height at all for a moment.
        return max(min(width / STAGE.width, height / STAGE.height), SMALLEST_SCALE)

    @property
    def size_px(self) -> tuple[int, int]:
        """Of the stage itself, never larger than the window and never nothing."""
        width, height = self.window_px
        return (
            max(1, min(width, round(STAGE.width * self.scale))),
            max(1, min(height, round(STAGE.height * self.scale))),
        )

    @property
    def corner_px(self) -> tuple[int, int]:
        """Left and top of the stage in the window."""
        (width, height), (wide, high) = self.window_px, self.size_px
        return max(0, (width - wide) // 2), max(0, (height - high) // 2)

    def to_points(self, place_px: Vec2) -> Vec2:
        """Which point of the stage a pixel of the window shows; outside the stage too."""
        (x, y), (left, top) = place_px, self.corner_px
        return (x - left) / self.scale, (y - top) / self.scale

    def to_px(self, place: Vec2) -> Vec2:
        """Which pixel of the window shows a point of the stage."""
        (x, y), (left, top) = place, self.corner_px
        return left + x * self.scale, top + y * self.scale
