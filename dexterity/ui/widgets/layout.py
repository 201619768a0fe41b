"""Columns and rows: they measure what they hold, and give each its place."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import GAP
from dexterity.ui.widgets.widget import Placeable, Widget


class Group:
    """Things laid out together."""

    def __init__(self, *things: Placeable, gap: float = GAP) -> None:
        self.things, self.gap = things, gap

    def widgets(self) -> Iterator[Widget]:
        """All widgets in it, in order."""
        for thing in self.things:
            yield from thing.widgets()


class Space:
    """Nothing, of a size; in a row or column it keeps others apart."""

    def __init__(self, width: float = 0.0, height: float = 0.0) -> None:
        self._size = (width, height)

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return self._size

    def place(self, box: Box, ruler: Ruler) -> None:
        pass

    def widgets(self) -> Iterator[Widget]:
        return iter(())


class Fixed:
    """A thing held to a width, a height or both, whatever it wants."""

    def __init__(
        self, thing: Placeable, *, width: float | None = None, height: float | None = None
    ) -> None:
        self._thing, self._width, self._height = thing, width, height

    def wanted(self, ruler: Ruler, width: float) -> Size:
        wide, high = self._thing.wanted(ruler, self._width or width)
        return self._width or wide, self._height or high

    def place(self, box: Box, ruler: Ruler) -> None:
        """At the left of the box."""
        width = min(box.width, self._width or box.width)
        self._thing.place(Box(box.left, box.top, width, self._height or box.height), ruler)

    def widgets(self) -> Iterator[Widget]:
        return self._thing.widgets()


class Column(Group):
    """One below the other, all as wide as the column."""

    def wanted(self, ruler: Ruler, width: float) -> Size:
        sizes = [thing.wanted(ruler, width) for thing in self.things]
        gaps = self.gap * max(0, len(sizes) - 1)
        return max((wide for wide, _ in sizes), default=0.0), sum(h for _, h in sizes) + gaps

    def place(self, box: Box, ruler: Ruler) -> None:
        """From the top of the box; what does not fit goes on below it."""
        top = box.top
        for thing in self.things:
            _, height = thing.wanted(ruler, box.width)
            thing.place(Box(box.left, top, box.width, height), ruler)
            top += height + self.gap


class Row(Group):
    """Side by side, all equally high.

    Shares tell how much of the width each gets; without them each gets what it wants, and what
    is left over or lacking is shared out in proportion.
    """

    def __init__(
        self, *things: Placeable, gap: float = GAP, shares: Sequence[float] | None = None
    ) -> None:
        super().__init__(*things, gap=gap)
        self._shares = shares

    def wanted(self, ruler: Ruler, width: float) -> Size:
        natural = sum(thing.wanted(ruler, width)[0] for thing in self.things)
        gaps = self.gap * max(0, len(self.things) - 1)
        widths = self._widths(ruler, width)
        heights = (
            thing.wanted(ruler, wide)[1] for thing, wide in zip(self.things, widths, strict=True)
        )
        return min(width, natural + gaps), max(heights, default=0.0)

    def place(self, box: Box, ruler: Ruler) -> None:
        widths = self._widths(ruler, box.width)
        lefts = accumulate((wide + self.gap for wide in widths), initial=box.left)
        for thing, wide, left in zip(self.things, widths, lefts, strict=False):
            thing.place(Box(left, box.top, wide, box.height), ruler)

    def _widths(self, ruler: Ruler, width: float) -> list[float]:
        room = max(0.0, width - self.gap * max(0, len(self.things) - 1))
        shares = self._shares or [thing.wanted(ruler, room)[0] for thing in self.things]
        whole = sum(shares) or 1.0
        return [room * share / whole for share in shares]


def placed(thing: Placeable, box: Box, ruler: Ruler) -> list[Widget]:
    """Lays out a page and returns its widgets, ready for a form."""
    thing.place(box, ruler)
    return list(thing.widgets())
