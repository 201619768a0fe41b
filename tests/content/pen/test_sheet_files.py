"""What is refused in a sheet's file: line, column and reason of each fault."""

import pytest

from dexterity.content.lines import MOST_BYTES, MOST_LINES
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.sheet import Title
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import Stroke
from tests.kit.pen_sheets import FIRST_LINE, PLAIN, in_corner, read, signed, told
from tests.kit.target_files import spoil

LINES = PLAIN.splitlines()


def bad(old: str, new: str) -> list[str]:
    return told(spoil(old, new, PLAIN))


def without_line(number: int) -> str:
    return "\n".join([*LINES[: number - 1], *LINES[number:]]) + "\n"


def test_a_sound_file_is_read_whole() -> None:
    sheet = read(PLAIN)
    assert told(PLAIN) == []
    assert sheet.title == Title("Plain Paper", "Papier ordinaire")
    assert sheet.author == "Dexterity"
    assert sheet.cells[0].start == Square(1, 16)
    assert sheet.cells[0].treasure == Square(0, 17)
    assert len(sheet.cells[1].squares) == 9
    assert sheet.chests == (Square(6, 16), Square(11, 1))
    assert sheet.potions == (Square(4, 12), Square(13, 5))
    assert {Edge(False, 3, 11), Edge(True, 9, 6)} <= sheet.walls
    assert {Edge(False, 8, 14), Edge(True, 0, 17), Edge(False, 0, 15)} <= sheet.padded
    assert sheet.strokes[0] == Stroke(((100.0, 150.0), (105.0, 157.5), (110.0, 150.0)))
    assert sheet.strokes[1] == Stroke(((20.0, 125.0), (30.0, 125.0)), padded=True)


# What nobody sees


def test_windows_line_ends_a_byte_order_mark_and_spaces_at_the_end_mean_nothing() -> None:
    odd = "\ufeff" + PLAIN.replace("\n", "   \r\n")
    assert read(odd) == read(PLAIN)
    assert read(PLAIN.rstrip("\n")) == read(PLAIN)
    assert read(PLAIN + "\n\n") == read(PLAIN)


@pytest.mark.parametrize(
    ("letter", "reason"),
    [
        ("\t", "is a tab: only spaces are as wide as other signs"),
        ("\x00", "is a control character or an invisible mark (U+0000)"),
        ("\r", "is a control character or an invisible mark (U+000D)"),
        ("\u202e", "is a control character or an invisible mark (U+202E)"),
        ("\ufeff", "is a control character or an invisible mark (U+FEFF)"),
        ("\u2028", "is a control character or an invisible mark (U+2028)"),
    ],
)
def test_letters_that_nobody_sees(letter: str, reason: str) -> None:
    assert told(signed(10, 5, letter)) == [f"line 10, column 5: {reason}"]
    assert told(PLAIN.replace("Plain", f"Pl{letter}ain")) == [f"line 3, column 10: {reason}"]


def test_a_file_that_is_too_large_or_too_long() -> None:
    assert told(PLAIN + " " * MOST_BYTES) == [f": is larger than {MOST_BYTES} bytes"]
    assert told(PLAIN + "\n" * MOST_LINES) == [f": has more than {MOST_LINES} lines"]


def test_bytes_that_are_no_text() -> None:
    assert told(b"pen sheet 1\n\xff") == [": is not UTF-8 text (byte 12)"]


# What it is, and what it is called


@pytest.mark.parametrize("opening", ["", "pen sheet", "pen sheet one", "Pen sheet 1", "[names]"])
def test_what_is_no_sheet(opening: str) -> None:
    assert bad("pen sheet 1", opening) == ["line 1: must be “pen sheet 1”, as every sheet begins"]


def test_a_sheet_of_another_version() -> None:
    assert bad("pen sheet 1", "pen sheet 2") == [
        "line 1: is of version 2, but here only version 1 is known"
    ]


