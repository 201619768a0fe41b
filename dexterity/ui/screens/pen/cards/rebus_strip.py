"""The rebus of a card: its boxes side by side, the icons in each, and arrows from box to box."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from dexterity.rules.pen.rebus.icon import Icon
from dexterity.rules.pen.rebus.idioms import Icons
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import Look
from dexterity.ui.draw.colours import BONE
from dexterity.ui.sheet.signs import draw_sign
from dexterity.ui.widgets.widget import Touch, Widget

PADDING: Final = 5.0
"""Between a box's line and its icons."""
GAP: Final = 3.0
"""Between icons."""
ARROW: Final = 18.0
"""The room that an arrow takes between two boxes."""
BOX: Final = Look(ground=BONE, line=1.4)


@dataclass(frozen=True, slots=True)
class RebusLayout:
    """Where everything of a rebus is drawn."""

    boxes: tuple[Box, ...]
    icons: tuple[tuple[Icon, Box], ...]
    arrows: tuple[Box, ...]


def lay_out(boxes: tuple[Icons, ...], room: Box, side: float) -> RebusLayout:
    """In the middle of a room, with icons as large as told, or as fit."""
    side = fitting_side(boxes, room.width, side)
    left = room.left + (room.width - _wide(boxes, side)) / 2
    top, high = room.middle[1] - side / 2 - PADDING, side + 2 * PADDING
    frames: list[Box] = []
    icons: list[tuple[Icon, Box]] = []
    arrows: list[Box] = []
    for number, row in enumerate(boxes):
        if number:
            arrows.append(Box(left, top, ARROW, high))
            left += ARROW
        frame = Box(left, top, _box_wide(row, side), high)
        lefts = (left + PADDING + at * (side + GAP) for at in range(len(row)))
        places = (Box(start, top + PADDING, side, side) for start in lefts)
        icons += zip(row, places, strict=True)
        frames.append(frame)
        left = frame.right
    return RebusLayout(tuple(frames), tuple(icons), tuple(arrows))


def fitting_side(boxes: tuple[Icons, ...], width: float, side: float) -> float:
    """How large icons can be, if not as large as told."""
    bare = _wide(boxes, 0.0)
    return min(side, (width - bare) / sum(map(len, boxes)))


def _wide(boxes: tuple[Icons, ...], side: float) -> float:
    return sum(_box_wide(row, side) for row in boxes) + ARROW * (len(boxes) - 1)


def _box_wide(row: Icons, side: float) -> float:
    return len(row) * side + GAP * (len(row) - 1) + 2 * PADDING


class RebusStrip(Widget):
    """A rebus on a page."""

    def __init__(self, name: str, boxes: tuple[Icons, ...], side: float) -> None:
        super().__init__(name)
        self.boxes, self._side = boxes, side

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        side = fitting_side(self.boxes, width, self._side)
        return _wide(self.boxes, side), side + 2 * PADDING

    def appearance(self, touch: Touch) -> Hashable:
        return (self.boxes, self._side)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        layout = lay_out(self.boxes, self.box, self._side)
        for number, frame in enumerate(layout.boxes):
            canvas.box(frame, BOX, f"{self.name}/{number}")
        for icon, place in layout.icons:
            draw_sign(canvas, icon, place)
        for place in layout.arrows:
            _draw_arrow(canvas, place)


def _draw_arrow(canvas: Canvas, box: Box) -> None:
    """From one box to the next."""
    x, y = box.middle
    canvas.line([(x - 6.0, y), (x + 6.0, y)], width=2.0, name="rebus arrow")
    canvas.line(
        [(x + 1.5, y - 4.5), (x + 6.5, y), (x + 1.5, y + 4.5)], width=2.0, name="rebus head"
    )
