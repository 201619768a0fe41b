"""Where a throw's energy goes: one throw in full, and the most that any step of many adds."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from dexterity.bench.job import make_job, moved
from dexterity.physics.arrays import Floats
from dexterity.physics.batch import ThrowBatch
from dexterity.physics.dice.die import DICE
from dexterity.physics.results.flight import arrays_of, fly
from dexterity.units import GRAVITY_MM_S2
from dexterity.values.colour import DieColour
from dexterity.values.launch import Launch
from tools.physics_page.measured import Measured, percent
from tools.physics_page.plot import BLUE, GREEN, INK, RED, Axis, Line, Plot
from tools.physics_page.tables import classic_table

DIE: Final = DICE[DieColour.RED]
ONE: Final = Launch(
    position_mm=(0.0, -500.0, 150.0),
    velocity_mm_s=(20.0, 1500.0, 250.0),
    orientation=(1.0, 0.0, 0.0, 0.0),
    spin_rad_s=(-12.0, 0.0, 3.0),
)
"""A plain throw from where the hand is, at the classic target."""

MANY: Final = 1000
SEED: Final = 20
HAND_MM: Final = (0.0, -500.0, -150.0)
"""Moves the bench's throws to where the hand is."""

MILLIJOULE: Final = 1e6
"""In the grams, millimetres and seconds of the physics."""


@dataclass(frozen=True, slots=True)
class Energies:
    """Of every lane's die at one moment, in mJ; heights are counted from a die that lies still."""

    at_s: float
    height: Floats
    motion: Floats
    spin: Floats

    @property
    def total(self) -> Floats:
        """All three."""
        return self.height + self.motion + self.spin


def energies(lanes: ThrowBatch) -> Iterator[Energies]:
    """Step by step, from the release to rest."""
    yield _now(lanes)
    while not lanes.done:
        lanes.step()
        yield _now(lanes)


def measure_energy() -> Measured:
    """One throw and many."""
    table, flight = classic_table(), fly(ONE, classic_table(), DIE)
    one = list(energies(ThrowBatch(table, DIE, arrays_of([ONE]))))
    totals = [float(each.total[0]) for each in one]
    most, first = _most_gained()
    figures = {
        "energy_release": f"{totals[0]:.1f}",
        "energy_lasts": f"{flight.lasts_s:.2f}",
        "energy_hits": f"{len(flight.hits)}",
        "energy_first_hit": f"{flight.hits[0].at_s:.2f}",
        "energy_throws": f"{MANY:,}",
        "energy_gain": percent(most / first, 2),
    }
    return Measured(figures, {"energy": _plot(one)})


def _most_gained() -> tuple[float, float]:
    """The most that one step added to any of many throws, and what such a throw begins with."""
    lanes = ThrowBatch(classic_table(), DIE, moved(make_job(MANY, SEED), HAND_MM))
    totals = [each.total for each in energies(lanes)]
    gains = max(float(np.max(after - before)) for before, after in pairwise(totals))
    return gains, float(np.mean(totals[0]))


def _now(lanes: ThrowBatch) -> Energies:
    dice, motions = lanes.everyone, lanes.motions()
    squares = motions * motions
    mass, inertia = 1.0 / dice.inverse_mass, 1.0 / dice.inverse_inertia
    height = mass * GRAVITY_MM_S2 * (dice.places[2] - dice.half_mm)
    return Energies(
        lanes.now_s,
        np.where(lanes.fallen, 0.0, height) / MILLIJOULE,
        mass * squares[:3].sum(0) / 2.0 / MILLIJOULE,
        inertia * squares[3:].sum(0) / 2.0 / MILLIJOULE,
    )


def _plot(one: list[Energies]) -> Plot:
    def line(name: str, values: list[Floats], colour: str) -> Line:
        pairs = zip(one, values, strict=True)
        return Line(name, [(each.at_s, float(value[0])) for each, value in pairs], colour)

    return Plot(
        "The energy of one throw over time",
        Axis("seconds after the release", 0.0, 0.7, (0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)),
        Axis("energy, mJ", 0.0, 12.0, range(0, 13, 2)),
        lines=[
            line("all", [each.total for each in one], INK),
            line("of motion", [each.motion for each in one], RED),
            line("of height", [each.height for each in one], BLUE),
            line("of spin", [each.spin for each in one], GREEN),
        ],
    )
