"""A fortress: walls around walls, with gates, and screens between them."""

from random import Random
from typing import Final

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.plans.plan import Plan, border, box, level_walls, upright_walls
from dexterity.rules.pen.sheet.square import SIDE

INSETS: Final = ((3, 6), (4, 7), (3, 5, 7), (2, 5), (4,))
"""How far from the frame the walls are, in squares."""

GATES: Final = (3, 6)
WIDEST_GATE: Final = 2
SCREENS: Final = (3, 7)


def draw_fortress(luck: Random) -> Plan:
    """Rings with gates, and screens that stand between the frame and the first of them."""
    insets = luck.choice(INSETS)
    walls: set[Edge] = set()
    for inset in insets:
        walls |= _ring(luck, inset)
    for _ in range(luck.randint(*SCREENS)):
        walls |= _screen(luck, insets[0])
    return Plan(frozenset(walls))


def _ring(luck: Random, inset: int) -> frozenset[Edge]:
    inside = range(inset, SIDE - inset)
    wall = border(box(inside, inside))
    ordered = sorted(wall)
    gates: set[Edge] = set()
    for _ in range(luck.randint(*GATES)):
        first = luck.randrange(len(ordered))
        gates.update(ordered[first : first + luck.randint(1, WIDEST_GATE)])
    return wall - gates


def _screen(luck: Random, inset: int) -> frozenset[Edge]:
    """A wall from the frame that leaves a square free before the ring."""
    reach, at = max(inset - 1, 1), luck.randint(1, SIDE - 1)
    depth = range(reach) if luck.random() < 0.5 else range(SIDE - reach, SIDE)
    return upright_walls(at, depth) if luck.random() < 0.5 else level_walls(at, depth)
