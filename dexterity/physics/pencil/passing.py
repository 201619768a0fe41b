"""Which spots a stroke came over, and when: what its line enters or begins in."""

from collections.abc import Sequence

import numpy as np

from dexterity.physics.arrays import Floats
from dexterity.physics.pencil.sweep import NEVER, distances, first_touches, segments_between
from dexterity.values import Spot


def ways_to_spots(lines_mm: Floats, length_mm: Floats, spots: Sequence[Spot]) -> Floats:
    """(n, spots): how far along each line (k, 2, n) of a length it first comes over each spot.

    Infinite where it does not; 0 where it begins on one. A line of no length comes over nothing.
    """
    count = len(length_mm)
    if not spots:
        return np.zeros((count, 0))
    places = np.array([spot.place_mm for spot in spots]).T.copy()
    to = np.array([spot.to_mm or spot.place_mm for spot in spots]).T.copy()
    dots = segments_between(places, to)
    radii = np.array([spot.radius_mm for spot in spots])
    inside = distances(lines_mm[0], dots) <= radii
    ways = first_touches(lines_mm, dots, np.tile(radii, (count, 1)))
    ways = np.where(inside, 0.0, ways)
    reached = (ways <= length_mm[:, None]) & (length_mm[:, None] > 0.0)
    return np.where(reached, ways, NEVER)
