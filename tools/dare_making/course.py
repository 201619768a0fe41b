"""The course of a pointer: legs one after the other, each from rest to rest, the last a swing.

Hands move with the least jerk (Flash and Hogan, 1985). A sensor looks at the course as an office
mouse does: 125 times a second, rounded to pixels.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import cos, pi, radians, sin
from typing import Protocol

from tools.make_strokes import Motion, least_jerk

RATE_HZ = 125.0
PIXEL_MM = 0.8

Place = tuple[float, float]
Sample = tuple[float, float, float]
"""Seconds, millimetres to the right, millimetres away."""


class Leg(Protocol):
    """A part of a course."""

    @property
    def lasts_s(self) -> float:
        """From its beginning to its end."""

    def gone_mm(self, at_s: float) -> Place:
        """From where it began to where the pointer is, at a time counted from its beginning."""


@dataclass(frozen=True, slots=True)
class Stay:
    """The pointer waits."""

    lasts_s: float

    def gone_mm(self, at_s: float) -> Place:
        """It has not moved."""
        return 0.0, 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """Straight to another place."""

    right_mm: float
    away_mm: float
    lasts_s: float

    def gone_mm(self, at_s: float) -> Place:
        """Slowly, faster, slowly."""
        share = least_jerk(at_s / self.lasts_s)
        return share * self.right_mm, share * self.away_mm


@dataclass(frozen=True, slots=True)
class Loop:
    """Round a circle, beginning towards a direction."""

    radius_mm: float
    turned_deg: float
    """Counter-clockwise, as seen from above; below nothing, clockwise."""
    lasts_s: float
    heading_deg: float = 0.0
    """Where the pointer sets out to: 0 is straight away, positive to the right."""

    def gone_mm(self, at_s: float) -> Place:
        """Along the circle."""
        turned = radians(self.turned_deg) * least_jerk(at_s / self.lasts_s)
        heading = pi / 2 - radians(self.heading_deg)
        radius = self.radius_mm if self.turned_deg >= 0.0 else -self.radius_mm
        rise, run = sin(heading + turned) - sin(heading), cos(heading) - cos(heading + turned)
        return radius * rise, radius * run


@dataclass(frozen=True, slots=True)
class Swing:
    """Back and then ahead, let go at the fastest, a little past where it began."""

    speed_mm_s: float
    direction_deg: float = 0.0
    arc_mm: float | None = None
    """The radius of the path; positive bends to the left; None is straight."""
    ahead_mm: float = 25.0
    back_s: float = 0.3
    swing_s: float = 0.3
    let_go: float = 0.5
    """When in the swing the hand lets go, as a share of its time."""

    @property
    def lasts_s(self) -> float:
        """Up to letting go."""
        return self.motion().end_s

    def gone_mm(self, at_s: float) -> Place:
        """Along a line or an arc."""
        motion = self.motion()
        (x, y), (x0, y0) = motion.place_at(at_s), motion.place_at(0.0)
        return x - x0, y - y0

    def motion(self) -> Motion:
        """It winds up by what the swing needs to get its speed, less what it lets go ahead."""
        share = self.let_go
        reach = self.speed_mm_s * self.swing_s / (30 * share**2 * (1 - share) ** 2)
        back = max(0.0, reach * least_jerk(share) - self.ahead_mm)
        return Motion(
            self.speed_mm_s,
            self.direction_deg,
            self.arc_mm,
            (0.0, 0.0),
            back,
            self.back_s,
            self.swing_s,
            share,
        )


@dataclass(frozen=True, slots=True)
class Course:
    """What the pointer does from pressing to letting go."""

    legs: tuple[Leg, ...]
    begins_mm: Place = (0.0, -500.0)
    begins_s: float = 0.0

    @property
    def ends_s(self) -> float:
        """When it lets go."""
        return self.begins_s + sum(leg.lasts_s for leg in self.legs)

    def place_at(self, at_s: float) -> Place:
        """Where it is."""
        x, y = self.begins_mm
        since = at_s - self.begins_s
        for leg in self.legs:
            right, away = leg.gone_mm(min(leg.lasts_s, max(0.0, since)))
            x, y = x + right, y + away
            since -= leg.lasts_s
        return x, y

    def ending_at(self, at_s: float) -> "Course":
        """The same at the time at which it lets go then."""
        return replace(self, begins_s=self.begins_s + at_s - self.ends_s)

    def samples(self) -> tuple[Sample, ...]:
        """What a sensor makes of it."""
        return seen(self.place_at, self.begins_s, self.ends_s, self.begins_mm)


def seen(
    place_at: Callable[[float], Place], begins_s: float, ends_s: float, begins_mm: Place
) -> tuple[Sample, ...]:
    """The press, and from then on one sample each tick, the last of them as the hand lets go."""
    ticks = int((ends_s - begins_s) * RATE_HZ - 1e-6)
    times = [begins_s, *(ends_s - tick / RATE_HZ for tick in range(ticks, -1, -1))]
    return tuple((round(at_s, 6), *_pixel(place_at(at_s), begins_mm)) for at_s in times)


def _pixel(place_mm: Place, grid_mm: Place) -> Place:
    x, y = (
        round(at0 + PIXEL_MM * round((at - at0) / PIXEL_MM), 4)
        for at, at0 in zip(place_mm, grid_mm, strict=True)
    )
    return x, y
