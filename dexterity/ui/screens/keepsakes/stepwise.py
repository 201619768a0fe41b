"""A match of several players on record: step by step, back and forth, or played by itself."""

from abc import abstractmethod
from pathlib import Path

from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.theme import LABEL
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.keepsakes.watching import WatchingScreen
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.widget import Placeable


class StepwiseReplay(WatchingScreen):
    """Knows how many actions were shown; how one is told, each game knows."""

    def __init__(self, frame: Frame, path: Path) -> None:
        super().__init__(frame, path)
        self.at = 0
        """How many actions have been shown."""
        self.playing = False
        self._shown: object = None

    # --- what each game knows -------------------------------------------------------------------

    @property
    @abstractmethod
    def steps(self) -> int:
        """How many actions there are to be seen, as far as is known."""

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether something is being told."""

    @abstractmethod
    def settle(self) -> None:
        """Shows at once how it stood after the actions so far; none of them is told any more."""

    @abstractmethod
    def tell(self) -> None:
        """Begins to tell the last of the actions so far."""

    @abstractmethod
    def roll(self, elapsed_s: float) -> None:
        """Time goes by, at the player's speed."""

    @property
    @abstractmethod
    def looks(self) -> object:
        """Whatever the page is laid out by, besides the steps."""

    # --- watching -------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """To how it stood after so many actions, at once."""
        if 0 <= at <= self.steps:
            self.at, self.playing = at, False
            self.settle()
            self.frame.rearrange()

    def step(self) -> None:
        """The next action, told; what was being told is over at once."""
        if self.busy:
            self.go(self.at)
        else:
            self.step_on()

    def step_on(self) -> bool:
        """Begins the next action; False at the end."""
        if self.at >= self.steps:
            return False
        self.at += 1
        self.tell()
        return True

    def play(self) -> None:
        """On and on, until somebody stops it; from its end, from the beginning."""
        self.playing = not self.playing
        if self.playing and self.at == self.steps:
            self.go(0)
            self.playing = True
        self.frame.rearrange()

    def play_on(self) -> None:
        """What is told is over, and if it plays by itself, the next action comes."""
        if self.playing and not self.step_on():
            self.play()

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self.roll(self.camera.pace(elapsed_s) * self.settings.game_speed)
        state = (self.looks, self.at, self.playing, self.steps)
        if state != self._shown:
            self._shown = state
            self.frame.rearrange()

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case Intended(Intention.STEP_FORWARD | Intention.RIGHT):
                self.step()
            case Intended(Intention.STEP_BACK | Intention.LEFT):
                self.go(self.at - 1)
            case Intended(Intention.PAUSE | Intention.THROW, repeated=False):
                self.play()
            case Intended(Intention.WATCH_AGAIN, repeated=False):
                self.go(0)
            case _:
                return False
        return True

    def hide(self) -> None:
        super().hide()
        self.playing = False

    # --- what is taken away ---------------------------------------------------------------------

    def begin_scene(self) -> None:
        """The last action that was shown, or the first of all."""
        self.go(max(0, self.at - 1))
        self.step()

    def end_scene(self) -> None:
        self.go(self.at)

    @property
    def scene_over(self) -> bool:
        return not self.busy

    # --- the page -------------------------------------------------------------------------------

    def feet(self) -> list[Placeable]:
        """How far it is, what can be done, and the way to all that can be taken away."""
        return [] if self.camera.looks else [self._how_far(), *self._buttons(), self.share_button()]

    def _how_far(self) -> Label:
        number = self.texts.number
        words = self.say("replay.at_step", step=number(self.at), steps=number(self.steps))
        return Label(words, LABEL, align=Align.CENTRE, name="step")

    def _buttons(self) -> list[Button]:
        say, begun = self.say, self.at > 0
        words, icon = ("pause", Icon.PAUSE) if self.playing else ("play", Icon.PLAY)
        return [
            Button("first", say("replay.again"), lambda: self.go(0), icon=Icon.AGAIN,
                   enabled=begun),
            Button("back", say("replay.step_back"), lambda: self.go(self.at - 1),
                   icon=Icon.STEP_BACK, enabled=begun),
            Button("forward", say("replay.step_forward"), self.step, icon=Icon.STEP_FORWARD,
                   enabled=self.at < self.steps),
            Button("play", say(f"replay.{words}"), self.play, icon=icon, main=True),
        ]  # fmt: skip
