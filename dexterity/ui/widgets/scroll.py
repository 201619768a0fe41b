"""How far something long has been scrolled behind something short."""

from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.theme import Look
from dexterity.ui.draw.colours import FAINT_INK
from dexterity.ui.input.events import KeyPressed

WHEEL_STEP: Final = 60.0
"""Points for a step of the wheel or of a key: about two lines."""
BAR_WIDTH: Final = 8.0
BAR_ROOM: Final = 20.0
"""What a bar takes of the width beside it."""
SHORTEST_BAR: Final = 28.0
DASH, DASH_GAP = 9.0, 6.0
"""Points of a line along which a page is cut off, there being more of it."""
BAR: Final = Look(pencil=FAINT_INK, pressure=0.35, spacing=3.0, line=1.1)


class Scroll:
    """An offset that stays within its bounds."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._view, self._whole = Box(0, 0, 0, 0), 0.0

    def fit(self, view: Box, whole: float) -> None:
        """What is seen, and how high all of it is."""
        self._view, self._whole = view, whole
        self.by(0.0)

    @property
    def most(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self._whole - self._view.height)

    @property
    def overflows(self) -> bool:
        """Whether there is anything to scroll; a hair too much is not."""
        return self.most > 1.0

    def by(self, down: float) -> float:
        """Scrolls on, as far as it goes, and says how far that was."""
        before = self.offset
        self.offset = min(self.most, max(0.0, before + down))
        return self.offset - before

    def reveal(self, top: float, height: float) -> float:
        """Scrolls as little as brings a part, placed from the top of the whole, into view."""
        if top < self.offset:
            return self.by(top - self.offset)
        return self.by(max(0.0, top + height - self._view.height - self.offset))

    def by_key(self, pressed: KeyPressed) -> float | None:
        """What the paging keys mean; None for other keys."""
        page = 0.9 * self._view.height
        far = {"page up": -page, "page down": page, "home": -self._whole, "end": self._whole}
        return self.by(far[pressed.key]) if pressed.key in far and self.overflows else None

    @property
    def cuts(self) -> tuple[float, ...]:
        """The heights at which there is more beyond what is seen."""
        if not self.overflows:
            return ()
        above = (self._view.top,) if self.offset > 1.0 else ()
        below = (self._view.bottom,) if self.offset < self.most - 1.0 else ()
        return (*above, *below)

    def draw_cuts(self, canvas: Canvas, name: str) -> None:
        """Dashes where the page is cut off: a line of letters sliced there is no slip."""
        left, right = self._view.left, self._view.right - BAR_ROOM
        dashes = int((right - left + DASH_GAP) / (DASH + DASH_GAP))
        for at in self.cuts:
            for dash in range(dashes):
                start = left + dash * (DASH + DASH_GAP)
                canvas.line([(start, at), (start + DASH, at)],
                            width=1.2, colour=FAINT_INK, name=name)  # fmt: skip

    def draw_bar(self, canvas: Canvas, name: str) -> None:
        """A bar at the right of the view, if there is more than is seen."""
        if not self.overflows:
            return
        view = self._view
        left = view.right - BAR_WIDTH - 4.0
        canvas.line([(left + 4.0, view.top + 6), (left + 4.0, view.bottom - 6)],
                    width=1.0, colour=FAINT_INK, name=name)  # fmt: skip
        length = max(SHORTEST_BAR, (view.height - 12) * view.height / self._whole)
        top = view.top + 6 + (view.height - 12 - length) * self.offset / self.most
        canvas.box(Box(left, top, BAR_WIDTH, length), BAR, name)
