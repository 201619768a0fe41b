"""Dice that were thrown before, laid out on a table as they came to rest."""

from collections.abc import Iterable
from math import cos, dist, sin, tau
from typing import Final

from dexterity.content.challenge.props import HALF_TABLE_MM
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.props import LyingDie
from dexterity.values.landing import DieRest
from dexterity.values.vectors import Vec2

APART_MM: Final = 15.9
"""Between the middles of two dice side by side, and a hair less: what the physics left
lying side by side is not moved."""

RINGS: Final = 8
RING_MM: Final = 4.0
STEPS_AROUND: Final = 12
"""How a free place is looked for: 28 mm to all sides, in steps that no eye notices."""


def laid_out(dice: Iterable[tuple[Die, DieRest]]) -> tuple[LyingDie, ...]:
    """Those that are still on the table, in their order.

    A throw may leave one on top of another, or leaning. It is set down flat, beside what it lay on.
    """
    laid: list[LyingDie] = []
    for die, rest in dice:
        if not rest.fell:
            place = _clear_of([other.place_mm for other in laid], rest.place_mm[:2])
            laid.append(LyingDie(die, place, rest.turn_rad, rest.face_up))
    return tuple(laid)


def _clear_of(others: list[Vec2], place_mm: Vec2) -> Vec2:
    """The place, or the nearest found around it that is on the table and apart from the others."""
    for ring in range(RINGS):
        for step in range(STEPS_AROUND if ring else 1):
            turn, reach = tau * step / STEPS_AROUND, ring * RING_MM
            place = (place_mm[0] + reach * cos(turn), place_mm[1] + reach * sin(turn))
            if all(dist(place, other) >= APART_MM for other in others):
                return _on_table(place)
    return _on_table(place_mm)


def _on_table(place_mm: Vec2) -> Vec2:
    x, y = (max(-HALF_TABLE_MM, min(HALF_TABLE_MM, at)) for at in place_mm)
    return x, y
