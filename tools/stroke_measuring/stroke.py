"""A stroke as a hand makes it and as its pointer reports it: no clock, no window."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice, product
from math import cos, sin
from random import Random

from dexterity.values.vectors import Vec2

GAINING_S, EVEN_S = 0.1, 0.14
"""How long a hand gains speed, and then keeps it until it lets go. Even for longer than a release
is looked back for, so that its true speed is known."""

Pixel = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Report:
    """Where a pointer was, and when, from the beginning of its stroke."""

    at_s: float
    place: Pixel


@dataclass(frozen=True, slots=True)
class Stroke:
    """Down at the start, ahead faster and faster, then evenly, and up in full motion."""

    start: Vec2
    speed_px_s: float
    turn_rad: float
    """0 is up the screen, positive to the right."""
    rate_hz: float = 125.0

    def reports(self, first_s: float = 0.0) -> tuple[Report, ...]:
        """What the pointer reports: by its own clock, in whole pixels, and only if it moved."""
        told: list[Report] = []
        at_s = first_s
        while at_s <= GAINING_S + EVEN_S:
            x, y = self.place_at(at_s)
            place = round(x), round(y)
            if not told or place != told[-1].place:
                told.append(Report(at_s, place))
            at_s += 1.0 / self.rate_hz
        return tuple(told)

    def place_at(self, at_s: float) -> Vec2:
        """Where the hand is, between pixels too."""
        gaining_s = min(at_s, GAINING_S)
        way = self.speed_px_s * (gaining_s**2 / (2 * GAINING_S) + at_s - gaining_s)
        x, y = self.start
        return x + way * sin(self.turn_rad), y - way * cos(self.turn_rad)

    def stays_within(self, size_px: tuple[int, int]) -> bool:
        """Whether all of it is on a screen: at its edge a pointer would stop."""
        places = [report.place for report in self.reports()]
        return all(
            0 <= at < most for place in places for at, most in zip(place, size_px, strict=True)
        )


def strokes_of(
    start: Vec2, speeds_px_s: Sequence[float], turns_rad: Sequence[float], rate_hz: float
) -> Iterator[Stroke]:
    """Every speed in every direction, again and again."""
    for speed, turn in cycle(product(speeds_px_s, turns_rad)):
        yield Stroke(start, speed, turn, rate_hz)


def planned(strokes: Iterator[Stroke], count: int, luck: Random) -> tuple[Stroke, ...]:
    """So many of them in any order: what one leaves behind is not always for the same next one."""
    chosen = list(islice(strokes, count))
    luck.shuffle(chosen)
    return tuple(chosen)
