"""Pictures side by side, and what is said below them."""

from collections.abc import Hashable
from typing import Final

from dexterity.content.rulebook.book import Pictures
from dexterity.content.rulebook.picture import PictureKind
from dexterity.content.rulebook.search import Span
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import NOTE, WIDE_GAP
from dexterity.ui.screens.rules.marked_text import draw_marked
from dexterity.ui.screens.rules.pictures import RulePictures
from dexterity.ui.widgets.widget import Touch, Widget

SIDES: Final = {
    PictureKind.SHEET: 260.0,
    PictureKind.TARGET: 230.0,
    PictureKind.DIE: 64.0,
    PictureKind.SIGN: 56.0,
    PictureKind.TYPE: 72.0,
    PictureKind.THING: 80.0,
    PictureKind.MEDAL: 100.0,
}
"""Points; portraits and cards are in between."""
PORTRAIT: Final = 150.0
CAPTION_GAP: Final = 6.0


class PictureRow(Widget):
    """As large as they are wanted, or as fits into the width."""

    def __init__(
        self,
        name: str,
        block: Pictures,
        pictures: RulePictures,
        *,
        spans: tuple[Span, ...] = (),
        looked_at: bool = False,
    ) -> None:
        super().__init__(name)
        self.block, self.spans, self.looked_at = block, spans, looked_at
        self._pictures = pictures

    @property
    def can_focus(self) -> bool:
        return False

    def _sides(self, width: float) -> list[float]:
        sides = [SIDES.get(picture.kind, PORTRAIT) for picture in self.block.pictures]
        gaps = WIDE_GAP * (len(sides) - 1)
        share = min(1.0, (width - gaps) / sum(sides))
        return [share * side for side in sides]

    def wanted(self, ruler: Ruler, width: float) -> Size:
        _, words = ruler.measure(self.block.caption, NOTE, width)
        return width, max(self._sides(width)) + CAPTION_GAP + words

    def appearance(self, touch: Touch) -> Hashable:
        return (self.block, self.spans, self.looked_at)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        sides = self._sides(self.box.width)
        above, below = self.box.cut_top(max(sides), gap=CAPTION_GAP)
        left = above.left
        for picture, side in zip(self.block.pictures, sides, strict=True):
            place = Box(left, above.middle[1] - side / 2, side, side)
            self._pictures.draw(canvas, picture, place)
            left += side + WIDE_GAP
        draw_marked(canvas, self.block.caption, below, NOTE, self.spans, looked_at=self.looked_at)
