"""What is refused in a target's file: the place and the reason of each fault."""

from pathlib import Path

import pytest

from dexterity.content.targets import list_targets, load_target
from dexterity.errors import ContentError
from tests.kit.target_files import PLAIN, read, spoil, told

SECTION = "polygon = [[-60, -60], [60, -60], [60, 60], [-60, 60]]"
CENTRE = "circle = { centre_mm = [0, 0], radius_mm = 15 }"
ROUND_HOLE = "circle = { centre_mm = [40, 0], radius_mm = 14 }"
SQUARE_HOLE = "polygon = [[-54, -15], [-24, -15], [-24, 15], [-54, 15]]"
OUTLINE = "[outline]\ncircle = { centre_mm = [0, 0], radius_mm = 100 }"


def section(points: str) -> str:
    return spoil(SECTION, f"polygon = {points}")


def test_a_sound_file_has_no_faults() -> None:
    assert told(PLAIN) == []


# Keys and kinds


def test_a_missing_key() -> None:
    assert told(spoil("thickness_mm = 2.0\n", "")) == ["thickness_mm: is missing"]
    assert told(spoil('fr = "Tout simple"\n', "")) == ["names.fr: is missing"]


def test_an_empty_file_lacks_everything() -> None:
    assert told("") == [
        "names: is missing",
        "thickness_mm: is missing",
        "outline: is missing",
        "area: is missing",
    ]


def test_an_unknown_key_at_any_depth() -> None:
    assert told("colour = 1\n" + PLAIN) == [": has an unknown key 'colour'"]
    assert told(spoil("radius_mm = 14", "radius_mm = 14, r = 1")) == [
        "hole[0].circle: has an unknown key 'r'"
    ]


def test_an_unknown_key_is_shown_without_its_control_characters() -> None:
    assert told('"\\u001b[2J" = 1\n' + PLAIN) == [": has an unknown key '\\u001b[2J'"]


def test_a_long_unknown_key_is_shortened() -> None:
    assert told("k" * 5000 + " = 1\n" + PLAIN) == [f": has an unknown key '{'k' * 40}…'"]


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ('"2"', "a text"),
        ("true", "true or false"),
        ("[2]", "a list"),
        ("{ mm = 2 }", "a table"),
        ("2001-01-01", "a date"),
        ("2001-01-01T10:00:00", "a date and time"),
        ("10:00:00", "a time"),
    ],
)
def test_a_value_of_the_wrong_kind(value: str, kind: str) -> None:
    wrong = spoil("thickness_mm = 2.0", f"thickness_mm = {value}")
    assert told(wrong) == [f"thickness_mm: must be a number, not {kind}"]


def test_a_table_or_list_that_is_none() -> None:
    assert told("outline = 3\n" + spoil(OUTLINE, "")) == [
        "outline: must be a table, not a whole number"
    ]
    assert told("hole = [3]\n" + PLAIN.split("[[hole]]", maxsplit=1)[0]) == [
        "hole[0]: must be a table, not a whole number"
    ]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("0.5", "0.5"),
        ("5", "5"),
        ("nan", "nan"),
        ("-inf", "one far beyond that"),
        ("1e999", "one far beyond that"),
        ("9" * 4000, "one far beyond that"),
        ("0x" + "f" * 9000, "one far beyond that"),
    ],
)
def test_a_number_out_of_range(value: str, shown: str) -> None:
    wrong = spoil("thickness_mm = 2.0", f"thickness_mm = {value}")
    assert told(wrong) == [f"thickness_mm: must be from 1 to 4, not {shown}"]


# Names


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "must not be empty, nor begin or end with a space"),
        (" Plain", "must not be empty, nor begin or end with a space"),
        ("P" * 61, "must be at most 60 characters long, not 61"),
        ("Pla\\u0007in", "must not have control characters or invisible marks"),
        ("Pla\\u202ein", "must not have control characters or invisible marks"),
        ("e\\u0301toile", "must be in Unicode's composed form (NFC)"),
    ],
)
def test_a_name_unfit_to_be_shown(name: str, reason: str) -> None:
    assert told(spoil('"Plain"', f'"{name}"')) == [f"names.en: {reason}"]


def test_french_names_may_have_their_letters_and_spaces() -> None:
    assert told(spoil("Tout simple", "L’Œil de bœuf\u202f!")) == []


# Areas


def test_a_zone_that_is_no_paint() -> None:
    assert told(spoil('zone = "section"', 'zone = "hole"')) == [
        "area[1].zone: must be one of section, centre, bones, not 'hole'"
    ]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("0", "must be from 1 to 9, not 0"),
        ("10", "must be from 1 to 9, not 10"),
        ("3.0", "must be a whole number, not a number"),
        ("true", "must be a whole number, not true or false"),
    ],
)
def test_a_sections_value(value: str, reason: str) -> None:
    assert told(spoil("value = 3", f"value = {value}")) == [f"area[1].value: {reason}"]


def test_the_centre_is_worth_ten() -> None:
    assert told(spoil("value = 10", "value = 9")) == ["area[2].value: must be 10, not 9"]


