"""The title: the cover of the game, and the way to all the rest."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import dexterity
from dexterity.content.language import Language
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import NOTE, SUBHEADING
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import first_key_words, keymap_from
from dexterity.ui.screens.fading_rim import FadingRim
from dexterity.ui.screens.title_name import NamePicture
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row, placed
from dexterity.ui.widgets.widget import Placeable

if TYPE_CHECKING:
    from dexterity.ui.screens.title_cover import Cover

NAME_PLACE: Final = Box(72.0, 62.0, 470.0, 116.0)
COLUMN: Final = Box(78.0, 190.0, 430.0, 500.0)
COVER_PLACE: Final = Box(470.0, 0.0, 810.0, 720.0)
WAITS_FOR: Final = 5
"""Frames before anything is prepared for the picture. The first ones are to be seen at once, and
those after bring sounds and the table's own modules, one at a time."""
LANGUAGES_PLACE: Final = Box(790.0, 16.0, 400.0, 44.0)
"""Beside the help button, at the right of this."""
EDGE: Final = 16.0
BUTTON_HEIGHT: Final = 58.0
BUTTON_GAP: Final = 14.0
LEAST_GAP: Final = 4.0
REST_GAP: Final = 10.0
ROOM: Final = COLUMN.height - 6 * LEAST_GAP
"""For all that stands in the column, without what keeps it apart."""
GAMES: Final = {
    "practice": Icon.DIE,
    "fighter": Icon.HAND,
    "challenge": Icon.TARGET,
    "pen": Icon.SCRIBBLE,
    "delve": Icon.DOOR,
}
REST: Final = {"replays": Icon.AGAIN, "settings": Icon.SETTINGS, "quit": Icon.CLOSE}
"""In one row below the games."""
LETTERS: Final = tuple(float(size) for size in range(26, 9, -1))
"""Points that letters may have: the largest that leave all choices in sight are taken."""
REST_SHARE: Final = 0.77
"""Letters of the row as a share of those of the games."""

Door = Callable[[], Screen]
"""Makes the screen that a button leads to, when it is pressed and not before."""


