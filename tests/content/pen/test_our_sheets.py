"""The sheets that come with the game."""

from pathlib import Path

import pytest

from dexterity.content.pen.drawing import text_of
from dexterity.content.pen.sheets import list_sheets, load_sheet
from dexterity.places import levels
from dexterity.rules.pen.asking import is_so
from dexterity.rules.pen.board import board_of
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.rebus.conditions import Question
from dexterity.rules.pen.sheet.fairness import prospects_of
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square, all_squares
from dexterity.rules.pen.sheet.turning import mirrored, swapped, turned

PATHS = list_sheets(levels() / "pen")
SHEETS = {path.stem: load_sheet(path) for path in PATHS}


def test_there_are_eight_and_no_two_play_or_are_called_the_same() -> None:
    assert len(SHEETS) == 8
    assert len({sheet.digest for sheet in SHEETS.values()}) == 8
    assert len({sheet.title.en for sheet in SHEETS.values()}) == 8
    assert len({sheet.title.fr for sheet in SHEETS.values()}) == 8


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_each_is_drawn_neatly(path: Path) -> None:
    assert text_of(SHEETS[path.stem]) == path.read_text("utf-8")


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS.keys())
def test_each_has_something_to_find(sheet: Sheet) -> None:
    assert 2 <= len(sheet.chests) <= 4
    assert 2 <= len(sheet.potions) <= 4


def test_their_characters_differ() -> None:
    sights = {name: prospects_of(sheet, 0).sight for name, sheet in SHEETS.items()}
    assert min(sights, key=sights.__getitem__) == "thread", "the labyrinth is the narrowest"
    assert sum(bool(sheet.strokes) for sheet in SHEETS.values()) == 1, "the caverns"
    assert swapped(mirrored(SHEETS["mirrors"])).digest == SHEETS["mirrors"].digest
    uneven = [name for name, sheet in SHEETS.items() if not looks_the_same_to_both(sheet)]
    assert uneven == ["estate"], "no two rooms of it are alike"


def looks_the_same_to_both(sheet: Sheet) -> bool:
    def without_order(one: Sheet) -> object:
        walls = one.walls, one.padded, one.cells, one.chests, one.potions
        # A stroke is the same from either end, and their order is nobody's.
        ends = {frozenset((stroke.points_mm, stroke.points_mm[::-1])) for stroke in one.strokes}
        return walls, ends

    others = swapped(mirrored(sheet)), swapped(turned(sheet, 2))
    return without_order(sheet) in map(without_order, others)


def far_from_walls(sheet: Sheet) -> list[Square]:
    """As the rules measure it for the cards that ask."""
    game = PenGame(Cards({}, {}), board_of(sheet), Options())
    draft = game.draft(game.start(1))
    found = []
    for square in all_squares():
        draft.change_pawn(PLAYERS[0], place_mm=square.middle_mm)
        if not is_so(draft, Question.NEAR_WALL, PLAYERS[0]):
            found.append(square)
    return found


def test_some_have_a_hall_where_no_wall_is_within_three_squares_and_most_have_none() -> None:
    halls = {name: len(far_from_walls(sheet)) for name, sheet in SHEETS.items()}
    wide = {name for name, squares in halls.items() if squares}
    assert wide == {"caverns", "pillars"}
    assert all(halls[name] >= 4 for name in wide), "room to stand in, not a point"
