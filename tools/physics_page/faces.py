"""Whether dice are fair: how often each face comes up."""

from math import sqrt
from typing import Final

import numpy as np

from dexterity.bench.job import make_job, part_of
from dexterity.physics.arrays import Ints
from dexterity.physics.dice.die import DICE
from dexterity.physics.results.flight import fly_many
from dexterity.session.trials import SPREADS_95
from dexterity.values.colour import DieColour
from tools.physics_page.measured import Measured, percent
from tools.physics_page.plot import BLUE, INK, Axis, Band, Dot, Line, Plot
from tools.physics_page.tables import bare_table

SEED: Final = 20
THROWS: Final = 24_000
LANES: Final = 4000
FACES: Final = 6

CRITICAL: Final = 11.07
"""Chi square with five degrees of freedom exceeds this once in twenty fair dice."""


def measure_faces() -> Measured:
    """Many throws of a loose hand on a bare table, counted."""
    counts = counted_faces()
    expected = THROWS / FACES
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    shares = [count / THROWS for count in counts.tolist()]
    figures = {
        "face_throws": f"{THROWS:,}",
        "face_least": percent(min(shares), 2),
        "face_most": percent(max(shares), 2),
        "chi_square": f"{chi_square:.1f}",
        "chi_critical": f"{CRITICAL:.1f}",
    }
    return Measured(figures, {"faces": _plot(shares)})


def counted_faces() -> Ints:
    """How often each of the six came up."""
    throws, table = make_job(THROWS, SEED), bare_table()
    parts = (part_of(throws, slice(first, first + LANES)) for first in range(0, THROWS, LANES))
    faces = [fly_many(part, table, DICE[DieColour.RED]).faces for part in parts]
    return np.bincount(np.concatenate(faces), minlength=FACES)


def _plot(shares: list[float]) -> Plot:
    fair, ends = 1 / FACES, (0.4, 6.6)
    reach = SPREADS_95 * sqrt(fair * (1 - fair) / THROWS)
    name = "one in six; shaded: where 95 of 100 fair faces are"
    return Plot(
        "How often each face comes up",
        Axis("face", *ends, range(1, 7)),
        Axis("share of throws", 0.15, 0.18, (0.15, 0.16, 0.17, 0.18), form="{:.0%}"),
        lines=[Line(name, [(end, fair) for end in ends], INK, dashed=True)],
        dots=[Dot("", (face, share), BLUE) for face, share in enumerate(shares, 1)],
        bands=[Band(fair - reach, fair + reach)],
    )
