"""The bar to watch a throw with: play, step, a slider in time, speeds, and the way out."""

from collections.abc import Callable, Hashable
from typing import Final

from dexterity.content.texts import Texts
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.show.playback import SPEEDS, Passed, Playback
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.layout import Column, Fixed, Row
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.slider import Slider
from dexterity.ui.widgets.widget import Touch

TIME_STEP_S: Final = 1 / 240
"""Of the slider: a step of the physics. Coarser: the very end is out of reach."""


class TimeSlider(Slider):
    """A slider that moves by itself, so that keeping a picture of it is of no use."""

    def appearance(self, touch: Touch) -> Hashable:
        return None


class Transport:
    """Makes the widgets of the bar anew whenever a page is arranged, and keeps them up to date."""

    def __init__(
        self,
        texts: Texts,
        playback: Playback,
        on_step: Callable[[Passed], None],
        on_close: Callable[[], None] | None = None,
    ) -> None:
        """`on_step` is told what a step has passed, for it to be heard."""
        self._texts, self._playback = texts, playback
        self._on_step, self._on_close = on_step, on_close

    def panel(self) -> Panel:
        """The bar, to be placed on a page."""
        return Panel(
            Column(self._times(), self._speeds(), gap=10.0), name="watch/bar", padding=14.0
        )

    def _times(self) -> Row:
        playback, say = self._playback, self._texts.say
        buttons = (
            ("watch/play", Icon.PLAY, playback.toggle, "show.play"),
            ("watch/back", Icon.STEP_BACK, lambda: self._step(-1), "show.step_back"),
            ("watch/forth", Icon.STEP_FORWARD, lambda: self._step(1), "show.step_forward"),
        )
        return Row(
            *(Fixed(Button(name, "", do, icon=icon, hint=say(key)), width=48.0)
              for name, icon, do, key in buttons),
            TimeSlider(
                "watch/time", "", playback.at_s, self._seek,
                high=max(TIME_STEP_S, playback.lasts_s), step=TIME_STEP_S,
                say=self._say_time, hint=say("show.time"),
            ),
            gap=8.0,
            shares=(48.0, 48.0, 48.0, 520.0),
        )  # fmt: skip

    def _speeds(self) -> Row:
        texts, close = self._texts, self._on_close
        row = speed_row("watch/speed", self._playback, texts, self._choose_speed)
        if close is None:
            return Row(row)
        return Row(row, Button("watch/close", texts.say("show.close"), close), shares=(3.0, 1.0))

    def refresh(self, form: Form) -> None:
        """Time has gone by, or keys have changed something."""
        playback = self._playback
        slider, button = form.widget("watch/time"), form.widget("watch/play")
        speed = form.widget("watch/speed")
        if isinstance(slider, Slider):
            slider.value, slider.high = playback.at_s, max(TIME_STEP_S, playback.lasts_s)
        if isinstance(button, Button):
            plays = playback.playing and not playback.done
            button.icon = Icon.PAUSE if plays else Icon.AGAIN if playback.done else Icon.PLAY
        if isinstance(speed, ChoiceRow):
            speed.chosen = playback.nearest_speed

    def _say_time(self, at_s: float) -> str:
        return self._texts.say("show.seconds", time=self._texts.number(at_s, 2))

    def _step(self, count: int) -> None:
        self._on_step(self._playback.step(count))

    def _seek(self, at_s: float) -> None:
        self._playback.pause()
        self._playback.seek(at_s)

    def _choose_speed(self, speed: float) -> None:
        self._playback.speed = speed


def speed_row(
    name: str, playback: Playback, texts: Texts, choose: Callable[[float], None]
) -> ChoiceRow:
    """All speeds there are, to choose one."""
    return ChoiceRow(
        name,
        "",
        [texts.say("show.times", speed=_short(speed, texts)) for speed in SPEEDS],
        playback.nearest_speed,
        lambda at: choose(SPEEDS[at]),
        hint=texts.say("show.speed"),
    )


def _short(speed: float, texts: Texts) -> str:
    """A speed with no more decimals than it needs."""
    decimals = next(places for places in range(3) if round(speed, places) == speed)
    return texts.number(speed, decimals)
