"""Flicks of a pencil among walls: hundreds at once, as computers aim, and one by one."""

from dataclasses import dataclass
from math import cos, pi, sin
from random import Random
from statistics import median

from dexterity.bench.timing import Clock
from dexterity.physics.pencil.flick import flick_many
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import SHEET_MM, Paper
from dexterity.physics.pencil.sheet_space import SheetSpace
from dexterity.values.stroke import Push, Wall

SEED = 20
WALLS = 100
FLICKS = 500
"""As many as a computer looks at for its first thoughts of a turn."""
ALONE = 25
"""Of them, made again one by one."""

MIDDLE_MM = (SHEET_MM / 2.0, SHEET_MM / 2.0)
LONGEST_WALL_MM = 25.0
HARDEST_MM_S = 1300.0


@dataclass(frozen=True, slots=True)
class Flicks:
    """Medians of rounds; the space of the paper is built before, once."""

    flicks: int
    walls: int
    together_ms: float
    """All at once."""
    alone_ms: float
    """One, on average."""
    space_ms: float
    """To build the space."""


def time_flicks(rounds: int, clock: Clock) -> Flicks:
    """The same flicks from the middle of the same sheet, every time."""
    luck, grain = Random(SEED), Grain(SEED)
    paper = Paper(tuple(_wall(luck, number) for number in range(WALLS)))
    pushes = [_push(luck) for _ in range(FLICKS)]
    flick_many(pushes, paper, grain)
    together, alone, space = [], [], []
    for _ in range(rounds):
        started_ns = clock.read_ns()
        flick_many(pushes, paper, grain)
        together_ns = clock.read_ns()
        for push in pushes[:ALONE]:
            flick_many([push], paper, grain)
        alone_ns = clock.read_ns()
        SheetSpace(paper)
        space.append((clock.read_ns() - alone_ns) / 1e6)
        together.append((together_ns - started_ns) / 1e6)
        alone.append((alone_ns - together_ns) / 1e6 / ALONE)
    return Flicks(FLICKS, WALLS, median(together), median(alone), median(space))


def _wall(luck: Random, number: int) -> Wall:
    """Anywhere but at the very middle, in any direction."""
    while True:
        x, y = (luck.uniform(0.0, SHEET_MM) for _ in range(2))
        if max(abs(x - MIDDLE_MM[0]), abs(y - MIDDLE_MM[1])) > LONGEST_WALL_MM / 2.0:
            break
    turn, half = luck.uniform(-pi, pi), luck.uniform(2.0, LONGEST_WALL_MM / 2.0)
    across, along = half * sin(turn), half * cos(turn)
    return Wall(f"wall {number}", (x - across, y - along), (x + across, y + along))


def _push(luck: Random) -> Push:
    return Push(MIDDLE_MM, luck.uniform(-pi, pi), luck.uniform(300.0, HARDEST_MM_S))
