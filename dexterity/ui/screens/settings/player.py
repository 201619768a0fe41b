"""The page about the player: name and language, and the first steps once more."""

from collections.abc import Callable
from unicodedata import normalize

from dexterity.content.language import Language
from dexterity.errors import SettingsError
from dexterity.session.settings import LONGEST_PLAYER_NAME, checked
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.screens.settings.desk import Desk
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.layout import Column, Fixed
from dexterity.ui.widgets.text_field import TextField
from dexterity.ui.widgets.widget import Placeable

FIELD_WIDTH = 520.0
BUTTON_WIDTH = 420.0


class PlayerPage:
    """Keeps what is being written: a name may end with a space while one goes on writing."""

    name = "player"

    def __init__(self, desk: Desk, open_guide: Callable[[], None] | None) -> None:
        self._desk, self._open_guide = desk, open_guide
        self._written = desk.settings.player_name

    def content(self) -> Placeable:
        desk = self._desk
        languages = [*Language]
        language = desk.choice(
            "language",
            languages,
            lambda spoken: desk.texts.say(f"title.{spoken.name.lower()}"),
            languages.index(desk.settings.language),
        )
        parts: list[Placeable] = [Fixed(language, width=FIELD_WIDTH), self._name()]
        if self._open_guide is not None:
            parts.append(self._guide(self._open_guide))
        return Column(*parts, gap=24.0)

    def _name(self) -> Placeable:
        if self._written.strip() != self._desk.settings.player_name:
            self._written = self._desk.settings.player_name
        field = TextField(
            "player_name",
            self._desk.say("player_name"),
            self._written,
            self._write,
            longest=LONGEST_PLAYER_NAME,
            empty=self._desk.say("player_name_empty"),
        )
        return self._desk.explained(Fixed(field, width=FIELD_WIDTH), "player_name_note")

    def _guide(self, open_guide: Callable[[], None]) -> Placeable:
        text = self._desk.say("guide_again")
        return Fixed(Button("guide_again", text, open_guide, icon=Icon.HAND), width=BUTTON_WIDTH)

    def _write(self, text: str) -> None:
        self._written = normalize("NFC", text)
        try:
            name: str = checked("player_name", self._written.strip())
        except SettingsError:
            # A sign that nobody sees, pasted in: it is not kept.
            self._written = self._desk.settings.player_name
            self._desk.frame.rearrange()
        else:
            self._desk.change(player_name=name)
