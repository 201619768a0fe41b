"""The sheets there are to draw on: the player's own, and copies of those of the game."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from dexterity.places import levels
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.pen.sheet_shelf import ShelvedSheet, shelved
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import HEADING, SUBHEADING, WIDE_GAP
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.pen.editor.sheet_card import SheetCard
from dexterity.ui.screens.pen.editor.words import title_of
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, Row, Space, placed
from dexterity.ui.widgets.scroller import Scroller
from dexterity.ui.widgets.widget import Placeable

PAGE: Final = Box(90.0, 16.0, 1100.0, 694.0)
ACROSS: Final = 5
SHORT: Final = 10
"""Letters of a file's name, which has no spaces to break it at."""

Chosen = Callable[[Sheet, Path | None], None]


class OpeningScreen(Screen):
    """Own sheets first. One of the game's has no file of its own: it is saved as a copy."""

    name = "pen-editor-open"

    def __init__(self, frame: Frame, on_chosen: Chosen) -> None:
        super().__init__(frame)
        self._on_chosen = on_chosen
        self._own = shelved(frame.services.folders.sheets)
        self._shipped = shelved(levels() / "pen", shipped=True)

    def arrange(self, ruler: Ruler) -> None:
        heading = Column(Label(self.say("pen_editor.open_title"), HEADING), Rule(), gap=6.0)
        top, rest = PAGE.cut_top(heading.wanted(ruler, PAGE.width)[1], gap=8.0)
        page = Column(
            *self._shelf("own", self._own), *self._shelf("shipped", self._shipped), gap=WIDE_GAP / 2
        )
        shelves = Scroller("shelves", page)
        self.form.refill([*placed(heading, top, ruler), *placed(shelves, rest, ruler)])

    def _shelf(self, name: str, sheets: Sequence[ShelvedSheet]) -> Sequence[Placeable]:
        heading = Label(self.say(f"pen_editor.open_{name}"), SUBHEADING, name=f"{name}/heading")
        if not sheets:
            return (heading, Label(self.say("pen_editor.open_none"), name=f"{name}/none"))
        cards = [self._card(name, number, found) for number, found in enumerate(sheets)]
        return (heading, *(_row(cards[at : at + ACROSS]) for at in range(0, len(cards), ACROSS)))

    def _card(self, shelf: str, number: int, found: ShelvedSheet) -> SheetCard:
        sheet, name = found.sheet, f"{shelf}/{number}"
        if sheet is None:
            title, note = shortened(found.path.name), self.say("pen_editor.open_unreadable")
        else:
            title, note = title_of(sheet, self.texts), sheet.author
        return SheetCard(name, title, note, sheet, lambda: self._choose(found))

    def _choose(self, found: ShelvedSheet) -> None:
        if found.sheet is not None:
            self._on_chosen(found.sheet, None if found.shipped else found.path)
            self.frame.back()

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        cards = (widget for widget in self.form.widgets if isinstance(widget, SheetCard))
        waiting = next((card for card in cards if not card.is_due), None)
        if waiting is not None:
            waiting.is_due = True

    def help(self) -> HelpPage:
        return HelpPage(self.say("pen_editor.open_title"), (self.say("pen_editor.open_help"),))


def _row(cards: Sequence[SheetCard]) -> Row:
    """As wide as a full one, even if it is not."""
    empty = [Space() for _ in range(ACROSS - len(cards))]
    return Row(*cards, *empty, shares=(1,) * ACROSS)


def shortened(name: str) -> str:
    """The beginning of a long name."""
    return name if len(name) <= SHORT else f"{name[:SHORT]}…"