def test_an_empty_file() -> None:
    assert told("") == ["line 1: must be “pen sheet 1”, as every sheet begins"]


def test_a_head_that_lacks_something() -> None:
    assert told(without_line(4)) == ["line 3: begins a head without “titre: …”"]
    assert told(without_line(5)) == ["line 3: begins a head without “author: …”"]


def test_a_head_that_says_something_twice_or_something_else() -> None:
    assert bad("author: D", "title: Again\nauthor: D") == ["line 5: says the title once more"]
    known = "must begin with one of title:, titre:, author: not"
    assert bad("author: D", "music: loud\nauthor: D") == [f"line 5: {known} 'music: loud'"]
    assert bad("author: D", "author D") == [
        f"line 5: {known} 'author Dexterity'",
        "line 3: begins a head without “author: …”",
    ]


@pytest.mark.parametrize(
    ("title", "reason"),
    [
        ("", "must not be empty, nor begin or end with a space"),
        ("a" * 61, "must be at most 60 characters long, not 61"),
        ("e\u0301", "must be in Unicode's composed form (NFC)"),
    ],
)
def test_titles_unfit_to_be_shown(title: str, reason: str) -> None:
    assert bad("Papier ordinaire", title) == [f"line 4: {reason}"]


# The drawing


def test_a_drawing_with_a_line_too_few_or_too_many() -> None:
    assert told(without_line(20)) == ["line 7: begins a drawing of 36 lines, which must have 37"]
    again = "\n".join([*LINES[:20], LINES[18], *LINES[20:]])
    assert told(again) == ["line 7: begins a drawing of 38 lines, which must have 37"]


def test_a_file_that_ends_before_its_drawing() -> None:
    assert told("\n".join(LINES[:5])) == ["line 6: begins a drawing of 0 lines, which must have 37"]


def test_lines_that_are_too_short_or_too_long() -> None:
    wide = "characters wide, but a drawing is 73"
    assert told(spoil(LINES[9], LINES[9][:-2], PLAIN)) == [f"line 10: is 27 {wide}"]
    assert told(signed(14, 74, "|")) == [f"line 14: is 74 {wide}"]


def test_every_fault_of_a_drawing_is_told_at_once() -> None:
    text = signed(14, 5, "/", signed(15, 6, "-- ", signed(16, 5, "?")))
    assert told(text) == [
        "line 14, column 5: must be a wall, |, # or empty, not '/'",
        "line 15, column 6: must be a wall, ---, ### or empty, not '-- '",
        "line 16, column 5: must be a wall, |, # or empty, not '?'",
    ]


def test_signs_that_mean_nothing() -> None:
    assert told(signed(15, 5, "x")) == [
        "line 15, column 5: must be a corner, one of .:+-|# or a space, not 'x'"
    ]
    assert told(signed(14, 7, "Q")) == ["line 14, column 7: must be a thing, x $ C P, not 'Q'"]
    floor = "must be a floor, 1 1 or 2 2 or empty, with a thing in its middle, not"
    for signs in ("1 2", "3 3", "1  ", "é  "):
        assert told(signed(14, 6, signs)) == [f"line 14, column 6: {floor} '{signs}'"]


def test_walls_drawn_half() -> None:
    assert told(signed(15, 6, "-#-")) == [
        "line 15, column 6: must be a wall, ---, ### or empty, not '-#-'"
    ]


def test_corners_may_be_drawn_as_one_likes() -> None:
    loose = """
-   #   |   +
|
-------------
"""
    assert read(in_corner(loose)) == read(PLAIN)


def test_a_frame_with_a_hole() -> None:
    ends = "must be a wall, for the sheet ends here"
    assert told(signed(14, 1, " ")) == [f"line 14, column 1: {ends}"]
    assert told(signed(43, 6, "   ")) == [f"line 43, column 6: {ends}"]
    assert told(signed(7, 18, "   ")) == [f"line 7, column 18: {ends}"]


