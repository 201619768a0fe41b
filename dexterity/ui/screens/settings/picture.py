"""The page for what is seen, and how fast."""

from typing import Final

from dexterity.session.settings import FASTEST_GAME, SLOWEST_GAME
from dexterity.ui.screens.settings.desk import Desk
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.slider import Slider
from dexterity.ui.widgets.widget import Placeable

TEXT_SIZES: Final = (1.0, 1.25, 1.5, 1.75, 2.0)
"""Steps that are seen. A slider would write the whole page anew at every pixel."""
SPEED_STEP: Final = 0.25


class PicturePage:
    """Text size, window, motion, marks and speed."""

    name = "picture"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def content(self) -> Placeable:
        desk = self._desk
        return Column(
            self._text_size(),
            desk.toggle("full_screen"),
            desk.toggle("reduced_motion"),
            desk.toggle("colour_safe"),
            self._game_speed(),
            gap=18.0,
        )

    def _text_size(self) -> Placeable:
        size = self._desk.settings.text_size
        nearest = min(range(len(TEXT_SIZES)), key=lambda at: abs(TEXT_SIZES[at] - size))
        return self._desk.choice("text_size", TEXT_SIZES, self._percent, nearest)

    def _game_speed(self) -> Placeable:
        desk = self._desk
        slider = Slider(
            "game_speed",
            desk.say("game_speed"),
            desk.settings.game_speed,
            lambda speed: desk.change(game_speed=speed),
            low=SLOWEST_GAME,
            high=FASTEST_GAME,
            step=SPEED_STEP,
            say=self._percent,
        )
        return desk.explained(slider, "game_speed_note")

    def _percent(self, share: float) -> str:
        return self._desk.texts.percent(share, 0)
