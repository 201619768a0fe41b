"""A sheet under edit: marks put on it one after the other, and taken back without limit."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from dexterity.content.names import NAME_LENGTH, why_not_text
from dexterity.rules.pen.sheet.sheet import Sheet, Title
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.homes import shifted, with_room, without_square
from dexterity.session.pen.editing.mark import (
    Carry,
    Mark,
    Opening,
    Placing,
    Removal,
    Room,
    Rub,
    Scribble,
    Shift,
    Walls,
)
from dexterity.session.pen.editing.mirror import Mirror, mirrored_mark
from dexterity.session.pen.editing.things import (
    carried,
    under_rubber,
    with_thing,
    without_things,
)
from dexterity.session.pen.editing.walls import (
    rubbed_walls,
    touched_square,
    with_stroke,
    with_walls,
    without_walls,
)


@dataclass(frozen=True, slots=True)
class Drawing:
    """The sheet as it is, as it was, and as it was before something was taken back.

    There is always a whole sheet with two cells on the paper, be it fit to be played or not: so
    whatever is drawn can be saved, shared and found again.
    """

    sheet: Sheet
    saved: Sheet | None = None
    """What the file holds, if there is one."""
    past: tuple[Sheet, ...] = ()
    future: tuple[Sheet, ...] = ()
    """The next one is the last."""

    @property
    def changed(self) -> bool:
        """Whether anything would be lost if it were not saved."""
        return self.sheet != self.saved

    def to(self, sheet: Sheet) -> "Drawing":
        """From now on so; what had been taken back is gone."""
        if sheet == self.sheet:
            return self
        return Drawing(sheet, self.saved, (*self.past, self.sheet))

    def undone(self) -> "Drawing":
        """One step back, if there is one."""
        if not self.past:
            return self
        return Drawing(self.past[-1], self.saved, self.past[:-1], (*self.future, self.sheet))

    def redone(self) -> "Drawing":
        """One step forward again, if there is one."""
        if not self.future:
            return self
        return Drawing(self.future[-1], self.saved, (*self.past, self.sheet), self.future[:-1])

    def kept(self) -> "Drawing":
        """It has just been saved."""
        return replace(self, saved=self.sheet)


def drawn(sheet: Sheet, mark: Mark, mirror: Mirror = Mirror.NONE) -> Sheet | Hindrance:
    """The sheet with a mark on it, and with its image in the mirror; or why neither can be."""
    once = _drawn(sheet, mark)
    if mirror is Mirror.NONE or isinstance(once, Hindrance):
        return once
    return _drawn(once, mirrored_mark(mark, mirror))


def _drawn(sheet: Sheet, mark: Mark) -> Sheet | Hindrance:  # noqa: PLR0911 - one for each mark
    match mark:
        case Walls(edges, padded):
            return with_walls(sheet, edges, padded=padded)
        case Opening(edges):
            return without_walls(sheet, edges)
        case Scribble(stroke):
            return with_stroke(sheet, stroke)
        case Rub():
            return _rubbed(sheet, mark)
        case Room(player, squares):
            return with_room(sheet, player, squares)
        case Shift(player, columns, rows):
            return shifted(sheet, player, columns, rows)
        case Placing(thing, square):
            return with_thing(sheet, thing, square)
        case Removal(square):
            return without_things(sheet, (square,))
        case Carry(from_, to):
            return carried(sheet, from_, to)


def _rubbed(sheet: Sheet, rub: Rub) -> Sheet | Hindrance:
    """Without what the eraser touches; a square of a cell goes only where nothing else is."""
    found = under_rubber(sheet, rub.places_mm)
    if found:
        return rubbed_walls(without_things(sheet, found), rub.places_mm)
    square = touched_square(sheet, rub.places_mm)
    return rubbed_walls(sheet, rub.places_mm) if square is None else without_square(sheet, square)


def titled(sheet: Sheet, titles: Mapping[str, str], author: str) -> Sheet:
    """Called so, in each language; a line left empty, or unfit for a file, changes nothing."""
    title = Title(_fit(titles["en"], sheet.title.en), _fit(titles["fr"], sheet.title.fr))
    return replace(sheet, title=title, author=_fit(author, sheet.author))


def _fit(text: str, before: str) -> str:
    written = text.strip()
    return before if why_not_text(written, NAME_LENGTH) is not None else written
