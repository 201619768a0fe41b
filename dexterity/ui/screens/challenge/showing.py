"""The best throw of a level, to be watched as often as one likes."""

from dexterity.content.challenge.challenge import Challenge
from dexterity.errors import TableError
from dexterity.hand.dare.choice import dare_anyway
from dexterity.session.challenge.table import die_of, table_of
from dexterity.session.live_throw import LiveThrow
from dexterity.session.progress import BestThrow
from dexterity.session.story import verdict_sentence
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, FIELD, NOTE, SUBHEADING
from dexterity.ui.draw.colours import INK
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.sign_strip import SignStrip
from dexterity.ui.screens.practice.page import at_the_foot
from dexterity.ui.show.flight_picture import draw_playback
from dexterity.ui.show.hearing import play_passed
from dexterity.ui.show.playback import Passed, Playback
from dexterity.ui.show.table_picture import TablePicture
from dexterity.ui.show.transport import Transport
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import placed
from dexterity.ui.widgets.widget import Widget
from dexterity.ui.world.marking import marking_for

TOP = Box(300.0, 10.0, 680.0, 60.0)
SIGNS = Box(84.0, 16.0, 200.0, 44.0)


class ShowingScreen(Screen):
    """The throw is made again as it was recorded; where that cannot be done, it says so."""

    name = "challenge-best"

    def __init__(self, frame: Frame, book: Book, challenge: Challenge, best: BestThrow) -> None:
        super().__init__(frame)
        self.challenge, self.best = challenge, best
        self.playback: Playback | None = None
        self._picture: TablePicture | None = None
        self._transport: Transport | None = None
        try:
            self._open(book)
        except TableError:
            # The level's file is another than when it was thrown.
            self.playback = None

    def _open(self, book: Book) -> None:
        best, thrown = self.best, self.best.thrown
        table = table_of(self.challenge, book.library.target_of(self.challenge), best.moment)
        dare = dare_anyway(thrown.requirements)
        deed = thrown.deed or dare.performed(thrown.toss)
        live = LiveThrow(
            deed, thrown.launch.orientation, table, die_of(self.challenge, best.throw),
            dare=dare, launch=thrown.launch,
        )  # fmt: skip
        self._picture = TablePicture(table, stance=dare.stance, rest_mm=dare.rest_mm)
        self.playback = Playback(live, pace=self.settings.game_speed, slow_motion=False)

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        signs = SignStrip("signs", self.best.thrown.requirements, side=40.0)
        widgets = placed(signs, SIGNS, ruler)
        if self.playback is None:
            words = Label(self.say("challenge_screens.best_gone"), BODY, align=Align.CENTRE)
            widgets += placed(words, Box(300.0, 300.0, 680.0, 120.0), ruler)
        else:
            self._transport = Transport(self.texts, self.playback, self._heard, self.frame.back)
            widgets += self._bar(ruler, self._transport)
        if self._picture is not None:
            safe = marking_for(colour_safe=self.settings.colour_safe)
            self._picture.view.mark_with(safe)
        self.form.refill(widgets)

    def _bar(self, ruler: Ruler, transport: Transport) -> list[Widget]:
        return at_the_foot(transport.panel(), ruler)

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case Intended(Intention.THROW | Intention.PAUSE, repeated=False) if self.playback:
                self.playback.toggle()
                return True
            case _:
                return False

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        if self._picture is not None:
            self._picture.prepare()
        if self.playback is not None:
            self._heard(self.playback.update(elapsed_s))
        if self._transport is not None:
            self._transport.refresh(self.form)

    def _heard(self, passed: Passed) -> None:
        if self._picture is not None:
            play_passed(self.frame, self._picture.view.camera, passed)

    def draw(self, canvas: Canvas) -> None:
        if self._picture is not None and self.playback is not None:
            self._picture.draw(canvas)
            draw_playback(self._picture.surface_of(canvas), self._picture.view, self.playback)
            self._draw_words(canvas)
        super().draw(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        name = self.challenge.names.said_in(self.texts.language)
        note = verdict_sentence(self.best.thrown.verdict, self.texts)
        high = canvas.measure(name, SUBHEADING, TOP.width)[1]
        below = canvas.measure(note, NOTE, TOP.width - 24.0)[1]
        box = Box(TOP.left, TOP.top, TOP.width, high + below + 16.0)
        canvas.box(box, FIELD, "banner")
        head, foot = box.inset(12.0, 8.0).cut_top(high)
        canvas.text(name, head, SUBHEADING, align=Align.CENTRE)
        canvas.text(note, foot, NOTE.in_colour(INK), align=Align.CENTRE)

    def help(self) -> HelpPage:
        return HelpPage(
            self.say("challenge_screens.help_best"), (self.say("challenge_screens.help_watch"),)
        )