# Cells and things


def test_a_sheet_without_a_cell() -> None:
    blank = PLAIN
    for line in (38, 40, 42):
        blank = signed(line, 62, " " * 11, blank)
    assert told(blank) == ["line 7: has no cell of player 2, the floor of which is 2 2"]


def test_a_cell_without_its_start_or_treasure() -> None:
    assert bad("1x1", "1 1") == ["line 7: has no start in the cell of player 1: 1x1"]
    assert bad("2$2", "2 2") == ["line 7: has no treasure in the cell of player 2: 2$2"]


def test_a_start_or_a_treasure_outside_its_cell() -> None:
    assert told(signed(14, 7, "x")) == ["line 14, column 7: is a start outside the cells"]
    assert told(signed(14, 7, "$")) == ["line 14, column 7: is a treasure outside the cells"]


def test_a_second_start_in_a_cell() -> None:
    assert told(signed(12, 3, "x")) == [
        "line 10, column 7: is another start in the cell of player 1"
    ]


def test_more_things_than_a_sheet_may_have() -> None:
    assert told(signed(32, 1, "|" + " C  " * 8)) == [
        "line 40, column 47: is one of more than 9 chests"
    ]


# Strokes


@pytest.mark.parametrize(
    "point",
    [
        "20",
        "20,",
        "20,1.25",
        "-1,5",
        "nan,5",
        "1e2,5",
        "20;30",
        "1000,5",
        "+1,5",
        "٣,5",
        ",",
        "x,y",
    ],
)
def test_points_that_are_none(point: str) -> None:
    form = "must be a point x,y in millimetres with at most one decimal, as 20,42.5, not"
    assert told(PLAIN + f"stroke 1,1  {point} 5,5\n") == [f"line 49, column 13: {form} '{point}'"]


@pytest.mark.parametrize(
    ("stroke", "reason"),
    [
        ("stroke 5,5", "must have 2 to 32 points, not 1"),
        ("stroke" + " 1,1 2,2" * 17, "must have 2 to 32 points, not 34"),
        ("stroke 5,5 180.1,0", "must stay on the sheet, at tenths of a millimetre from 0 to 180"),
        ("stroke 5,5 5.0,5", "must not stay where it is: a point is there twice in a row"),
    ],
)
def test_strokes_that_are_none(stroke: str, reason: str) -> None:
    assert told(PLAIN + stroke) == [f"line 49: {reason}"]


@pytest.mark.parametrize("line", ["stroke", "wall 1,1 2,2", "padded 1,1 2,2", " stroke 1,1 2,2"])
def test_lines_after_the_drawing_that_are_no_strokes(line: str) -> None:
    known = "must be “stroke x,y x,y” or “padded stroke x,y x,y” after the drawing, not"
    assert told(PLAIN + line) == [f"line 49: {known} '{line}'"]


def test_more_strokes_than_a_sheet_may_have() -> None:
    assert told(PLAIN + "stroke 1,1 2,2\n" * 61) == ["line 109: is one of more than 64 strokes"]


# What can be read, but not played


def test_flaws_are_told_where_they_are() -> None:
    assert told(signed(12, 13, "|")) == [
        "line 12, column 11: is in a cell, at a wall that is not padded"
    ]
    assert told(signed(10, 13, "#")) == [
        "line 42, column 71: is a treasure that the rival cannot reach: "
        "no way one square wide leads to it",
        "line 8, column 3: is a treasure that the rival cannot reach: "
        "no way one square wide leads to it",
    ]


def test_an_unfair_sheet_is_told_by_how_much() -> None:
    (fault,) = told(signed(14, 1, "| P   P   P "))
    assert fault.startswith(": is not fair: to a chest or a potion it is ")
    assert fault.endswith(" for the other, more than 20% apart, on average")


def test_the_drawing_of_the_tests_begins_where_they_say() -> None:
    assert LINES[FIRST_LINE].startswith("+###")
