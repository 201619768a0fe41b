"""Reads the lines of a sheet that draw walls freely."""

import re
from collections.abc import Iterable
from typing import Final

from dexterity.content.pen.drawing import PADDED_STROKE, STROKE
from dexterity.content.pen.lines import Lines
from dexterity.content.reading import shown
from dexterity.rules.pen.sheet.sheet import MOST_STROKES
from dexterity.rules.pen.sheet.stroke import TENTHS, Stroke, mm_from_tenths, why_no_stroke
from dexterity.values import Vec2

LINE: Final = re.compile(rf"({PADDED_STROKE}|{STROKE})((?: +[^ ]+)+)")
POINT: Final = re.compile(r"([0-9]{1,3})(?:\.([0-9]))?,([0-9]{1,3})(?:\.([0-9]))?")
WORD: Final = re.compile(r"[^ ]+")


def read_strokes(lines: Lines, numbers: Iterable[int]) -> tuple[Stroke, ...]:
    """The strokes of these lines; those that are none are faults."""
    wanted = [at for at in numbers if lines.texts[at]]
    for at in wanted[MOST_STROKES:][:1]:
        lines.fault(at, f"is one of more than {MOST_STROKES} strokes")
    read = (_read_stroke(lines, at) for at in wanted[:MOST_STROKES])
    return tuple(stroke for stroke in read if stroke is not None)


def _read_stroke(lines: Lines, at: int) -> Stroke | None:
    line = LINE.fullmatch(lines.texts[at])
    if line is None:
        known = f"“{STROKE} x,y x,y” or “{PADDED_STROKE} x,y x,y”"
        lines.fault(at, f"must be {known} after the drawing, not {shown(lines.texts[at])}")
        return None
    points = [
        _read_point(lines, at, line.start(2) + word.start(), word[0])
        for word in WORD.finditer(line[2])
    ]
    sound = tuple(point for point in points if point is not None)
    if len(sound) < len(points):
        return None
    reason = why_no_stroke(sound)
    if reason is not None:
        lines.fault(at, reason)
        return None
    return Stroke(sound, line[1] == PADDED_STROKE)


def _read_point(lines: Lines, at: int, column: int, word: str) -> Vec2 | None:
    point = POINT.fullmatch(word)
    if point is None:
        reason = "must be a point x,y in millimetres with at most one decimal, as 20,42.5, not"
        lines.fault(at, f"{reason} {shown(word)}", column)
        return None
    x, x_tenths, y, y_tenths = (int(part or 0) for part in point.groups())
    return mm_from_tenths(x * TENTHS + x_tenths), mm_from_tenths(y * TENTHS + y_tenths)
