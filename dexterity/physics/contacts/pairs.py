"""Who touches whom sideways in a step, as pymunk found it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from pymunk import batch

from dexterity.physics.arrays import Bools, Floats, Ints, any_of
from dexterity.physics.scene.outlines import Outlines
from dexterity.physics.space import TableSpace

_FIELDS: Final = (
    batch.ArbiterFields.BODY_A_ID
    | batch.ArbiterFields.BODY_B_ID
    | batch.ArbiterFields.CONTACT_COUNT
    | batch.ArbiterFields.NORMAL
    | batch.ArbiterFields.POINT_A_1
    | batch.ArbiterFields.POINT_B_1
    | batch.ArbiterFields.DISTANCE_1
    | batch.ArbiterFields.POINT_A_2
    | batch.ArbiterFields.POINT_B_2
    | batch.ArbiterFields.DISTANCE_2
)


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


class PairFinder:
    """Reads contacts off the space after its step."""

    def __init__(self, space: TableSpace, outlines: Outlines) -> None:
        self._space, self._outlines = space, outlines
        self._found = batch.Buffer()

    def found(self, left_s: float = 0.0) -> Contacts | None:
        """Who touches whom now, so long before the end of the step; by row."""
        self._found.clear()
        batch.get_space_arbiters(self._space.space, _FIELDS, self._found)
        ids = np.frombuffer(self._found.int_buf(), np.uintp).reshape(-1, 3).astype(np.int64)
        if not len(ids):
            return None
        floats = np.frombuffer(self._found.float_buf(), np.float64).reshape(-1, 12).copy()
        first, second = self._dice(ids[:, 0]), self._dice(ids[:, 1])
        dice = (first >= 0) | (second >= 0)
        if not any_of(dice):
            return None
        return self._sorted(first[dice], second[dice], ids[dice], floats[dice], left_s)

    def _dice(self, ids: Ints) -> Ints:
        """The rows of the dice among some bodies, -1 for all others."""
        rows = self._rows(ids)
        rows[rows >= self._space.dice_count] = -1
        return rows

    def _rows(self, ids: Ints) -> Ints:
        rows = self._space.row_of_id
        return np.array([rows.get(number, -1) for number in ids.tolist()], np.int64)

    def _sorted(
        self, first: Ints, second: Ints, ids: Ints, floats: Floats, left_s: float
    ) -> Contacts:
        """Contacts with a die first, the lower row of two dice, by row."""
        swap = (first < 0) | ((second >= 0) & (second < first))
        rows, others = np.where(swap, second, first), np.where(swap, first, second)
        order = np.lexsort((floats[:, 0], others, rows))
        rows, others, floats, ids = rows[order], others[order], floats[order], ids[order]
        normals = np.where(swap[order], 1.0, -1.0) * floats[:, :2].T
        points, depths = _middles(floats[:, 2:], ids[:, 2])
        points -= self._space.origins_of(rows)
        prop_ids = np.where(swap[order], ids[:, 0], ids[:, 1])
        kinds, velocities = self._props_at(rows, prop_ids, others, points)
        seen_s = np.full(len(rows), left_s)
        return Contacts(rows, others, kinds, normals, points, depths, velocities, seen_s)

    def _props_at(
        self, rows: Ints, prop_ids: Ints, others: Ints, points: Floats
    ) -> tuple[Ints, Floats]:
        """The kind of prop at each contact, and how its touching point moves."""
        velocities = np.zeros((3, len(prop_ids)))
        kinds = np.full(len(prop_ids), -1, np.int64)
        if self._outlines.any_standing:
            kinds = self._outlines.nearest_standing(points)
        movers = self._space.movers
        places = points + self._space.origins_of(rows) if movers else points
        for contact in np.flatnonzero(others < 0) if movers else ():
            mover = movers.get(int(prop_ids[contact]))
            if mover is not None:
                _, kinds[contact], body = mover
                x, y = places[:, contact].tolist()
                velocities[:2, contact] = body.velocity_at_world_point((x, y))
        owners = self._rows(prop_ids)
        kinds = np.where(owners >= self._space.dice_count, self._space.table.tool_kind, kinds)
        return kinds, velocities


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


def _middles(found: Floats, counts: Ints) -> tuple[Floats, Floats]:
    """One point and depth a contact: pymunk gives two where sides meet, weighed by depth."""
    depth1 = np.maximum(-found[:, 4], 0.0)
    depth2 = np.where(counts > 1, np.maximum(-found[:, 9], 0.0), 0.0)
    one = (found[:, 0:2] + found[:, 2:4]) / 2
    two = (found[:, 5:7] + found[:, 7:9]) / 2
    share = (depth2 / np.maximum(depth1 + depth2, 1e-12))[:, None]
    points = np.where(share > 0.0, one * (1.0 - share) + two * share, one)
    return np.ascontiguousarray(points.T), np.maximum(depth1, depth2)
