"""The field to try a swing in, and the scale that shows how fast the die would be."""

from collections.abc import Hashable
from typing import Final

import pygame

from dexterity.content.texts import Texts
from dexterity.hand.feel import MAX_SPEED_MM_S
from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import CORAL, FIELD, LABEL, NOTE, SKY, STRAW, Look
from dexterity.ui.draw.colours import CENTRE, FAINT_INK
from dexterity.ui.screens.settings.swing_test import SwingTest
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

GOOD_MM_S: Final = (1400.0, 1800.0)
"""A good plain throw at the classic target, half a metre away."""
PAD_HEIGHT: Final = 210.0
"""Points: a full swing has room. Lower: hands are checked before they are fast."""
BAR_HEIGHT: Final = 34.0
PAD: Final = Look(pencil=STRAW, pressure=0.3, spacing=7.0, line=1.4, dashed=True)
GOOD: Final = Look(ground=None, pencil=SKY, pressure=0.6, spacing=4.0, line=1.2)
SPEED: Final = Look(ground=None, pencil=CORAL, pressure=0.75, spacing=4.0, line=1.2)
SPEED_INSET: Final = 8.0


class SwingPad(Widget):
    """Pointers alone use it: keys cannot swing, and need no sensitivity."""

    def __init__(self, name: str, text: str, test: SwingTest) -> None:
        super().__init__(name)
        self._text, self._test = text, test

    @property
    def can_focus(self) -> bool:
        return False

    @property
    def pulls(self) -> bool:
        return True

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return width, max(PAD_HEIGHT, ruler.measure(self._text, NOTE, width - 32.0)[1] + 150.0)

    def press(self, place: Vec2) -> None:
        self._test.begin(place)

    def drag(self, place: Vec2) -> None:
        self._test.move(place)

    def release(self, place: Vec2) -> None:
        self._test.end(place)

    def cancel(self) -> None:
        self._test.cancel()

    def appearance(self, touch: Touch) -> Hashable:
        return (self._text, self._test.places)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        canvas.box(self.box, PAD, self.name)
        text = self.box.inset(16.0, 12.0)
        canvas.text(self._text, text, NOTE, align=Align.CENTRE)
        canvas.icon(Icon.DIE, centred(self._die_place, (40.0, 40.0)))
        canvas.icon(Icon.UP, centred(self._arrow_place, (26.0, 26.0)), colour=FAINT_INK)
        if len(self._test.places) > 1:
            self._draw_stroke(canvas)

    @property
    def _die_place(self) -> Vec2:
        return self.box.middle[0], self.box.bottom - 40.0

    @property
    def _arrow_place(self) -> Vec2:
        return self.box.middle[0], self.box.bottom - 84.0

    def _draw_stroke(self, canvas: Canvas) -> None:
        """The way the hand took, from the die on; it may lead out of the field."""
        x, y = self._die_place
        points = [canvas.px((x + right, y + down)) for right, down in self._test.places]
        with canvas.clipped(self.box):
            pygame.draw.lines(
                canvas.surface, rgb(CENTRE), False, points, max(2, round(3.0 * canvas.scale))
            )


class SpeedScale(Widget):
    """From nothing to the fastest die, with the good throws marked and the last swing shown."""

    def __init__(self, name: str, speed_mm_s: float | None, words: str, texts: Texts) -> None:
        super().__init__(name)
        self._speed_mm_s, self._words, self._texts = speed_mm_s, words, texts

    @property
    def can_focus(self) -> bool:
        return False

    @property
    def speed_mm_s(self) -> float | None:
        """What it shows."""
        return self._speed_mm_s

    def wanted(self, ruler: Ruler, width: float) -> Size:
        words = ruler.measure(self._words, LABEL, width)[1]
        good = ruler.measure(self._good_words, NOTE, width)[1]
        return width, words + good + self._end_height(ruler) + BAR_HEIGHT + 30.0

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box
        words = ruler.measure(self._words, LABEL, box.width)[1]
        self._words_box, rest = box.cut_top(words, gap=10.0)
        good = ruler.measure(self._good_words, NOTE, box.width)[1]
        self._good_box, rest = rest.cut_top(good, gap=4.0)
        self._bar, rest = rest.cut_top(BAR_HEIGHT, gap=4.0)
        self._ends, _ = rest.cut_top(self._end_height(ruler))

    def move(self, right: float, down: float) -> None:
        super().move(right, down)
        self._words_box, self._good_box = (
            box.moved(right, down) for box in (self._words_box, self._good_box)
        )
        self._bar, self._ends = (box.moved(right, down) for box in (self._bar, self._ends))

    @property
    def _good_words(self) -> str:
        low, high = (self._texts.number(speed / 1000.0, 1) for speed in GOOD_MM_S)
        return self._texts.say("settings.good_throw", low=low, high=high)

    def _end_height(self, ruler: Ruler) -> float:
        return ruler.measure("0", NOTE)[1]

    def appearance(self, touch: Touch) -> Hashable:
        return (self._speed_mm_s, self._words, self._good_words)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        canvas.text(self._words, self._words_box, LABEL)
        canvas.text(self._good_words, self._good_box, NOTE)
        bar = self._bar
        canvas.box(bar, FIELD, self.name)
        left, right = (bar.left + bar.width * speed / MAX_SPEED_MM_S for speed in GOOD_MM_S)
        canvas.box(Box(left, bar.top - 4.0, right - left, bar.height + 8.0), GOOD, "good")
        if self._speed_mm_s is not None:
            self._draw_speed(canvas, self._speed_mm_s)
        canvas.text("0", self._ends, NOTE)
        most = self._texts.number(MAX_SPEED_MM_S / 1000.0)
        canvas.text(
            self._texts.say("settings.speed", speed=most), self._ends, NOTE, align=Align.RIGHT
        )

    def _draw_speed(self, canvas: Canvas, speed_mm_s: float) -> None:
        whole = self._bar.inset(2.0, SPEED_INSET)
        length = whole.width * min(1.0, speed_mm_s / MAX_SPEED_MM_S)
        # All of the hatching is drawn once, and shown as far as the speed goes.
        with canvas.clipped(Box(whole.left - 4.0, self._bar.top, length + 4.0, self._bar.height)):
            canvas.box(whole, SPEED, "speed")
        end = whole.left + length
        canvas.line(
            [(end, self._bar.top - 6.0), (end, self._bar.bottom + 6.0)], width=2.6, name="speed end"
        )
