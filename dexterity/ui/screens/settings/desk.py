"""What the pages of the settings have in common: the player's choices, and how they change."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from dexterity.content.texts import Texts
from dexterity.session.settings import Settings
from dexterity.ui.canvas.theme import NOTE
from dexterity.ui.frame.screen import Frame
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, Space
from dexterity.ui.widgets.toggle import Toggle
from dexterity.ui.widgets.widget import Placeable

ROW_WIDTH = 900.0
"""Points, about, of a line on a page."""
TICK_WIDTH = 50.0
"""Points from the left of a box to tick to its words."""
NOTE_GAP = 2.0
"""Points between a choice and the words that explain it."""


class Desk:
    """Widgets for settings, by the settings' own names; `settings.<name>` is what they say."""

    def __init__(self, frame: Frame, form: Form) -> None:
        self.frame, self.form = frame, form

    @property
    def settings(self) -> Settings:
        return self.frame.services.settings

    @property
    def texts(self) -> Texts:
        return self.frame.services.texts

    def say(self, key: str, /, **words: str | int) -> str:
        """A text of this page."""
        return self.texts.say(f"settings.{key}", **words)

    def change(self, **new: Any) -> None:
        """From now on so."""
        self.frame.change_settings(replace(self.settings, **new))

    def toggle(self, name: str) -> Placeable:
        """A setting that is on or off, with what it means."""
        value: bool = getattr(self.settings, name)
        toggle = Toggle(name, self.say(name), value, lambda new: self.change(**{name: new}))
        return self.explained(toggle, f"{name}_note", indent=TICK_WIDTH)

    def choice(
        self, name: str, choices: Sequence[Any], say: Callable[[Any], str], chosen: int
    ) -> ChoiceRow:
        """One of a few values of a setting."""
        words = [say(choice) for choice in choices]
        return ChoiceRow(
            name, self.say(name), words, chosen, lambda at: self.change(**{name: choices[at]})
        )

    def explained(self, thing: Placeable, key: str, *, indent: float = 0.0) -> Placeable:
        """The thing, and a line below it that explains it, if there is one."""
        if f"settings.{key}" not in self.texts.templates:
            return thing
        note = Label(self.say(key), NOTE, name=f"note/{key}")
        line = Row(Space(indent), note, gap=0.0, shares=(indent, ROW_WIDTH - indent))
        return Column(thing, line if indent else note, gap=NOTE_GAP)
