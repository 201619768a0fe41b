"""A thing of a list: its picture, its name, and what it does."""

from collections.abc import Hashable
from typing import Final

from dexterity.content.rulebook.book import Entry
from dexterity.content.rulebook.picture import PictureKind
from dexterity.content.rulebook.search import Marks, entry_texts
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, GAP, LABEL, SUBHEADING
from dexterity.ui.screens.rules.marked_text import draw_marked
from dexterity.ui.screens.rules.pictures import RulePictures
from dexterity.ui.widgets.widget import Touch, Widget

SIDES: Final = {
    PictureKind.REBUS: (190.0, 56.0),
    PictureKind.ICON: (44.0, 44.0),
    PictureKind.SIGN: (40.0, 40.0),
    PictureKind.REQUIREMENT: (64.0, 64.0),
    PictureKind.TILE: (60.0, 60.0),
}
"""Points, width and height; portraits get more."""
PORTRAIT: Final = (84.0, 84.0)
NO_PICTURE: Final = (0.0, 0.0)


class ThingLine(Widget):
    """The picture stands at the left, the words beside it."""

    def __init__(
        self,
        name: str,
        entry: Entry,
        pictures: RulePictures,
        *,
        marks: Marks = (),
        looked_at: bool = False,
    ) -> None:
        super().__init__(name)
        self.entry, self.marks, self.looked_at = entry, marks, looked_at
        self._pictures = pictures
        self._letterings = (SUBHEADING if entry.heads else LABEL, BODY)

    @property
    def can_focus(self) -> bool:
        return False

    @property
    def _picture_size(self) -> Size:
        picture = self.entry.picture
        return NO_PICTURE if picture is None else SIDES.get(picture.kind, PORTRAIT)

    @property
    def _beside(self) -> float:
        wide, _ = self._picture_size
        return wide + GAP if wide else 0.0

    def wanted(self, ruler: Ruler, width: float) -> Size:
        sizes = self._sizes(ruler, width - self._beside)
        wide, high = max(size[0] for size in sizes), sum(size[1] for size in sizes)
        return wide + self._beside, max(self._picture_size[1], high)

    def _sizes(self, ruler: Ruler, width: float) -> list[Size]:
        texts = zip(entry_texts(self.entry), self._letterings, strict=False)
        return [ruler.measure(text, lettering, width) for text, lettering in texts]

    def appearance(self, touch: Touch) -> Hashable:
        return (self.entry, self.marks, self.looked_at)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        if self.entry.picture is not None:
            wide, high = self._picture_size
            self._pictures.draw(
                canvas, self.entry.picture, Box(self.box.left, self.box.top, wide, high)
            )
        self._draw_words(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        _, words = self.box.cut_left(self._beside)
        sizes = self._sizes(canvas, words.width)
        # Few words stand in the middle of the picture's height, many from its top.
        top = words.top + max(0.0, self._picture_size[1] - sum(high for _, high in sizes)) / 2
        marks = self.marks or ((),) * len(sizes)
        texts = zip(entry_texts(self.entry), self._letterings, sizes, marks, strict=False)
        for text, lettering, (_, high), spans in texts:
            box = Box(words.left, top, words.width, high)
            draw_marked(canvas, text, box, lettering, spans, looked_at=self.looked_at)
            top += high
