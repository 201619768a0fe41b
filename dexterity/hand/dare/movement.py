"""A movement that a hand makes by itself, up to letting go.

Who aims instead of swinging gives a direction, a power and a moment; what the requirements want
besides, the hand then does at that moment, well or badly. The computer's hand moves the same way.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import cos, sin
from typing import Final

from dexterity.hand.dare.deed import Cue, CueKind, Deed
from dexterity.hand.feel import REFERENCE_SPEED_MM_S, RESPONSE_POWER
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

RATE_HZ: Final = 120.0
"""Samples in a second: what a good mouse gives."""

GENTLE_MM_S2: Final = 11_000.0
"""What a swing gains speed by, as long as there is time. More: two little fingers lose the die."""

SHORTEST_S, LONGEST_S = 0.17, 0.22
"""How long a swing takes, from the wind-up's end to letting go. Shorter: a jerk. Longer: a hand
that has caught a hot potato and turned once round has no longer, nor may a pirouette wait."""

PEAK: Final = 1.875
"""How much faster than on average a motion of the least jerk is in its middle."""

LEAST_BEHIND_MM: Final = 90.0
"""How far behind where it lets go a swing begins, however gentle. Nearer: it would not come from
behind a leg."""

BACK_S: Final = 0.2
BACK_MM: Final = 105.0
"""The wind-up: short enough to catch, wind up and throw a hot potato within 0.8 s; long enough to
lead the hand behind a leg that stands 70 mm back."""


@dataclass(frozen=True, slots=True)
class Movement:
    """A path that ends as the hand lets go; before it, whatever requirements asked for."""

    toss: Toss
    path: Track
    cues: tuple[Cue, ...] = ()
    slipped: bool = False
    """The die leaves a weak hold before the hand lets go."""

    @property
    def released_s(self) -> float:
        """When the hand lets go."""
        return self.path[-1].at_s

    def led_by(self, figure_mm: Iterable[Vec2], lasting_s: float) -> "Movement":
        """First through some places, in steps from where the path begins and evenly in time."""
        begin, steps = self.path[0], tuple(figure_mm)
        each_s = lasting_s / len(steps)
        first = tuple(
            PointerSample(begin.at_s - lasting_s + number * each_s, begin.x_mm + x, begin.y_mm + y)
            for number, (x, y) in enumerate(steps)
        )
        return replace(self, path=(*first, *self.path))

    def cued(self, kind: CueKind, at_s: float) -> "Movement":
        """With something done besides."""
        return replace(self, cues=(*self.cues, Cue(kind, at_s)))

    def waiting(self, for_s: float) -> "Movement":
        """The same, after the hand has stood still at its beginning for so long."""
        begin = self.path[0]
        steps = max(1, round(for_s * RATE_HZ))
        still = tuple(
            replace(begin, at_s=begin.at_s - for_s * (1.0 - number / steps))
            for number in range(steps)
        )
        return replace(self, path=(*still, *self.path)) if for_s > 0.0 else self

    def later(self, by_s: float) -> "Movement":
        """The same at another time."""
        path = tuple(replace(sample, at_s=sample.at_s + by_s) for sample in self.path)
        return replace(
            self, path=path, cues=tuple(replace(cue, at_s=cue.at_s + by_s) for cue in self.cues)
        )

    def deed(self) -> Deed:
        """As if a pointer had led the hand so."""
        cues = sorted((Cue(CueKind.TAKEN, self.path[0].at_s), *self.cues), key=lambda cue: cue.at_s)
        rest_mm = self.toss.place_mm[:2]
        return Deed(
            rest_mm,
            self.toss,
            self.path,
            self.path,
            tuple(cues),
            self.released_s,
            slipped=self.slipped,
        )


def plain_movement(toss: Toss) -> Movement:
    """Back and forth along the line of the toss, let go at time 0 at the fastest."""
    speed = hand_speed(toss.speed_mm_s)
    swing_s = _swing_s(speed)
    begin_s = -(swing_s + BACK_S)
    count = round(-begin_s * RATE_HZ)
    x, y, _ = toss.place_mm
    reach = max(2.0 * LEAST_BEHIND_MM, speed * 2.0 * swing_s / PEAK)
    path = []
    for number in range(count + 1):
        at_s = begin_s * (1.0 - number / count)
        back = -BACK_MM * least_jerk((at_s - begin_s) / BACK_S)
        ahead = reach * least_jerk((at_s + swing_s) / (2.0 * swing_s))
        along = back + ahead - (reach / 2.0 - BACK_MM)
        path.append(
            PointerSample(
                at_s, x + along * sin(toss.direction_rad), y + along * cos(toss.direction_rad)
            )
        )
    return Movement(toss, tuple(path))


def _swing_s(speed_mm_s: float) -> float:
    """Long enough to be gentle, and to come from far enough behind."""
    gentle_s = 1.54 * speed_mm_s / GENTLE_MM_S2
    behind_s = PEAK * LEAST_BEHIND_MM / max(1.0, speed_mm_s)
    return min(LONGEST_S, max(SHORTEST_S, gentle_s, behind_s))


def hand_speed(die_mm_s: float) -> float:
    """How fast a hand is that gives a die this speed, at sensitivity 1."""
    share: float = (die_mm_s / REFERENCE_SPEED_MM_S) ** (1.0 / RESPONSE_POWER)
    return REFERENCE_SPEED_MM_S * share


def least_jerk(share: float) -> float:
    """From 0 at 0 to 1 at 1, as smoothly as hands move (Flash and Hogan, 1985)."""
    part = min(1.0, max(0.0, share))
    return part**3 * (10.0 - 15.0 * part + 6.0 * part**2)
