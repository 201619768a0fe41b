"""The table of the guide: the classic target, and a die that is thrown for nothing."""

from collections.abc import Callable
from typing import Final

from dexterity.content.texts import Texts
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.session.story import verdict_sentence
from dexterity.session.throw import Throw
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Wheel
from dexterity.ui.screens.guide.hand import draw_hand
from dexterity.ui.screens.guide.lesson import Lesson, Step
from dexterity.ui.show.verdict_lens import VerdictLens
from dexterity.ui.throwing.habits import IN_PRACTICE
from dexterity.ui.throwing.pickups import pickups
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_table import ThrowingTable

SEED: Final = 3
"""Everybody's first die lies in the hand in the same way."""
LENS_AT: Final = (908.0, 500.0)
"""At the right of the die: the card with the steps is at the left."""
PATIENCE_S: Final = 1.2
"""How long the player is left alone before a hand shows what to do."""


class GuideTable:
    """A table that follows a lesson; nothing that happens at it is recorded."""

    def __init__(self, frame: Frame, on_judged: Callable[[Throw], None]) -> None:
        table, die = PracticeTable().build()
        self.throwing = ThrowingTable(
            frame,
            table,
            die,
            pickups(SEED),
            on_known=lambda _: None,
            on_judged=on_judged,
            aid_setting=IN_PRACTICE,
        )
        self._frame = frame
        self._loft_rad = self.throwing.hand.held.loft_rad
        self._lens = VerdictLens()
        self._idle_s = 0.0

    def follow(self, lesson: Lesson) -> Lesson:
        """The lesson after what the hand has just done."""
        held = self.throwing.hand.held
        if self.throwing.scene is Scene.HAND:
            lesson = lesson.after_hand(held).after_remark(self.throwing.hint)
        if held.loft_rad != self._loft_rad:
            self._loft_rad = held.loft_rad
            lesson = lesson.after_loft()
        return lesson

    @property
    def judged(self) -> Throw | None:
        """The throw whose signs the lesson speaks of, as long as its die lies there."""
        return self.throwing.last if self.throwing.scene is Scene.VERDICT else None

    def loft(self, notches: float) -> None:
        """As the wheel does it: the next die comes to the hand if it has to."""
        self.throwing.handle(Wheel(notches, STAGE.middle))

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        self.throwing.update(elapsed_s)
        waits = self.throwing.scene is Scene.HAND and not self.throwing.hand.held.pressing
        self._idle_s = self._idle_s + elapsed_s if waits else 0.0

    def draw(self, canvas: Canvas, lesson: Lesson) -> None:
        """The table, a lens over what was thrown, and a hand for those who wait."""
        self.throwing.draw(canvas)
        if self.judged is not None:
            self._lens.draw(canvas, self.throwing.picture.view, self.judged, LENS_AT)
        held = self.throwing.hand.held
        new = lesson.step in {Step.GRAB, Step.THROW} and not held.pressing
        by_keys = held.begun and not lesson.misses
        if new and not by_keys and self._idle_s > PATIENCE_S:
            still = self._frame.services.settings.reduced_motion
            draw_hand(canvas, held, self._idle_s - PATIENCE_S, still=still)


def told(throw: Throw, texts: Texts) -> str:
    """What the referee says of it."""
    return verdict_sentence(throw.verdict, texts)
