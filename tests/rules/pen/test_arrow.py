"""The spun arrow: straight on, up to the first wall, over whatever lies there."""

from math import dist, pi

import pytest

from dexterity.rules.pen.actions import SpinArrow
from dexterity.rules.pen.actions.arrow import CLEAR_MM, LENGTH_MM, follow
from dexterity.rules.pen.effects import ArrowSpun
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.sheet.segment import Segment, WallId
from dexterity.values.stroke import Spot, StrokeEnd
from dexterity.values.vectors import Vec2
from tests.kit.penning import duel, item, other_card

START: Vec2 = (50.0, 50.0)


def wall(start: Vec2, end: Vec2, *, padded: bool = False) -> Segment:
    return Segment(WallId(f"{start}"), start, end, padded)


@pytest.mark.parametrize(
    ("direction", "end"), [(0.0, (50, 100)), (pi / 2, (100, 50)), (pi, (50, 0)), (-pi / 2, (0, 50))]
)
def test_it_goes_five_squares_where_it_points(direction: float, end: Vec2) -> None:
    line = follow(START, direction, (), ())
    assert line.end_mm == pytest.approx(end)
    assert line.end is StrokeEnd.RAN_OUT


@pytest.mark.parametrize("padded", [True, False])
def test_it_stops_at_the_first_wall_on_this_side_of_it(padded: bool) -> None:
    walls = [wall((0, 90), (99, 90)), wall((0, 80), (99, 80), padded=padded)]
    line = follow(START, 0.0, walls, ())
    assert line.end_mm == pytest.approx((50, 80 - CLEAR_MM))
    assert (line.end, line.padded) == (StrokeEnd.WALL, padded)


def test_a_slanting_wall_is_kept_clear_of_as_well() -> None:
    line = follow(START, 0.0, [wall((40, 70), (60, 90))], ())
    x, y = line.end_mm
    assert abs((x - 40) - (y - 70)) / 2**0.5 == pytest.approx(CLEAR_MM)


@pytest.mark.parametrize(
    "aside",
    [
        wall((0, 40), (99, 40)),
        wall((60, 0), (60, 99)),
        wall((55, 80), (99, 80)),
        wall((0, 101), (99, 101)),
    ],
    ids=["behind", "alongside", "beside", "beyond"],
)
def test_walls_that_are_not_in_the_way_do_not_matter(aside: Segment) -> None:
    assert follow(START, 0.0, [aside], ()).end is StrokeEnd.RAN_OUT


def test_who_stands_at_a_wall_can_be_sent_against_it_but_never_through() -> None:
    at_wall = (50.0, 80 - CLEAR_MM)
    line = follow(at_wall, 0.0, [wall((0, 80), (99, 80))], ())
    assert line.end_mm == pytest.approx(at_wall)
    assert line.end is StrokeEnd.WALL


def test_it_comes_over_what_lies_on_the_way_in_order() -> None:
    spots = [
        Spot("far", (50, 90), 4),
        Spot("near", (53, 60), 4),
        Spot("here", (52, 49), 4),
        Spot("beside", (55, 70), 4),
        Spot("behind", (50, 30), 4),
        Spot("beyond", (50, 105), 4),
    ]
    assert follow(START, 0.0, (), spots).passed == ("here", "near", "far")
    walled = follow(START, 0.0, [wall((0, 80), (99, 80))], spots)
    assert walled.passed == ("here", "near")


def test_a_spun_arrow_hurts_at_a_wall_as_a_flick_does() -> None:
    hurt = set()
    for seed in range(30):
        game = duel(other_card("flick > arrow"), seed=seed).flick("f17").do(SpinArrow())
        (spun,) = game.all_told(ArrowSpun)
        hits = spun.end is StrokeEnd.WALL and not spun.padded
        assert game.health == (15, 14 if hits else 15)
        assert dist(spun.from_mm, spun.to_mm) <= LENGTH_MM + 1e-9
        hurt.add((spun.end, spun.padded))
    assert (StrokeEnd.WALL, True) in hurt


def test_walls_that_were_drawn_stop_it_too() -> None:
    around = "i8 j8 k8 i9 k9 i10 j10 k10"
    game = duel(other_card("flick > arrow"), places="f17 j9", walls=[around]).flick("f18")
    game.do(SpinArrow())
    assert game.places == "f18 j9"
    assert game.health == (15, 14)


def test_cards_that_wait_for_the_flick_wake_with_the_arrow() -> None:
    crash = item("flick > wall > minus_two", Target.OTHER)
    around = "i8 j8 k8 i9 k9 i10 j10 k10"
    arrow = other_card("flick > arrow")
    game = duel(arrow, places="f17 j9", walls=[around], hands={0: [crash]})
    assert game.use(crash).flick("f18").do(SpinArrow()).health == (15, 12)