def test_bones_have_no_value() -> None:
    assert told(spoil('zone = "bones"', 'zone = "bones"\nvalue = 1')) == [
        "area[0]: has an unknown key 'value'"
    ]


def test_there_is_exactly_one_centre() -> None:
    no_centre = spoil('zone = "centre"\nvalue = 10', 'zone = "section"\nvalue = 5')
    assert told(no_centre) == ["area: must have exactly one centre, not 0"]
    two_centres = spoil('zone = "section"\nvalue = 3', 'zone = "centre"\nvalue = 10')
    assert "area: must have exactly one centre, not 2" in told(two_centres)


def test_there_are_not_too_many_areas() -> None:
    area = '[[area]]\nzone = "bones"\ncircle = { centre_mm = [0, 0], radius_mm = 100 }\n'
    assert told(PLAIN + area * 38) == ["area: must have 1 to 40 items, not 41"]


def test_an_area_that_leaves_the_board() -> None:
    (fault,) = told(section("[[-60, -60], [90, -60], [60, 60], [-60, 60]]"))
    assert fault == "area[1]: leaves the board by 8.2 mm at (90, -60)"


def test_an_area_may_stick_out_by_half_a_millimetre() -> None:
    bones = '"bones"\ncircle = { centre_mm = [0, 0], radius_mm = 100'
    assert told(spoil(bones, bones + ".4")) == []
    (fault,) = told(spoil(bones, bones + ".6"))
    assert fault.startswith("area[0]: leaves the board by 0.6 mm at ")


def test_board_that_no_area_covers() -> None:
    bones = '"bones"\ncircle = { centre_mm = [0, 0], radius_mm = '
    (fault,) = told(spoil(bones + "100", bones + "90"))
    assert fault == "area: none covers the board at (-9, -99)"


def test_an_area_hidden_by_later_ones() -> None:
    late = '[[area]]\nzone = "bones"\ncircle = { centre_mm = [0, 0], radius_mm = 100 }\n'
    assert told(PLAIN + late) == [
        f"area[{i}]: cannot be seen: later areas or holes cover it" for i in range(3)
    ]


# Shapes


def test_a_shape_is_a_circle_or_a_polygon() -> None:
    assert told(spoil(CENTRE, "")) == ["area[2]: must have either a circle or a polygon"]
    both = told(spoil(CENTRE, CENTRE + "\npolygon = [[0, 0], [1, 0], [1, 1]]"))
    assert both == ["area[2]: must have either a circle or a polygon"]


def test_a_polygon_has_three_points_or_more_but_not_too_many() -> None:
    assert told(section("[[0, 0], [9, 9]]")) == ["area[1].polygon: must have 3 to 200 items, not 2"]
    assert told(section(str([[i, i * i % 97] for i in range(201)]))) == [
        "area[1].polygon: must have 3 to 200 items, not 201"
    ]


def test_each_bad_point_is_told_by_its_number() -> None:
    assert told(section("[[-60, -60], [60], [60, 'a'], [999, nan], 7]")) == [
        "area[1].polygon[1]: must be a point [x, y]",
        "area[1].polygon[2][1]: must be a number, not a text",
        "area[1].polygon[3][0]: must be from -300 to 300, not 999",
        "area[1].polygon[3][1]: must be from -300 to 300, not nan",
        "area[1].polygon[4]: must be a point [x, y]",
    ]


def test_a_repeated_point() -> None:
    assert told(section("[[-60, -60], [60, -60], [60, 60], [60, 60], [-60, 60]]")) == [
        "area[1].polygon[3]: repeats the point polygon[2]"
    ]
    assert told(section("[[0, 0], [60, -60], [60, 60], [0, 0], [-60, 60], [-60, -60]]")) == [
        "area[1].polygon[3]: repeats the point polygon[0]"
    ]


@pytest.mark.parametrize(
    ("points", "edges"),
    [
        ("[[-60, -60], [60, 60], [60, -60], [-60, 60]]", ("0 to point 1", "2 to point 3")),
        ("[[-60, -60], [60, -60], [60, 60], [0, -60]]", ("0 to point 1", "2 to point 3")),
        ("[[-60, -60], [60, -60], [30, -60], [30, 60]]", ("0 to point 1", "1 to point 2")),
        ("[[-60, 0], [60, 0], [60, 9], [40, 0], [9, 0], [0, 9]]", ("0 to point 1", "2 to point 3")),
    ],
    ids=["crossing", "touching with a corner", "running back", "running along"],
)  # fmt: skip
def test_a_polygon_that_meets_itself(points: str, edges: tuple[str, str]) -> None:
    one, other = edges
    reason = f"the edge from point {one} meets the edge from point {other}"
    assert told(section(points)) == [f"area[1].polygon: crosses or touches itself: {reason}"]


def test_a_straight_corner_is_no_crossing() -> None:
    assert told(section("[[-60, -60], [0, -60], [60, -60], [60, 60], [-60, 60]]")) == []


