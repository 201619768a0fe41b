"""No wall takes anybody's last way out, however narrow that way is."""

from dataclasses import replace
from random import Random

from dexterity.content.pen.sheets import list_sheets, load_sheet
from dexterity.places import levels
from dexterity.rules.pen.board import Board, board_of
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.passage import passage_of
from dexterity.rules.pen.rebus.deeds import Shape
from dexterity.rules.pen.shapes import Placement, placements
from dexterity.rules.pen.sheet.playable import distance_to
from dexterity.rules.pen.sheet.square import SHEET_MM, Square, big_square, square_at
from dexterity.rules.pen.state import DrawnWall, State
from dexterity.values.vectors import Vec2
from tests.kit.penning import box_of, squares

BOARDS = {path.stem: board_of(load_sheet(path)) for path in list_sheets(levels() / "pen")}
SHAPES = (Shape.LINE, Shape.TETROMINO, Shape.MAGIC)

FIRST_WALLS = ("l15 l16 m16 m17", "k14 k15 l13 l14")
NOOK_MM = 118.0, 165.0
"""On the caverns, between those walls and a stroke: one gap of 7 mm leads out of there."""
LAST_WALL = "i18 j18 k18 l18"


def state_on(board: Board, places_mm: tuple[Vec2, Vec2], *walls: Placement) -> State:
    state = PenGame(box_of((), ()), board, Options()).start(1)
    first, second = (
        replace(pawn, place_mm=place) for pawn, place in zip(state.pawns, places_mm, strict=True)
    )
    return replace(state, pawns=(first, second), walls=tuple(map(DrawnWall, walls)))


def starts(board: Board) -> tuple[Vec2, Vec2]:
    first, second = (cell.start.middle_mm for cell in board.sheet.cells)
    return first, second


def gets_to(board: Board, state: State, place_mm: Vec2, goal: frozenset[Square]) -> bool:
    """Whether any way at all leads from a place into one of some squares."""
    gaps, filled = board.gaps, frozenset(state.filled)
    ends = {face for face, square in enumerate(gaps.squares) if square in goal - filled}
    return gaps.width_mm(gaps.face_at(place_mm), ends, filled) > 0.0


def test_on_the_caverns_nobody_is_buried_alive_by_three_walls() -> None:
    board = BOARDS["caverns"]
    first, second = map(squares, FIRST_WALLS)
    begun, end = state_on(board, starts(board)), starts(board)[1]
    assert passage_of(board, begun).stays_open(first)
    assert passage_of(board, state_on(board, starts(board), first)).stays_open(second)
    slipped = state_on(board, (NOOK_MM, end), first, second)
    third, home = squares(LAST_WALL), board.sheet.cells[0].squares
    assert gets_to(board, slipped, NOOK_MM, home), "a pencil gets out of there"
    buried = state_on(board, (NOOK_MM, end), first, second, third)
    assert not gets_to(board, buried, NOOK_MM, home)
    assert not passage_of(board, slipped).stays_open(third)
    assert passage_of(board, slipped).stays_open(squares("r5")), "elsewhere one may draw"


def test_a_match_that_was_begun_by_the_first_edition_may_still_have_that_wall() -> None:
    board = BOARDS["caverns"]
    walls = tuple(map(squares, FIRST_WALLS))
    slipped = state_on(board, (NOOK_MM, starts(board)[1]), *walls)
    assert passage_of(board, slipped, Edition.FIRST).stays_open(squares(LAST_WALL))


def test_a_narrow_way_may_not_be_made_narrower() -> None:
    board = BOARDS["caverns"]
    walls = tuple(map(squares, FIRST_WALLS))
    slipped = state_on(board, (NOOK_MM, starts(board)[1]), *walls)
    gaps, face = board.gaps, board.gaps.face_at(NOOK_MM)
    home = frozenset(gaps.face_at(at.middle_mm) for at in board.sheet.cells[0].squares)
    width = gaps.width_mm(face, home, frozenset(slipped.filled))
    assert 0.0 < width < 10.0
    passage = passage_of(board, slipped)
    for shape in SHAPES:
        for wall in placements(shape, big_square(4, 6)):
            if square_at(NOOK_MM) in wall or passage.filled & set(wall):
                continue
            left = gaps.width_mm(face, home, passage.filled | set(wall))
            if passage.stays_open(wall):
                assert left >= width, wall


def somewhere(board: Board, filled: frozenset[Square], luck: Random) -> Vec2:
    """Where a pencil may have ended: nowhere in a wall, and in more nooks than a fair hand."""
    segments = [(one.start, one.end) for one in board.walls]
    cut = sorted(board.cut)
    while True:
        place = luck.uniform(0.5, SHEET_MM - 0.5), luck.uniform(0.5, SHEET_MM - 0.5)
        if cut and luck.random() < 0.7:
            square = luck.choice(cut)
            place = (
                10.0 * square.column + luck.uniform(0, 10),
                10.0 * square.row + luck.uniform(0, 10),
            )
        clear = min(distance_to(piece, place) for piece in segments) > 0.4
        if clear and square_at(place) not in filled:
            return place


def test_whatever_is_drawn_on_any_sheet_everybody_still_gets_wherever_they_could() -> None:
    drawn = refused = 0
    for name, board in BOARDS.items():
        luck, walls = Random(f"walls on {name}"), list[Placement]()
        for number in range(120):
            walls = walls if number % 15 else []
            filled = frozenset(square for wall in walls for square in wall)
            places = somewhere(board, filled, luck), somewhere(board, filled, luck)
            before = state_on(board, places, *walls)
            # Close by, where most walls hurt.
            wall = luck.choice(placements(luck.choice(SHAPES), square_at(places[0]).beside()))
            taken = {*filled, *map(square_at, places), *board.sheet.things()}
            if taken & set(wall):
                continue
            if not passage_of(board, before).stays_open(wall):
                refused += 1
                continue
            drawn, walls = drawn + 1, [*walls, wall]
            after = state_on(board, places, *walls)
            for place in places:
                for cell in board.sheet.cells:
                    could = gets_to(board, before, place, cell.squares)
                    stays = gets_to(board, after, place, cell.squares)
                    assert stays or not could, (name, place, walls)
    assert drawn > 300
    assert refused > 50, "walls are tried that would seal somebody in"
