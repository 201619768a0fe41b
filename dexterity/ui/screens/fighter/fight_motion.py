"""What moves in a fight besides dice: numbers that rise, a fatal blow, a track of health."""

from typing import Final

from dexterity.rules.fighter.state import State
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.fighter.fight_foe import SHAKE_S, FoeFace
from dexterity.ui.screens.fighter.fight_numbers import FloatingNumber
from dexterity.ui.screens.fighter.fight_show import FightShow
from dexterity.ui.show.flourish import Flourish
from dexterity.ui.show.rewards import Reward, flourish_for
from dexterity.values.vectors import Vec2

RUNS_DOWN_A_S: Final = 14.0
"""Points of health that are seen to go in a second. Slower: a great blow is never over."""

STRUCK: Final = 0.62
"""How far a fatal blow reaches from the middle of a face, in its sides: a little beyond it."""


class FightMotion:
    """Runs after what has been seen; at once for players who want nothing to move."""

    def __init__(self, state: State) -> None:
        self._numbers: list[FloatingNumber] = []
        self._health = _health_in(state)
        """The monster's, as its track shows it."""
        self._slash: tuple[Vec2, Flourish] | None = None
        """Across the monster's face, after a fatal blow."""

    def jump_to(self, state: State) -> None:
        """This is how it stands, without a word on how it came to that."""
        self._health = _health_in(state)
        self.clear()

    def clear(self) -> None:
        """No number rises any more, and nobody is struck."""
        self._numbers.clear()
        self._slash = None

    def strike(self, over: Box, *, still: bool) -> None:
        """A fatal blow falls on whoever is seen there."""
        radius = STRUCK * min(over.size)
        self._slash = over.middle, flourish_for(Reward.FATAL_BLOW, radius, grown=still)

    def raise_number(self, text: str, over: Box, *, still: bool) -> None:
        """From whom it happened to."""
        self._numbers.append(FloatingNumber(text, over, still=still))

    def age(self, elapsed_s: float) -> None:
        """Numbers rise, and are gone; a slash falls, and stays."""
        if self._slash is not None:
            self._slash[1].update(elapsed_s)
        for number in self._numbers:
            number.age_s += elapsed_s
        self._numbers = [number for number in self._numbers if not number.over_and_done]

    def follow(
        self, face: FoeFace | None, theatre: FightShow, elapsed_s: float, *, calm: bool
    ) -> None:
        """The monster's face and track, for what has been seen; `calm`: nothing is to move."""
        fight = theatre.seen.fight
        if face is None or fight is None:
            return
        true, step = float(max(0, fight.health)), RUNS_DOWN_A_S * elapsed_s
        if calm or abs(true - self._health) <= step:
            self._health = true
        else:
            self._health += step if true > self._health else -step
        face.track.shown = round(self._health)
        beat, age_s = theatre.beat, theatre.age_s
        struck = beat is not None and beat.over == face.name and age_s < SHAKE_S and not calm
        face.shake(age_s if struck else SHAKE_S)
        face.moving = struck or self._health != true

    def draw(self, canvas: Canvas) -> None:
        """On top of everything."""
        if self._slash is not None:
            middle, slash = self._slash
            slash.draw(canvas, middle)
        for number in self._numbers:
            number.draw(canvas)


def _health_in(state: State) -> float:
    return 0.0 if state.fight is None else float(state.fight.health)
