"""The floor as bits: the same ways as square by square, and no wall seals anybody in."""

from random import Random

import pytest

from dexterity.rules.pen.board import Board, board_of
from dexterity.rules.pen.floor import ALL, bits_of
from dexterity.rules.pen.passage import passage_of
from dexterity.rules.pen.rebus.deeds import Shape
from dexterity.rules.pen.shapes import placements
from dexterity.rules.pen.sheet.footing import footing
from dexterity.rules.pen.sheet.segment import segments_around
from dexterity.rules.pen.sheet.square import Square, all_squares, big_square
from dexterity.rules.pen.state import State
from tests.kit.pen_sheets import PLAIN, read
from tests.kit.penning import duel, plain_board

SQUARES = list(all_squares())
WITH_STROKES = board_of(read(PLAIN))


def some_squares(luck: Random, count: int) -> frozenset[Square]:
    return frozenset(luck.sample(SQUARES, count))


@pytest.mark.parametrize("seed", range(20))
def test_bits_reach_what_steps_reach(seed: int) -> None:
    luck, board = Random(seed), WITH_STROKES
    filled, start = some_squares(luck, 60), luck.choice(SQUARES)
    free = ALL & ~bits_of(filled)
    reached = board.floor.reach(bits_of([start]), free)
    steps = {start} - filled and board.ways.without(filled).reach(start)
    assert reached == bits_of(steps)


@pytest.mark.parametrize("seed", range(30))
def test_who_can_go_round_is_parted_from_nothing(seed: int) -> None:
    luck, floor = Random(seed), plain_board().floor
    free = ALL & ~bits_of(some_squares(luck, 90))
    for each in placements(Shape.TETROMINO, big_square(luck.randint(1, 6), luck.randint(1, 6))):
        new = bits_of(each)
        if not floor.can_go_round(new & free, free):
            continue
        left = free & ~new
        while left:
            start = left & -left
            before, after = floor.reach(start, free), floor.reach(start, free & ~new)
            assert after == before & ~new
            left &= ~before


def reached(board: Board, state: State, filled: frozenset[Square]) -> list[set[int]]:
    """Which goals each character reaches, found step by step, without any short cut."""
    ways, drawn = board.ways.without(filled), segments_around(filled)
    cells = board.sheet.cells
    goals = [*(set(cell.squares) for cell in cells), *({cell.treasure} for cell in cells)]
    found = []
    for pawn in state.pawns:
        reach = ways.reach(*footing(board.sheet, drawn, pawn.place_mm))
        found.append({number for number, goal in enumerate(goals) if goal & reach})
    return found


@pytest.mark.parametrize("seed", range(12))
def test_no_short_cut_lets_a_wall_seal_somebody_in(seed: int) -> None:
    luck, board = Random(seed), WITH_STROKES
    things = {*board.sheet.things()}
    walls = [at for at in some_squares(luck, luck.choice([10, 40, 70])) if at not in things]
    game = duel(
        board=board, walls=[" ".join(f"{'abcdefghijklmnopqr'[x]}{y + 1}" for x, y in walls)]
    )
    passage = passage_of(board, game.state)
    free = set(SQUARES) - {*walls} - things
    for each in placements(Shape.LINE, big_square(luck.randint(1, 6), luck.randint(1, 6))):
        if free.issuperset(each):
            before = reached(board, game.state, frozenset(walls))
            after = reached(board, game.state, frozenset((*walls, *each)))
            assert passage.stays_open(each) == (after == before)
