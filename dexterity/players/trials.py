"""What is known so far of where to aim: marks that were thrown at, and what came of it."""

from dataclasses import dataclass

import numpy as np

from dexterity.hand.tosses import Floats
from dexterity.players.mark import Mark


@dataclass(frozen=True, slots=True)
class Steps:
    """How far apart two marks are that are worth telling apart."""

    reach_mm: float
    loft_rad: float
    direction_rad: float

    def halved(self) -> "Steps":
        """The same, closer by half."""
        return Steps(self.reach_mm / 2, self.loft_rad / 2, self.direction_rad / 2)

    def counted(self, marks: list[Mark]) -> Floats:
        """The marks as points (n, 3), in steps."""
        points = np.array([(m.reach_mm, m.loft_rad, m.direction_rad) for m in marks])
        return points.reshape(-1, 3) / (self.reach_mm, self.loft_rad, self.direction_rad)


@dataclass(frozen=True, slots=True, eq=False)
class Trials:
    """Marks, how often each was meant, and the mean damage of the throws that came of it."""

    marks: list[Mark]
    throws: Floats
    damages: Floats

    def and_also(self, other: "Trials") -> "Trials":
        """What is known when both are."""
        return Trials(
            self.marks + other.marks,
            np.concatenate([self.throws, other.throws]),
            np.concatenate([self.damages, other.damages]),
        )

    def best_first(self, marks: list[Mark], steps: Steps) -> list[Mark]:
        """The marks in the order of what they promise."""
        order = np.argsort(-self.expected(marks, steps), kind="stable")
        return [marks[i] for i in order.tolist()]

    def expected(self, marks: list[Mark], steps: Steps) -> Floats:
        """The damage to expect at each mark, every trial speaking for the marks near its own.

        Damage changes smoothly with what is meant, for the hand blurs it: a mark far better than
        all its neighbours was lucky. A trial counts 0.6 at one step away, 0.14 at two.
        """
        away = steps.counted(marks)[:, None] - steps.counted(self.marks)[None]
        weights = self.throws * np.exp(-0.5 * (away**2).sum(axis=-1))
        expected: Floats = weights @ self.damages / weights.sum(axis=1)
        return expected


def nothing_known() -> Trials:
    """Before the first throw."""
    return Trials([], np.zeros(0), np.zeros(0))
