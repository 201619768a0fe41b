"""Somebody who goes from game to game, watches, throws, and disturbs everything on the way."""

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Final

from dexterity.content.language import Language
from dexterity.ui.frame.app import App
from dexterity.ui.input.events import FocusLost, Phase
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.gallery import make_screen
from dexterity.ui.scripted.player import ScriptedPlayer
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from dexterity.values.vectors import Vec2
from tools.soaking.games import GAMES

Resize = Callable[[tuple[int, int]], None]

SIZES_PX: Final = ((640, 360), (800, 450), (640, 480), (720, 400))
"""Small, so that a frame costs little; of several shapes."""
ELSEWHERE_PX: Final = SIZES_PX[1]
"""Of another scale than the first: whoever comes home from there finds nothing drawn yet."""
TEXT_SIZES: Final = (1.0, 1.25, 1.5)
DIE: Final[Vec2] = ON_STAGE.pixel(REST_MM)
ACTIONS: Final = (15, 60)
"""At least and at most, in one game, before somebody wants to play another one."""
REMEMBERED: Final = 40
"""Actions that are told when something goes wrong."""
WAYS_OUT: Final = 6
"""How often one asks to leave before one just goes: dialogs ask whether it is meant."""


class Evening:
    """The order of everything is drawn from a seed: what goes wrong once goes wrong again."""

    def __init__(
        self,
        app: App,
        resize: Resize,
        luck: Random,
        games: Sequence[str],
        actions: tuple[int, int] = ACTIONS,
    ) -> None:
        self.app, self._resize, self._luck, self._games = app, resize, luck, games
        self._player, self._first = ScriptedPlayer(app), app.services.settings
        self._coming: list[str] = []
        self._most = actions
        self.latest = ""
        """The game that was begun last."""
        self.frames = 0
        self.actions: Counter[str] = Counter()
        self.screens: Counter[str] = Counter()
        self.begun: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        app.go(make_screen("title", app))

    def play_a_game(self) -> None:
        """From the title and back to it; every game has its turn before one comes again."""
        self._coming = self._coming or self._luck.sample(self._games, len(self._games))
        self._begin(self._coming.pop())
        for _ in range(self._luck.randint(*self._most)):
            if self.app.depth == 1:
                break
            self._act()
        self._leave()

    @contextmanager
    def at_home(self) -> Iterator[None]:
        """Meanwhile window, letters and language are as they were at the beginning.

        A window keeps up to eight times its own pixels, until it is resized: at the title it holds
        twice as much or half as much as after the game before, whatever was played.
        """
        settings, size_px = self.app.services.settings, self.app.window.surface.get_size()
        self.app.change_settings(
            replace(settings, language=self._first.language, text_size=self._first.text_size)
        )
        for passing_px in (ELSEWHERE_PX, SIZES_PX[0]):
            self._resize(passing_px)
            # The title draws its covers a little in every frame.
            self._tick(30)
        yield
        self.app.change_settings(settings)
        self._resize(size_px)
        self._tick(3)

    def _act(self) -> None:
        """One thing, and some frames of it."""
        habits = self._habits
        does = self._luck.choices([*habits], [*habits.values()])[0]
        self._note(does.__name__)
        does()
        self._tick(self._luck.choice((1, 2, 5, 15)))

    @property
    def _habits(self) -> dict[Callable[[], None], float]:
        """What is done, and how often."""
        return {
            self.looks_on: 6.0,
            self.goes_on: 5.0,
            self.throws: 4.0,
            self.presses_something: 2.0,
            self.begins_a_throw_and_leaves_it: 1.0,
            self.pauses: 0.7,
            self.looks_elsewhere: 0.7,
            self.asks_for_help: 0.5,
            self.resizes: 0.5,
            self.speaks_otherwise: 0.4,
            self.reads_larger: 0.3,
        }

    # --- from game to game ----------------------------------------------------------------------

    def _begin(self, name: str) -> None:
        self.begun[name] += 1
        self.latest = name
        self._note(f"begins {name}")
        self.app.go(GAMES[name](self.app, self._luck))
        self._tick(10)

    def _leave(self) -> None:
        """Back to the title; whoever is asked whether that is meant says yes."""
        for _ in range(WAYS_OUT):
            if self.app.depth == 1:
                break
            self._note("goes back")
            self.app.go_back()
            self._tick(3)
            dialog = self.app.screen.form.dialog
            if dialog is not None:
                self._press(dialog.form.widgets[-1].box.middle)
        while self.app.depth > 1:
            self.app.back()
        self._tick(20)

    # --- playing --------------------------------------------------------------------------------

    def looks_on(self) -> None:
        self._tick(self._luck.randint(20, 90))

    def goes_on(self) -> None:
        """What Enter means: the button that is meant to be pressed."""
        self._intend(Intention.CONFIRM)

    def throws(self) -> None:
        places = self._stroke(self._luck.randint(4, 12))
        self._point(Phase.DOWN, places[0])
        for place in places[1:]:
            self._point(Phase.MOVE, place)
        self._point(Phase.UP, places[-1])
        self._tick(40)

    def presses_something(self) -> None:
        widgets = [one for one in self.app.screen.form.widgets if one.can_focus]
        if widgets:
            self._press(self._luck.choice(widgets).box.middle)

    # --- disturbing -----------------------------------------------------------------------------

    def begins_a_throw_and_leaves_it(self) -> None:
        """Down, a little on, then Esc; the hand goes up at last, and nothing may come of it."""
        places = self._stroke(4)
        self._point(Phase.DOWN, places[0])
        for place in places[1:]:
            self._point(Phase.MOVE, place)
        self._intend(Intention.BACK)
        if self.app.depth > 1:
            self._point(self._luck.choice((Phase.UP, Phase.CANCEL)), places[-1])

    def pauses(self) -> None:
        self._intend(Intention.PAUSE)
        self._tick(10)
        self._intend(Intention.PAUSE)

    def looks_elsewhere(self) -> None:
        self.app.handle(FocusLost())

    def asks_for_help(self) -> None:
        self.app.show_help()
        self._tick(10)
        self._intend(Intention.BACK)

    def resizes(self) -> None:
        self._resize(self._luck.choice(SIZES_PX))

    def speaks_otherwise(self) -> None:
        language = self._luck.choice([*Language])
        self.app.change_settings(replace(self.app.services.settings, language=language))

    def reads_larger(self) -> None:
        size = self._luck.choice(TEXT_SIZES)
        self.app.change_settings(replace(self.app.services.settings, text_size=size))

    # --- hands ----------------------------------------------------------------------------------

    def _stroke(self, steps: int) -> list[Vec2]:
        """About from the die to the target."""
        (x, y), luck = DIE, self._luck
        across, up = luck.uniform(-8.0, 8.0), luck.uniform(10.0, 45.0)
        return [(x + across * step, y - up * step) for step in range(steps)]

    def _press(self, place: Vec2) -> None:
        self._point(Phase.DOWN, place)
        self._point(Phase.UP, place)

    def _point(self, phase: Phase, place: Vec2) -> None:
        self._player.point(phase, place)
        self._count(1)

    def _intend(self, intention: Intention) -> None:
        # From the title the way back leads out of the program.
        if intention is Intention.BACK and self.app.depth == 1:
            return
        self._player.intend(intention)
        self._count(1)

    def _tick(self, count: int) -> None:
        self._player.tick(count)
        self._count(count)

    def _count(self, frames: int) -> None:
        self.frames += frames
        self.screens[self.app.screen.name] += frames

    def _note(self, what: str) -> None:
        self.actions[what] += 1
        self.last.append(f"{self.app.screen.name}: {what}")
