"""Which spots a stroke came over, in order."""

from dexterity.physics.pencil.flick import flick
from dexterity.values.stroke import Push, Spot, Stroke
from tests.kit.pencils import GRAIN, paper, wall

FIRM = 950.0


def spots_passed(stroke: Stroke) -> list[str]:
    return [passing.spot for passing in stroke.passed]


def test_spots_are_told_in_the_order_in_which_the_stroke_came_over_them() -> None:
    spots = [
        Spot("far", (0.0, 40.0), 4.0),
        Spot("near", (0.0, 10.0), 4.0),
        Spot("beside", (15.0, 25.0), 4.0),
        Spot("grazed", (5.0, 25.0), 6.5),
        Spot("beyond", (0.0, 75.0), 4.0),
        Spot("behind", (0.0, -10.0), 4.0),
    ]
    stroke = flick(Push((0.0, 0.0), 0.0, FIRM), paper(spots=spots), GRAIN)
    assert spots_passed(stroke) == ["near", "grazed", "far"]
    near = stroke.passed[0]
    assert 5.5 < near.at_mm < 7.0


def test_a_spot_behind_a_wall_is_not_reached() -> None:
    sheet = paper(wall(-50, 20, 50, 20), spots=[Spot("chest", (0.0, 25.0), 4.5)])
    assert flick(Push((0.0, 0.0), 0.0, FIRM), sheet, GRAIN).passed == ()


def test_a_spot_that_the_end_just_touches_is_passed_and_one_just_beyond_is_not() -> None:
    end = flick(Push((0.0, 0.0), 0.0, FIRM), paper(), GRAIN).end_mm
    spots = [Spot("touched", (end[0], end[1] + 3.9), 4.0), Spot("not", (end[0], end[1] + 4.1), 4.0)]
    stroke = flick(Push((0.0, 0.0), 0.0, FIRM), paper(spots=spots), GRAIN)
    assert spots_passed(stroke) == ["touched"]


def test_a_spot_on_which_the_stroke_begins_is_passed_at_0() -> None:
    sheet = paper(spots=[Spot("chest", (1.0, -1.0), 4.0)])
    stroke = flick(Push((0.0, 0.0), 0.0, FIRM), sheet, GRAIN)
    assert [(passing.spot, passing.at_mm) for passing in stroke.passed] == [("chest", 0.0)]


def test_without_a_stroke_nothing_is_passed() -> None:
    sheet = paper(spots=[Spot("chest", (1.0, -1.0), 4.0)])
    assert flick(Push((0.0, 0.0), 0.0, 10.0), sheet, GRAIN).passed == ()
    assert flick(Push((0.0, 0.0), 0.0, 2000.0), sheet, GRAIN).passed == ()
