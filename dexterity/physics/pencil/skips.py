"""The faint marks of a tip that has skipped: it hops on, drawing a dab wherever it comes down."""

from math import hypot

from dexterity.physics.pencil import feel
from dexterity.physics.pencil.paper import Paper
from dexterity.values import Vec2

Marks = tuple[tuple[Vec2, Vec2], ...]


def skip_on(from_mm: Vec2, heading: Vec2, speed_mm_s: float, paper: Paper) -> Marks:
    """The marks on the paper after a tip left it there; walls, being ink, are no matter to them."""
    length = hypot(*heading)
    right, away = heading[0] / length, heading[1] / length
    (x, y), speed, marks = from_mm, speed_mm_s, []
    for _ in range(feel.MOST_HOPS):
        hop, dab = speed * feel.HOP_S, speed * feel.DAB_S
        begin = x + hop * right, y + hop * away
        x, y = begin[0] + dab * right, begin[1] + dab * away
        if not (paper.holds(begin) and paper.holds((x, y))):
            break
        marks.append((begin, (x, y)))
        speed *= feel.HOP_KEEPS
    return tuple(marks)
