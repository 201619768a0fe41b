"""A requirement that is in force: its sign and its name; its rule for whoever lingers."""

from collections.abc import Callable, Hashable
from typing import Final

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import FIELD, LABEL, SMALLEST_TARGET, STRAW, Look, hovered
from dexterity.ui.draw.colours import CENTRE, INK
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.challenge.signs import draw_requirement
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values import Vec2

SIDE: Final = 40.0
GAP: Final = 10.0
PADDING: Final = 7.0
MARK: Final = 20.0
OVER: Final = Look(pencil=STRAW, pressure=0.25, line=1.3)


class DareBadge(Widget):
    """Pressed, it explains itself."""

    def __init__(
        self,
        requirement: str,
        name: str,
        rule: str,
        on_press: Callable[[], None],
        *,
        met: bool | None = None,
    ) -> None:
        """`met` is what the last throw came to; None before it."""
        super().__init__(f"dare/{requirement}", hint=rule)
        self.requirement, self.text, self.met = requirement, name, met
        self._on_press = on_press

    def wanted(self, ruler: Ruler, width: float) -> Size:
        wide, high = ruler.measure(self.text, LABEL, width - self._beside)
        return wide + self._beside, max(SMALLEST_TARGET, SIDE + 2 * PADDING, high + 2 * PADDING)

    @property
    def _beside(self) -> float:
        return SIDE + GAP + 2 * PADDING + MARK

    def release(self, place: Vec2) -> None:
        if self.box.contains(place):
            self._on_press()

    def intend(self, intention: Intention) -> bool:
        if intention is Intention.CONFIRM:
            self._on_press()
            return True
        return False

    def appearance(self, touch: Touch) -> Hashable:
        return (self.requirement, self.text, self.met)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        box = self.box
        look = hovered(OVER) if touch.hovered or touch.pressed else FIELD
        canvas.box(box, look, self.name)
        sign = Box(box.left + PADDING, box.middle[1] - SIDE / 2, SIDE, SIDE)
        draw_requirement(canvas, self.requirement, sign)
        words = Box(sign.right + GAP, box.top, box.width - self._beside, box.height)
        canvas.text(self.text, words, LABEL, raised=0.5)
        if self.met is not None:
            mark = Box(box.right - MARK - 4.0, box.middle[1] - MARK / 2, MARK, MARK)
            icon = Icon.CHECK if self.met else Icon.CLOSE
            canvas.icon(icon, mark, width=3.0, colour=INK if self.met else CENTRE)
        if touch.focused:
            self.draw_focus(canvas)
