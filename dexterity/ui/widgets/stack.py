"""Things one below the other that share the height they are given."""

from collections.abc import Sequence

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import GAP
from dexterity.ui.widgets.layout import Group
from dexterity.ui.widgets.widget import Placeable


class Stack(Group):
    """A column for a place of a given height: shares tell how much of it each gets."""

    def __init__(self, *things: Placeable, shares: Sequence[float], gap: float = GAP) -> None:
        super().__init__(*things, gap=gap)
        self._shares = shares

    def wanted(self, ruler: Ruler, width: float) -> Size:
        sizes = [thing.wanted(ruler, width) for thing in self.things]
        gaps = self.gap * max(0, len(sizes) - 1)
        return max((wide for wide, _ in sizes), default=0.0), sum(h for _, h in sizes) + gaps

    def place(self, box: Box, ruler: Ruler) -> None:
        room = max(0.0, box.height - self.gap * max(0, len(self.things) - 1))
        top, whole = box.top, sum(self._shares)
        for thing, share in zip(self.things, self._shares, strict=True):
            height = room * share / whole
            thing.place(Box(box.left, top, box.width, height), ruler)
            top += height + self.gap


class Cells(Group):
    """Equal places, so many to a row, that fill a box."""

    def __init__(
        self, *things: Placeable, columns: int, rows: int | None = None, gap: float = GAP
    ) -> None:
        """`rows`: at least so many, so that few things do not grow too high."""
        super().__init__(*things, gap=gap)
        self._columns = columns
        self._rows = max(rows or 1, -(-len(things) // columns))

    def wanted(self, ruler: Ruler, width: float) -> Size:
        across = (width - self.gap * (self._columns - 1)) / self._columns
        high = max((thing.wanted(ruler, across)[1] for thing in self.things), default=0.0)
        return width, self._rows * high + self.gap * (self._rows - 1)

    def place(self, box: Box, ruler: Ruler) -> None:
        width = (box.width - self.gap * (self._columns - 1)) / self._columns
        height = (box.height - self.gap * (self._rows - 1)) / self._rows
        for at, thing in enumerate(self.things):
            row, column = divmod(at, self._columns)
            left = box.left + column * (width + self.gap)
            thing.place(Box(left, box.top + row * (height + self.gap), width, height), ruler)
