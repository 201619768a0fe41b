"""Small signs for buttons, as lines of a pen in a square from 0 to 1, y downwards."""

import math
from enum import StrEnum
from typing import Final

from dexterity.values.vectors import Vec2

Line = tuple[Vec2, ...]


class Icon(StrEnum):
    """What a sign stands for. A button with a sign alone says it in words in its hint."""

    BACK = "back"
    HELP = "help"
    CLOSE = "close"
    CHECK = "check"
    PLAY = "play"
    PAUSE = "pause"
    STEP_FORWARD = "step_forward"
    STEP_BACK = "step_back"
    AGAIN = "again"
    UNDO = "undo"
    MENU = "menu"
    SETTINGS = "settings"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    DIE = "die"
    TARGET = "target"
    HAND = "hand"
    DOOR = "door"
    REDO = "redo"
    SAVE = "save"
    OPEN = "open"
    SHARE = "share"
    NAME = "name"
    RUBBER = "rubber"
    WALL = "wall"
    SOFT_WALL = "soft_wall"
    SCRIBBLE = "scribble"
    CELL = "cell"
    CROSS = "cross"
    CROWN = "crown"
    CHEST = "chest"
    FLASK = "flask"
    HALF_TURN = "half_turn"
    MIRROR_ACROSS = "mirror_across"
    MIRROR_AWAY = "mirror_away"
    NO_MIRROR = "no_mirror"
    TURN_LEFT = "turn_left"
    TURN_RIGHT = "turn_right"


def arc(middle: Vec2, radius: float, start_turn: float, end_turn: float) -> Line:
    """Part of a circle; turns of it from the right, clockwise as the eye sees it."""
    count = max(4, round(24 * abs(end_turn - start_turn)))
    turns = [start_turn + (end_turn - start_turn) * step / count for step in range(count + 1)]
    return tuple(
        (
            middle[0] + radius * math.cos(2 * math.pi * turn),
            middle[1] + radius * math.sin(2 * math.pi * turn),
        )
        for turn in turns
    )


def ring(middle: Vec2, radius: float) -> Line:
    """A circle, a little past its beginning."""
    return arc(middle, radius, 0.1, 1.14)


