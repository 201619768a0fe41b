"""The table of a challenge, as it is for one throw."""

from dataclasses import dataclass
from math import cos, dist, sin, tau
from typing import Final

from dexterity.content.challenge import Challenge
from dexterity.content.challenge_prop_entries import HALF_TABLE_MM
from dexterity.content.target import Target
from dexterity.errors import TableError
from dexterity.physics.die import DICE, Die, DieColour
from dexterity.physics.materials import Material
from dexterity.physics.props import LyingDie
from dexterity.physics.table import Table
from dexterity.session.box_place import BoxPlace, box_at
from dexterity.session.challenge_props import prop_of
from dexterity.values import DieRest, Vec2

APART_MM: Final = 15.9
"""Between the middles of two dice side by side, and a hair less: what the physics left
lying side by side is not moved."""

RINGS: Final = 8
RING_MM: Final = 4.0
STEPS_AROUND: Final = 12
"""How a free place is looked for: 28 mm to all sides, in steps that no eye notices."""


@dataclass(frozen=True, slots=True)
class Moment:
    """All that differs from throw to throw: with it, a throw can be watched again."""

    lying: tuple[DieRest, ...] = ()
    """The lying dice in the challenge's order; those that fell are not on the table any more."""
    box: BoxPlace | None = None
    """Where the throw has to come off a box."""
    clock_s: float = 0.0
    """For how long all that moves has been moving when the flight begins."""


def table_of(challenge: Challenge, target: Target | None, moment: Moment) -> Table:
    """The table at one moment; the target is the challenge's own.

    A TableError where the moment is none of this challenge: its file may have changed since.
    """
    if len(moment.lying) != len(challenge.lying):
        raise TableError(f"“{challenge.names.en}” has {len(challenge.lying)} lying dice.")
    props = tuple(prop_of(prop, moment.clock_s) for prop in challenge.props)
    box = () if moment.box is None else (box_at(moment.box),)
    return Table(
        target=target,
        target_at_mm=challenge.target_at_mm,
        target_material=Material.WOOD if challenge.polished else Material.CARD,
        props=(*props, *box),
        lying=lying_dice(challenge, moment.lying),
    )


def lying_dice(challenge: Challenge, lying: tuple[DieRest, ...]) -> tuple[LyingDie, ...]:
    """The dice that are still on the table, in the challenge's order.

    A throw may leave one on top of another, or leaning. It is set down flat, beside what it lay on.
    """
    laid: list[LyingDie] = []
    for written, rest in zip(challenge.lying, lying, strict=True):
        if not rest.fell:
            place = _clear_of([die.place_mm for die in laid], rest.place_mm[:2])
            laid.append(LyingDie(_die(written.colour), place, rest.turn_rad, rest.face_up))
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


def die_of(challenge: Challenge, throw: int) -> Die:
    """The die of a throw, counted from 0; a TableError where there is none."""
    if not 0 <= throw < len(challenge.dice):
        raise TableError(f"“{challenge.names.en}” has {len(challenge.dice)} dice to throw.")
    return _die(challenge.dice[throw])


def _die(colour: str) -> Die:
    return DICE[DieColour(colour)]
