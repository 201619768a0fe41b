"""A record watched throw by throw: played, paused, slowed, stepped; and tried by oneself."""

from pathlib import Path
from typing import Final

from dexterity.errors import RecordFlaw, TableError
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event, FocusLost, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.keepsakes.camera import LONGEST_S
from dexterity.ui.screens.keepsakes.watching import WatchingScreen
from dexterity.ui.screens.record_words import flaw_sentence
from dexterity.ui.screens.replay.bar import Wishes, bar, follow, foot_caption, header, verdict_card
from dexterity.ui.screens.replay.help import replay_help
from dexterity.ui.screens.replay.message import message
from dexterity.ui.screens.replay.opening import ReplayOpening
from dexterity.ui.screens.replay.picture import ReplayPicture
from dexterity.ui.screens.replay.reel import Reel
from dexterity.ui.screens.replay.throws import throws_dialog
from dexterity.ui.screens.replay.trial import try_it
from dexterity.ui.show.hearing import play_passed, play_verdict
from dexterity.ui.show.playback import Passed
from dexterity.ui.world.marking import marking_for

FAR_STEPS: Final = 12
"""Steps of the physics for an arrow key: a twentieth of a second."""


class ReplayScreen(WatchingScreen):
    """Reads its record in slices, then throws each throw again as it is watched."""

    name = "replay"
    scene = "throw"

    def __init__(self, frame: Frame, path: Path, *, throw: int = 1) -> None:
        """`throw` is the one to begin with, counted from 1."""
        super().__init__(frame, path)
        self._opening = ReplayOpening(path, throw)
        self._picture = ReplayPicture()
        self._bar = Box(0.0, STAGE.bottom, STAGE.width, 0.0)
        self._shown: tuple[object, ...] = ()
        """What the page was arranged for; nothing as long as there is nothing to watch."""
        self._wishes = Wishes(
            self._play, self._again, self._step, self._go_by, self._seek, self._set_speed,
            self._ask_which, self._try_it,
        )  # fmt: skip

    @property
    def reel(self) -> Reel | None:
        """What is being watched; None as long as the record is being opened."""
        return self._opening.reel

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        reel = self.reel
        if reel is None:
            self.form.refill(message(self._opening, self.texts, self.frame.back, ruler))
            return
        self._bar, buttons = bar(reel, self.texts, self._wishes, ruler)
        above = verdict_card(reel, self.texts, self._bar, ruler)
        if self.camera.looks:
            self.form.refill([*above, *foot_caption(reel, self.texts, self._bar, ruler)])
        else:
            head = header(reel, self.texts, self._wishes, self.share_button, ruler)
            self.form.refill([*head, *above, *buttons])
        self._shown = self._state(reel)

    def _state(self, reel: Reel) -> tuple[object, ...]:
        """All that the words and buttons depend on; the slider follows by itself."""
        playback = reel.playback
        return (reel.at, playback.playing, playback.done, playback.speed, reel.moved)

    def help(self) -> HelpPage:
        return replay_help(self.texts, self.settings)

    # --- time and picture -----------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        elapsed_s = self.camera.pace(elapsed_s)
        if self._opening.under_way:
            self._open_on()
        elif self.reel is not None:
            self._picture.prepare()
            self._roll(self.reel, elapsed_s)
            self._follow(self.reel)

    def _open_on(self) -> None:
        self._opening.advance()
        # A page full of buttons is drawn in the frame after the one that built the table.
        if self.reel is None:
            self.frame.rearrange()
            return
        self.tell_physics(other=self._opening.other_physics)
        if self._opening.refused is not None:
            self.frame.notify(self._opening.refusal(self.texts))

    def _roll(self, reel: Reel, elapsed_s: float) -> None:
        """A throw lasts half a second: it begins when there is a table to be seen."""
        waits = reel.playback.at_s == 0.0 and not self._picture.ready
        if waits:
            reel.grow()
        else:
            self._hear(reel, reel.update(elapsed_s))

    def _follow(self, reel: Reel) -> None:
        follow(self.form.widget("time"), reel.playback)
        if self._state(reel) != self._shown:
            self.frame.rearrange()

    def _hear(self, reel: Reel, passed: Passed) -> None:
        view = self._picture.view
        if view is None:
            return
        play_passed(self.frame, view.camera, passed)
        if passed.ended:
            thrown = reel.take.thrown
            play_verdict(self.frame, view.camera, thrown.verdict, thrown.landing.place_mm)

    def draw(self, canvas: Canvas) -> None:
        if self.reel is not None and self._shown:
            place = Box(0.0, 0.0, STAGE.width, self._bar.top - 8.0)
            safe = self.frame.services.settings.colour_safe
            self._picture.draw(canvas, place, self.reel, marking_for(colour_safe=safe))
            canvas.line([(0.0, place.bottom), (STAGE.width, place.bottom)], name="replay/edge")
        super().draw(canvas)

    def hide(self) -> None:
        super().hide()
        if self.reel is not None:
            self.reel.playback.pause()

    # --- what is taken away ---------------------------------------------------------------------

    @property
    def opening(self) -> bool:
        return self._opening.under_way

    @property
    def drawn(self) -> bool:
        return self.reel is not None and self._picture.ready

    @property
    def scenes(self) -> int:
        return 0 if self.reel is None else len(self.reel.takes)

    def go_to_scene(self, number: int) -> None:
        if self.reel is not None:
            self._go(self.reel, number - 1)

    def begin_scene(self) -> None:
        if self.reel is not None:
            self.reel.begin_again(within_s=LONGEST_S)

    def slow_down(self, speed: float) -> None:
        self._set_speed(speed)

    def end_scene(self) -> None:
        if self.reel is not None:
            self.reel.playback.skip()

    @property
    def scene_over(self) -> bool:
        return self.reel is None or self.reel.playback.done

    # --- what the player wants ------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case FocusLost() if self.reel is not None:
                self.reel.playback.pause()
                return False
            case Intended(intention, repeated) if self.reel is not None:
                return self._move(intention) or (not repeated and self._do(intention))
            case _:
                return False

    def _move(self, intention: Intention) -> bool:
        """What a held key may repeat."""
        match intention:
            case Intention.STEP_FORWARD | Intention.STEP_BACK:
                self._step(1 if intention is Intention.STEP_FORWARD else -1)
            case Intention.LEFT | Intention.RIGHT:
                self._step(FAR_STEPS if intention is Intention.RIGHT else -FAR_STEPS)
            case _:
                return False
        return True

    def _do(self, intention: Intention) -> bool:
        match intention:
            case Intention.PAUSE | Intention.THROW:
                self._play()
            case Intention.WATCH_AGAIN:
                self._again()
            case Intention.UP | Intention.DOWN:
                self._go_by(-1 if intention is Intention.UP else 1)
            case Intention.FASTER | Intention.SLOWER if self.reel is not None:
                self.reel.playback.change_speed(1 if intention is Intention.FASTER else -1)
            case Intention.MENU:
                self._ask_which()
            case _:
                return False
        return True

    def _play(self) -> None:
        if self.reel is not None:
            self.reel.playback.toggle()

    def _again(self) -> None:
        if self.reel is not None:
            self.frame.services.sounds.hush()
            self.reel.playback.restart()
            self.reel.playback.play()

    def _step(self, count: int) -> None:
        if self.reel is not None:
            self._hear(self.reel, self.reel.playback.step(count))

    def _seek(self, at_s: float) -> None:
        if self.reel is not None:
            self.reel.playback.pause()
            self.reel.playback.seek(at_s)

    def _set_speed(self, speed: float) -> None:
        if self.reel is not None:
            self.reel.playback.speed = speed

    def _go_by(self, count: int) -> None:
        if self.reel is not None:
            self._go(self.reel, self.reel.at + count)

    def _go(self, reel: Reel, at: int) -> None:
        self.frame.services.sounds.hush()
        try:
            reel.go(at)
        except TableError:
            self.frame.notify(flaw_sentence(RecordFlaw.UNKNOWN_TARGET, self.path, self.texts))
        self.frame.rearrange()

    def _ask_which(self) -> None:
        """A list of all throws to jump to."""
        reel = self.reel
        if reel is None:
            return
        reel.playback.pause()
        close = self.form.close_dialog
        self.form.open(throws_dialog(reel, self.texts, lambda at: self._go(reel, at), close))

    def _try_it(self) -> None:
        """The same table, the same die held the same way: now the player throws."""
        if self.reel is not None:
            self.frame.go(try_it(self.frame, self.reel))
