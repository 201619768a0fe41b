"""A line of a card: a small drawing, and words beside it."""

from collections.abc import Callable, Hashable

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, Lettering
from dexterity.ui.screens.dare.requirement_sign import draw_requirement
from dexterity.ui.widgets.widget import Touch, Widget

SIDE = 30.0
GAP = 10.0

Draw = Callable[[Canvas, Box], None]


class SignLine(Widget):
    """The drawing stands at the left of the first of its lines."""

    def __init__(
        self,
        name: str,
        draw: Draw,
        words: str,
        *,
        lettering: Lettering = BODY,
        side: float = SIDE,
    ) -> None:
        super().__init__(name)
        self.words, self.lettering, self._draw, self._side = words, lettering, draw, side

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        wide, high = ruler.measure(self.words, self.lettering, width - self._side - GAP)
        return wide + self._side + GAP, max(self._side, high)

    def appearance(self, touch: Touch) -> Hashable:
        return (self.name, self.words, self.lettering)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        box, side = self.box, self._side
        self._draw(canvas, Box(box.left, box.middle[1] - side / 2, side, side))
        words = Box(box.left + side + GAP, box.top, box.width - side - GAP, box.height)
        canvas.text(self.words, words, self.lettering, raised=0.5)


def requirement_line(
    name: str, requirement: str, words: str, *, lettering: Lettering = BODY, side: float = SIDE
) -> SignLine:
    """A requirement and what it is called."""
    return SignLine(
        f"{name}/{requirement}",
        lambda canvas, box: draw_requirement(canvas, requirement, box),
        words, lettering=lettering, side=side,
    )  # fmt: skip
