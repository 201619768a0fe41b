"""The settings: pages of choices that hold at once and are kept."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, HEADING, LABEL, SKY, Look
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Pointer
from dexterity.ui.screens.settings.desk import Desk
from dexterity.ui.screens.settings.keys import KeysPage
from dexterity.ui.screens.settings.picture import PicturePage
from dexterity.ui.screens.settings.player import PlayerPage
from dexterity.ui.screens.settings.sound import SoundPage
from dexterity.ui.screens.settings.throwing import ThrowingPage
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.scroller import Scroller
from dexterity.ui.widgets.widget import Placeable, Widget

HEADING_PLACE: Final = Box(96.0, 14.0, 1000.0, 48.0)
PAGE: Final = Box(32.0, 80.0, 1216.0, 628.0)
TABS_WIDTH: Final = 232.0
OPEN_TAB: Final = Look(pencil=SKY, pressure=0.45, line=1.8, twice=True)
OTHER_TAB: Final = Look(line=1.3)


class Page(Protocol):
    """One group of settings."""

    name: str

    def content(self) -> Placeable:
        """Its widgets, made anew."""


class SettingsScreen(Screen):
    """Groups at the left, the open one at the right."""

    name = "settings"

    def __init__(
        self, frame: Frame, *, page: str = "throwing", guide: Callable[[], Screen] | None = None
    ) -> None:
        """`guide` makes the first steps, for those who want them once more."""
        super().__init__(frame)
        desk = Desk(frame, self.form)
        open_guide = None if guide is None else lambda: self.frame.go(guide())
        self._throwing, self._keys = ThrowingPage(desk), KeysPage(desk)
        pages: tuple[Page, ...] = (
            self._throwing,
            SoundPage(desk),
            PicturePage(desk),
            self._keys,
            PlayerPage(desk, open_guide),
        )
        self._pages = {page.name: page for page in pages}
        self._open = page

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        heading = Label(self.say("settings.heading"), HEADING, name="heading")
        high = max(HEADING_PLACE.height, heading.wanted(ruler, HEADING_PLACE.width)[1])
        top, _ = Box(96.0, 14.0, 1000.0, high).cut_top(high)
        page = Box(PAGE.left, top.bottom + 18.0, PAGE.width, PAGE.bottom - top.bottom - 18.0)
        left, right = page.cut_left(TABS_WIDTH, gap=24.0)
        self.form.refill(
            [
                *placed(heading, top, ruler),
                *placed(self._tabs(), left, ruler),
                *self._opened(right, ruler),
                self._reset_button(left, ruler),
            ]
        )

    def _tabs(self) -> Column:
        return Column(*(self._tab(name) for name in self._pages), gap=10.0)

    def _tab(self, name: str) -> Button:
        is_open = name == self._open
        return Button(
            f"tab/{name}",
            self.say(f"settings.tab_{name}"),
            lambda: self._show(name),
            look=OPEN_TAB if is_open else OTHER_TAB,
            lettering=LABEL if is_open else BODY,
        )

    def _opened(self, box: Box, ruler: Ruler) -> list[Widget]:
        card = Panel(name="card", padding=0.0)
        content = Scroller(f"page/{self._open}", self._pages[self._open].content())
        card.place(box, ruler)
        return [card, *placed(content, box.inset(14.0, 10.0), ruler)]

    def _reset_button(self, left: Box, ruler: Ruler) -> Button:
        button = Button("reset", self.say("settings.reset"), self._ask_reset)
        high = button.wanted(ruler, left.width)[1]
        button.place(Box(left.left, left.bottom - high, left.width, high), ruler)
        return button

    def _show(self, name: str) -> None:
        self._open = name
        self.frame.rearrange()

    # --- all as at first ----------------------------------------------------------------------

    def _ask_reset(self) -> None:
        self.form.open(
            Dialog(
                self.say("settings.reset_title"),
                Label(self.say("settings.reset_ask")),
                [
                    Button("reset/keep", self.say("widget.cancel"), self.form.close_dialog),
                    Button("reset/do", self.say("settings.reset_do"), self._reset, main=True),
                ],
            )
        )

    def _reset(self) -> None:
        self.form.close_dialog()
        self.frame.change_settings(as_at_first(self.settings))

    # --- events -------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer):
            self._throwing.test.at_s = event.at_s
        if self._keys.handle(event):
            return True
        swings = self._throwing.test.swings
        handled = super().handle(event)
        if swings and not self._throwing.test.swings:
            # The scale shows the swing that has just ended.
            self.frame.rearrange()
        return handled

    def help(self) -> HelpPage:
        names = ("at_once", "move", "change", "leave")
        return HelpPage(
            self.say("settings.heading"),
            tuple(self.say(f"settings.help_{name}") for name in names),
        )


def as_at_first(settings: Settings) -> Settings:
    """The game's own choices; who plays, what they know, and in which language, is none of them."""
    return replace(
        Settings(),
        language=settings.language,
        player_name=settings.player_name,
        other_names=settings.other_names,
        first_start_done=settings.first_start_done,
        known_games=settings.known_games,
    )
