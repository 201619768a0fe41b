"""A table at which one throws under a dare: what levels, duels and free dares have in common."""

from abc import abstractmethod
from itertools import islice

from dexterity.session.awaited_throw import AwaitedThrow
from dexterity.session.box_place import BoxPlace
from dexterity.session.throw import Throw
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, FocusLost, Intended, KeyPressed, Pointer
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.dare.banner import hand_words, judged_words, placing_words
from dexterity.ui.screens.dare.box_placing import BoxPlacing
from dexterity.ui.screens.dare.dare_column import DareColumn
from dexterity.ui.screens.dare.dare_table import DareTable
from dexterity.ui.screens.practice.help import key_lines
from dexterity.ui.screens.practice.page import at_the_foot, columns, draw_ahead, fitted
from dexterity.ui.screens.strip import Words, lens_place, strip_for
from dexterity.ui.show.transport import Transport
from dexterity.ui.show.verdict_lens import VerdictLens
from dexterity.ui.throwing.pickups import pickups
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.widget import Widget


class DareScreen(Screen):
    """A table, a column for the hand, a column to read, and a strip that says what to do next."""

    def __init__(self, frame: Frame, turn: AwaitedThrow, *, seed: int, picked_up: int = 0) -> None:
        """`picked_up` is how many dice of this seed have been thrown before."""
        super().__init__(frame, arrows=False)
        lies = islice(pickups(seed), picked_up, None)
        self.table = DareTable(frame, turn, lies, on_known=self._known, on_judged=self._judged)
        self.placing: BoxPlacing | None = None
        self.column = DareColumn(self)
        self._last_key = ""
        """The player used a key last, not a pointer."""
        self._transport: Transport | None = None
        self._lens = VerdictLens()
        self._drawn_ahead = False
        self._place_if_wanted()

    # --- what each kind of game adds ------------------------------------------------------------

    @abstractmethod
    def _known(self, throw: Throw) -> None:
        """A throw is computed to its end, and counts from now on."""

    @abstractmethod
    def _judged(self, throw: Throw) -> None:
        """The player has seen its end."""

    @abstractmethod
    def about(self, box: Box, ruler: Ruler) -> list[Widget]:
        """The column to read."""

    @abstractmethod
    def told(self) -> str:
        """What came of the last throw, in a few words."""

    @property
    def goes_on(self) -> bool:
        """Whether there is another die to be thrown."""
        return True

    @property
    def waits(self) -> bool:
        """Whether it is somebody else's turn: nothing that is done here throws."""
        return False

    # --- from turn to turn --------------------------------------------------------------------

    def lay(self, turn: AwaitedThrow, *, same_player: bool = True) -> None:
        """The next turn; the box stays where somebody put it."""
        kept = self.table.box if same_player and turn.places_box else None
        self.table.lay(turn, kept)
        self._place_if_wanted()
        self.frame.rearrange()

    def _place_if_wanted(self) -> None:
        self.placing = None
        if self.table.turn.places_box and self.table.box is None and not self.waits:
            self.place_box()

    def place_box(self) -> None:
        """The box is pulled and turned until it stands right."""
        table = self.table
        if not table.calm or self.waits:
            return
        if table.scene is Scene.VERDICT and table.box is not None:
            table.clear()
        self.placing = BoxPlacing(table.turn.table(), table.table_place, table.box)
        table.hand.let_be()
        table.put_box(self.placing.place)
        self.frame.rearrange()

    def stand_box(self) -> None:
        """The box stays there, if it can."""
        if self.placing is None:
            return
        if self.placing.refusal is not None:
            self.frame.notify(self.say(f"challenge.box.{self.placing.refusal}"))
            return
        self.table.put_box(self.placing.place)
        self.placing = None
        self.frame.rearrange()

    def turn_box(self, steps: float) -> None:
        """Buttons turn it as the wheel does."""
        if self.placing is not None:
            self.placing.turn(steps)

    @property
    def box(self) -> BoxPlace | None:
        """Where the box stands."""
        return self.table.box

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        self.table.follow_settings()
        hand, read = columns(left_handed=self.settings.left_handed)
        widgets = fitted("hand/page", self.column.made(), hand, ruler)
        widgets += self.about(read, ruler)
        self._transport = None
        if self.table.scene is Scene.WATCHING and self.table.playback is not None:
            widgets += self._bar(ruler)
        self.form.refill(widgets)
        self._refresh()

    def _bar(self, ruler: Ruler) -> list[Widget]:
        playback = self.table.playback
        if playback is None:
            return []
        self._transport = Transport(
            self.texts, playback, self.table.heard, self.table.stop_watching
        )
        return at_the_foot(self._transport.panel(), ruler)

    def _refresh(self) -> None:
        self.column.refresh()
        if self._transport is not None:
            self._transport.refresh(self.form)
        watch = self.form.widget("watch")
        if watch is not None:
            watch.enabled = self.table.calm and self.table.last is not None and not self.placing

    # --- events, time and picture ---------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyPressed | Pointer):
            self._last_key = event.key if isinstance(event, KeyPressed) else ""
        if isinstance(event, FocusLost):
            self.form.handle(event)
            if self.placing is not None:
                self.placing.handle(event)
            return self.table.handle(event)
        return self.form.handle(event) or self._intend(event) or self._use_table(event)

    def _intend(self, event: Event) -> bool:
        match event:
            case Intended(Intention.WATCH_AGAIN, repeated=False) if self.placing is None:
                self.table.watch()
            case _:
                return False
        return True

    def _use_table(self, event: Event) -> bool:
        if self.placing is None:
            return not self.waits and self.table.handle(event)
        if isinstance(event, Intended) and event.intention is Intention.THROW:
            self.stand_box()
            return True
        taken = self.placing.handle(event)
        if taken:
            self.table.put_box(self.placing.place)
        return taken

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self.table.update(elapsed_s)
        self._refresh()

    def draw(self, canvas: Canvas) -> None:
        if not self._drawn_ahead:
            self._drawn_ahead = True
            draw_ahead(canvas, self.form, ("throw", "cancel", "watch"))
        self.table.still = self.placing is not None
        self.table.draw(canvas)
        picture, last = self.table.picture, self.table.last
        strip = strip_for(canvas, self.words(), self.table)
        if self.placing is not None:
            self.placing.draw(picture.surface_of(canvas), picture.view.camera)
        elif self.table.scene is Scene.VERDICT and last is not None:
            near = self.table.rewards.near_of(last)
            self._lens.draw(canvas, picture.view, last, lens_place(strip), near)
        self.draw_over(canvas)
        if strip is not None:
            strip.draw(canvas)
        super().draw(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """What a game draws over its table."""

    def words(self) -> Words:
        """What the strip says."""
        services = self.frame.services
        if self.placing is not None:
            return placing_words(self.placing, services)
        match self.table.scene:
            case Scene.HAND:
                return hand_words(self.table, services, last_key=self._last_key)
            case Scene.FLIGHT:
                return "", ""
            case Scene.WATCHING | Scene.VERDICT:
                return judged_words(self.table, services, self.told, goes_on=self.goes_on)

    def help(self) -> HelpPage:
        told = ("dare", "box", "verdict")
        sentences = tuple(self.say(f"challenge_screens.help_{what}") for what in told)
        return HelpPage(self.say("challenge_screens.help_level"),
                        (*sentences, *key_lines(self.texts, self.settings)))  # fmt: skip

    def hide(self) -> None:
        super().hide()
        self.table.hand.let_be()

    def close(self) -> None:
        self.table.finish()
