"""The first start: a throw in three steps, learnt by doing it."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, FocusLost, Intended, Phase, Pointer
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.guide.card import Doors, GuideCard, Told
from dexterity.ui.screens.guide.lesson import Lesson, Step

if TYPE_CHECKING:
    from dexterity.session.throw import Throw
    from dexterity.ui.screens.guide.table import GuideTable

WAITS_FOR: Final = 4
"""Frames before the table is brought. The words are to be seen at once; the frames after them
bring sounds and the table's own modules, one at a time."""


class GuideScreen(Screen):
    """Watches what the player does at the table, and says the next thing."""

    name = "guide"
    rulebook = "throwing"

    def __init__(self, frame: Frame, *, practice: Callable[[], Screen]) -> None:
        """`practice` makes the screen that the guide ends with."""
        super().__init__(frame, arrows=False)
        self.lesson = Lesson()
        self.table: GuideTable | None = None
        self._practice = practice
        self._told = Told("")
        """What the card tells now."""
        self._verdict = ""
        self._updates = 0
        self._card = Box(0.0, 0.0, 0.0, 0.0)
        self._doors = Doors(
            skip=self._skip,
            finish=self._finish,
            go_on=self._go_on,
            switch_way=self._switch_way,
            loft=self._loft,
        )

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        if self.table is not None:
            self.table.throwing.follow_settings()
        self._told = self._tells()
        card = GuideCard(self.texts, self.settings, self.lesson, self._doors)
        self.form.refill(card.placed(ruler, self._told))
        self._card = card.box

    def _tells(self) -> Told:
        """What there is to tell now; it does not wait for the table."""
        if self.table is None:
            return Told(f"guide.grab_{self.settings.way}")
        words = self.lesson.words(self.table.throwing.hand.held)
        return Told(words, self._verdict, lies=self.table.judged is not None)

    def help(self) -> HelpPage:
        lines = tuple(self.say(f"guide.help_{name}") for name in ("steps", "rule", "skip"))
        return HelpPage(self.say("guide.help"), lines)

    # --- what the player does -----------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if self.form.handle(event) and not isinstance(event, FocusLost):
            return True
        if self._on_card(event) or self._at_table(event):
            return True
        if event == Intended(Intention.BACK):
            self._skip()
            return True
        return False

    def _on_card(self, event: Event) -> bool:
        """A press on the card is not one on the table below it."""
        match event:
            case Pointer(phase=Phase.DOWN, place=place):
                return self._card.contains(place)
            case _:
                return False

    def _at_table(self, event: Event) -> bool:
        if self.table is None:
            return False
        taken = self.table.throwing.handle(event)
        self._learn(self.table.follow(self.lesson))
        return taken

    def _switch_way(self) -> None:
        if self.table is not None:
            self.table.throwing.switch_way()

    def _loft(self, notches: float) -> None:
        if self.table is not None:
            self.table.loft(notches)
            self._learn(self.table.follow(self.lesson))

    def _go_on(self) -> None:
        """There was no hit to read: the next die comes to the hand."""
        if self.table is not None:
            self.table.throwing.clear()
        self._learn(self.lesson.going_on())

    def _skip(self) -> None:
        self._mark_done()
        self.frame.back()

    def _finish(self) -> None:
        self._mark_done()
        self.frame.swap(self._practice())

    def _mark_done(self) -> None:
        self.frame.change_settings(replace(self.settings, first_start_done=True))

    # --- what comes of it ---------------------------------------------------------------------

    def _judged(self, throw: "Throw") -> None:
        from dexterity.ui.screens.guide.table import told  # noqa: PLC0415

        self._verdict = told(throw, self.texts)
        self._learn(self.lesson.after_throw(throw))
        self.frame.rearrange()

    def _learn(self, lesson: Lesson) -> None:
        """The lesson stands there now; whatever is to be said about it is said."""
        if lesson.step is Step.DONE and self.lesson.step is not Step.DONE:
            self.form.focus("practice")
        changed, self.lesson = lesson != self.lesson, lesson
        if changed or self._told != self._tells():
            self.frame.rearrange()

    def hide(self) -> None:
        super().hide()
        if self.table is not None:
            self.table.throwing.hand.cancel()

    # --- time and picture ---------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self._updates += 1
        if self.table is None and self._updates > WAITS_FOR:
            # Half of what the program imports: not before there is something to be read.
            from dexterity.ui.screens.guide.table import GuideTable  # noqa: PLC0415

            self.table = GuideTable(self.frame, self._judged)
        if self.table is not None:
            self.table.update(elapsed_s)
            self._learn(self.table.follow(self.lesson))

    def draw(self, canvas: Canvas) -> None:
        if self.table is not None:
            self.table.draw(canvas, self.lesson)
        super().draw(canvas)
