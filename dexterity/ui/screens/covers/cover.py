"""What every living picture of the title is: something that moves gently, or keeps still."""

from abc import ABC, abstractmethod

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas


class Cover(ABC):
    """Works in small steps: whatever takes long is made a bit each frame."""

    still_at_s = 0.0
    """The moment that is shown where nothing may move: the one that tells most."""

    fills = False
    """Whether it fills its side of the page and fades into it, rather than lying on it."""

    def __init__(self) -> None:
        self.at_s = 0.0

    def update(self, elapsed_s: float, *, still: bool) -> None:
        """Time goes by; `still`: but nothing moves."""
        self.at_s = self.still_at_s if still else self.at_s + elapsed_s

    @abstractmethod
    def draw(self, canvas: Canvas, box: Box) -> None:
        """As far as it is made, within the box."""


def moved_px(box: Box, canvas: Canvas, right: float = 0.0, down: float = 0.0) -> Box:
    """A box moved by whole pixels: drawings in it keep their size, and are not made anew."""
    unit = canvas.scale
    left, top = round(box.left * unit) / unit, round(box.top * unit) / unit
    at = Box(left, top, box.width, box.height)
    return at.moved(round(right * unit) / unit, round(down * unit) / unit)
