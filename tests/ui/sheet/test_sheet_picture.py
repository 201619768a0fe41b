"""A sheet as it is seen: always the same, all in its room, and everything on it to be told."""

from dataclasses import replace

import numpy as np
import pygame
import pytest

from dexterity.content.pen.sheets import read_sheet
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.sheet.square import Square, big_square
from dexterity.rules.pen.state import DrawnWall
from dexterity.ui.sheet.drawn import Drawn, drawn_of
from dexterity.ui.sheet.highlights import Highlight, draw_squares
from dexterity.ui.sheet.line_drawing import LineDrawing
from dexterity.ui.sheet.patches import Patches
from dexterity.ui.sheet.pawns import PawnMark, draw_pawn
from dexterity.ui.sheet.pencil import Standing, draw_pencil, standing_at
from dexterity.ui.sheet.player_marks import RISES, emblem
from dexterity.ui.sheet.raster import Raster
from dexterity.ui.sheet.sheet_picture import AT_ONCE, RESTS, SheetPicture
from dexterity.ui.sheet.sheet_plan import SheetPlan, plan_in
from tests.kit.sheet_scenes import (
    LINE,
    ROOM,
    SHEETS,
    canvas,
    changed,
    first_sheet,
    scribbled,
    seen,
    share_changed,
)

PLAN = plan_in(ROOM)
CAREFUL = 30
"""Frames in which any sheet is drawn, part by part."""
BARE = pygame.surfarray.array3d(canvas().surface)


def test_the_same_sheet_is_drawn_the_same() -> None:
    assert (seen(scribbled(), 0.4) == seen(scribbled(), 0.4)).all()


def test_a_sheet_drawn_in_parts_looks_as_if_drawn_at_once() -> None:
    on, picture, plan = canvas(), SheetPicture(), plan_in(ROOM, 0.4)
    parts = sum(1 for _ in picture.drawn_in_parts(on, plan, scribbled()))
    assert parts > 1
    assert (pygame.surfarray.array3d(on.surface) == BARE).all(), "nothing is shown meanwhile"
    picture.draw(on, plan, scribbled())
    assert (pygame.surfarray.array3d(on.surface) == seen(scribbled(), 0.4)).all()


@pytest.mark.parametrize("turned", [0.0, 0.5, 3.14159])
def test_nothing_is_drawn_outside_its_room(turned: float) -> None:
    outside = changed(seen(scribbled(), turned), BARE)
    outside[300:1000, 10:710] = False
    assert not outside.any()


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: str(path.stem))
def test_every_thing_of_our_sheets_is_seen(path: object) -> None:
    drawn = drawn_of(read_sheet(next(each for each in SHEETS if each == path)))
    bare = replace(drawn, starts=(None, None), treasures=(None, None), chests=(), potions=())
    full, empty = seen(drawn), seen(bare)
    homes = [square for each in (drawn.starts, drawn.treasures) for square in each if square]
    for square in (*homes, *drawn.chests, *(square for square, _ in drawn.potions)):
        assert share_changed(full, empty, PLAN, square) > 0.12, square


def test_a_potion_shows_how_often_it_can_still_be_drunk_from() -> None:
    drawn = first_sheet()
    square = drawn.potions[0][0]
    pictures = [seen(replace(drawn, potions=((square, uses),))) for uses in range(3)]
    for one, other in ((0, 1), (1, 2), (0, 2)):
        assert share_changed(pictures[one], pictures[other], PLAN, square) > 0.03


def test_plague_and_drawn_walls_are_seen_and_magic_ones_sparkle() -> None:
    bare, plague = seen(Drawn()), seen(Drawn(plague=big_square(2, 2)))
    assert all(share_changed(bare, plague, PLAN, square) > 0.2 for square in big_square(2, 2))
    squares = (Square(9, 9), Square(9, 10))
    still, growing = (seen(Drawn(filled=(DrawnWall(squares, grows),))) for grows in (False, True))
    assert all(share_changed(bare, still, PLAN, square) > 0.4 for square in squares)
    assert share_changed(still, growing, PLAN, squares[-1]) > 0.1
    assert share_changed(still, growing, PLAN, squares[0]) == 0.0


def test_an_author_sees_a_sheet_on_which_nothing_is_yet() -> None:
    assert changed(seen(Drawn()), BARE).any()


def test_a_carried_treasure_is_gone_from_its_cell() -> None:
    drawn = first_sheet()
    taken = replace(drawn, treasures=(None, drawn.treasures[1]))
    home = drawn.treasures[0]
    assert home is not None
    assert share_changed(seen(drawn), seen(taken), PLAN, home) > 0.2


def shown_turning(*turns: float) -> np.ndarray:
    """What is seen in the last of some frames, each with the sheet turned so far."""
    on, picture = canvas(), SheetPicture()
    for turned in turns:
        on.begin()
        picture.draw(on, plan_in(ROOM, turned), scribbled())
    return pygame.surfarray.array3d(on.surface)


def test_a_turning_sheet_is_drawn_with_care_once_it_rests() -> None:
    at_rest = shown_turning(0.0, 0.1, *[0.2] * (RESTS + CAREFUL))
    assert (at_rest == seen(scribbled(), 0.2)).all()
    assert (shown_turning(0.0, 0.1, 0.2, 0.2) != at_rest).any()


def test_a_resting_sheet_is_drawn_a_part_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    on, picture, laid = canvas(), SheetPicture(), [0]
    lay = Raster.lay

    def counted(self: Raster, patches: Patches, plan: SheetPlan) -> None:
        laid[-1] += len(patches.colours)
        lay(self, patches, plan)

    monkeypatch.setattr(Raster, "lay", counted)
    for turned in (0.0, *[0.2] * (RESTS + CAREFUL)):
        on.begin()
        picture.draw(on, plan_in(ROOM, turned), scribbled())
        laid.append(0)
    at_first, *later = laid
    assert sum(later) == at_first
    assert 0 < max(later) <= AT_ONCE


