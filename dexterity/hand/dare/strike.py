"""A strike that a hand makes by itself: gaining speed, even where it meets the die, and stopping.

Also what shows that a die was struck at all.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, cos, sin
from typing import Final

from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.launcher import STEP_S
from dexterity.hand.dare.proof import Proof, Witness
from dexterity.hand.toss import Toss
from dexterity.values.landing import FlightFacts
from dexterity.values.vectors import Vec2, Vec3

SLOWEST_MM_S: Final = 60.0
"""Whoever strikes strikes at this speed at least. Slower: the strike outlasts the flight."""

TOUCHING_MM: Final = 12.0
"""How far before the middle of a die a face may first meet it: half the diagonal of its base, and
a little more. Less: the tool is still gaining when it meets a corner."""

LEAST_STRUCK_MM_S: Final = 250.0
"""A die that its tool gave less was only nudged: it slides 18 mm on from there."""


@dataclass(frozen=True, slots=True)
class Strike:
    """How far along its way a tool is; 0 where, and when, it has come to its speed."""

    speed_mm_s: float
    gaining_mm: float = 60.0
    """The run-up. Shorter: hardly seen at a metre a second, when it takes 0.12 s."""
    even_mm: float = TOUCHING_MM
    stopping_mm: float = 25.0
    """How far it carries on while it slows down; 0 stops dead."""

    @property
    def begins_s(self) -> float:
        """When it sets out."""
        return -2.0 * self.gaining_mm / self.speed_mm_s

    @property
    def ends_s(self) -> float:
        """When it stands still again."""
        return (self.even_mm + 2.0 * self.stopping_mm) / self.speed_mm_s

    def along_mm(self, at_s: float) -> float:
        """Where it is."""
        if at_s <= 0.0:
            share = max(0.0, 1.0 - at_s / self.begins_s)
            return self.gaining_mm * (share * share - 1.0)
        way = self.speed_mm_s * at_s
        if way <= self.even_mm or not self.stopping_mm:
            return min(way, self.even_mm)
        share = max(0.0, 1.0 - (way - self.even_mm) / (2.0 * self.stopping_mm))
        return self.even_mm + self.stopping_mm * (1.0 - share * share)

    def steps(self) -> Iterator[tuple[float, float]]:
        """Times from its beginning on, one a step, and how far along it then is.

        It stops being even on a step: one that stops dead does so between two poses, not within.
        """
        slows_s = self.even_mm / self.speed_mm_s
        begins_s = slows_s - STEP_S * ceil((slows_s - self.begins_s) / STEP_S)
        for number in range(ceil((self.ends_s - begins_s) / STEP_S) + 1):
            at_s = number * STEP_S
            yield at_s, self.along_mm(begins_s + at_s)


def early_mm(speed_mm_s: float) -> float:
    """How far before the middle of a die a tool must have its speed, to have it for a whole step
    when it meets the die."""
    return TOUCHING_MM + speed_mm_s * STEP_S


def strike_speed(toss: Toss) -> float:
    """The speed of the tool that a toss means."""
    return max(SLOWEST_MM_S, toss.speed_mm_s)


def beside_mm(toss: Toss, rest_mm: Vec3) -> Vec2:
    """How far along the direction of a toss, and how far to the right of it, a hand is off."""
    x, y = toss.place_mm[0] - rest_mm[0], toss.place_mm[1] - rest_mm[1]
    right, away = sin(toss.direction_rad), cos(toss.direction_rad)
    return x * right + y * away, x * away - y * right


def struck_mm_s(_deed: Deed, feat: FlightFacts) -> float:
    """How fast the die was as the tool left it; 0 for one that it never touched."""
    return feat.tool_speed_mm_s


STRUCK: Final = Proof(struck_mm_s, LEAST_STRUCK_MM_S, Witness.FLIGHT)
"""What a die has to show that a tool shall have set in motion."""
