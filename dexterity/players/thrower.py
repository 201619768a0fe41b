"""Someone who throws the same die at the same target again and again, and strays each time."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Final

import numpy as np

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.error import HandError, blur
from dexterity.hand.feel import RELEASE_HEIGHT_MM
from dexterity.hand.pickup import orientation_at_pickup, orientations_at_pickup
from dexterity.hand.toss import Toss, toss_at
from dexterity.hand.tosses import Floats, Tosses
from dexterity.luck import derive_seed, luck_for
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.props import LyingDie
from dexterity.physics.scene.table import Table
from dexterity.players.mark import Mark
from dexterity.players.throws import Attempt, Measured, Throws, throw_attempts, throw_many
from dexterity.values.vectors import Vec3

PLACE_MM: Final[Vec3] = (0.0, -500.0, RELEASE_HEIGHT_MM)
"""Where a hand lets go by default: half a metre before the middle of the table."""

SLOWEST_MM_S, FASTEST_MM_S = 600.0, 3200.0
"""Speeds that a hand still controls."""

TOOL_MM_S: Final = 5.8
TOOL_FROM_MM_S: Final = 80.0
"""How fast a tool is led for a mark, in mm/s for each mm that the mark is away, and what is added:
marks at a quarter to three quarters of half a metre mean 0.8 to 2.2 m/s. Palms, fingers and breath
are best at 1.8 to 2.0, noses and heads at 0.9 to 1.2."""


@dataclass(frozen=True, slots=True)
class Thrower:
    """A hand, what it holds, what it throws at, and what it has to do besides."""

    error: HandError
    table: Table
    die: Die
    place_mm: Vec3 = PLACE_MM
    twist_rad_s: float = 0.0
    dare: Dare = PLAIN_THROW

    @property
    def strayed_error(self) -> HandError:
        """The hand's error, under what the requirements do to it."""
        return self.error.under(self.dare.strain)

    def speed_for(self, mark: Mark) -> float:
        """The speed that leads to a mark: a die falls there; a tool is led faster the farther."""
        if self.dare.launcher is not None:
            return TOOL_FROM_MM_S + TOOL_MM_S * mark.reach_mm
        return mark.speed_mm_s(self.place_mm[2])

    def can_throw_at(self, mark: Mark) -> bool:
        """Whether a hand reaches the mark at a speed that it controls."""
        speed = self.speed_for(mark)
        return speed < inf and SLOWEST_MM_S <= speed <= FASTEST_MM_S

    def toss_at(self, mark: Mark) -> Toss:
        """The toss that first touches the table at the mark."""
        speed = self.speed_for(mark)
        return Toss(self.place_mm, speed, mark.direction_rad, mark.loft_rad, self.twist_rad_s)

    def strayed(self, meant: Toss, seed: int) -> Toss:
        """What the hand does, this once, when it means that toss."""
        return toss_at(blur(meant, self.strayed_error, np.random.default_rng(seed), 1), 0)

    def attempt(self, meant: Toss, seed: int) -> Attempt:
        """All that the hand does, this once, when it means that toss; the same seed, the same."""
        dare, luck = self.dare, np.random.default_rng(derive_seed(seed, "computer", "stray"))
        tosses, measured = self._tried(blur(meant, self.strayed_error, luck, 1), luck)
        deed = dare.with_motion(replace(dare.performed(meant), toss=toss_at(tosses, 0)))
        held = orientation_at_pickup(luck_for(seed, "computer", "pickup"))
        found = {id_: float(values[0]) for id_, values in measured.items()}
        return Attempt(dare, deed, dare.launch(deed, held), found)

    def throw_each(
        self,
        meant: Sequence[Toss],
        seeds: Sequence[int],
        lying: Sequence[Sequence[LyingDie]] | None = None,
    ) -> Throws:
        """Mean each toss once, in one go, each with a seed and with lying dice of its own.

        A seed strays alike whatever is thrown beside it. `lying`: the dice that lie on the table of
        each throw, instead of the table's own.
        """
        attempts = [self.attempt(toss, seed) for toss, seed in zip(meant, seeds, strict=True)]
        return throw_attempts(attempts, self.table, self.die, lying=lying)

    def throw(self, tosses: Sequence[Toss], times: int, seed: int) -> Throws:
        """Mean each toss so many times, all in one go, the throws of a toss side by side.

        Every throw strays on its own. Were all tosses to stray alike, a few lucky draws would
        make a whole neighbourhood of bad tosses look good.
        """
        luck = np.random.default_rng(seed)
        blurred = _joined([blur(toss, self.strayed_error, luck, times) for toss in tosses])
        return self._thrown(blurred, luck)

    def throw_once(
        self, meant: Tosses, seed: int, *, followed: bool = False
    ) -> tuple[Tosses, Throws]:
        """Mean each of many tosses once; how each strayed, and what it was worth."""
        luck = np.random.default_rng(seed)
        blurred = blur(meant, self.strayed_error, luck, len(meant.speed_mm_s))
        return blurred, self._thrown(blurred, luck, followed=followed, roughly=True)

    def _thrown(
        self,
        blurred: Tosses,
        luck: np.random.Generator,
        *,
        followed: bool = False,
        roughly: bool = False,
    ) -> Throws:
        held = orientations_at_pickup(luck, len(blurred.speed_mm_s))
        tried, measured = self._tried(blurred, luck)
        return throw_many(
            tried,
            held,
            self.table,
            self.die,
            dare=self.dare,
            measured=measured,
            followed=followed,
            roughly=roughly,
        )

    def _tried(self, tosses: Tosses, luck: np.random.Generator) -> tuple[Tosses, Measured]:
        """What becomes of tosses in the trials of the hand, and what those measure."""
        measured: dict[str, Floats] = {}
        for piece in self.dare.pieces:
            if piece.trial is not None:
                tosses, measured[piece.id] = piece.trial(tosses, self.error, luck)
        return tosses, measured


def thrower_of(error: HandError, table: Table, die: Die, dare: Dare = PLAIN_THROW) -> Thrower:
    """A hand that throws from where the dare has it stand."""
    return Thrower(error, table, die, dare.rest_mm, 0.0, dare)


def _joined(parts: Sequence[Tosses]) -> Tosses:
    return Tosses(
        np.concatenate([part.place_mm for part in parts]),
        np.concatenate([part.speed_mm_s for part in parts]),
        np.concatenate([part.direction_rad for part in parts]),
        np.concatenate([part.loft_rad for part in parts]),
        np.concatenate([part.twist_rad_s for part in parts]),
    )
