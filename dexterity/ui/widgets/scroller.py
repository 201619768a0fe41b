"""A page that may be longer than the room for it."""

from collections.abc import Hashable, Iterator

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.input.events import KeyPressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.scroll import BAR_ROOM, WHEEL_STEP, Scroll
from dexterity.ui.widgets.widget import Placeable, Touch, Widget
from dexterity.values.vectors import Vec2

ROOM_FOR_RINGS = 8.0
"""Around what is scrolled, so that focus rings and shadows are not cut off."""


class Scroller(Widget):
    """Shows as much of a page as fits; wheel, finger and keys move it, and so does the focus."""

    def __init__(self, name: str, content: Placeable) -> None:
        super().__init__(name)
        self._content, self._scroll = content, Scroll()
        self._held: Vec2 | None = None

    @property
    def can_focus(self) -> bool:
        """Only to be scrolled by keys, where nothing inside takes the focus and pulls it along."""
        inside = any(widget.can_focus for widget in self._content.widgets())
        return self._scroll.overflows and not inside

    @property
    def pulls(self) -> bool:
        return True

    def wanted(self, ruler: Ruler, width: float) -> Size:
        wide, high = self._content.wanted(ruler, self._inner_width(width))
        return wide + BAR_ROOM + 2 * ROOM_FOR_RINGS, high + 2 * ROOM_FOR_RINGS

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box
        width = self._inner_width(box.width)
        _, height = self._content.wanted(ruler, width)
        self._scroll.fit(box, height + 2 * ROOM_FOR_RINGS)
        top = box.top + ROOM_FOR_RINGS - self._scroll.offset
        self._content.place(Box(box.left + ROOM_FOR_RINGS, top, width, height), ruler)
        for widget in self._content.widgets():
            widget.viewport = self

    def _inner_width(self, width: float) -> float:
        return width - BAR_ROOM - 2 * ROOM_FOR_RINGS

    def widgets(self) -> Iterator[Widget]:
        yield self
        yield from self._content.widgets()

    def move(self, right: float, down: float) -> None:
        raise TypeError("a page inside a page does not scroll")

    def adopt(self, before: Widget) -> None:
        if isinstance(before, Scroller):
            self._held = before._held
            self._by(before._scroll.offset)

    # --- scrolling ----------------------------------------------------------------------------

    def reveal(self, box: Box) -> None:
        """Scrolls until the box is in sight."""
        top = box.top - self.box.top + self._scroll.offset
        self._shift(self._scroll.reveal(top - ROOM_FOR_RINGS, box.height + 2 * ROOM_FOR_RINGS))

    def press(self, place: Vec2) -> None:
        self._held = place

    def drag(self, place: Vec2) -> None:
        if self._held is not None:
            self._by(self._held[1] - place[1])
        self._held = place

    def wheel(self, steps: float, place: Vec2) -> bool:
        self._by(-steps * WHEEL_STEP)
        return self._scroll.overflows

    def intend(self, intention: Intention) -> bool:
        steps = {Intention.UP: -1.0, Intention.DOWN: 1.0}.get(intention)
        if steps is None or not self._scroll.overflows:
            return False
        self._by(steps * WHEEL_STEP)
        return True

    def key(self, pressed: KeyPressed) -> bool:
        moved = self._scroll.by_key(pressed)
        self._shift(moved or 0.0)
        return moved is not None

    def _by(self, down: float) -> None:
        self._shift(self._scroll.by(down))

    def _shift(self, down: float) -> None:
        for widget in self._content.widgets():
            widget.move(0.0, -down)

    def appearance(self, touch: Touch) -> Hashable:
        return (self._scroll.offset, self._scroll.most)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        self._scroll.draw_bar(canvas, f"{self.name}/bar")
        self._scroll.draw_cuts(canvas, f"{self.name}/cut")
        if touch.focused:
            self.draw_focus(canvas, self.box.inset(4.0))
