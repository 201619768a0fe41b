"""The real game in a process of its own: its window, its screens, and who notes what they read."""

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from dexterity.hand.gesture import Gesture
from dexterity.hand.ways.held import Outcome, Thrown, WayName
from dexterity.session.folders import folders_in
from dexterity.session.settings import Settings
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.frame.window import ScreenWindow
from dexterity.ui.opening import open_app
from dexterity.ui.screens.pen.lesson import PenLesson
from dexterity.ui.screens.practice.practice import PracticeScreen
from dexterity.ui.throwing.throwing_hand import ThrowingHand
from dexterity.values.stroke import Push
from tools.stroke_measuring.games import Reading, reading_from_push
from tools.stroke_measuring.shown import ShownFight, ShownLevel, ShownPencil, ShownPractice

SETTLED_S: Final = 3.0
"""After which the game has made all it makes in its first seconds, such as sounds."""
PATIENCE_S: Final = 60.0
"""For a game that starts on a busy machine. Longer: nobody waits for one that hangs."""

Tell = Callable[[Reading | None], None]


@dataclass(frozen=True, slots=True)
class Begun:
    """A player who has played before, and changed nothing but the way of throwing."""

    home: Path
    way: WayName

    def settled(self, settings: Settings) -> Settings:
        return replace(settings, first_start_done=True, way=self.way)


@dataclass(frozen=True, slots=True)
class Ready:
    """The screen is there and waits for hands."""


class SlowWindow(ScreenWindow):
    """Shows no more than so many pictures a second, as if it took so long to draw them."""

    def __init__(self, pictures: float) -> None:
        super().__init__("strokes")
        self._each_s, self._shown_s = 1.0 / pictures, 0.0

    def show(self) -> None:
        super().show()
        time.sleep(max(0.0, self._shown_s + self._each_s - time.perf_counter()))
        self._shown_s = time.perf_counter()


class RepeatedThrows(PracticeScreen):
    """The practice table; what is thrown is told, and the die is in the hand again at once."""

    def __init__(self, frame: Frame, tell: Tell) -> None:
        super().__init__(frame, seed=1)
        self._tell = tell
        hand = self.table.hand
        self.table.hand = ThrowingHand(
            hand.way, self._came, loft_rad=hand.held.loft_rad, trick=hand.trick
        )
        self.table.hand.now_s = hand.now_s

    def _came(self, outcome: Outcome) -> None:
        match outcome:
            case Thrown(gesture=Gesture() as gesture):
                self._tell(Reading(gesture.speed_mm_s, gesture.direction_rad))
            case _:
                self._tell(None)


class RepeatedFlicks(PenLesson):
    """The guided first match; a push is told, and the pencil stands again where it stood."""

    def __init__(self, frame: Frame, tell: Tell) -> None:
        super().__init__(frame)
        self._tell_push = tell

    def flick(self, push: Push, way: WayName | None) -> None:
        self.table.stand(self.match.state.turn)
        self._tell_push(reading_from_push(push))

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        if self.table.hand.stopped:
            self.table.hand.stopped = False
            self._tell_push(None)


SCREENS: Final[Mapping[str, Callable[[Frame, Any], Screen]]] = MappingProxyType(
    {
        "dice": RepeatedThrows,
        "pen": RepeatedFlicks,
        "practice": ShownPractice,
        "level": ShownLevel,
        "fight": ShownFight,
        "pencil": ShownPencil,
    }
)
"""What each tells: those of strokes a `Reading` or None, the others what they show."""


@contextmanager
def game_played(
    name: str,
    display: str,
    home: Path,
    pictures: float | None = None,
    way: WayName = WayName.FLICK,
) -> Iterator[Connection]:
    """From when it is ready. Where strokes are measured, every outcome is a `Reading` to receive,
    or None for one that was dropped or called off; else it is what is shown."""
    context, begun = get_context("spawn"), Begun(home, way)
    ours, theirs = context.Pipe(duplex=False)
    game = context.Process(target=play, args=(name, begun, display, pictures, theirs))
    game.start()
    try:
        theirs.close()
        while ours.poll(PATIENCE_S):
            if isinstance(ours.recv(), Ready):
                break
        else:
            raise TimeoutError("the game did not start")
        time.sleep(SETTLED_S)
        yield ours
    finally:
        end(game)
        ours.close()


def play(name: str, begun: Begun, display: str, pictures: float | None, told: Connection) -> None:
    """All of the other process, until it is ended."""
    os.environ.update(
        DISPLAY=display, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", LANGUAGE="en"
    )

    def first(frame: Frame) -> Screen:
        return SCREENS[name](frame, told.send)

    window = ScreenWindow("strokes") if pictures is None else SlowWindow(pictures)
    folders = folders_in(begun.home)
    app = open_app(folders, first, change=begun.settled, window=window, languages=("en",))
    app.tick()
    told.send(Ready())
    app.run()


def end(process: BaseProcess) -> None:
    """By its own id, and for good."""
    process.terminate()
    process.join(PATIENCE_S)
    if process.is_alive():
        process.kill()
        process.join()
    process.close()
