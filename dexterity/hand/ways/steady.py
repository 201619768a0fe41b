"""Steady hand: choose the direction, choose the power, throw. No timing, and nothing to hold.

An assist for who cannot swing, hold or press in time. The throw is made with the error of a hand,
drawn from the match's luck: aiming well is all the skill it takes, and no better than a hand's.
"""

from dataclasses import dataclass, replace
from math import cos, dist, sin

import numpy as np

from dexterity.hand.error import HAND_ERRORS, HandError, blur, strays
from dexterity.hand.feel import AIM_DEAD_MM, SCALE_FROM_MM, SCALE_TO_MM
from dexterity.hand.toss import Toss, toss_at
from dexterity.hand.ways.held import Answer, Cancelled, Held, Phase, Thrown, WayName
from dexterity.hand.ways.power import within_scale
from dexterity.hand.ways.way import (
    Way,
    aimed_off,
    grabs,
    place_of,
    pointed_at,
    toss_meant,
    turned_by,
)
from dexterity.values.pointer import PointerSample
from dexterity.values.skill import Skill
from dexterity.values.vectors import Vec2


@dataclass(frozen=True, slots=True)
class Steady(Way):
    """Taps and drags anywhere; each choice stands until it is made again."""

    error: HandError = HAND_ERRORS[Skill.REGULAR]
    """How the hand strays."""

    @property
    def name(self) -> WayName:
        return WayName.STEADY

    def as_begun(self, held: Held) -> Held:
        """Clearly off: whoever only presses gets what that gives."""
        return aimed_off(held)

    def pressed(self, held: Held, sample: PointerSample) -> Held:
        """Choose, at once, what the pointer points at."""
        if held.pressing:
            return held
        before = (held.direction_rad, held.power)
        return self.moved(replace(held, pressing=True, stroke=(sample,), before=before), sample)

    def moved(self, held: Held, sample: PointerSample) -> Held:
        if not held.pressing:
            return held
        followed = replace(held, stroke=(held.stroke[0], sample))
        match held.phase:
            case Phase.AIMING:
                return pointed_at(followed, place_of(sample))
            case _ if _stays_on_die(followed):
                return followed
            case _:
                return replace(followed, power=power_at(held, place_of(sample)))

    def released(self, held: Held, sample: PointerSample) -> Answer:
        """A choice is made; on the die itself, a tap throws what was chosen."""
        if not held.pressing:
            return held
        chosen = self.moved(held, sample)
        return self._next(_let_be(chosen), sample, on_die=_stays_on_die(chosen))

    def cancelled(self, held: Held) -> Answer:
        """One step back; from the first step, the throw is called off if anything was begun."""
        if held.phase is Phase.READY:
            return replace(held.laid_back(), phase=Phase.POWERING)
        if held.phase is Phase.POWERING:
            return held.laid_back()
        return Cancelled(held.laid_back()) if held.pressing else held

    def aimed(self, held: Held, by_rad: float) -> Held:
        """Fine aim, in every step."""
        return replace(held, direction_rad=turned_by(held.direction_rad, by_rad))

    def powered(self, held: Held, by: float) -> Held:
        """Fine power, in every step."""
        return replace(held, power=within_scale(held.power + by))

    def confirmed(self, held: Held, at_s: float) -> Answer:
        """On to the power, and then the throw."""
        if held.phase is Phase.AIMING:
            return replace(_let_be(held), phase=Phase.POWERING)
        return self._thrown(held)

    def meant(self, held: Held, at_s: float) -> Toss:
        return toss_meant(held)

    def _next(self, held: Held, sample: PointerSample, *, on_die: bool) -> Answer:
        """Where a finished tap or drag leads."""
        match held.phase:
            case Phase.AIMING:
                away = dist(held.rest_mm[:2], place_of(sample)) >= AIM_DEAD_MM
                return replace(held, phase=Phase.POWERING) if away else held
            case Phase.READY if on_die:
                return self._thrown(held)
            case _:
                return held if on_die else replace(held, phase=Phase.READY)

    def _thrown(self, held: Held) -> Thrown:
        """What a hand makes of what was chosen, this once."""
        rng = np.random.default_rng(held.onset.seed)
        error = self.error.under(held.demands.strain)
        toss = toss_at(blur(toss_meant(held), error, rng, 1), 0)
        off_s = error.timing_s * float(strays(rng, (1,))[0])
        return Thrown(toss, None, off_s=off_s if held.demands.timed else 0.0)


def _let_be(held: Held) -> Held:
    """No pointer down any more; what it chose stays chosen."""
    return replace(held, pressing=False, stroke=(), before=None)


def _stays_on_die(held: Held) -> bool:
    """Whether the pointer went down on the die itself and is there: that chooses nothing."""
    return all(grabs(held, sample) for sample in held.stroke)


def power_at(held: Held, at_mm: Vec2) -> float:
    """The power that a tap there chooses: where it is along the scale, however far beside it."""
    right, away = at_mm[0] - held.rest_mm[0], at_mm[1] - held.rest_mm[1]
    along = right * sin(held.direction_rad) + away * cos(held.direction_rad)
    return within_scale((along - SCALE_FROM_MM) / (SCALE_TO_MM - SCALE_FROM_MM))


def scale_point(held: Held, power: float) -> Vec2:
    """Where on the hand's plane a power is written, along the direction that was chosen."""
    along = SCALE_FROM_MM + power * (SCALE_TO_MM - SCALE_FROM_MM)
    x, y, _ = held.rest_mm
    return x + along * sin(held.direction_rad), y + along * cos(held.direction_rad)
