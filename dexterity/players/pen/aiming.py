"""Finds a good push: many are tried in the head, the best again and again with the hand's error."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import pi
from random import Random
from typing import Final

import numpy as np

from dexterity.hand.pencil.error import FixedSheetError, PushError
from dexterity.physics.pencil.flick import flick_many
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.players.pen.mind import Mind
from dexterity.players.pen.outlook import Outlook
from dexterity.players.pen.stroke_worth import stroke_worth
from dexterity.players.pencil.flicks import try_flicks
from dexterity.units import DEGREE
from dexterity.values import Push, Vec2

SPEEDS_MM_S: Final = (300.0, 420.0, 540.0, 640.0, 730.0, 810.0, 880.0, 950.0, 1010.0)
"""Strokes of 4, 9, 15, 21, 29, 38, 47, 60 and 76 mm: each about a third longer than the one
before. Faster ones skip as often as not."""

NEARBY: Final = (
    (-4.0 * DEGREE, 1.0),
    (4.0 * DEGREE, 1.0),
    (0.0, 0.94),
    (0.0, 1.05),
    (-2.0 * DEGREE, 1.0),
    (2.0 * DEGREE, 1.0),
    (0.0, 0.97),
    (0.0, 1.025),
)
"""How a push is mended once it is chosen: turned by so much, and as a factor on its speed."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Somebody about to flick: what they see, and how they and their hand go about it."""

    outlook: Outlook
    mind: Mind
    error: PushError | FixedSheetError
    paper: Paper

    def best_of(self, pushes: Sequence[Push], seed: int) -> Push:
        """That whose worth is highest on average, with the hand straying."""
        strokes = try_flicks(pushes, self.mind.tries, self.paper, self.error, seed)
        worth = stroke_worth(self.outlook, strokes).reshape(len(pushes), self.mind.tries)
        return pushes[int(np.argmax(worth.mean(axis=1)))]

    def finalists(self, pushes: Sequence[Push], grain: Grain) -> list[Push]:
        """Those that would be worth most if the hand did not stray."""
        worth = stroke_worth(self.outlook, flick_many(pushes, self.paper, grain))
        best = np.argsort(-worth, kind="stable")[: self.mind.finalists]
        return [pushes[row] for row in best.tolist()]


def best_push(
    outlook: Outlook, mind: Mind, error: PushError | FixedSheetError, luck: Random
) -> Push:
    """What the one whose turn it is should mean."""
    state = outlook.state
    aim = Aim(outlook, mind, error, Paper(outlook.game.walls(state), outlook.game.spots(state)))
    fan = push_fan(state.pawns[state.turn].place_mm, mind.directions, luck)
    finalists = aim.finalists(fan, Grain(luck.getrandbits(63)))
    best = aim.best_of(finalists, luck.getrandbits(63))
    mended = [best, *(_turned(best, *change) for change in NEARBY)]
    return aim.best_of(mended, luck.getrandbits(63))


def push_fan(tip_mm: Vec2, directions: int, luck: Random) -> list[Push]:
    """A fan of pushes, in every direction and of every strength."""
    step = 2.0 * pi / directions
    begin = luck.uniform(0.0, step)
    turns = (begin + number * step - pi for number in range(directions))
    return [Push(tip_mm, turn, speed) for turn in turns for speed in SPEEDS_MM_S]


def _turned(push: Push, by_rad: float, factor: float) -> Push:
    return replace(
        push, direction_rad=push.direction_rad + by_rad, speed_mm_s=push.speed_mm_s * factor
    )
