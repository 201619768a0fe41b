"""How far a player has come with the first throw, and what is to be said of the last try."""

from dataclasses import dataclass, replace
from enum import StrEnum
from math import atan2
from typing import TYPE_CHECKING, Final

from dexterity.hand.ways.held import Held, WayName
from dexterity.rules.referee import Miss

if TYPE_CHECKING:
    from dexterity.session.throw import Throw

REMARKS: Final = {
    "throw_hint.dropped": "guide.dropped",
    "throw_hint.cancelled": "guide.cancelled",
}
"""What the table says of a die that was not thrown, and what the guide says instead."""

ASIDE_RAD: Final = 0.3
"""How far to the side the classic target reaches, seen from where dice are thrown."""


class Step(StrEnum):
    """What is being learnt."""

    GRAB = "grab"
    THROW = "throw"
    READ = "read"
    DONE = "done"

    @property
    def number(self) -> int:
        """Of the three that are shown."""
        return min(3, [*Step].index(self) + 1)


@dataclass(frozen=True, slots=True)
class Lesson:
    """Goes forth alone: nobody has to learn a thing twice."""

    step: Step = Step.GRAB
    hint: str = ""
    """The catalogue's key for what went wrong last; empty if nothing did."""
    misses: int = 0
    lofted: bool = False
    """Whether the height was changed since the verdict."""

    def after_hand(self, held: Held) -> "Lesson":
        """The hand has done something, or waits."""
        if not held.begun:
            return self
        step = Step.THROW if self.step is Step.GRAB else self.step
        return replace(self, step=step, hint="")

    def after_remark(self, remark: str) -> "Lesson":
        """The table says that nothing was thrown."""
        return replace(self, hint=REMARKS[remark]) if remark in REMARKS else self

    def after_loft(self) -> "Lesson":
        """The height was changed."""
        return replace(self, lofted=self.lofted or self.step is Step.READ)

    def after_throw(self, throw: "Throw") -> "Lesson":
        """The referee has spoken."""
        if self.step in {Step.READ, Step.DONE}:
            return replace(self, step=Step.DONE if self.lofted else self.step, hint="")
        if throw.verdict.hit:
            return self.going_on()
        return replace(self, step=Step.THROW, hint=hint_for(throw), misses=self.misses + 1)

    def going_on(self) -> "Lesson":
        """To the last step, hit or not."""
        return replace(self, step=Step.READ, hint="", lofted=False)

    def words(self, held: Held) -> str:
        """The catalogue's key for what to do now."""
        match self.step:
            case Step.GRAB:
                return f"guide.grab_{held.way}"
            case Step.THROW if held.way in {WayName.TIMING, WayName.STEADY}:
                return f"guide.throw_{held.way}_{held.phase}"
            case Step.THROW:
                return f"guide.throw_{held.way}"
            case Step.READ:
                return "guide.read_lofted" if self.lofted else "guide.read"
            case Step.DONE:
                return "guide.done"


def hint_for(throw: "Throw") -> str:
    """A friendly word for a miss."""
    miss = throw.verdict.misses[0]
    return f"guide.miss_{side_of(throw) if miss is Miss.OUTSIDE else miss}"


def side_of(throw: "Throw") -> str:
    """On which side of the target a die lies that lies beside it, as its thrower sees it."""
    (x, y, _), (at_x, at_y) = throw.landing.place_mm, throw.flight.table.target_at_mm
    from_x, from_y, _ = throw.toss.place_mm
    astray_rad = atan2(x - from_x, y - from_y) - atan2(at_x - from_x, at_y - from_y)
    if abs(astray_rad) > ASIDE_RAD:
        return "aside"
    return "short" if y < at_y else "far"
