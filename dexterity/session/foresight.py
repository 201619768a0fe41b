"""The aim aid: the path that a toss will take, foreseen by the very code that throws it."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from dexterity.hand.toss import Toss, launch_from_toss
from dexterity.physics.arrays import Floats
from dexterity.physics.batch import ThrowBatch
from dexterity.physics.dice.die import Die
from dexterity.physics.results.flight import Hit, arrays_of, hits_so_far
from dexterity.physics.scene.table import Table
from dexterity.session.aim_aid import AimAid
from dexterity.units import GRAVITY_MM_S2
from dexterity.values.vectors import Quaternion

SHORT_SHARE: Final = 1 / 3
"""How much of the way to the first bounce the short aid shows: direction and loft can be read from
it, the reach must be guessed. More: nothing is left to skill."""

NEXT_HIT_S: Final = 0.03
"""Hits this soon after the first are other corners in the same bounce. Longer: a low hop is shown
as if it were none. Shorter: the path ends at the bounce itself."""

AFTER_BOUNCE_S: Final = 0.15
"""How far past its first bounce a path is shown at most. Longer: it costs more than half of all,
and promises what the die's tumbling does not keep for a hand that strays."""

LONGEST_S: Final = 1.2
"""How far ahead anything is foreseen: a die lobbed as hard as can be is down after 0.8 s.
It bounds the cost of a toss that flies past the table."""

TOUCHES_MM: Final = 10.0
"""How high the middle of a tumbling die of 16 mm is when it first touches."""

FALL_POINTS: Final = 24
"""Of a fall that is drawn."""

STEPS_A_FRAME: Final = 8
"""How many steps are foreseen at every frame while aiming; the 60 of a plain throw then follow the
hand an eighth of a second late. Fewer: the path limps behind. More: at 0.2 ms a step in the air and
0.5 ms in touch, aiming costs more than 5 ms of a frame's 16."""


@dataclass(frozen=True, slots=True, eq=False)
class Foresight:
    """What is shown of a throw that was not made yet."""

    path_mm: Floats
    """(n, 3): the die's middle at the release and after every step; empty if nothing is shown."""
    bounce: Hit | None
    """What is touched first, where the path shows as much."""


NOTHING: Final = Foresight(np.zeros((0, 3)), None)


@dataclass(frozen=True, slots=True)
class Question:
    """All on which a foreseen path depends."""

    toss: Toss
    orientation: Quaternion
    table: Table
    die: Die
    level: AimAid


def fall_of(toss: Toss, level: AimAid) -> Foresight:
    """The way to the first touch of the table, by the law of falling bodies alone: to the table as
    the physics has it, but for what may stand in the way."""
    if level is AimAid.NONE:
        return NOTHING
    launch = launch_from_toss(toss, (1.0, 0.0, 0.0, 0.0))
    up, height = launch.velocity_mm_s[2], max(0.0, launch.position_mm[2] - TOUCHES_MM)
    falls_s = (up + sqrt(up * up + 2.0 * GRAVITY_MM_S2 * height)) / GRAVITY_MM_S2
    shown_s = falls_s * (SHORT_SHARE if level is AimAid.SHORT else 1.0)
    times = np.linspace(0.0, min(shown_s, LONGEST_S), FALL_POINTS)[:, None]
    path = np.array(launch.position_mm) + times * np.array(launch.velocity_mm_s)
    path[:, 2] -= GRAVITY_MM_S2 / 2.0 * times[:, 0] ** 2
    return Foresight(path, None)


class Look:
    """One look ahead, some steps at a time."""

    def __init__(self, question: Question) -> None:
        self.question = question
        launch = launch_from_toss(question.toss, question.orientation)
        launches = arrays_of([launch])
        self._lanes = ThrowBatch(question.table, question.die, launches, record=True)
        self._hits: tuple[Hit, ...] = ()

    @property
    def done(self) -> bool:
        """Whether all that is shown is known."""
        lanes = self._lanes
        if lanes.done or lanes.now_s >= LONGEST_S:
            return True
        if not self._hits:
            return False
        return self.question.level is AimAid.SHORT or self._bounced_on()

    def _bounced_on(self) -> bool:
        first_s = self._hits[0].at_s
        again = any(hit.at_s > first_s + NEXT_HIT_S for hit in self._hits)
        return again or self._lanes.now_s > first_s + AFTER_BOUNCE_S

    def advance(self, steps: int) -> None:
        """Look on by so many steps, or to the end."""
        for _ in range(steps):
            if self.done:
                break
            self._lanes.step()
            self._hits = hits_so_far(self._lanes, self.question.table)

    def foresight(self) -> Foresight:
        """What is known so far, cut to what shall be shown."""
        frames = self._lanes.frames
        bounce = self._hits[0] if self._hits else None
        if self.question.level is AimAid.SHORT:
            bounce, frames = None, frames[: 1 + round(SHORT_SHARE * (len(frames) - 1))]
        return Foresight(np.stack([frame.places_mm[:, 0] for frame in frames]), bounce)


class Foreseer:
    """Foresees a little at every frame, so that no frame waits.

    While the aim moves, a look that was begun is finished before the next begins: the path follows
    the hand some frames late and is exact as soon as the hand is still.
    """

    def __init__(self) -> None:
        self._known: tuple[Question, Foresight] | None = None
        self._look: Look | None = None

    def show(self, question: Question, steps: int = STEPS_A_FRAME) -> Foresight:
        """The newest path there is, after some more steps towards the one asked for."""
        if question.level is AimAid.NONE:
            self._known, self._look = None, None
            return NOTHING
        if not self._knows(question):
            self._go_on(question, steps)
        return self._known[1] if self._known else NOTHING

    def _knows(self, question: Question) -> bool:
        return self._known is not None and self._known[0] == question

    def _go_on(self, question: Question, steps: int) -> None:
        look = self._look or Look(question)
        look.advance(steps)
        self._look = None if look.done else look
        if look.done:
            self._known = (look.question, look.foresight())
