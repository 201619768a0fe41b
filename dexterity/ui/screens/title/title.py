"""The title: every game with a picture of its own, what was left, and the way to all the rest."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import dexterity
from dexterity.content.language import Language
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import BODY, FIELD, NOTE, Lettering
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import first_key_words, keymap_from
from dexterity.ui.screens.covers.cover import Cover
from dexterity.ui.screens.covers.covers import Covers
from dexterity.ui.screens.games import GAMES
from dexterity.ui.screens.title.column import title_column
from dexterity.ui.screens.title.name import NamePicture
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.panel import Panel

if TYPE_CHECKING:
    from dexterity.session.records.recorded_game import Course
    from dexterity.session.unfinished import LastMatch, Unfinished

NAME_PLACE: Final = Box(72.0, 62.0, 470.0, 116.0)
COVER_PLACE: Final = Box(470.0, 0.0, 810.0, 720.0)
"""Of a picture that fades into the page."""
PICTURE_LEFT, PICTURE_WIDTH = 552.0, 688.0
"""Of one that lies on it, between the languages and the words below."""
WAITS_FOR: Final = 5
"""Frames before anything is prepared for the picture. The first ones are to be seen at once, and
those after bring sounds and the table's own modules, one at a time."""
LOOKS_AFTER: Final = 12
"""Frames before a match that was left is looked for, which needs the rules of all games."""
LINES_A_FRAME: Final = 8
"""Of a record, read besides all that moves: two milliseconds."""
LANGUAGES_PLACE: Final = Box(790.0, 16.0, 400.0, 44.0)
"""Beside the help button, at the right of this."""
EDGE: Final = 16.0
REST: Final = {
    "replays": Icon.AGAIN,
    "honours": Icon.CROWN,
    "rules": Icon.HELP,
    "settings": Icon.SETTINGS,
    "quit": Icon.CLOSE,
}
"""In rows below the games."""
ICONS: Final = {**GAMES, **REST}

FIRST_CHOICE: Final = "practice"
"""What Enter opens as long as there is nothing to go on with."""
SIGNED_UP_TO: Final = 1.5
"""The size of text up to which what is below the games has signs: larger letters need the room."""

Door = Callable[[], Screen]
"""Makes the screen that a button leads to, when it is pressed and not before."""


class TitleScreen(Screen):
    """Words come with the first frame, a still picture with the next, and then it comes alive."""

    name = "title"
    rulebook = "throwing"

    def __init__(self, frame: Frame, doors: Mapping[str, Door]) -> None:
        """`doors`: to every game, and to all the rest but the end."""
        super().__init__(frame, default=FIRST_CHOICE)
        self._doors = doors
        self._name = NamePicture(self.say("window.title"))
        self._covers = Covers()
        self.shown = FIRST_CHOICE
        """The game whose picture is seen."""
        self._touched = ("", "")
        self._picture = COVER_PLACE
        self._updates = 0
        self._last: LastMatch[Course] | None = None

    # --- what was left --------------------------------------------------------------------------

    @property
    def left(self) -> "Unfinished[Course] | None":
        """The match to go on with, as soon as one is known."""
        return None if self._last is None else self._last.unfinished

    def show(self) -> None:
        """Another match may have been left since, or played to its end."""
        self._last = None
        self.frame.rearrange()

    def _look_for_left(self) -> None:
        if self._updates <= LOOKS_AFTER:
            return
        if self._last is None:
            # The rules of all games: not before the words.
            from dexterity.session.unfinished import last_left  # noqa: PLC0415

            self._last = last_left(self.frame.services.folders.records)
        elif self._last.under_way:
            # One that cannot be read is no reason for a notice on every start.
            self._last.advance(LINES_A_FRAME)
            if self._last.unfinished is not None:
                self.frame.rearrange()

    def _go_on(self) -> None:
        from dexterity.ui.screens.left_match import to_left_match  # noqa: PLC0415

        if self.left is not None:
            self.frame.go(to_left_match(self.frame, self.left))

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        # Enter presses the button that stands out.
        self.form.default = FIRST_CHOICE if self.left is None else "continue"
        languages, version = self._languages(ruler), self._version(ruler)
        about = self._about(version.box.top, ruler)
        column = title_column(
            tuple(GAMES),
            tuple(REST),
            self._button,
            tagline=Label(self.say("title.tagline"), NOTE, name="tagline"),
            left=self._left_button(),
            ruler=ruler,
        )
        self.form.refill([*column, *about.widgets(), *languages.widgets(), *version.widgets()])
        top = languages.box.bottom + EDGE
        self._picture = Box(PICTURE_LEFT, top, PICTURE_WIDTH, about.box.top - EDGE - top)

    def _button(self, name: str, lettering: Lettering) -> Button:
        return Button(
            name,
            self.say(f"title.{name}"),
            lambda: self._open(name),
            icon=None if name in REST and self.settings.text_size > SIGNED_UP_TO else ICONS[name],
            main=name == FIRST_CHOICE and self.left is None,
            lettering=lettering,
        )

    def _left_button(self) -> Callable[[Lettering], Button] | None:
        left = self.left
        if left is None:
            return None
        from dexterity.ui.screens.left_match import left_words  # noqa: PLC0415

        words = left_words(left, self.texts)
        return lambda lettering: Button("continue", words, self._go_on, icon=Icon.PLAY, main=True,
                                        lettering=lettering)  # fmt: skip

    def _about(self, bottom: float, ruler: Ruler) -> Panel:
        """What the game is whose picture is seen, and for how many."""
        words = Label(self.say(f"title.about_{self.shown}"), BODY, align=Align.CENTRE, name="about")
        panel = Panel(words, name="about/panel", look=FIELD, padding=10.0)
        high = panel.wanted(ruler, PICTURE_WIDTH)[1]
        panel.place(Box(PICTURE_LEFT, bottom - high - 4.0, PICTURE_WIDTH, high), ruler)
        return panel

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
        told = [name for name in ICONS if name != "quit"]
        lines = [self.say(f"title.help_{name}") for name in told]
        return HelpPage(self.say("title.help"), (*lines, *pairs))

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case Intended(Intention.BACK) if self.form.ringed != "quit":
                # One press too many on the way back is no wish to leave: the next one is.
                self.form.focus("quit")
                return True
            case _:
                return False

    # --- the picture --------------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self._updates += 1
        self._look_for_left()
        self._follow_pointing()
        if self._updates > WAITS_FOR:
            self._covers.of(self.shown).update(elapsed_s, still=self.settings.reduced_motion)

    def _follow_pointing(self) -> None:
        """The picture is of what was pointed at last, be it with the mouse or with keys."""
        touched = self.form.hovered, self.form.ringed
        new = [now for now, before in zip(touched, self._touched, strict=True) if now != before]
        self._touched = touched
        for name in new:
            game = self._game_of(name)
            if game is not None and game != self.shown:
                self.shown = game
                self.frame.rearrange()

    def _game_of(self, name: str) -> str | None:
        if name == "continue" and self.left is not None:
            from dexterity.ui.screens.left_match import game_of  # noqa: PLC0415

            return game_of(self.left)
        return name if name in GAMES else None

    def _cover(self) -> Cover:
        return self._covers.of(self.shown) if self._updates > WAITS_FOR else self._covers.at_first

    def draw(self, canvas: Canvas) -> None:
        if self._updates > 1:
            cover = self._cover()
            cover.draw(canvas, COVER_PLACE if cover.fills else self._picture)
        self._name.draw(canvas, NAME_PLACE, coloured=self._updates > 1)
        super().draw(canvas)
