"""Dice that lie about: some here, some there, none alike."""

from math import dist, pi

import numpy as np

from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.props import LyingDie
from dexterity.values.vectors import Vec2

APART_MM = 24.0
"""Dice whose middles are so far apart do not touch, however they are turned."""


def scattered(
    count: int,
    seed: int,
    nearest_mm: Vec2 = (-50.0, -180.0),
    farthest_mm: Vec2 = (50.0, 50.0),
) -> tuple[LyingDie, ...]:
    """So many dice of all colours, with any face up, between two corners."""
    rng = np.random.default_rng(seed)
    lying: list[LyingDie] = []
    while len(lying) < count:
        x, y = rng.uniform(nearest_mm, farthest_mm).tolist()
        die, turn = list(DICE.values())[rng.integers(len(DICE))], float(rng.uniform(-pi, pi))
        if all(dist(one.place_mm, (x, y)) > APART_MM for one in lying):
            lying.append(LyingDie(die, (x, y), turn, int(rng.integers(6))))
    return tuple(lying)
