"""What the aim aid shows of a flick: the stroke on bare paper, wherever and however it lies."""

from itertools import accumulate, pairwise
from math import dist, hypot, pi, sin

import pytest

from dexterity.physics.pencil.flick import flick
from dexterity.session.aim_aid import AimAid
from dexterity.ui.flicking.meant_line import BARE, FOREIGN_GRAIN, SHORT_MM, meant_line
from dexterity.values.stroke import Push


@pytest.mark.parametrize("bend", [-0.01, 0.0, 0.02])
@pytest.mark.parametrize("direction", [0.0, 0.7, pi / 2, -2.5])
def test_it_is_the_stroke_of_that_push_but_for_the_grain(direction: float, bend: float) -> None:
    push = Push((20.0, 150.0), direction, 900.0, bend, 0.1)
    line, stroke = meant_line(push, AimAid.FULL), flick(push, BARE, FOREIGN_GRAIN)
    assert len(line) - 1 == pytest.approx(stroke.length_mm, abs=1.0)
    assert all(dist(one, other) == pytest.approx(1.0, abs=0.01) for one, other in pairwise(line))
    places = [point.place_mm for point in stroke.points]
    ways = accumulate((dist(one, other) for one, other in pairwise(places)), initial=0.0)
    apart = [dist(place, line[int(way)]) for place, way in zip(places, ways, strict=True)]
    assert apart[0] == 0.0
    assert max(apart) < 7.0


def test_it_turns_with_the_push_and_goes_where_the_tip_is() -> None:
    ahead = meant_line(Push((90.0, 90.0), 0.0, 800.0), AimAid.FULL)
    right = meant_line(Push((10.0, 30.0), pi / 2, 800.0), AimAid.FULL)
    for (x, y), (u, v) in zip(ahead, right, strict=True):
        assert (u - 10.0, v - 30.0) == pytest.approx((y - 90.0, 90.0 - x))


def test_the_short_aid_shows_where_to_and_not_how_far() -> None:
    push = Push((90.0, 90.0), pi / 6, 1000.0)
    short, full = meant_line(push, AimAid.SHORT), meant_line(push, AimAid.FULL)
    apart = [dist(one, other) for one, other in zip(short, full, strict=False)]
    assert max(apart) < 1.0
    (x, y), length = short[-1], hypot(short[-1][0] - 90.0, short[-1][1] - 90.0)
    assert length < SHORT_MM < hypot(full[-1][0] - 90.0, full[-1][1] - 90.0)
    assert (x - 90.0) / length == pytest.approx(sin(pi / 6), abs=0.05)
    assert y > 90.0


def test_without_an_aid_there_is_none() -> None:
    assert meant_line(Push((90.0, 90.0), 0.0, 800.0), AimAid.NONE) == ()