@pytest.mark.parametrize("turned", [0.3, 0.8, -2.0, 3.1])
def test_while_it_turns_all_of_it_is_seen_where_it_lies(turned: float) -> None:
    """By its old pixels: never far from what careful drawing shows, and never off its place."""
    shots = shown_turning(0.1, turned), seen(scribbled(), turned)
    quick, careful = (_dark_by_tiles(shot) for shot in shots)
    assert np.abs(quick - careful).mean() < 0.3 * careful.mean()
    left, top = (round(at) for at in plan_in(ROOM).place((-9.0, 189.0)))
    corner = slice(left, left + 12), slice(top, top + 12)
    bare = (shots[1][corner] == BARE[corner]).all()
    assert not bare or (shots[0][corner] == BARE[corner]).all(), "the table got darker"


def _dark_by_tiles(shot: np.ndarray, side: int = 16) -> np.ndarray:
    """How much darker than the bare table tiles of so many pixels are."""
    dark = (BARE.astype(int) - shot).sum(axis=2)
    wide, high = (length // side for length in dark.shape)
    tiles = dark.reshape(wide, side, high, side).mean(axis=(1, 3))
    return np.asarray(np.abs(tiles))


def test_a_sheet_is_not_drawn_anew_while_it_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    drawings: list[pygame.Rect] = []
    begin = Raster.begin

    def counted(self: Raster, window: pygame.Rect, scale: float) -> None:
        drawings.append(window)
        begin(self, window, scale)

    monkeypatch.setattr(Raster, "begin", counted)
    shown_turning(*(0.02 * (step // 2) for step in range(60)))
    assert len(drawings) == 1


def test_players_differ_by_more_than_their_colour() -> None:
    assert len({len(emblem(player)) for player in PLAYERS}) == 2
    assert RISES[0] != RISES[1]


# --- strokes ------------------------------------------------------------------------------------


def test_a_stroke_is_darker_where_it_was_pressed_on_and_stays_faint_after_a_skip() -> None:
    light = seen(Drawn(lines=(LINE,))).astype(int) - seen(Drawn())
    taken = -light.sum(axis=2)
    hard, soft, skip = (_taken(taken, from_mm, from_mm + 4.0) for from_mm in (62.0, 90.0, 108.0))
    assert hard > 1.5 * soft > 0.0
    assert hard > 2.0 * skip > 0.0


def _taken(dark: np.ndarray, from_mm: float, to_mm: float) -> float:
    """How much light a piece of the line at 50 mm takes."""
    left, top = PLAN.place((from_mm, 51.0))
    right, bottom = PLAN.place((to_mm, 49.0))
    return float(dark[round(left) : round(right), round(top) : round(bottom)].sum())


def test_a_stroke_grows_with_time_and_ends_as_it_stays() -> None:
    ends = []
    for until_s in (0.1, 0.3, 0.4):
        on = canvas()
        SheetPicture().draw(on, PLAN, Drawn())
        LineDrawing().draw(on, PLAN, LINE, until_s)
        drawn = changed(pygame.surfarray.array3d(on.surface), seen(Drawn()))
        ends.append(int(np.flatnonzero(drawn.any(axis=1)).max()))
    assert ends == sorted(set(ends))
    assert PLAN.place((70.0, 0.0))[0] == pytest.approx(ends[0], abs=3.0)


# --- what stands on it --------------------------------------------------------------------------


def test_a_pencil_that_leans_is_seen_to() -> None:
    upright, leaning = (
        _with_pencil(Standing(PlayerId(0), (90.0, 90.0), top))
        for top in ((90.0, 90.0), (50.0, 90.0))
    )
    assert (
        np.flatnonzero(leaning.any(axis=1)).min() < np.flatnonzero(upright.any(axis=1)).min() - 50
    )


def _with_pencil(pencil: Standing) -> np.ndarray:
    on = canvas()
    draw_pencil(on, PLAN, pencil)
    return changed(pygame.surfarray.array3d(on.surface), BARE)


def test_a_flicked_pencil_runs_away_from_under_the_finger() -> None:
    early, late = (standing_at(LINE, (60.0, 50.0), at_s) for at_s in (0.105, 1.0))
    assert early.tip_mm == pytest.approx((70.5, 50.0))
    assert late.tip_mm == LINE.stroke.end_mm
    assert early.top_mm == late.top_mm


def test_a_pawn_shows_whose_it_is_what_it_carries_and_its_whole_name() -> None:
    on = canvas(2.0)
    on.texts = []
    for player in PLAYERS:
        draw_pawn(on, PLAN, PawnMark(player, (1.0, 1.0 + 60.0 * player), "Wilhelmina", True, True))
    assert [written.text for written in on.texts] == ["Wilhelmina"] * 2
    assert all(PLAN.bounds.holds(written.drawn, slack=1.0) for written in on.texts)


@pytest.mark.parametrize("highlight", list(Highlight))
def test_squares_stand_out(highlight: Highlight) -> None:
    on = canvas()
    SheetPicture().draw(on, PLAN, Drawn())
    draw_squares(on, PLAN, (Square(3, 4),), highlight)
    lit = pygame.surfarray.array3d(on.surface)
    assert share_changed(lit, seen(Drawn()), PLAN, Square(3, 4)) > 0.5
    assert share_changed(lit, seen(Drawn()), PLAN, Square(7, 4)) == 0.0
