"""A page with every widget there is, which writes down what happens to them."""

from functools import partial

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import HEADING, NOTE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.list_box import ListBox
from dexterity.ui.widgets.list_row import ListRow
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.scroller import Scroller
from dexterity.ui.widgets.slider import Slider
from dexterity.ui.widgets.text_field import TextField
from dexterity.ui.widgets.toggle import Toggle

ROWS = (
    ListRow("The Classic", note="42 throws"), ListRow("The Pike", note="7 throws"),
    *map(ListRow, ("The Archipelago", "A long name that needs more than one line",
                   "The Fifth", "The Sixth", "The Seventh", "The Eighth")),
)  # fmt: skip


class WidgetPage(Screen):
    """Values are its own, so that a test can read them; `said` is what happened, in order."""

    name = "widgets"

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        self.said: list[str] = []
        self.tick, self.volume, self.way, self.row = True, 0.4, 1, 0
        self.written = "Ada"

    def arrange(self, ruler: Ruler) -> None:
        page = Column(
            Label("Everything on one page", HEADING),
            Rule(),
            Row(
                Scroller("left", Column(self._card(), self._buttons(), gap=20.0)),
                Scroller("right", self._right()),
                gap=24.0,
                shares=(1.0, 1.0),
            ),
        )
        # The row of the two halves takes what is left below the heading.
        box = Box(90.0, 16.0, 1100.0, 690.0)
        heading, rule = page.things[0], page.things[1]
        top, rest = box.cut_top(heading.wanted(ruler, box.width)[1], gap=6.0)
        line, rest = rest.cut_top(3.0, gap=8.0)
        widgets = [
            *placed(heading, top, ruler),
            *placed(rule, line, ruler),
            *placed(page.things[2], rest, ruler),
        ]
        self.form.refill(widgets)

    def _card(self) -> Panel:
        return Panel(
            Column(
                Slider("volume", "Volume", self.volume, self._set_volume, say=self.texts.percent),
                ChoiceRow("way", "Way of throwing", ("Flick", "Slingshot", "Two-step"),
                          self.way, self._set_way),
                Toggle("tick", "Reduced motion", self.tick, self._set_tick,
                       hint="Nothing moves that need not move."),
                Toggle("never", "Cannot be changed", False, self._never, enabled=False),
            ),
            name="card",
        )  # fmt: skip

    def _buttons(self) -> Column:
        return Column(
            Row(
                Button("throw", "Throw a die", lambda: self.said.append("throw"), main=True,
                       icon=Icon.DIE),
                Button("ask", "Ask me", self._ask),
                Button("off", "Not now", lambda: self.said.append("off"), enabled=False),
            ),
            Row(
                *(
                    Button(f"icon {icon}", "", partial(self.said.append, icon), icon=icon,
                           hint=f"It says {icon}.")
                    for icon in (Icon.PLAY, Icon.PAUSE, Icon.STEP_FORWARD, Icon.AGAIN, Icon.UNDO,
                                 Icon.CHECK, Icon.SETTINGS, Icon.TARGET)
                )
            ),
        )  # fmt: skip

    def _right(self) -> Column:
        return Column(
            TextField("name", "Your name", self.written, self._write, longest=12,
                      empty="nobody yet"),
            ListBox("list", ROWS, self.row, self._choose, on_open=self._open,
                    rows_shown=6),
            Label("Small print is italic, and faint, but not too faint to read.", NOTE),
        )  # fmt: skip

    def help(self) -> HelpPage:
        return HelpPage("How this page works", ("Press what you like.", ("Tab", "the next one")))

    def _set_volume(self, volume: float) -> None:
        self.volume = volume
        self.frame.rearrange()

    def _set_way(self, way: int) -> None:
        self.way = way

    def _set_tick(self, tick: bool) -> None:
        self.tick = tick
        self.said.append("tick")

    def _never(self, _: bool) -> None:
        self.said.append("never")

    def _write(self, text: str) -> None:
        self.written = text

    def _choose(self, row: int) -> None:
        self.row = row

    def _open(self, row: int) -> None:
        self.said.append(f"open {row}")

    def _ask(self) -> None:
        self.form.open(
            Dialog(
                "Throw everything away?",
                Label("All throws of today are forgotten. This cannot be undone."),
                [
                    Button("keep", "Keep them", self.form.close_dialog),
                    Button("forget", "Forget them", self._forget, main=True),
                ],
            )
        )

    def _forget(self) -> None:
        self.form.close_dialog()
        self.said.append("forget")
