"""An author's desk: the drawing, its file, the tool in hand, and what is wrong with the sheet."""

from dataclasses import dataclass
from pathlib import Path

from dexterity.rules.pen.sheet.flaw import Flaw
from dexterity.rules.pen.sheet.playable import flaws_of
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square
from dexterity.session.pen.editing.drawing import Drawing, drawn
from dexterity.session.pen.editing.flaw_places import places_of
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.mark import Mark
from dexterity.session.pen.editing.mirror import Mirror, mirrored_sheet
from dexterity.session.pen.editing.tool import Tool, mark_of
from dexterity.session.pen.sheet_shelf import drop_draft, save_sheet
from dexterity.values.vectors import Vec2


@dataclass(frozen=True, slots=True)
class Flawed:
    """A flaw and the squares where it is seen."""

    flaw: Flaw
    squares: frozenset[Square]


class Desk:
    """What is done here can be undone; the draft is written by whoever knows the time."""

    def __init__(self, drawing: Drawing, draft: Path, file: Path | None = None) -> None:
        """`file` is where the drawing is saved without a question; None if it has no file yet."""
        self.drawing, self.draft, self.file = drawing, draft, file
        self.tool, self.mirror = Tool.WALL, Mirror.NONE
        self._judged: tuple[Sheet, tuple[Flawed, ...]] | None = None
        self._drafted = drawing.sheet

    @property
    def sheet(self) -> Sheet:
        """As it is now."""
        return self.drawing.sheet

    @property
    def flawed(self) -> tuple[Flawed, ...]:
        """All that keeps it from being played, and where; sought once for each change."""
        if self._judged is None or self._judged[0] is not self.sheet:
            sheet = self.sheet
            found = tuple(Flawed(flaw, places_of(sheet, flaw)) for flaw in flaws_of(sheet))
            self._judged = sheet, found
        return self._judged[1]

    @property
    def flaws(self) -> tuple[Flaw, ...]:
        """The same without their places."""
        return tuple(each.flaw for each in self.flawed)

    # --- drawing ------------------------------------------------------------------------------

    def mark(self, path_mm: tuple[Vec2, ...]) -> Mark | None:
        """What the tool in hand means by a path, before it is drawn."""
        return mark_of(self.tool, self.sheet, path_mm) if path_mm else None

    def draw(self, mark: Mark) -> Hindrance | None:
        """Draws a mark, mirrored as chosen; or says why not, and nothing has changed."""
        return self._take(drawn(self.sheet, mark, self.mirror))

    def copy_half(self) -> Hindrance | None:
        """One half of the sheet is drawn on the other, once, in the chosen mirror."""
        return self._take(mirrored_sheet(self.sheet, self.mirror))

    def change(self, sheet: Sheet) -> None:
        """Another sheet in place of this one; undo brings it back."""
        self.drawing = self.drawing.to(sheet)

    def undo(self) -> None:
        """One step back."""
        self.drawing = self.drawing.undone()

    def redo(self) -> None:
        """And forward again."""
        self.drawing = self.drawing.redone()

    def _take(self, result: Sheet | Hindrance) -> Hindrance | None:
        if isinstance(result, Hindrance):
            return result
        self.change(result)
        return None

    # --- files --------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        """Writes it there from now on; a FileError if that cannot be, and all stays as it was."""
        save_sheet(file, self.sheet)
        self.file, self.drawing = file, self.drawing.kept()
        self.forget_draft()

    def write_draft(self) -> None:
        """Keeps what is not saved, should the program end without a word."""
        if self.sheet != self._drafted:
            self._drafted = self.sheet
            save_sheet(self.draft, self.sheet)

    def forget_draft(self) -> None:
        """Nothing is to be found next time."""
        self._drafted = self.sheet
        drop_draft(self.draft)
