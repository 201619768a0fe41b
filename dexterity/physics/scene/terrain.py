"""What is below a point, and how high: table, board, hole floor, top of a prop, or nothing.

A point bears on a surface only from above: beside a box or in a hole, what is higher than the
point does not carry it.
"""

from dataclasses import dataclass
from math import cos, sin

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, Ints, any_of
from dexterity.physics.contact_law import Grip
from dexterity.physics.scene.board import board_distance_of
from dexterity.physics.scene.materials import Material
from dexterity.physics.scene.props import Box, Post, StaticProp
from dexterity.physics.scene.table import (
    BOARD_KIND,
    FIRST_PROP_KIND,
    HOLE_KIND,
    NO_KIND,
    TABLE_KIND,
    Table,
)

NOWHERE_MM = -1e6
"""Height of the nothing past the table's edge."""

DIE_REACH_MM = 30.0
"""No die of ours reaches farther from its middle than this."""


@dataclass(slots=True)
class SurfaceBelow:
    """Points, and the height and kind of the surface that carries each."""

    places: Floats
    """(points, 3, n)"""
    heights: Floats
    kinds: Ints
    inside: Floats | None
    """How far inside the board's material, seen from above; None without a board."""

    def set(self, where: Bools, height_mm: float, kind: int) -> None:
        """Put one surface below some points; `putmask` costs half of assigning to a mask."""
        np.putmask(self.heights, where, height_mm)
        np.putmask(self.kinds, where, kind)

    @property
    def x(self) -> Floats:
        """(points, n)"""
        return self.places[:, 0]

    @property
    def y(self) -> Floats:
        """(points, n)"""
        return self.places[:, 1]

    @property
    def z(self) -> Floats:
        """(points, n)"""
        return self.places[:, 2]


@dataclass(frozen=True, slots=True)
class Top:
    """The upper side of a prop that stands still."""

    prop: StaticProp
    kind: int

    def over(self, x: Floats, y: Floats) -> Bools:
        """Which points are above it or below it."""
        dx, dy = x - self.prop.place_mm[0], y - self.prop.place_mm[1]
        if isinstance(self.prop, Post):
            return np.asarray(dx * dx + dy * dy <= self.prop.radius_mm**2)
        across, along = _turned_back(dx, dy, self.prop.turn_rad)
        width, length = self.prop.size_mm
        return np.asarray((np.abs(across) <= width / 2) & (np.abs(along) <= length / 2))

    def within_reach(self, x: Floats, y: Floats) -> Bools:
        """Which dice with their middle there could touch it."""
        dx, dy = x - self.prop.place_mm[0], y - self.prop.place_mm[1]
        return np.asarray(dx * dx + dy * dy < (self.prop.reach_mm + DIE_REACH_MM) ** 2)


class Terrain:
    """All surfaces of one table that stand still."""

    def __init__(self, table: Table, *, sided: bool = False) -> None:
        """`sided`: the table has sides, and what is beside it below its top is not on it."""
        self.sided = sided
        self._half_size = np.array(table.size_mm)[:, None] / 2
        self.board_distance = (
            board_distance_of(table.target, table.target_at_mm) if table.target else None
        )
        self.board_mm = table.target.thickness_mm if table.target else 0.0
        self.tops = tuple(
            Top(prop, kind)
            for kind, prop in enumerate(table.props, FIRST_PROP_KIND)
            if isinstance(prop, Box | Post)
        )

    def ceiling(self, x: Floats, y: Floats) -> Floats | float:
        """The highest surface that a die with its middle there could touch."""
        highest: Floats | float = self.board_mm
        for top in self.tops:
            highest = np.maximum(highest, np.where(top.within_reach(x, y), top.prop.height_mm, 0.0))
        return highest

    def under(self, places: Floats) -> SurfaceBelow:
        """What carries each of the points, (points, 3, n)."""
        beyond = np.abs(places[:, :2]) > self._half_size
        under = SurfaceBelow(
            places,
            np.zeros((len(places), places.shape[2])),
            np.full((len(places), places.shape[2]), TABLE_KIND),
            None,
        )
        if any_of(beyond):
            off = beyond[:, 0] | beyond[:, 1]
            under.set(off, NOWHERE_MM, NO_KIND)
        if self.sided:
            under.set(self._within_side(under), NOWHERE_MM, NO_KIND)
        if self.board_distance:
            under.inside, within = self.board_distance.inside(places[:, :2])
            solid = under.inside > 0.0
            np.putmask(under.kinds, within & ~solid, HOLE_KIND)
            solid &= under.z > self.board_mm - tuning.SKIN_MM
            under.set(solid, self.board_mm, BOARD_KIND)
        for top in self.tops:
            _raise_to_top(under, top)
        return under

    def _within_side(self, under: SurfaceBelow) -> Bools:
        """Which points are in the table's side: nearer to the edge than to the top."""
        inside = (self._half_size - np.abs(under.places[:, :2])).min(axis=1)
        return np.asarray((inside < DIE_REACH_MM) & (under.z < -np.maximum(inside, tuning.SKIN_MM)))


def _raise_to_top(under: SurfaceBelow, top: Top) -> None:
    # One point of each die tells whether the die is anywhere near.
    if not any_of(top.within_reach(under.x[:1], under.y[:1])):
        return
    height = top.prop.height_mm
    carried = top.over(under.x, under.y) & (under.z > height - tuning.SKIN_MM)
    carried &= height > under.heights
    under.set(carried, height, top.kind)


def _turned_back(dx: Floats, dy: Floats, turn_rad: float) -> tuple[Floats, Floats]:
    """Offsets as seen by something that is turned."""
    cosine, sine = cos(turn_rad), sin(turn_rad)
    return dx * cosine + dy * sine, dy * cosine - dx * sine


class Surfaces:
    """Restitution and friction by kind, for dice of their own liveliness and grip."""

    def __init__(self, table: Table, tool: Material | None = None) -> None:
        """`tool`: what the tool is made of that sets dice in motion."""
        self._restitution = np.zeros(NO_KIND + 1)
        self._friction = np.zeros(NO_KIND + 1)
        for kind, material in enumerate((*table.materials(), *([tool] if tool else ()))):
            self._restitution[kind] = table.touches[material].restitution
            self._friction[kind] = table.touches[material].friction

    def grip(self, kinds: Ints, liveliness: Floats, grip: Floats) -> Grip:
        """How contacts with those kinds answer dice of that liveliness and grip."""
        restitution = np.minimum(self._restitution.take(kinds) * liveliness, 1.0)
        return Grip(restitution, self._friction.take(kinds) * grip)
