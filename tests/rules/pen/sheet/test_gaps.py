"""Where a tip gets through: faces that strokes cut squares into, and the gaps between them."""

from collections import deque
from dataclasses import replace
from math import inf

import pytest

from dexterity.content.pen.sheets import load_sheet
from dexterity.places import levels
from dexterity.rules.pen.sheet.faces import cut_square
from dexterity.rules.pen.sheet.gaps import gaps_of
from dexterity.rules.pen.sheet.segment import segments_of
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import Piece, Stroke
from dexterity.values.vectors import Vec2
from tests.kit.penning import plain_board

CORNER = Square(0, 0)
NOBODY: frozenset[Square] = frozenset()


@pytest.mark.parametrize(
    ("pieces", "faces"),
    [
        ([((0, 5), (10, 5))], 2),
        ([((5, 0), (5, 10))], 2),
        ([((0, 5), (9.9, 5))], 1),
        ([((5, 0.1), (5, 10))], 1),
        ([((0, 0), (10, 10)), ((0, 10), (10, 0))], 4),
        ([((0, 5), (10, 5)), ((5, 0), (5, 10))], 4),
        ([((2, 2), (8, 2)), ((8, 2), (5, 8)), ((5, 8), (2, 2))], 2),
        ([((2, 2), (8, 2)), ((8, 2), (5, 8)), ((5, 8), (2, 2.1))], 1),
        ([((-5, 5), (15, 5))], 2),
    ],
    ids=["level", "upright", "open", "open_below", "cross", "plus", "ring", "leaky_ring", "beyond"],
)
def test_strokes_cut_a_square_into_as_many_faces_as_they_close(
    pieces: list[Piece], faces: int
) -> None:
    assert cut_square(CORNER, pieces).faces == faces


def test_a_point_is_in_the_face_on_its_side_of_a_stroke() -> None:
    cut = cut_square(CORNER, [((0.0, 4.0), (10.0, 6.0))])
    assert cut.face_at((5.0, 4.9)) == cut.face_at((1.0, 1.0))
    assert cut.face_at((5.0, 5.1)) == cut.face_at((9.0, 9.0))
    assert cut.face_at((5.0, 4.9)) != cut.face_at((5.0, 5.1))


def test_a_way_is_as_wide_as_its_narrowest_gap_and_the_widest_one_counts() -> None:
    # Across d3 to f3 a fence with two holes, of 3 and of 6 mm, in a ring that is closed elsewhere.
    ring = Stroke(((32.0, 5.0), (32.0, 45.0), (58.0, 45.0), (58.0, 5.0), (32.0, 5.0)))
    fence = (
        Stroke(((32.0, 30.0), (41.0, 30.0))),
        Stroke(((44.0, 30.0), (51.0, 30.0))),
        Stroke(((57.0, 30.0), (58.0, 30.0))),
    )
    gaps = gaps_of(replace(plain_board().sheet, strokes=(ring, *fence)))
    inside, beyond = gaps.face_at((45.0, 15.0)), gaps.face_at((45.0, 40.0))
    assert gaps.width_mm(inside, {beyond}, NOBODY) == pytest.approx(6.0)
    assert gaps.has_way(inside, {beyond}, NOBODY, 5.9)
    assert not gaps.has_way(inside, {beyond}, NOBODY, 6.1)
    right = frozenset({Square(5, 3)})
    assert gaps.width_mm(inside, {beyond}, right) == pytest.approx(3.0)
    assert gaps.width_mm(inside, {beyond}, right | {Square(4, 3)}) == 0.0
    assert gaps.width_mm(inside, {inside}, NOBODY) == inf
    assert gaps.width_mm(inside, {gaps.face_at((100.0, 100.0))}, NOBODY) == 0.0


def crosses(one: Vec2, other: Vec2, wall: tuple[Vec2, Vec2]) -> bool:
    def side(a: Vec2, b: Vec2, point: Vec2) -> float:
        return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])

    start, end = wall
    ours = side(one, other, start) * side(one, other, end) <= 0.0
    return ours and side(start, end, one) * side(start, end, other) <= 0.0


def test_on_the_caverns_faces_hang_together_as_a_tip_finds_that_walks_by_millimetres() -> None:
    sheet = load_sheet(levels() / "pen" / "caverns.txt")
    gaps, walls = gaps_of(sheet), [(one.start, one.end) for one in segments_of(sheet)]
    start = sheet.cells[0].start
    found, waiting = {(0, 0)}, deque([(0, 0)])
    x, y = start.middle_mm

    def place(step: tuple[int, int]) -> Vec2:
        # Steps of an odd length, off all lines of the grid: no place is on a wall.
        return x + 1.37 * step[0], y + 1.37 * step[1]

    near: dict[tuple[int, int], list[tuple[Vec2, Vec2]]] = {}
    for wall in walls:
        (x0, y0), (x1, y1) = wall
        for column in range(int(min(x0, x1) // 10) - 1, int(max(x0, x1) // 10) + 2):
            for row in range(int(min(y0, y1) // 10) - 1, int(max(y0, y1) // 10) + 2):
                near.setdefault((column, row), []).append(wall)
    while waiting:
        at = waiting.popleft()
        for after in (
            (at[0] + 1, at[1]),
            (at[0] - 1, at[1]),
            (at[0], at[1] + 1),
            (at[0], at[1] - 1),
        ):
            if after in found:
                continue
            here, there = place(at), place(after)
            close = near.get((int(here[0] // 10), int(here[1] // 10)), [])
            if not any(crosses(here, there, wall) for wall in close):
                found.add(after)
                waiting.append(after)
    reached = {gaps.face_at(place(step)) for step in found}
    home = gaps.face_at(start.middle_mm)
    together = {face for face in range(len(gaps.squares)) if gaps.width_mm(home, {face}, NOBODY)}
    assert reached <= together
    # Slivers that fall between two steps are all that a walk by millimetres may miss.
    missed = together - reached
    assert len(reached) > 370
    assert len(missed) < 20
