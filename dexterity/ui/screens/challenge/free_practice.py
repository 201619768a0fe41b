"""Practice under a free dare: throws without end, and how many of them were hits."""

from dexterity.luck import new_seed
from dexterity.rules.referee import Verdict
from dexterity.session.throw import Throw
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import NOTE, SUBHEADING
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.free_dare import free_turn
from dexterity.ui.screens.challenge.routes import to_free_dare
from dexterity.ui.screens.dare.dare_screen import DareScreen
from dexterity.ui.screens.practice.number import NumberLine
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Widget

GAP = 10.0


class FreePractice(DareScreen):
    """Nothing is won and nothing is lost."""

    name = "challenge-practice"
    rulebook = "challenge"
    rulebook_chapter = "requirements"

    def __init__(
        self,
        frame: Frame,
        book: Book,
        dare: tuple[str, ...],
        target: str,
        *,
        seed: int | None = None,
    ) -> None:
        self.book, self.dare, self.target = book, dare, target
        self.verdicts: list[Verdict] = []
        """Of the throws whose end was seen."""
        seed = new_seed() if seed is None else seed
        super().__init__(frame, free_turn(book, dare, target), seed=seed)

    def _known(self, throw: Throw) -> None:
        pass

    def _judged(self, throw: Throw) -> None:
        self.verdicts.append(throw.verdict)
        self.lay(self.table.turn)

    def told(self) -> str:
        return ""

    def _choose(self) -> None:
        self.frame.swap(to_free_dare(self.frame, self.book, self.dare, self.target))

    def about(self, box: Box, ruler: Ruler) -> list[Widget]:
        say = self.say
        buttons = Column(
            Button("watch", say("practice.watch"), self.table.watch, icon=Icon.AGAIN,
                   hint=say("practice.watch_hint")),
            Button("others", say("challenge_screens.other_dares"), self._choose,
                   icon=Icon.SETTINGS),
            gap=GAP,
        )  # fmt: skip
        foot = buttons.wanted(ruler, box.width)[1]
        above, below = box.cut_top(box.height - foot - GAP, gap=GAP)
        card = Panel(Column(*self._lines(), gap=6.0), name="throws", padding=12.0)
        return [*fitted("throws/page", card, above, ruler), *placed(buttons, below, ruler)]

    def _lines(self) -> list[Widget]:
        heading = Label(self.say("practice.statistics"), SUBHEADING, name="throws/heading")
        if not self.verdicts:
            return [heading, Label(self.say("practice.no_throws"), NOTE, name="throws/none")]
        number, count = self.texts.number, len(self.verdicts)
        hits = sum(verdict.hit for verdict in self.verdicts)
        met = sum(not verdict.failed for verdict in self.verdicts)
        said = {
            "practice.throws": number(count),
            "challenge_screens.met": number(met),
            "practice.hits": self.texts.percent(hits / count, 0),
            "practice.best": number(max(verdict.value for verdict in self.verdicts)),
        }
        return [heading, *(NumberLine(f"throws/{key}", self.say(key), value)
                           for key, value in said.items())]  # fmt: skip
