"""Paths of a hand as drawings: letters in their order are where it goes, 20 mm to a cell."""

from itertools import pairwise
from string import ascii_lowercase

from dexterity.hand.track import Track
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

CELL_MM = 20.0
STEP_MM = 5.0
EACH_S = 0.1
"""From one letter to the next."""


def path(drawing: str) -> Track:
    """Straight from letter to letter, a sample every few millimetres; what is not there is passed
    over. A row farther up is farther away, a column is as wide as two letters."""
    corners = _letters(drawing)
    samples = [PointerSample(0.0, *corners[0])]
    for number, (one, other) in enumerate(pairwise(corners)):
        samples += _leg(one, other, number * EACH_S)
    return tuple(samples)


def _letters(drawing: str) -> list[Vec2]:
    rows = [row for row in drawing.splitlines() if row.strip()]
    found = {
        letter: (column / 2 * CELL_MM, -row * CELL_MM)
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter in ascii_lowercase
    }
    return [found[letter] for letter in sorted(found)]


def _leg(one: Vec2, other: Vec2, begins_s: float) -> list[PointerSample]:
    (x0, y0), (x1, y1) = one, other
    count = max(2, round(max(abs(x1 - x0), abs(y1 - y0)) / STEP_MM))
    shares = [step / count for step in range(1, count + 1)]
    return [
        PointerSample(begins_s + share * EACH_S, x0 + share * (x1 - x0), y0 + share * (y1 - y0))
        for share in shares
    ]
