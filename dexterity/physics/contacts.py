"""Sideways contacts of one step, as pymunk found them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dexterity.physics.cube import Bools, Floats, Ints


@dataclass(frozen=True, slots=True)
class Contacts:
    """Sideways contacts of one step; arrays with a column a contact."""

    rows: Ints
    """The die that touches."""
    others: Ints
    """The row of the die it touches, or -1 for a prop."""
    prop_kinds: Ints
    """The kind of the prop it touches; of no meaning between dice."""
    normals: Floats
    """(2, n), towards the die of `rows`."""
    points_mm: Floats
    """(2, n), in the lane's own coordinates."""
    depths_mm: Floats
    """How far the two overlap."""
    prop_velocities: Floats
    """(3, n): how the prop's touching point moves."""
    left_s: Floats
    """How long before the end of the step each was seen."""

    def at(self, which: Bools | Ints) -> "Contacts":
        """Some of them."""
        return Contacts(
            self.rows[which],
            self.others[which],
            self.prop_kinds[which],
            self.normals[:, which],
            self.points_mm[:, which],
            self.depths_mm[which],
            self.prop_velocities[:, which],
            self.left_s[which],
        )

    def of(self, rows: Ints) -> "Contacts":
        """Those in which any of some dice take part."""
        return self.at(np.isin(self.rows, rows) | np.isin(self.others, rows))


def first_of_each(looks: Sequence[Contacts]) -> Contacts:
    """Of contacts between the same two, seen several times, the first; by row."""
    every = Contacts(
        np.concatenate([look.rows for look in looks]),
        np.concatenate([look.others for look in looks]),
        np.concatenate([look.prop_kinds for look in looks]),
        np.concatenate([look.normals for look in looks], axis=1),
        np.concatenate([look.points_mm for look in looks], axis=1),
        np.concatenate([look.depths_mm for look in looks]),
        np.concatenate([look.prop_velocities for look in looks], axis=1),
        np.concatenate([look.left_s for look in looks]),
    )
    props = np.where(every.others >= 0, -1, every.prop_kinds)
    pairs = np.stack([every.rows, every.others, props])
    _, firsts = np.unique(pairs, axis=1, return_index=True)
    return every.at(np.asarray(firsts, np.int64))


def middles(found: Floats, counts: Ints) -> tuple[Floats, Floats]:
    """One point and depth a contact: pymunk gives two where sides meet, weighed by depth."""
    depth1 = np.maximum(-found[:, 4], 0.0)
    depth2 = np.where(counts > 1, np.maximum(-found[:, 9], 0.0), 0.0)
    one = (found[:, 0:2] + found[:, 2:4]) / 2
    two = (found[:, 5:7] + found[:, 7:9]) / 2
    share = (depth2 / np.maximum(depth1 + depth2, 1e-12))[:, None]
    points = np.where(share > 0.0, one * (1.0 - share) + two * share, one)
    return np.ascontiguousarray(points.T), np.maximum(depth1, depth2)
