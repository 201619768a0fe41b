"""A moment on the table: where everything that moves is, between two steps of the physics too."""

from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from dexterity.physics.batch import ThrowBatch
from dexterity.physics.dice.die import Die
from dexterity.physics.results.flight import Hit, arrays_of
from dexterity.physics.scene.props import Wheel
from dexterity.physics.scene.table import Table
from dexterity.ui.world.camera import Floats
from dexterity.values.launch import Launch
from dexterity.values.vectors import Quaternion, Vec3


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """All dice, the thrown one first, and what the wheels have turned to."""

    at_s: float
    """Since the release; paddles follow their paths by it."""
    dice: tuple[Die, ...]
    places_mm: Floats
    """(dice, 3)"""
    turns: Floats
    """(dice, 4)"""
    wheel_turns: tuple[float, ...] = ()
    alone: bool = False
    """Of the dice alone: what else moves is drawn already."""


class Flown(Protocol):
    """A flight, whole or as far as it is known: a `Flight` or a `LiveThrow`."""

    @property
    def table(self) -> Table: ...
    @property
    def die(self) -> Die: ...
    @property
    def step_s(self) -> float: ...
    @property
    def places_mm(self) -> Floats: ...
    @property
    def orientations(self) -> Floats: ...
    @property
    def wheel_turns(self) -> Floats: ...
    @property
    def hits(self) -> tuple[Hit, ...]: ...


def dice_of(flight: Flown) -> tuple[Die, ...]:
    """The dice of a flight, the thrown one first."""
    return (flight.die, *(lying.die for lying in flight.table.lying))


def interpolated(flight: Flown, at_s: float) -> Moment:
    """The flight at a time; before the release as at it, after the end as at the end."""
    last = len(flight.places_mm) - 1
    step = min(max(at_s / flight.step_s, 0.0), float(last))
    before = min(int(step), max(last - 1, 0))
    after, share = min(before + 1, last), step - before
    places, wheels = (
        part[before] + share * (part[after] - part[before])
        for part in (flight.places_mm, flight.wheel_turns)
    )
    turns = nlerp(flight.orientations[before], flight.orientations[after], share)
    return Moment(at_s, dice_of(flight), places, turns, tuple(wheels.tolist()))


def nlerp(start: Floats, end: Floats, share: float) -> Floats:
    """Orientations (n, 4) between two, the shorter way round; exact enough for one step."""
    same = np.where((start * end).sum(axis=1, keepdims=True) < 0.0, -1.0, 1.0)
    turns = start + share * (same * end - start)
    return np.asarray(turns / np.sqrt((turns * turns).sum(axis=1, keepdims=True)))


def held(table: Table, die: Die, place_mm: Vec3, turn: Quaternion, at_s: float = 0.0) -> Moment:
    """A die in the hand over a table on which nothing moves yet but its paddles."""
    launch = Launch(place_mm, (0.0, 0.0, 0.0), turn, (0.0, 0.0, 0.0))
    everyone = ThrowBatch(table, die, arrays_of([launch])).everyone
    dice = (die, *(lying.die for lying in table.lying))
    wheels = tuple(prop.turn_rad for prop in table.props if isinstance(prop, Wheel))
    return Moment(at_s, dice, everyone.places.T.copy(), everyone.turns.T.copy(), wheels)


def moved(moment: Moment, place_mm: Vec3, turn: Quaternion) -> Moment:
    """The same with the first die elsewhere: a hand that moves it."""
    places, turns = moment.places_mm.copy(), moment.turns.copy()
    places[0], turns[0] = place_mm, turn
    return replace(moment, places_mm=places, turns=turns)
