"""Sentences the player should see, one after the other, on a strip at the foot of the stage."""

from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import BODY, NOTICE

LEAST_S: Final = 4.0
ANSWER_S: Final = 1.5
LETTERS_PER_S: Final = 14.0
"""Slower readers set the pace: nothing may depend on having seen a notice."""
WIDEST: Final = 860.0
PADDING: Final = 14.0
FROM_FOOT: Final = 22.0


class NoticeStrip:
    """Shows each notice as long as it takes to read, and no notice twice at once."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._shown_s = 0.0
        self._answer, self._answer_s = "", 0.0

    def add(self, text: str) -> None:
        """One more, after those that wait."""
        if text not in self._waiting:
            self._waiting.append(text)

    def answer(self, text: str) -> None:
        """Said at once and briefly, for something the player has just done."""
        self._answer, self._answer_s = text, ANSWER_S

    @property
    def shown(self) -> str:
        """What is on the strip; empty for nothing."""
        return self._answer or (self._waiting[0] if self._waiting else "")

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        if self._answer:
            self._answer_s -= elapsed_s
            self._answer = self._answer if self._answer_s > 0.0 else ""
            return
        self._shown_s += elapsed_s
        if not self._waiting or self._shown_s > LEAST_S + len(self.shown) / LETTERS_PER_S:
            self._waiting[:1] = []
            self._shown_s = 0.0

    def draw(self, canvas: Canvas) -> None:
        if not self.shown:
            return
        wide, high = canvas.measure(self.shown, BODY, WIDEST)
        width, height = wide + 2 * PADDING, high + 2 * PADDING
        top = STAGE.bottom - FROM_FOOT - height
        box = Box(STAGE.middle[0] - width / 2, top, width, height)
        canvas.box(box, NOTICE, "notice")
        canvas.text(self.shown, box.inset(PADDING), BODY, align=Align.CENTRE)
