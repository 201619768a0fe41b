"""The line above the page: where to search, how much was found, and the ways through it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dexterity.content.texts import Texts
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, GAP, HEADING
from dexterity.ui.screens.rules.reading import Reading
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import placed
from dexterity.ui.widgets.text_field import TextField
from dexterity.ui.widgets.widget import Widget

LONGEST_QUERY: Final = 40


@dataclass(frozen=True, slots=True)
class SearchBar:
    """Made anew whenever the page is; what it does is told to the screen."""

    reading: Reading
    texts: Texts
    on_search: Callable[[str], None]
    on_step: Callable[[int], None]
    on_clear: Callable[[], None]

    def height(self, ruler: Ruler, width: float) -> float:
        """What it needs."""
        return max(self._title().wanted(ruler, width)[1], self._field().wanted(ruler, width)[1])

    def placed(self, box: Box, ruler: Ruler) -> list[Widget]:
        """All of it; the field takes what the rest leaves."""
        title = self._title()
        wide, _ = title.wanted(ruler, box.width)
        at_left, rest = box.cut_left(wide, gap=GAP)
        found = self._found(rest, ruler)
        right = min((widget.box.left - GAP for widget in found), default=rest.right)
        field = Box(rest.left, rest.top, right - rest.left, rest.height)
        return [*placed(title, at_left, ruler), *placed(self._field(), field, ruler), *found]

    def _title(self) -> Label:
        return Label(self.texts.say("rules.title"), HEADING)

    def _field(self) -> TextField:
        return TextField(
            "search",
            "",
            self.reading.query,
            self.on_search,
            longest=LONGEST_QUERY,
            empty=self.texts.say("rules.search"),
        )

    def _found(self, box: Box, ruler: Ruler) -> list[Widget]:
        """From the right; nothing as long as nobody searches."""
        if not self.reading.searches:
            return []
        words = Label(self._words(), BODY, align=Align.RIGHT, name="found")
        right, widgets = box.right, [words, *self._buttons()]
        for widget in reversed(widgets):
            wide, _ = widget.wanted(ruler, box.width)
            widget.place(Box(right - wide, box.top, wide, box.height), ruler)
            right -= wide + GAP
        return widgets

    def _words(self) -> str:
        count = len(self.reading.hits)
        if not count:
            return self.texts.say("rules.nothing")
        return self.texts.say("rules.found", number=self.reading.at + 1, count=count)

    def _buttons(self) -> list[Widget]:
        say, any_found = self.texts.say, bool(self.reading.hits)
        return [
            Button("previous", "", lambda: self.on_step(-1), icon=Icon.UP, enabled=any_found,
                   hint=say("rules.previous")),
            Button("next", "", lambda: self.on_step(1), icon=Icon.DOWN, enabled=any_found,
                   hint=say("rules.next")),
            Button("clear", "", self.on_clear, icon=Icon.CLOSE, hint=say("rules.clear")),
        ]  # fmt: skip
