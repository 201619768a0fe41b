"""The practice screen: throw as often as you like, see what happened, and get better."""

from datetime import UTC, datetime

from dexterity.luck import new_seed
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.session.throw import Throw
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import NOTE
from dexterity.ui.draw.colours import INK
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, FocusLost, Intended, KeyPressed, Pointer
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.practice.banner import banner_words
from dexterity.ui.screens.practice.help import practice_help
from dexterity.ui.screens.practice.log import PracticeLog
from dexterity.ui.screens.practice.names import table_words
from dexterity.ui.screens.practice.page import (
    GAP,
    about_throws,
    at_the_foot,
    columns,
    draw_ahead,
    fitted,
)
from dexterity.ui.screens.practice.start import StartFrom
from dexterity.ui.screens.practice.statistics import rewritten
from dexterity.ui.screens.practice.table_choice import TableChoice
from dexterity.ui.screens.strip import lens_place, strip_for
from dexterity.ui.show.ghost import Ghost
from dexterity.ui.show.transport import Transport
from dexterity.ui.show.verdict_lens import VerdictLens
from dexterity.ui.sound.cues import Cue
from dexterity.ui.throwing.controls import ThrowControls
from dexterity.ui.throwing.habits import IN_PRACTICE
from dexterity.ui.throwing.pickups import pickups
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_table import ThrowingTable
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.toggle import Toggle
from dexterity.ui.widgets.widget import Widget

FRAMES_OF_NEWS = 3
"""A verdict is shown, then the card is written, then the lens is drawn: a frame each, so that none
of them takes long."""


