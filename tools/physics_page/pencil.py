"""How far a flicked pencil draws for how hard it is pushed, and how far hands stray with it."""

from typing import Final

import numpy as np

from dexterity.hand.pencil.error import PUSH_ERRORS
from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import tuning
from dexterity.physics.pencil.flick import flick_many
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.players.pencil.flicks import try_flicks
from dexterity.units import DEGREE
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2
from tools.physics_page.measured import Measured
from tools.physics_page.plot import BLUE, GREEN, RED, Axis, Line, Plot

SEED: Final = 1
FLICKS: Final = 500
WIDE: Final = Paper(low_mm=(-500.0, -500.0), high_mm=(500.0, 500.0))
"""Without walls, and so large that no stroke leaves it."""

SPEEDS_MM_S: Final = np.arange(200.0, 1501.0, 1.0)
LEANS_DEG: Final = (0.0, 7.5, 15.0)
EVERY: Final = 5
"""Of the lengths measured, one in so many is drawn."""

SHOWN_MM_S: Final = (400, 640, 900)
MEANT_MM_S: Final = 790.0
"""A stroke of some 35 mm, three and a half squares: what a player dares without thinking."""
TOO_HARD: Final = 1.25


def measure_pencil() -> Measured:
    """Lengths against pushes, and the three hands."""
    upright = lengths_mm(0.0)
    best = int(upright.argmax())
    hardest = float(SPEEDS_MM_S[best])
    figures = {
        "pencil_stick": f"{tuning.STICK_MM_S:.0f}",
        "pencil_longest": f"{upright[best]:.0f}",
        "pencil_best_push": f"{hardest:.0f}",
        "pencil_too_hard": f"{_length_at(upright, TOO_HARD * hardest):.0f}",
        "pencil_lean_longest": f"{lengths_mm(LEANS_DEG[-1]).max():.0f}",
        "pencil_flicks": f"{FLICKS}",
        "pencil_meant": f"{_length_at(upright, MEANT_MM_S):.0f}",
    }
    for speed in SHOWN_MM_S:
        figures[f"pencil_{speed}"] = f"{_length_at(upright, speed):.0f}"
    for skill in Skill:
        aside, ahead = strays_mm(skill)
        figures[f"pencil_{skill}_aside"] = f"{aside:.1f}"
        figures[f"pencil_{skill}_ahead"] = f"{ahead:.1f}"
    return Measured(figures, {"pencil": _plot()})


def lengths_mm(lean_deg: float) -> Floats:
    """Of the stroke of every push, with a pencil that leans so far."""
    lean = lean_deg * DEGREE
    pushes = [Push((0.0, 0.0), 0.0, speed, lean_rad=lean) for speed in SPEEDS_MM_S.tolist()]
    return flick_many(pushes, WIDE, Grain(SEED)).length_mm


def strays_mm(skill: Skill) -> Vec2:
    """How far this hand's strokes end from where they were meant: to the side, and along."""
    meant = Push((0.0, 0.0), 0.0, MEANT_MM_S)
    x, y = try_flicks([meant], FLICKS, WIDE, PUSH_ERRORS[skill], SEED).ends_mm.T
    return float(x.std()), float(y.std())


def _length_at(lengths: Floats, speed_mm_s: float) -> float:
    return float(np.interp(speed_mm_s, SPEEDS_MM_S, lengths))


def _plot() -> Plot:
    colours = (RED, BLUE, GREEN)
    return Plot(
        "How long a stroke is for how hard the pencil is pushed",
        Axis("push, mm/s", 200, 1500, range(200, 1501, 200)),
        Axis("length of the stroke, mm", 0, 140, range(0, 141, 20)),
        lines=[
            Line(name, _points(lengths_mm(lean)), colour)
            for name, lean, colour in zip(
                ("upright", "leaning 7.5°", "leaning 15°"), LEANS_DEG, colours, strict=True
            )
        ],
    )


def _points(lengths: Floats) -> list[Vec2]:
    pairs = zip(SPEEDS_MM_S[::EVERY].tolist(), lengths[::EVERY].tolist(), strict=True)
    return list(pairs)