def test_edges_on_one_line_that_do_not_meet_are_no_crossing() -> None:
    comb = "[[-60, -60], [60, -60], [60, 60], [30, 60], [30, 0], [-30, 0], [-30, 60], [-60, 60]]"
    assert told(section(comb)) == []


def test_a_tiny_polygon() -> None:
    assert told(section("[[30, 30], [36, 30], [36, 36]]")) == [
        "area[1].polygon: covers 18.0 mm², less than 50 mm²"
    ]


def test_a_tiny_circle() -> None:
    assert told(spoil("radius_mm = 15", "radius_mm = 2")) == [
        "area[2].circle.radius_mm: must be from 4 to 300, not 2"
    ]


def test_a_board_that_is_too_wide() -> None:
    wide = "polygon = [[-290, -290], [290, -290], [290, 290], [-290, 290]]"
    assert "outline: reaches 410 mm from the middle, more than 300 mm" in told(
        spoil(OUTLINE, f"[outline]\n{wide}")
    )


# Holes


def test_a_target_needs_no_holes() -> None:
    assert told(PLAIN.split("[[hole]]", maxsplit=1)[0]) == []


def test_a_hole_too_narrow_for_a_die() -> None:
    assert told(spoil("radius_mm = 14", "radius_mm = 11.5")) == [
        "hole[0]: is too narrow for a die: 11.5 mm in radius, not 12 mm"
    ]
    slot = "polygon = [[-54, -50], [-34, -50], [-34, 50], [-54, 50]]"
    assert told(spoil(SQUARE_HOLE, slot)) == [
        "hole[1]: is too narrow for a die: 10.0 mm in radius, not 12 mm"
    ]


def test_a_hole_just_wide_enough() -> None:
    snug = "polygon = [[-54, -12], [-29.9, -12], [-29.9, 12.1], [-54, 12.1]]"
    assert told(spoil(SQUARE_HOLE, snug)) == []


def test_holes_that_overlap_each_other() -> None:
    assert told(spoil(SQUARE_HOLE, ROUND_HOLE.replace("[40, 0]", "[50, 20]"))) == [
        "hole[1]: overlaps hole[0]"
    ]


def test_a_hole_within_a_hole() -> None:
    inside = spoil(ROUND_HOLE, "circle = { centre_mm = [-39, 0], radius_mm = 12 }")
    assert told(inside) == ["hole[1]: overlaps hole[0]"]


def test_a_hole_in_the_centre() -> None:
    assert told(spoil("centre_mm = [40, 0]", "centre_mm = [28, 0]")) == [
        "hole[0]: overlaps area[2]"
    ]


def test_a_hole_that_leaves_the_board() -> None:
    assert told(spoil("centre_mm = [40, 0]", "centre_mm = [90, 0]")) == [
        "hole[0]: leaves the board by 4.0 mm at (104, 0)"
    ]


# Several


def test_all_faults_of_a_file_are_told_together() -> None:
    text = spoil("thickness_mm = 2.0", "thickness_mm = 9\nglue = true")
    text = spoil('"Tout simple"', "7", text)
    text = spoil("value = 3", "value = 30", text)
    text = spoil(SECTION, "polygon = [[-60, -60], [60, 60], [60, -60], [-60, 60]]", text)
    text = spoil("radius_mm = 14", "radius_mm = 5", text)
    assert sorted(told(text)) == [
        ": has an unknown key 'glue'",
        "area[1].polygon: crosses or touches itself: the edge from point 0 to point 1 meets"
        " the edge from point 2 to point 3",
        "area[1].value: must be from 1 to 9, not 30",
        "hole[0]: is too narrow for a die: 5.0 mm in radius, not 12 mm",
        "names.fr: must be a text, not a whole number",
        "thickness_mm: must be from 1 to 4, not 9",
    ]


def test_the_error_reads_as_one_line_a_fault_with_the_file_first(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(spoil("value = 3", "value = 0"), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_target(file)
    assert str(caught.value) == f"{file}: area[1].value: must be from 1 to 9, not 0"


def test_a_flood_of_faults_is_cut_off() -> None:
    faults = told("".join(f"k{i} = 1\n" for i in range(5000)) + PLAIN)
    assert len(faults) == 501
    assert faults[-1] == ": has more faults, which are not listed"


# Our own

OURS = list_targets(Path(__file__).parents[2] / "levels" / "targets")


def test_our_targets_are_found_by_name() -> None:
    assert [path.stem for path in OURS] == ["archipelago", "classic", "pike"]


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_our_targets_are_sound(path: Path) -> None:
    target = load_target(path)
    assert target.id == path.stem
    assert {area.value for area in target.areas} == {0, 1, 2, 3, 4, 5, 10}
    assert target.holes


def test_a_folder_that_is_not_there_has_no_targets(tmp_path: Path) -> None:
    assert list_targets(tmp_path / "nowhere") == ()


def test_a_mark_at_the_start_of_the_file_is_overlooked() -> None:
    assert read("\ufeff" + PLAIN) == read(PLAIN)
