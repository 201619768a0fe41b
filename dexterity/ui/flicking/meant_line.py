"""Where a push would lead on bare paper: what the aim aid shows of a flick."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, sin
from typing import Final

import numpy as np

from dexterity.physics.pencil.flick import flick
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.session.aim_aid import AimAid
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2

SHORT_MM: Final = 14.0
"""What the short aid shows: the direction, and little of the way. Longer: it tells the length."""
SPEED_STEP_MM_S: Final = 20.0
"""How finely the speed of a whole line is told: a step is 2 mm of its length. Finer: a gauge that
fills asks for a new line in every frame, of 1 to 4 ms each."""
FOREIGN_GRAIN: Final = Grain(1)
"""Nobody knows the sheet's own: the aid shows that of another one, which bends it as little."""
NOWHERE: Final = (90.0, 90.0)
"""On that other sheet."""
BARE: Final = Paper((), (), (-200.0, -200.0), (380.0, 380.0))
"""No walls, and room on all sides: the aid shows the push, and eyes find the walls."""


def meant_line(push: Push, aid: AimAid) -> tuple[Vec2, ...]:
    """A place every millimetre along the stroke that is meant, as far as the aid goes; none without
    an aid."""
    if aid is AimAid.NONE:
        return ()
    (x, y), c, s = push.tip_mm, cos(push.direction_rad), sin(push.direction_rad)
    shown: Sequence[Vec2]
    if aid is AimAid.SHORT and not push.bend_rad_mm:
        shown = [(0.0, float(along)) for along in range(int(SHORT_MM))]
    else:
        speed = SPEED_STEP_MM_S * round(push.speed_mm_s / SPEED_STEP_MM_S)
        line = _straight_on(speed, push.bend_rad_mm, push.lean_rad)
        shown = line[: int(SHORT_MM)] if aid is AimAid.SHORT else line
    return tuple((x + right * c + away * s, y - right * s + away * c) for right, away in shown)


@lru_cache(maxsize=128)
def _straight_on(speed_mm_s: float, bend_rad_mm: float, lean_rad: float) -> tuple[Vec2, ...]:
    """From where the tip stands, seen along the push.

    Kept, and the same for all places and directions: who aims, or turns the sheet, asks in every
    frame, an aim that is alive asks for another speed each time, and a stroke takes longer to work
    out than all else that is drawn of the hand.
    """
    stroke = flick(Push(NOWHERE, 0.0, speed_mm_s, bend_rad_mm, lean_rad), BARE, FOREIGN_GRAIN)
    places = np.array([point.place_mm for point in stroke.points]) - NOWHERE
    pieces = np.hypot(*np.diff(places, axis=0).T)
    ways = np.concatenate([[0.0], np.cumsum(pieces)])
    every = np.arange(0.0, ways[-1] + 0.5)
    right, away = (np.interp(every, ways, axis).tolist() for axis in places.T)
    return tuple(zip(right, away, strict=True))
