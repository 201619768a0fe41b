"""A card of paper with a border, and what is written on it."""

from collections.abc import Hashable, Iterator

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import CARD, PADDING, Look
from dexterity.ui.widgets.widget import Placeable, Touch, Widget


class Panel(Widget):
    """Lies below what it holds, and is as large as that and a padding."""

    def __init__(
        self,
        content: Placeable | None = None,
        *,
        name: str = "panel",
        look: Look = CARD,
        padding: float = PADDING,
    ) -> None:
        super().__init__(name)
        self._content, self._look, self._padding = content, look, padding

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        if self._content is None:
            return width, 2 * self._padding
        inner = width - 2 * self._padding
        wide, high = self._content.wanted(ruler, inner)
        return wide + 2 * self._padding, high + 2 * self._padding

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box
        if self._content is not None:
            self._content.place(box.inset(self._padding), ruler)

    def widgets(self) -> Iterator[Widget]:
        yield self
        if self._content is not None:
            yield from self._content.widgets()

    def appearance(self, touch: Touch) -> Hashable:
        return (self._look,)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        canvas.box(self.box, self._look, self.name)