class PracticeScreen(Screen):
    """A table, two columns of paper beside it, and a strip that says what to do next."""

    name = "practice"
    rulebook = "throwing"
    rulebook_chapter = "practice"

    def __init__(
        self,
        frame: Frame,
        table: PracticeTable | None = None,
        start: StartFrom | None = None,
        *,
        seed: int | None = None,
        begun: datetime | None = None,
    ) -> None:
        super().__init__(frame, arrows=False)
        at = table or PracticeTable()
        seed = new_seed() if seed is None else seed
        self.log = PracticeLog(frame.services, at, seed=seed, begun=begun or datetime.now(UTC))
        built, die = at.build()
        self.table = ThrowingTable(
            frame,
            built,
            die,
            pickups(seed) if start is None else start.pickups(seed),
            on_known=self._known,
            on_judged=self._judged,
            aid_setting=IN_PRACTICE,
        )
        self.ghost: Ghost | None = None
        if start is not None:
            self._set_out(start)
        self.heat = True
        self.statistics = self.log.statistics
        """Of the throws whose end was seen."""
        self._controls = ThrowControls(self.table)
        self._news = 0
        """Frames until all that a verdict changes is shown."""
        self._last_key = ""
        """What the player pressed last; nothing once a pointer was used."""
        self._transport: Transport | None = None
        self._lens = VerdictLens()
        self._drawn_ahead = False

    def _set_out(self, start: StartFrom) -> None:
        """The hand as it was for the throw to try, and that throw in pencil."""
        self.table.hand.set_loft(start.toss.loft_rad)
        self.ghost = Ghost(start.toss, start.orientation, self.table.table, self.table.die)

    # --- what happens at the table ------------------------------------------------------------

    def _known(self, throw: Throw) -> None:
        self.log.throw(throw, self.table.thrown_in)

    def _judged(self, throw: Throw) -> None:
        self._news = FRAMES_OF_NEWS

    def _show_throws(self) -> None:
        """The card and the wash, as the log has it."""
        self.statistics = self.log.statistics
        self.table.picture.show_heat(self.log.rest_places_mm if self.heat else ())
        if not rewritten(self.statistics, self.texts, self.form):
            self.frame.rearrange()

    def undo(self) -> None:
        """Takes back the last throw or change of table."""
        if not (self.log.practice.can_undo and self.table.calm):
            return
        before = self.log.practice.table
        self.log.undo()
        self.frame.services.sounds.play(Cue.UNDO)
        if self.log.practice.table != before:
            self.table.change(*self.log.practice.table.build())
            self.frame.rearrange()
        self.table.forget_last()
        self._show_throws()

    def change_table(self, table: PracticeTable) -> None:
        """Throws at this from now on."""
        if table == self.log.practice.table:
            return
        self.table.finish()
        self.log.change(table)
        self.ghost = None
        self.table.change(*table.build())
        self._show_throws()
        self.frame.rearrange()

    def _choose_table(self) -> None:
        self.table.hand.let_be()
        TableChoice(self.form, self.texts, self.log.practice.table, self.change_table).open()

    def _set_heat(self, shown: bool) -> None:
        self.heat = shown
        self._show_throws()

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        self.table.follow_settings()
        hand, throws = columns(left_handed=self.settings.left_handed)
        widgets = [*self._beside_hand(hand, ruler), *self._about_throws(throws, ruler)]
        self._transport = None
        if self.table.scene is Scene.WATCHING and self.table.playback is not None:
            widgets += self._bar(ruler)
        self.form.refill(widgets)
        self._refresh()

    def _beside_hand(self, box: Box, ruler: Ruler) -> list[Widget]:
        table = table_words(self.log.practice.table, self.table.table.target, self.texts)
        ghost = (
            () if self.ghost is None else (Label(self.say("practice.ghost"), NOTE.in_colour(INK)),)
        )
        column = Column(
            Button("table", table, self._choose_table, icon=Icon.SETTINGS,
                   hint=self.say("practice.table_hint")),
            *ghost,
            self._controls.column(self.texts, self.settings),
            gap=GAP,
        )  # fmt: skip
        return fitted("hand/page", column, box, ruler)

    def _about_throws(self, box: Box, ruler: Ruler) -> list[Widget]:
        buttons = Column(
            Button("watch", self.say("practice.watch"), self.table.watch, icon=Icon.AGAIN,
                   hint=self.say("practice.watch_hint")),
            Button("undo", self.say("practice.undo"), self.undo, icon=Icon.UNDO,
                   hint=self.say("practice.undo_hint")),
            Toggle("heat", self.say("practice.heat"), self.heat, self._set_heat),
            gap=GAP,
        )  # fmt: skip
        return about_throws(self.statistics, self.texts, buttons, box, ruler)

    def _bar(self, ruler: Ruler) -> list[Widget]:
        playback = self.table.playback
        if playback is None:
            return []
        self._transport = Transport(
            self.texts, playback, self.table.heard, self.table.stop_watching
        )
        return at_the_foot(self._transport.panel(), ruler)

    # --- events, time and picture ---------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyPressed | Pointer):
            self._last_key = event.key if isinstance(event, KeyPressed) else ""
        if isinstance(event, FocusLost):
            self.form.handle(event)
            return self.table.handle(event)
        return self.form.handle(event) or self._intend(event) or self.table.handle(event)

    def _intend(self, event: Event) -> bool:
        match event:
            case Intended(Intention.UNDO, repeated=False):
                self.undo()
            case Intended(Intention.WATCH_AGAIN, repeated=False):
                self.table.watch()
            case _:
                return False
        return True

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self.table.update(elapsed_s)
        if self.ghost is not None:
            self.ghost.grow()
        if self._news:
            self._tell_news()
        self._refresh()

    def _tell_news(self) -> None:
        self._news -= 1
        if self._news == 1:
            self._show_throws()

    def _refresh(self) -> None:
        self._controls.refresh(self.form, self.texts)
        if self._transport is not None:
            self._transport.refresh(self.form)
        watch, undo = self.form.widget("watch"), self.form.widget("undo")
        if watch is not None and undo is not None:
            watch.enabled = self.table.calm and self.table.last is not None
            undo.enabled = self.table.calm and self.log.practice.can_undo

    def draw(self, canvas: Canvas) -> None:
        if not self._drawn_ahead:
            self._drawn_ahead = True
            draw_ahead(canvas, self.form, ("throw", "cancel", "watch", "undo"))
        self.table.draw(canvas, self.ghost)
        words = banner_words(self.table, self.frame.services, last_key=self._last_key)
        last, strip = self.table.last, strip_for(canvas, words, self.table)
        if self.table.scene is Scene.VERDICT and last is not None and not self._news:
            view, near = self.table.picture.view, self.table.rewards.near_of(last)
            self._lens.draw(canvas, view, last, lens_place(strip), near)
        if strip is not None:
            strip.draw(canvas)
        super().draw(canvas)

    def help(self) -> HelpPage:
        return practice_help(self.texts, self.settings)

    def hide(self) -> None:
        super().hide()
        self.table.hand.let_be()

    def close(self) -> None:
        self.table.finish()
        self.log.close()
