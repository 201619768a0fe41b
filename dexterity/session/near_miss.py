"""How near a throw came to more: a die just off the target, or just short of a better section."""

from dataclasses import dataclass, replace
from math import ceil, dist
from typing import Final

import numpy as np

from dexterity.content.shapes import Polygon
from dexterity.content.target import Target
from dexterity.content.texts import Texts
from dexterity.physics.arrays import Floats, Ints
from dexterity.physics.results.flight import Flight
from dexterity.physics.results.landing import ON_MM
from dexterity.rules.referee import CENTRE_VALUE, Miss, Verdict, counted_ground, fell, worth
from dexterity.values.landing import CornerRest, Ground, Landing, Zone
from dexterity.values.vectors import Vec2

OFF_TARGET_MM: Final = 16.0
"""A die that lies no farther from the target was nearly on it: its own width. More: a plain miss
is praised."""

SHORT_MM: Final = 4.0
"""The farthest that a die on the target may be from what is worth more. More: with sections about
25 mm wide, every second throw would be a near miss."""

SHORT_OF_CENTRE_MM: Final = 8.0
"""The same for the centre, which is small and worth most: half a die. Less: a die with two corners
on it is told nothing."""

STEP_MM: Final = 0.5
"""How finely that way is measured; it is told in whole millimetres."""

WAYS: Final = 16
"""Directions that are tried: the way found is at most a fiftieth too long. More: it costs more than
a frame has to spare."""

FINE_MM: Final = 0.25
"""Between the points along borders whose distance is taken."""

BY_PLACE: Final = frozenset({Miss.OUTSIDE, Miss.HOLE, Miss.BONES})
"""Misses that another place would have mended. A die that leans, or has not bounced, was not near:
it was wrong."""


@dataclass(frozen=True, slots=True)
class NearMiss:
    """The way that was lacking, on the table."""

    from_mm: Vec2
    """Of the die: where it is nearest to the target, or the corner that decides."""
    to_mm: Vec2
    """Where that would have had to be."""
    height_mm: float
    """Of what the die stands on."""
    ground: Ground | None = None
    """What was nearly reached; None for the target as a whole."""

    @property
    def distance_mm(self) -> float:
        """How near it was."""
        return dist(self.from_mm, self.to_mm)


def near_miss_of(flight: Flight, verdict: Verdict) -> NearMiss | None:
    """None for a throw that was not near to more, or failed for another reason than its place."""
    target, landing = flight.table.target, flight.landing
    if target is None or fell(landing) or not set(verdict.misses) <= BY_PLACE:
        return None
    height_mm = landing.place_mm[2] - flight.die.half_mm
    if height_mm > target.thickness_mm + ON_MM:
        # It lies on something: were that not there, it would lie elsewhere.
        return None
    at_mm = flight.table.target_at_mm
    if all(corner.ground.zone is Zone.OUTSIDE for corner in landing.corners):
        return _off_target(landing, target, at_mm)
    return _short_of_more(landing, target, at_mm, max(0.0, height_mm))


def near_miss_words(near: NearMiss, texts: Texts) -> str:
    """In whole millimetres, never fewer than it was."""
    distance = texts.number(max(1, ceil(near.distance_mm - 1e-9)))
    if near.ground is None:
        return texts.say("near_miss.target", distance=distance)
    if near.ground.zone is Zone.CENTRE:
        return texts.say("near_miss.centre", distance=distance)
    return texts.say("near_miss.section", distance=distance, value=near.ground.value)


def _off_target(landing: Landing, target: Target, at_mm: Vec2) -> NearMiss | None:
    """From the side of a die that lies wholly beside the target to the target's rim."""
    corners = np.array([corner.place_mm for corner in landing.corners])
    middle = corners.mean(axis=0)
    x, y = middle - at_mm
    reach = OFF_TARGET_MM + float(np.hypot(*(corners - middle).T).max())
    if not -reach < float(target.outline.signed_distance(x, y)) < 0.0:
        return None
    foot = np.column_stack(_footprint(corners, middle).border(FINE_MM))
    rim = np.column_stack(target.outline.border(FINE_MM)) + at_mm
    rim = rim[np.hypot(*(rim - middle).T) <= reach + FINE_MM]
    apart = np.hypot(*(foot[:, None] - rim[None]).transpose(2, 0, 1))
    nearest = int(np.argmin(apart)) if apart.size else 0
    if not apart.size or apart.flat[nearest] > OFF_TARGET_MM:
        return None
    row, column = divmod(nearest, len(rim))
    return NearMiss(_vec2(foot[row]), _vec2(rim[column]), 0.0)


def _footprint(corners: Floats, middle: Floats) -> Polygon:
    """The die from above. Its corners come in no order that goes around it."""
    x, y = (corners - middle).T
    around = corners[np.argsort(np.arctan2(y, x))]
    return Polygon(tuple(map(_vec2, around)))


def _short_of_more(
    landing: Landing, target: Target, at_mm: Vec2, height_mm: float
) -> NearMiss | None:
    """The shortest push after which the referee would have given the most that is within reach."""
    turns = np.linspace(0.0, 2 * np.pi, WAYS, endpoint=False)
    lengths = np.arange(0.0, SHORT_OF_CENTRE_MM + STEP_MM / 2, STEP_MM)
    ways = np.column_stack([np.cos(turns), np.sin(turns)])
    pushes = lengths[:, None, None] * ways
    corners = np.array([corner.place_mm for corner in landing.corners])
    x, y = (corners - at_mm + pushes[:, :, None]).transpose(3, 0, 1, 2)
    codes = target.grounds(x, y)
    values = _values(codes, landing, target)
    far = (lengths > SHORT_MM)[:, None] & (values < CENTRE_VALUE)
    values = np.where(far, 0, values)
    best = int(values.max())
    if best <= int(values[0, 0]):
        return None
    length = int(np.argmax((values == best).any(axis=1)))
    way = int(np.argmax(values[length] == best))
    crossed = np.flatnonzero(codes[length, way] != codes[length - 1, way])
    start = corners[int(crossed[0])]
    counted = _counted(codes[length, way].tolist(), landing, target)
    return NearMiss(_vec2(start), _vec2(start + pushes[length, way]), height_mm, counted)


def _values(codes: Ints, landing: Landing, target: Target) -> Ints:
    """What each of many places (..., 4 corners) is worth to the referee."""
    ordered = np.sort(codes.reshape(-1, 4), axis=1)
    rows, which = np.unique(ordered, axis=0, return_inverse=True)
    worths = np.array([worth(_counted(row, landing, target)) for row in rows.tolist()])
    return np.asarray(worths[which.ravel()].reshape(codes.shape[:-1]))


def _counted(codes: list[int], landing: Landing, target: Target) -> Ground:
    one, two, three, four = (CornerRest((0.0, 0.0), target.ground(code)) for code in codes)
    return counted_ground(replace(landing, corners=(one, two, three, four)))


def _vec2(place: Floats) -> Vec2:
    x, y = place.tolist()
    return x, y