def mirrored(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The same, left for right."""
    return tuple(tuple((1.0 - x, y) for x, y in line) for line in lines)


_TRIANGLE: Final[Line] = ((0.24, 0.14), (0.84, 0.5), (0.24, 0.86), (0.24, 0.14))
_STEP: Final = (
    ((0.18, 0.18), (0.64, 0.5), (0.18, 0.82), (0.18, 0.18)),
    ((0.8, 0.16), (0.8, 0.84)),
)
_UNDO: Final = (
    (*arc((0.52, 0.58), 0.3, 0.3, -0.42),),
    ((0.4, 0.14), (0.24, 0.36), (0.5, 0.44)),
)
_ARROW: Final = (
    ((0.86, 0.5), (0.14, 0.5)),
    ((0.42, 0.2), (0.14, 0.5), (0.42, 0.8)),
)
_LEFT: Final = (((0.64, 0.16), (0.3, 0.5), (0.64, 0.84)),)
_TURN_LEFT: Final = (
    arc((0.5, 0.56), 0.42, -0.03, -0.46),
    ((0.0, 0.34), (0.1, 0.6), (0.34, 0.46)),
    ((0.34, 0.5), (0.68, 0.44), (0.74, 0.84), (0.4, 0.9), (0.34, 0.5)),
)
"""A sheet, and the way that it goes round."""

ICON_LINES: Final[dict[Icon, tuple[Line, ...]]] = {
    Icon.BACK: _ARROW,
    Icon.HELP: (
        (*arc((0.5, 0.33), 0.2, -0.55, 0.16), (0.5, 0.56), (0.5, 0.68)),
        ((0.5, 0.86), (0.505, 0.865)),
    ),
    Icon.CLOSE: (((0.18, 0.18), (0.82, 0.82)), ((0.82, 0.18), (0.18, 0.82))),
    Icon.CHECK: (((0.14, 0.52), (0.4, 0.82), (0.9, 0.14)),),
    Icon.PLAY: (_TRIANGLE,),
    Icon.PAUSE: (((0.33, 0.16), (0.33, 0.84)), ((0.67, 0.16), (0.67, 0.84))),
    Icon.STEP_FORWARD: _STEP,
    Icon.STEP_BACK: mirrored(_STEP),
    Icon.AGAIN: (
        arc((0.5, 0.52), 0.34, -0.18, 0.72),
        ((0.36, 0.06), (0.52, 0.18), (0.36, 0.32)),
    ),
    Icon.UNDO: _UNDO,
    Icon.MENU: tuple(((0.16, y), (0.84, y)) for y in (0.26, 0.5, 0.74)),
    Icon.SETTINGS: (
        ((0.12, 0.3), (0.88, 0.3)),
        ((0.12, 0.7), (0.88, 0.7)),
        ring((0.34, 0.3), 0.1),
        ring((0.66, 0.7), 0.1),
    ),
    Icon.UP: (((0.16, 0.64), (0.5, 0.3), (0.84, 0.64)),),
    Icon.DOWN: (((0.16, 0.36), (0.5, 0.7), (0.84, 0.36)),),
    Icon.LEFT: _LEFT,
    Icon.RIGHT: mirrored(_LEFT),
    Icon.TURN_LEFT: _TURN_LEFT,
    Icon.TURN_RIGHT: mirrored(_TURN_LEFT),
    Icon.DIE: (
        ((0.5, 0.08), (0.88, 0.28), (0.5, 0.48), (0.12, 0.28), (0.5, 0.08)),
        ((0.12, 0.28), (0.12, 0.72), (0.5, 0.94), (0.88, 0.72), (0.88, 0.28)),
        ((0.5, 0.48), (0.5, 0.94)),
    ),
    Icon.TARGET: (ring((0.5, 0.5), 0.4), ring((0.5, 0.5), 0.23), ring((0.5, 0.5), 0.06)),
    Icon.HAND: (
        ((0.34, 0.92), (0.3, 0.72), (0.16, 0.54), (0.2, 0.48), (0.34, 0.58), (0.34, 0.14),
         (0.4, 0.1), (0.46, 0.14), (0.46, 0.42), (0.74, 0.48), (0.82, 0.56), (0.76, 0.92)),
    ),
    Icon.DOOR: (
        ((0.18, 0.9), (0.18, 0.42), (0.26, 0.22), (0.42, 0.1), (0.58, 0.1), (0.74, 0.22),
         (0.82, 0.42), (0.82, 0.9)),
        ((0.08, 0.9), (0.92, 0.9)),
        ((0.62, 0.52), (0.64, 0.6), (0.6, 0.62), (0.62, 0.52)),
        ((0.38, 0.14), (0.38, 0.88)),
    ),
    Icon.REDO: mirrored(_UNDO),
    Icon.SAVE: (
        ((0.5, 0.08), (0.5, 0.62)),
        ((0.28, 0.4), (0.5, 0.64), (0.72, 0.4)),
        ((0.12, 0.66), (0.12, 0.9), (0.88, 0.9), (0.88, 0.66)),
    ),
    Icon.OPEN: (
        ((0.1, 0.84), (0.1, 0.2), (0.38, 0.2), (0.48, 0.32), (0.8, 0.32), (0.8, 0.44)),
        ((0.1, 0.84), (0.26, 0.44), (0.94, 0.44), (0.8, 0.84), (0.1, 0.84)),
    ),
    Icon.SHARE: (
        ring((0.2, 0.5), 0.11),
        ring((0.8, 0.2), 0.11),
        ring((0.8, 0.8), 0.11),
        ((0.3, 0.44), (0.7, 0.26)),
        ((0.3, 0.56), (0.7, 0.74)),
    ),
    Icon.NAME: (
        ((0.14, 0.88), (0.2, 0.64), (0.7, 0.12), (0.88, 0.3), (0.38, 0.8), (0.14, 0.88)),
        ((0.58, 0.24), (0.76, 0.42)),
    ),
    Icon.RUBBER: (
        ((0.1, 0.6), (0.54, 0.14), (0.86, 0.42), (0.44, 0.88), (0.3, 0.88), (0.1, 0.6)),
        ((0.32, 0.38), (0.64, 0.68)),
    ),
    Icon.WALL: (
        ((0.5, 0.08), (0.5, 0.92)),
        ((0.53, 0.08), (0.53, 0.92)),
        ((0.14, 0.5), (0.24, 0.5)),
        ((0.76, 0.5), (0.86, 0.5)),
    ),
    Icon.SOFT_WALL: (
        ring((0.5, 0.2), 0.14),
        ring((0.5, 0.5), 0.14),
        ring((0.5, 0.8), 0.14),
    ),
    Icon.SCRIBBLE: (
        ((0.08, 0.62), (0.2, 0.3), (0.34, 0.24), (0.42, 0.5), (0.5, 0.78), (0.64, 0.76),
         (0.74, 0.46), (0.92, 0.34)),
    ),
    Icon.CELL: (
        ((0.14, 0.14), (0.86, 0.14), (0.86, 0.4)),
        ((0.86, 0.64), (0.86, 0.86), (0.14, 0.86), (0.14, 0.14)),
        ((0.24, 0.6), (0.6, 0.24)),
        ((0.36, 0.74), (0.74, 0.36)),
    ),
    Icon.CROSS: (
        ring((0.5, 0.5), 0.42),
        ((0.32, 0.32), (0.68, 0.68)),
        ((0.68, 0.32), (0.32, 0.68)),
    ),
    Icon.CROWN: (
        ((0.16, 0.8), (0.1, 0.28), (0.34, 0.52), (0.5, 0.16), (0.66, 0.52), (0.9, 0.28),
         (0.84, 0.8), (0.16, 0.8)),
    ),
    Icon.CHEST: (
        ((0.1, 0.46), (0.14, 0.26), (0.28, 0.18), (0.72, 0.18), (0.86, 0.26), (0.9, 0.46)),
        ((0.1, 0.46), (0.9, 0.46), (0.9, 0.84), (0.1, 0.84), (0.1, 0.46)),
        ((0.5, 0.42), (0.5, 0.58)),
    ),
    Icon.FLASK: (
        ((0.4, 0.1), (0.4, 0.38), (0.16, 0.8), (0.22, 0.9), (0.78, 0.9), (0.84, 0.8),
         (0.6, 0.38), (0.6, 0.1)),
        ((0.32, 0.1), (0.68, 0.1)),
        ((0.28, 0.64), (0.72, 0.64)),
    ),
    Icon.HALF_TURN: (
        arc((0.5, 0.5), 0.36, -0.42, 0.0),
        arc((0.5, 0.5), 0.36, 0.08, 0.5),
        ((0.74, 0.36), (0.86, 0.52), (0.98, 0.36)),
        ((0.02, 0.64), (0.14, 0.48), (0.26, 0.64)),
    ),
    Icon.MIRROR_ACROSS: (
        ((0.5, 0.06), (0.5, 0.94)),
        ((0.38, 0.24), (0.38, 0.76), (0.08, 0.76), (0.38, 0.24)),
        ((0.62, 0.24), (0.62, 0.76), (0.92, 0.76), (0.62, 0.24)),
    ),
    Icon.MIRROR_AWAY: (
        ((0.06, 0.5), (0.94, 0.5)),
        ((0.24, 0.38), (0.76, 0.38), (0.76, 0.08), (0.24, 0.38)),
        ((0.24, 0.62), (0.76, 0.62), (0.76, 0.92), (0.24, 0.62)),
    ),
    Icon.NO_MIRROR: (
        ((0.24, 0.24), (0.24, 0.76), (0.76, 0.76), (0.24, 0.24)),
    ),
}  # fmt: skip
