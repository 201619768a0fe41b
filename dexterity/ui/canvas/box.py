"""An upright rectangle of the stage, in points; y grows downwards."""

from collections.abc import Sequence
from dataclasses import dataclass

from dexterity.values.vectors import Vec2

Size = tuple[float, float]
"""Width and height, in points."""


@dataclass(frozen=True, slots=True)
class Box:
    """Where something is laid out."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def middle(self) -> Vec2:
        return self.left + self.width / 2, self.top + self.height / 2

    @property
    def size(self) -> Size:
        return self.width, self.height

    def contains(self, place: Vec2) -> bool:
        """Whether a place is inside; the left and top borders belong to it."""
        x, y = place
        return self.left <= x < self.right and self.top <= y < self.bottom

    def holds(self, other: "Box", slack: float = 0.0) -> bool:
        """Whether another box is wholly inside, give or take the slack."""
        return (
            other.left >= self.left - slack
            and other.top >= self.top - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: "Box") -> bool:
        """Whether the two share any ground."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def shared_with(self, other: "Box") -> "Box":
        """The ground that both have, which may be none."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Box(left, top, max(0.0, right - left), max(0.0, bottom - top))

    def moved(self, right: float = 0.0, down: float = 0.0) -> "Box":
        """The same box elsewhere."""
        return Box(self.left + right, self.top + down, self.width, self.height)

    def inset(self, across: float, down: float | None = None) -> "Box":
        """Smaller by that much at each side; a negative number makes it larger."""
        down = across if down is None else down
        return Box(
            self.left + across,
            self.top + down,
            max(0.0, self.width - 2 * across),
            max(0.0, self.height - 2 * down),
        )

    def cut_top(self, height: float, gap: float = 0.0) -> tuple["Box", "Box"]:
        """A strip of that height from the top, and what is left below it."""
        rest = max(0.0, self.height - height - gap)
        return (
            Box(self.left, self.top, self.width, min(height, self.height)),
            Box(self.left, self.bottom - rest, self.width, rest),
        )

    def cut_left(self, width: float, gap: float = 0.0) -> tuple["Box", "Box"]:
        """A strip of that width from the left, and what is left beside it."""
        rest = max(0.0, self.width - width - gap)
        return (
            Box(self.left, self.top, min(width, self.width), self.height),
            Box(self.right - rest, self.top, rest, self.height),
        )


def centred(middle: Vec2, size: Size) -> Box:
    """A box of that size around a middle."""
    (x, y), (width, height) = middle, size
    return Box(x - width / 2, y - height / 2, width, height)


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of them; nothing around none."""
    if not boxes:
        return Box(0.0, 0.0, 0.0, 0.0)
    left, top = min(box.left for box in boxes), min(box.top for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)
