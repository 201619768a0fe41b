"""Slingshot: grab the die, pull it back, let go. It flies the other way, harder the longer."""

from dataclasses import dataclass, replace
from math import atan2, hypot

from dexterity.errors import LaunchError
from dexterity.hand.feel import FULL_PULL_MM, SLING_DEAD_MM
from dexterity.hand.ways.held import Answer, Cancelled, Held, Phase, Thrown, WayName
from dexterity.hand.ways.power import within_scale
from dexterity.hand.ways.way import Way, carried, toss_meant, turned_by
from dexterity.values import PointerSample, Vec2


@dataclass(frozen=True, slots=True)
class Slingshot(Way):
    """No timing: direction and power are those of the pull."""

    full_pull_mm: float = FULL_PULL_MM
    """The pull of full power; a low window may offer less room."""

    def __post_init__(self) -> None:
        if not 2.0 * SLING_DEAD_MM <= self.full_pull_mm < float("inf"):
            least = 2.0 * SLING_DEAD_MM
            raise LaunchError(f"a full pull is {self.full_pull_mm} mm, not {least} or more")

    @property
    def name(self) -> WayName:
        return WayName.SLINGSHOT

    def moved(self, held: Held, sample: PointerSample) -> Held:
        if not held.pressing:
            return held
        die = carried(held, sample)
        x, y, height = held.rest_mm
        right, away = self.no_longer((die.x_mm - x, die.y_mm - y))
        return self._pulled(replace(held, place_mm=(x + right, y + away, height)))

    def released(self, held: Held, sample: PointerSample) -> Answer:
        return self.confirmed(self.moved(held, sample)) if held.pressing else held

    def aimed(self, held: Held, by_rad: float) -> Held:
        if not held.pressing:
            return Way.aimed(self, held, by_rad)
        return self._pulled(replace(held, nudge_rad=held.nudge_rad + by_rad))

    def powered(self, held: Held, by: float) -> Held:
        if not held.pressing:
            return Way.powered(self, held, by)
        return self._pulled(replace(held, nudge_power=held.nudge_power + by))

    def confirmed(self, held: Held) -> Answer:
        """A slack sling throws nothing."""
        if held.phase is Phase.HELD:
            return Cancelled(held.laid_back())
        return Thrown(toss_meant(held), None)

    def no_longer(self, pull_mm: Vec2) -> Vec2:
        """The pull, cut to the full one: the sling does not stretch any farther."""
        length = hypot(*pull_mm)
        share = min(1.0, self.full_pull_mm / length) if length else 0.0
        return pull_mm[0] * share, pull_mm[1] * share

    def _pulled(self, held: Held) -> Held:
        """What the pull means, with what keys added to it."""
        right, away = held.pull_mm
        length = hypot(right, away)
        if length < SLING_DEAD_MM:
            return replace(held, phase=Phase.HELD)
        share = (length - SLING_DEAD_MM) / (self.full_pull_mm - SLING_DEAD_MM)
        return replace(
            held,
            phase=Phase.AIMING,
            direction_rad=turned_by(atan2(-right, -away), held.nudge_rad),
            power=within_scale(share + held.nudge_power),
        )
