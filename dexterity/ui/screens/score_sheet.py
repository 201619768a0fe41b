"""The score sheet of any match: a line for what was played, the sum, and what is said below."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE, SUBHEADING, Lettering
from dexterity.ui.draw.colours import CENTRE, INK
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.prize import Prize
from dexterity.ui.screens.steady import SteadyLabel, lines_before, steady_lines
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable

PAGE: Final = Box(110.0, 80.0, 1060.0, 620.0)
GAP, LINE_GAP = 16.0, 10.0
WHAT, HOW = 0.28, 0.22
"""The shares of what was played and of how; the players share the rest."""
LEAST_WREATH, LARGEST_WREATH = 70.0, 150.0
"""Radii of the laurels; where there is less room below the sheet, there is no cup."""
WREATH_REACH: Final = 1.2
"""How far leaves stand out, in radii."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One round or game."""

    what: str
    how: Placeable
    """How it was played, or how it ended."""
    cells: tuple[str, ...]
    """What each made of it."""
    winner: int | None
    """None where nobody has won it."""
    steady: tuple[int, ...] = ()
    """Who threw with a steady hand in it, where each is told for itself."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All that stands on it."""

    how: str
    """The head of the column that tells how."""
    names: tuple[str, ...]
    lines: tuple[SheetLine, ...]
    sum: str
    """What is summed up."""
    sums: tuple[str, ...]
    notes: tuple[str, ...]
    steady: tuple[int, ...] = ()
    """Who threw with a steady hand in any of it: their names bear its sign."""
    assists: str = ""
    """The same in words."""
    people: bool = False
    """Whether people throw in what comes next: with a steady hand, they see it before."""


class ScoreSheetScreen(Screen):
    """Between two games or rounds, and after the last."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame, default="go_on")
        self._prize: Prize | None = None
        self._cheered = False

    @property
    @abstractmethod
    def won(self) -> bool:
        """Whether all of it is over, and somebody has won."""

    @abstractmethod
    def title(self) -> str:
        """How far it has come, or who has won."""

    @abstractmethod
    def sheet(self) -> ScoreSheet:
        """What is on it."""

    @abstractmethod
    def buttons(self) -> Sequence[Button]:
        """On from here; the first one is `go_on`."""

    def arrange(self, ruler: Ruler) -> None:
        things = self.buttons()
        buttons = Row(*things, gap=10.0, shares=(1.0,) * len(things))
        high = buttons.wanted(ruler, PAGE.width)[1]
        above, below = PAGE.cut_top(PAGE.height - high - GAP, gap=GAP)
        sheet = self.sheet()
        # Who has the sign already need not be told that it will come.
        told = sheet.people and not sheet.steady
        ahead = lines_before(self.settings, self.texts, people=told)
        column = Column(sheet_column(sheet), *ahead, gap=LINE_GAP)
        page = Panel(column, name="sheet", padding=18.0)
        room = above.cut_top(page.wanted(ruler, above.width)[1])[1]
        self._prize = self._prize_in(room) if self.won else None
        self.form.refill(
            [
                *heading(self.title(), ruler),
                *fitted("sheet/page", page, above, ruler),
                *placed(buttons, below, ruler),
            ]
        )

    def _prize_in(self, room: Box) -> Prize | None:
        radius = min(LARGEST_WREATH, room.height / 2 / WREATH_REACH)
        if radius < LEAST_WREATH:
            return None
        # It grows once; where the page is only laid out anew, it stands there already.
        grown = self.settings.reduced_motion or self._prize is not None
        return Prize(room.middle, radius, grown=grown)

    def show(self) -> None:
        super().show()
        if self.won and not self._cheered:
            self._cheered = True
            self.frame.services.sounds.play(Cue.CHEER)

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        if self._prize is not None:
            self._prize.update(elapsed_s)

    def draw(self, canvas: Canvas) -> None:
        if self._prize is not None:
            self._prize.draw(canvas)
        super().draw(canvas)


def sheet_column(sheet: ScoreSheet) -> Column:
    """The table, and the sentences below."""
    return Column(
        _head(sheet),
        Rule("head/rule"),
        *(_line(at, line) for at, line in enumerate(sheet.lines)),
        Rule("foot/rule"),
        _words_row("foot", (sheet.sum, "", *sheet.sums), SUBHEADING),
        *steady_lines("steady", sheet.assists),
        *(Label(words, NOTE, name=f"note/{at}") for at, words in enumerate(sheet.notes)),
        gap=LINE_GAP,
    )


def _head(sheet: ScoreSheet) -> Row:
    names = (
        _centred(name, LABEL, f"head/{at + 2}", steady=at in sheet.steady)
        for at, name in enumerate(sheet.names)
    )
    return Row(
        Label("", LABEL, name="head/0"),
        Label(sheet.how, LABEL, name="head/1"),
        *names,
        shares=_shares(len(sheet.names)),
    )


def _words_row(name: str, words: tuple[str, ...], lettering: Lettering) -> Row:
    labels = (
        Label(word, lettering, name=f"{name}/{at}", align=Align.LEFT if at < 2 else Align.CENTRE)
        for at, word in enumerate(words)
    )
    return Row(*labels, shares=_shares(len(words) - 2))


def _line(at: int, line: SheetLine) -> Row:
    return Row(
        Label(line.what, BODY, name=f"line/{at}"),
        line.how,
        *(_cell(at, line, player) for player in range(len(line.cells))),
        shares=_shares(len(line.cells)),
    )


def _cell(at: int, line: SheetLine, player: int) -> Label:
    # Besides its colour, a won cell is in heavier letters, and says what it brought.
    won = line.winner == player
    lettering = LABEL.in_colour(CENTRE) if won else BODY.in_colour(INK)
    name = f"line/{at}/{player}"
    return _centred(line.cells[player], lettering, name, steady=player in line.steady)


def _centred(words: str, lettering: Lettering, name: str, *, steady: bool) -> Label:
    if steady:
        return SteadyLabel(words, lettering, name=name)
    return Label(words, lettering, name=name, align=Align.CENTRE)


def _shares(players: int) -> tuple[float, ...]:
    return (WHAT, HOW, *((1.0 - WHAT - HOW) / players,) * players)
