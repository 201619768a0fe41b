"""A drawing: back and forth, mirrored, cleared, and what is marked as wrong."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.content.pen.drawing import text_of
from dexterity.rules.pen.sheet.flaw import FlawKind
from dexterity.rules.pen.sheet.generator import generate_sheet
from dexterity.rules.pen.sheet.playable import flaws_of
from dexterity.rules.pen.sheet.sheet import Sheet, Title
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.turning import moved, swapped
from dexterity.session.pen.editing.blank import cleared
from dexterity.session.pen.editing.drawing import Drawing, titled
from dexterity.session.pen.editing.flaw_places import places_of
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.mirror import MOVES, Mirror, mirrored_sheet
from dexterity.session.pen.editing.tool import Tool
from tests.kit.pen_editing import BLANK, led, sheet
from tests.kit.pen_sheets import read

MIRRORS = [Mirror.TURN, Mirror.ACROSS, Mirror.AWAY]
STEPS = [sheet(led(Tool.WALL, (8.0, row), (12.0, row))) for row in range(4, 10)]


def image(of: Sheet, mirror: Mirror) -> Sheet:
    """The whole sheet in the mirror, where each player is the other; strokes sorted, for they
    come in pairs and in any order."""
    seen = swapped(moved(of, MOVES[mirror]))
    return sorted_strokes(seen)


def sorted_strokes(of: Sheet) -> Sheet:
    return replace(of, strokes=tuple(sorted(of.strokes, key=lambda stroke: stroke.points_mm)))


def test_every_step_is_taken_back_and_done_again() -> None:
    drawing = Drawing(BLANK)
    for step in STEPS:
        drawing = drawing.to(step)
    for step in [*reversed(STEPS[:-1]), BLANK]:
        drawing = drawing.undone()
        assert drawing.sheet == step
    assert drawing.undone() == drawing
    for step in STEPS:
        drawing = drawing.redone()
        assert drawing.sheet == step
    assert drawing.redone() == drawing


def test_there_is_no_limit_to_undo() -> None:
    drawing = Drawing(BLANK)
    for number in range(2000):
        drawing = drawing.to(STEPS[number % 2])
    for _ in range(2000):
        drawing = drawing.undone()
    assert drawing.sheet == BLANK


def test_something_new_forgets_what_was_taken_back() -> None:
    drawing = Drawing(BLANK).to(STEPS[0]).undone().to(STEPS[1])
    assert drawing.future == ()


def test_nothing_new_is_no_step() -> None:
    drawing = Drawing(BLANK).to(STEPS[0]).undone()
    assert drawing.to(BLANK) is drawing


def test_it_knows_whether_it_is_saved() -> None:
    drawing = Drawing(BLANK).kept()
    assert not drawing.changed
    assert drawing.to(STEPS[0]).changed
    assert not drawing.to(STEPS[0]).undone().changed
    assert Drawing(BLANK).changed


def test_a_name_left_empty_stays() -> None:
    named = titled(BLANK, {"en": " Yours ", "fr": " "}, "")
    assert (named.title, named.author) == (Title("Yours", "La mienne"), "A. Mole")


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=70))
def test_any_name_can_be_saved_and_read(text: str) -> None:
    named = titled(BLANK, {"en": text, "fr": text}, text)
    assert read(text_of(named)) == named


def test_cleared_leaves_the_name() -> None:
    generated = generate_sheet(7)
    assert cleared(generated).title == generated.title
    assert flaws_of(cleared(generated)) == ()


# --- mirrors ------------------------------------------------------------------------------------


@pytest.mark.parametrize("mirror", MIRRORS)
def test_what_is_drawn_in_a_mirror_is_its_own_image(mirror: Mirror) -> None:
    # Blank paper is the same turned half around; in the other mirrors it is made so first.
    drawn = BLANK if mirror is Mirror.TURN else sheet(mirrored_sheet(BLANK, mirror))
    gestures = [
        (Tool.WALL, (5.0, 4.0), (5.0, 8.0)),
        (Tool.SOFT_WALL, (7.0, 7.0), (9.0, 7.0)),
        (Tool.FREEHAND, (6.2, 2.1), (7.7, 3.3)),
        (Tool.CHEST, (8.5, 5.5), (8.5, 5.5)),
        (Tool.FIRST_CELL, (0.5, 0.5), (2.5, 1.5)),
        (Tool.START, (4.5, 1.5), (4.5, 1.5)),
        (Tool.ERASER, (5.0, 5.5), (5.0, 5.5)),
    ]
    for tool, *places in gestures:
        drawn = sheet(led(tool, *places, on=drawn, mirror=mirror))
    assert image(drawn, mirror) == sorted_strokes(drawn)
    assert len(drawn.chests) == 2
    assert len(drawn.walls) == 6


@pytest.mark.parametrize("mirror", MIRRORS)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 500))
def test_one_half_drawn_on_the_other_is_its_own_image(mirror: Mirror, seed: int) -> None:
    result = mirrored_sheet(generate_sheet(seed), mirror)
    if isinstance(result, Sheet):
        assert image(result, mirror) == sorted_strokes(result)
    else:
        assert result in [*Hindrance]


def test_without_a_cell_in_the_half_there_is_nothing_to_mirror() -> None:
    across = sheet(led(Tool.FIRST_CELL, (0.5, 0.5), (0.5, 7.5)))
    assert mirrored_sheet(across, Mirror.AWAY) is Hindrance.CELL_ACROSS


def test_a_hindrance_in_the_mirror_hinders_both() -> None:
    assert led(Tool.FIRST_CELL, (1.5, 1.5), (8.5, 8.5), mirror=Mirror.TURN) is Hindrance.OTHER_CELL


# --- what is wrong ------------------------------------------------------------------------------


def test_a_flaw_is_marked_where_it_is() -> None:
    walled = sheet(led(Tool.WALL, (15.0, 16.0), (15.0, 17.0)))
    for wall in [((15.0, 15.0), (15.0, 18.0)), ((15.0, 15.0), (18.0, 15.0))]:
        walled = sheet(led(Tool.WALL, *wall, on=walled))
    (flaw, other) = flaws_of(walled)
    assert {flaw.kind, other.kind} == {FlawKind.TREASURE_UNREACHABLE}
    assert places_of(walled, flaw) == {Square(17, 17)}


def test_an_uneven_trip_is_marked_as_two_ways() -> None:
    uneven = sheet(led(Tool.FIRST_CELL, (8.5, 0.5), (8.5, 4.5)))
    flaw = next(flaw for flaw in flaws_of(uneven) if flaw.kind is FlawKind.UNEVEN_TRIP)
    places = places_of(uneven, flaw)
    assert {uneven.cells[0].start, uneven.cells[1].treasure} <= places
