"""Words on a page that are only read."""

from collections.abc import Hashable

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, Lettering, Look
from dexterity.ui.widgets.widget import Touch, Widget


class Label(Widget):
    """A text, short or long; its lines are broken at the width it is given."""

    def __init__(
        self,
        text: str,
        lettering: Lettering = BODY,
        *,
        align: Align = Align.LEFT,
        raised: float = 0.5,
        look: Look | None = None,
        name: str = "",
    ) -> None:
        """`look` is what it is written on, where all kinds of things may lie below it."""
        super().__init__(name or text)
        self.look = look
        self.text, self.lettering, self.align, self.raised = text, lettering, align, raised

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return ruler.measure(self.text, self.lettering, width)

    def appearance(self, touch: Touch) -> Hashable:
        return (self.text, self.lettering, self.align)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        if self.look is not None:
            canvas.box(self.box, self.look, self.name)
        canvas.text(self.text, self.box, self.lettering, align=self.align, raised=self.raised)


class Rule(Widget):
    """A faint pen line across the page."""

    def __init__(self, name: str = "rule") -> None:
        super().__init__(name)

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return width, 3.0

    def appearance(self, touch: Touch) -> Hashable:
        return (self.name,)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        box: Box = self.box
        canvas.rule((box.left, box.middle[1]), box.width, self.name)
