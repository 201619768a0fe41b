"""An arena: one wide hall, with pillars to flick around."""

from random import Random
from typing import Final

from dexterity.rules.pen.sheet.plans.plan import Plan, around, box
from dexterity.rules.pen.sheet.square import SIDE, Square

TRIES: Final = 80
"""Places that are tried for a pillar; about a third of them are free."""

SIDES: Final = (1, 1, 2, 2, 3)
"""Squares to a side, the common ones more than once."""


def draw_arena(luck: Random) -> Plan:
    """Pillars wherever there is a square of room around them."""
    pillars: list[frozenset[Square]] = []
    taken: frozenset[Square] = frozenset()
    for _ in range(TRIES):
        width, height = luck.choice(SIDES), luck.choice(SIDES)
        left, near = luck.randint(1, SIDE - 1 - width), luck.randint(1, SIDE - 1 - height)
        pillar = box(range(left, left + width), range(near, near + height))
        if taken.isdisjoint(pillar):
            taken |= around(pillar)
            pillars.append(pillar)
    return Plan(pillars=tuple(pillars))