class TitleScreen(Screen):
    """Words come with the first frame; the picture is drawn over those that follow."""

    name = "title"
    rulebook = "throwing"

    def __init__(
        self,
        frame: Frame,
        *,
        practice: Door,
        fighter: Door,
        challenge: Door,
        pen: Door,
        delve: Door,
        replays: Door,
        settings: Door,
    ) -> None:
        super().__init__(frame, default="practice")
        self._doors = {
            "practice": practice,
            "fighter": fighter,
            "challenge": challenge,
            "pen": pen,
            "delve": delve,
            "replays": replays,
            "settings": settings,
        }
        self._name = NamePicture(self.say("window.title"))
        self._cover: Cover | None = None
        self._rim = FadingRim()
        self._updates = 0

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        tagline = Label(self.say("title.tagline"), NOTE, name="tagline")
        choices = self._choices(ruler)
        # The largest letters take the room of the tagline.
        parts = [tagline, *choices] if _height([tagline, *choices], ruler) <= ROOM else choices
        spare = COLUMN.height - _height(parts, ruler)
        column = Column(*parts, gap=min(BUTTON_GAP, spare / (len(parts) - 1)))
        self.form.refill(
            [
                *placed(column, COLUMN, ruler),
                *self._languages(ruler).widgets(),
                *self._version(ruler).widgets(),
            ]
        )

    def _choices(self, ruler: Ruler) -> list[Placeable]:
        """The games one below the other, the rest in a row, in letters that leave room for all."""
        return next(
            (choices for size in LETTERS[:-1] if (choices := self._in_letters(size, ruler))),
            self._in_letters(LETTERS[-1], ruler, always=True),
        )

    def _in_letters(self, size: float, ruler: Ruler, *, always: bool = False) -> list[Placeable]:
        """All choices in letters of a size; none where that leaves no room for them."""
        games = [self._button(name, sign, size) for name, sign in GAMES.items()]
        rest = [self._button(name, sign, REST_SHARE * size) for name, sign in REST.items()]
        wide = sum(one.wanted(ruler, COLUMN.width)[0] + REST_GAP for one in rest)
        choices: list[Placeable] = [
            *(Fixed(one, height=_high(one, ruler)) for one in games),
            Row(*rest, gap=REST_GAP),
        ]
        fits = wide <= COLUMN.width and _height(choices, ruler) <= ROOM
        return choices if fits or always else []

    def _button(self, name: str, sign: Icon, size: float) -> Button:
        return Button(
            name,
            self.say(f"title.{name}"),
            lambda: self._open(name),
            icon=sign,
            main=name == "practice",
            lettering=replace(SUBHEADING, size=size),
        )

    def _languages(self, ruler: Ruler) -> ChoiceRow:
        names = [self.say(f"title.{language.name.lower()}") for language in Language]
        chosen = [*Language].index(self.settings.language)
        row = ChoiceRow("language", "", names, chosen, self._speak)
        width, height = row.wanted(ruler, LANGUAGES_PLACE.width)
        right, top = LANGUAGES_PLACE.right, LANGUAGES_PLACE.top
        row.place(Box(right - width, top, width, height), ruler)
        return row

    def _version(self, ruler: Ruler) -> Label:
        label = Label(
            self.say("title.version", version=dexterity.__version__), NOTE, name="version"
        )
        width, height = label.wanted(ruler, STAGE.width)
        label.place(
            Box(STAGE.right - EDGE - width, STAGE.bottom - height - 8.0, width, height), ruler
        )
        return label

    def _open(self, name: str) -> None:
        if name == "quit":
            self.frame.quit()
        else:
            self.frame.go(self._doors[name]())

    def _speak(self, choice: int) -> None:
        self.frame.change_settings(replace(self.settings, language=[*Language][choice]))

    def help(self) -> HelpPage:
        keymap = keymap_from(self.settings.key_bindings)
        up, down, confirm, back = (
            first_key_words(intention, keymap, self.texts)
            for intention in (Intention.UP, Intention.DOWN, Intention.CONFIRM, Intention.BACK)
        )
        pairs = (
            (f"{up} {down}", self.say("title.help_choose")),
            (confirm, self.say("intention.confirm")),
            (back, self.say("intention.back")),
        )
        told = ("practice", "fighter", "challenge", "pen", "delve", "replays", "settings")
        lines = [self.say(f"title.help_{name}") for name in told]
        return HelpPage(self.say("title.help"), (*lines, *pairs))

    # --- the picture --------------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self._updates += 1
        if self._cover is not None:
            self._cover.update(elapsed_s)

    def draw(self, canvas: Canvas) -> None:
        first = self._updates <= WAITS_FOR
        rect = canvas.rect(COVER_PLACE).clip(canvas.surface.get_rect())
        if self._cover is None and not first:
            self._cover = self._begin_cover(rect.size)
        if self._cover is not None:
            self._cover.fit(rect.size)
            self._cover.keep_still(still=self.settings.reduced_motion)
            with self._rim.fading(canvas.surface.subsurface(rect)) as picture:
                self._cover.draw(picture)
        self._name.draw(canvas, NAME_PLACE, coloured=self._updates > 1)
        super().draw(canvas)

    def _begin_cover(self, size_px: tuple[int, int]) -> "Cover":
        # The table and its physics are half of what the program imports: not before the words.
        from dexterity.ui.screens.title_cover import Cover  # noqa: PLC0415

        return Cover(size_px, still=self.settings.reduced_motion)


def _high(button: Button, ruler: Ruler) -> float:
    return max(BUTTON_HEIGHT, button.wanted(ruler, COLUMN.width)[1])


def _height(parts: Sequence[Placeable], ruler: Ruler) -> float:
    return Column(*parts, gap=0.0).wanted(ruler, COLUMN.width)[1]
