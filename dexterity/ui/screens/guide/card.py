"""The card of the guide: which step it is, what to do, and the ways out."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from dexterity.content.texts import Texts
from dexterity.hand.ways.held import WayName
from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import GAP, LABEL, NOTE, NOTICE, PADDING, SUBHEADING
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import first_key_words, keymap_from
from dexterity.ui.screens.guide.lesson import Lesson, Step
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.scroller import Scroller
from dexterity.ui.widgets.widget import Placeable, Widget

EDGE, TOP = 18.0, 76.0
WIDTH: Final = 326.0
"""Points at a text size of 100 %: the target begins at 358."""
WIDER: Final = 130.0
"""Points more at 200 %; narrower, and long words no longer fit."""
SHOWN_KEYS: Final = {
    "left": Intention.AIM_LEFT,
    "right": Intention.AIM_RIGHT,
    "throw": Intention.THROW,
    "up": Intention.LOFT_UP,
    "down": Intention.LOFT_DOWN,
}
"""By the placeholders that stand for them."""


@dataclass(frozen=True, slots=True)
class Doors:
    """What the buttons of the card do."""

    skip: Callable[[], None]
    finish: Callable[[], None]
    go_on: Callable[[], None]
    switch_way: Callable[[], None]
    loft: Callable[[float], None]
    """By notches."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the card has to tell beside the lesson itself."""

    words: str
    """The catalogue's key of what to do now."""
    verdict: str = ""
    """What the referee said of the last throw."""
    lies: bool = False
    """Whether that throw still lies there, to be read; else the next one is asked for."""


class GuideCard:
    """Beside the table, on the side of the hand that does not throw."""

    def __init__(self, texts: Texts, settings: Settings, lesson: Lesson, doors: Doors) -> None:
        self._texts, self._settings, self._lesson = texts, settings, lesson
        self._doors = doors
        self.box = Box(0.0, 0.0, 0.0, 0.0)

    def placed(self, ruler: Ruler, told: Told) -> list[Widget]:
        """All its widgets in their places."""
        width = WIDTH + WIDER * (self._settings.text_size - 1.0)
        inner = width - 2 * PADDING
        text, buttons = self._reading(self._lesson, told), self._buttons()
        below = buttons.wanted(ruler, inner)[1]
        most = STAGE.height - TOP - EDGE - 2 * PADDING - below - GAP
        wanted = text.wanted(ruler, inner)[1]
        high = min(most, max(wanted, self._tallest(ruler, inner, told.verdict)))
        left = STAGE.width - EDGE - width if self._settings.left_handed else EDGE
        self.box = Box(left, TOP, width, high + below + GAP + 2 * PADDING)
        page, rest = self.box.inset(PADDING).cut_top(high, gap=GAP)
        shown = text if wanted <= most else Scroller("guide/page", text)
        page = page if wanted <= most else page.inset(-8.0, 0.0)
        card = Panel(name="card", padding=0.0)
        card.place(self.box, ruler)
        return [card, *placed(shown, page, ruler), *placed(buttons, rest, ruler)]

    # --- what there is to read ----------------------------------------------------------------

    def _tallest(self, ruler: Ruler, width: float, verdict: str) -> float:
        """Room for all that the last step says, so that its buttons keep still when pressed."""
        if self._lesson.step is not Step.READ:
            return 0.0
        before, after = (replace(self._lesson, lofted=lofted) for lofted in (False, True))
        texts = (
            self._reading(before, Told("guide.read", verdict, lies=True)),
            self._reading(after, Told("guide.read_lofted", verdict)),
        )
        return max(text.wanted(ruler, width)[1] for text in texts)

    def _reading(self, lesson: Lesson, told: Told) -> Column:
        say, step = self._texts.say, lesson.step
        reads = told.lies and step in {Step.READ, Step.DONE}
        number = Label(say("guide.step", number=step.number), NOTE, name="step")
        title = Label(say(self._title(reads=reads)), SUBHEADING, name="title")
        parts: list[Placeable] = [Column(number, title, gap=2.0)]
        if lesson.hint:
            hint = Label(say(lesson.hint), name="hint")
            parts.append(Panel(hint, name="hint/card", look=NOTICE, padding=10.0))
        elif reads:
            parts.append(Label(told.verdict, LABEL, name="verdict"))
        if reads and step is Step.READ and not lesson.lofted:
            parts.append(Label(say("guide.signs"), name="signs"))
        keys = self._keys()
        parts.append(Label(say(told.words, **keys), name="words"))
        if step is Step.GRAB:
            parts.append(Label(say("guide.keys", **keys), NOTE, name="keys"))
        return Column(*parts, gap=GAP)

    def _title(self, *, reads: bool) -> str:
        match self._lesson.step:
            case Step.GRAB if self._settings.way in {WayName.TIMING, WayName.STEADY}:
                return "guide.title_aim"
            case Step.READ if not reads:
                return "guide.title_again"
            case step:
                return f"guide.title_{step}"

    def _keys(self) -> dict[str, str]:
        """The player's own keys, for sentences that name them."""
        keymap = keymap_from(self._settings.key_bindings)
        return {
            name: first_key_words(meant, keymap, self._texts) for name, meant in SHOWN_KEYS.items()
        }

    # --- what there is to press ---------------------------------------------------------------

    def _buttons(self) -> Column:
        say, doors, step = self._texts.say, self._doors, self._lesson.step
        parts: list[Placeable] = []
        if step in {Step.GRAB, Step.THROW}:
            way = say(f"settings.way_{self._settings.way}")
            parts.append(Button("way", say("guide.way", way=way), doors.switch_way, icon=Icon.HAND))
        if step is Step.READ:
            parts.append(self._heights())
        parts.append(self._way_out())
        return Column(*parts, gap=10.0)

    def _way_out(self) -> Placeable:
        say, doors, step = self._texts.say, self._doors, self._lesson.step
        if step in {Step.READ, Step.DONE}:
            words = say("guide.practice")
            return Button("practice", words, doors.finish, icon=Icon.DIE, main=True)
        if step is Step.THROW and self._lesson.misses:
            go_on = Button("go_on", say("guide.go_on"), doors.go_on)
            return Row(go_on, Button("skip", say("guide.skip"), doors.skip), gap=10.0)
        return Button("skip", say("guide.skip"), doors.skip, icon=Icon.CLOSE)

    def _heights(self) -> Row:
        say, loft = self._texts.say, self._doors.loft
        return Row(
            Button("lower", say("guide.lower"), lambda: loft(-1.0), icon=Icon.DOWN),
            Button("higher", say("guide.higher"), lambda: loft(1.0), icon=Icon.UP),
            gap=10.0,
            shares=(1.0, 1.0),
        )
