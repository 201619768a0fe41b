"""Our own engine on the job: many throws side by side."""

import numpy as np

from dexterity.bench.ends import Ends, joined
from dexterity.bench.job import THROWN, part_of
from dexterity.physics import tuning
from dexterity.physics.batch import LaunchArrays
from dexterity.physics.results.flight import fly_many
from dexterity.physics.results.landing import Landings
from dexterity.physics.scene.table import Table

LANES = 2000
"""Throws side by side. Fewer pay more for each call into numpy."""


def throw_in_lanes(launches: LaunchArrays, table: Table, lanes: int = LANES) -> Ends:
    """All the throws, a batch of lanes after the other; building the tables is part of the work."""
    batches = [
        part_of(launches, slice(first, first + lanes)) for first in range(0, len(launches), lanes)
    ]
    return joined([_ends(batch, fly_many(batch, table, THROWN)) for batch in batches])


def _ends(launches: LaunchArrays, landings: Landings) -> Ends:
    across, along = landings.places_mm[:2] - launches.position_mm[:, :2].T
    return Ends(
        travel_mm=np.hypot(across, along),
        rested=~(landings.fell | landings.timed_out),
        lasts_s=landings.ended_s,
        rest_s=landings.ended_s - tuning.REST_FLAT_S,
        faces=landings.faces,
        steps=np.rint(landings.ended_s / tuning.STEP_S).astype(np.int64),
        touched=_touched(landings),
        hits=len(landings.hits.rows),
    )


def _touched(landings: Landings) -> dict[str, float]:
    hits, throws = landings.hits, len(landings)
    names = landings.table.names()
    return {
        names[kind]: len(np.unique(hits.rows[hits.kinds == kind])) / throws
        for kind in np.unique(hits.kinds).tolist()
    }
