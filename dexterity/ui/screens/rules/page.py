"""A page of a book as widgets."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from dexterity.content.rulebook.book import (
    Block,
    Entries,
    Entry,
    Grid,
    Heading,
    Link,
    Listed,
    Paragraph,
    Pictures,
    Points,
)
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, GAP, HEADING, LABEL, SUBHEADING, Lettering
from dexterity.ui.screens.rules.grid_line import GridLine
from dexterity.ui.screens.rules.passage import BULLET, Passage
from dexterity.ui.screens.rules.picture_row import PictureRow
from dexterity.ui.screens.rules.pictures import RulePictures
from dexterity.ui.screens.rules.selection import Selection
from dexterity.ui.screens.rules.thing_line import ThingLine
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.layout import Column, Row, Space
from dexterity.ui.widgets.widget import Placeable

TIGHT_GAP: Final = 6.0
"""Between the items of a list."""
ABOVE_HEADING: Final = 8.0

Follow = Callable[[Link], None]


def passage_name(block: int, passage: int) -> str:
    """What the widget of a passage is called."""
    return f"passage/{block}/{passage}"


@dataclass(frozen=True, slots=True)
class PageMaker:
    """Makes the widgets of one page, for a width."""

    selection: Selection
    pictures: RulePictures
    follow: Follow
    ruler: Ruler
    width: float

    def made(self) -> Column:
        """All that is to be shown, from the title down."""
        parts: list[Placeable] = []
        for number, block in enumerate(self.selection.blocks):
            if self.selection.shows_block(number):
                parts += self._block(number, block)
        return Column(*parts, gap=GAP)

    def _block(self, number: int, block: Block) -> Iterator[Placeable]:
        match block:
            case Heading(text):
                yield from self._heading(number, text)
            case Paragraph(text):
                yield self._passage(number, 0, text)
            case Points(items, numbered):
                yield self._points(number, items, numbered=numbered)
            case Pictures():
                yield self._pictures(number, block)
            case Grid(rows):
                yield self._grid(number, rows)
            case Link(text):
                yield self._link(number, block, text)
            case Entries():
                yield from self._things(number)
            case Listed():
                raise LookupError("lists are filled by now")

    def _heading(self, number: int, text: str) -> Iterator[Placeable]:
        if number:
            yield Space(height=ABOVE_HEADING)
        yield self._passage(number, 0, text, SUBHEADING if number else HEADING)

    def _passage(
        self, number: int, at: int, text: str, lettering: Lettering = BODY, sign: str = ""
    ) -> Passage:
        marks = self.selection.marks(number, at)
        return Passage(
            passage_name(number, at),
            text,
            lettering,
            sign=sign,
            spans=marks[0] if marks else (),
            looked_at=self.selection.is_looked_at(number, at),
        )

    def _points(self, number: int, items: tuple[str, ...], *, numbered: bool) -> Column:
        shown = (
            self._passage(number, at, item, sign=f"{at + 1}." if numbered else BULLET)
            for at, item in enumerate(items)
            if self.selection.shows(number, at)
        )
        return Column(*shown, gap=TIGHT_GAP)

    def _pictures(self, number: int, block: Pictures) -> PictureRow:
        marks = self.selection.marks(number, 0)
        return PictureRow(
            passage_name(number, 0),
            block,
            self.pictures,
            spans=marks[0] if marks else (),
            looked_at=self.selection.is_looked_at(number, 0),
        )

    def _grid(self, number: int, rows: tuple[tuple[str, ...], ...]) -> Column:
        """Its heading always, and the rows that are shown."""
        lines = (
            GridLine(
                passage_name(number, at),
                row,
                BODY if at else LABEL,
                marks=self.selection.marks(number, at),
                looked_at=self.selection.is_looked_at(number, at),
            )
            for at, row in enumerate(rows)
            if at == 0 or self.selection.shows(number, at)
        )
        return Column(*lines, gap=TIGHT_GAP)

    def _link(self, number: int, link: Link, text: str) -> Row:
        name = passage_name(number, 0)
        button = Button(name, text, lambda: self.follow(link), icon=Icon.RIGHT)
        wide, _ = button.wanted(self.ruler, self.width)
        return Row(button, Space(), shares=(wide, max(0.0, self.width - GAP - wide)))

    def _things(self, number: int) -> Iterator[Placeable]:
        shown = self.selection.entries(number)
        for bare, group in groupby(shown, key=lambda one: not one[1].lines and not one[1].heads):
            lines = [self._thing(number, at, entry) for at, entry in group]
            yield from self._paired(lines) if bare else lines

    def _thing(self, number: int, at: int, entry: Entry) -> ThingLine:
        return ThingLine(
            passage_name(number, at),
            entry,
            self.pictures,
            marks=self.selection.marks(number, at),
            looked_at=self.selection.is_looked_at(number, at),
        )

    def _paired(self, lines: list[ThingLine]) -> Iterator[Placeable]:
        """Two beside one another where names are short enough for that."""
        half = (self.width - GAP) / 2
        if any(line.wanted(self.ruler, self.width)[0] > half for line in lines):
            yield from lines
            return
        for left, right in zip(lines[::2], [*lines[1::2], None], strict=False):
            yield Row(left, right or Space(), shares=(1.0, 1.0))
