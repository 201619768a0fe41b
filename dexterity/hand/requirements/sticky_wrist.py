"""Sticky wrist: the wrist stays glued to the table, and only a turn around it throws."""

from dataclasses import replace
from math import cos, dist, hypot, sin
from typing import Final

import numpy as np

from dexterity.hand.dare.claims import Thing
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.error import HandError, Strain, strays
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Tosses
from dexterity.values.landing import FlightFacts
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

REACH_MM: Final = 140.0
"""From the wrist to the die between the fingers: a hand."""

GIVES_MM: Final = 90.0
"""How far off the circle the pointer may pull before the wrist comes off. Less: nobody keeps to a
circle that well. More: one throws as ever."""


PULLS_MM_S: Final = 450.0
"""How far off the circle an arm pulls for each second that it is off its moment."""


def wrist_mm(rest_mm: Vec2) -> Vec2:
    """Where the wrist is: a hand's length to the left, so that a turn leads straight ahead."""
    return rest_mm[0] - REACH_MM, rest_mm[1]


class AboutTheWrist:
    """A hand that turns about its wrist to where the pointer is."""

    def __init__(self, rest_mm: Vec2) -> None:
        self._rest, self._wrist = rest_mm, wrist_mm(rest_mm)

    def take(self, sample: PointerSample) -> PointerSample:
        """The place on the circle nearest to the pointer."""
        right, away = sample.x_mm - self._wrist[0], sample.y_mm - self._wrist[1]
        length = hypot(right, away)
        if length == 0.0:
            return PointerSample(sample.at_s, *self._rest)
        share = REACH_MM / length
        x, y = self._wrist[0] + share * right, self._wrist[1] + share * away
        return PointerSample(sample.at_s, x, y)


def pulled_off_mm(deed: Deed, _feat: FlightFacts) -> float:
    """How far beyond what it gives the wrist was pulled."""
    wrist = wrist_mm(deed.rest_mm)
    off = (abs(dist(wrist, (at.x_mm, at.y_mm)) - REACH_MM) for at in deed.pointer)
    return max(0.0, max(off) - GIVES_MM)


def rehearse(movement: Movement, off_s: float) -> Movement:
    """The same bent round the wrist: as far on along the circle as it would be straight on, and let
    go where the circle leads the way of the toss; off its moment, the arm pulls at the wrist."""
    pulled = PULLS_MM_S * abs(off_s)
    path = tuple(_bent(sample, movement.toss, pulled) for sample in movement.path)
    return replace(movement, path=path)


def _bent(sample: PointerSample, toss: Toss, pulled_mm: float) -> PointerSample:
    x, y, _ = toss.place_mm
    right, away = sin(toss.direction_rad), cos(toss.direction_rad)
    x_mm, y_mm = sample.x_mm - x, sample.y_mm - y
    reach = REACH_MM + pulled_mm + x_mm * away - y_mm * right
    turned = (x_mm * right + y_mm * away) / REACH_MM - toss.direction_rad
    wrist_x, wrist_y = wrist_mm((x, y))
    return replace(sample, x_mm=wrist_x + reach * cos(turned), y_mm=wrist_y + reach * sin(turned))


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """A swing that pulls more or less."""
    pull = 30.0 + 4.0 * error.place_mm * strays(rng, tosses.speed_mm_s.shape)
    return tosses, np.maximum(0.0, np.abs(pull) - GIVES_MM)


PIECE: Final = Piece(
    "sticky_wrist",
    claims={Thing.PLACE: "wrist on the table"},
    follow=AboutTheWrist,
    proof=Proof(pulled_off_mm, 0.0, at_most=True),
    rehearse=rehearse,
    timed=True,
    guides_pull=False,
    strain=Strain(direction=1.5),
    trial=trial,
)
