"""A page too long for its place, scrolled by focus, finger and wheel."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box
from dexterity.ui.widgets.scroll import Scroll
from tests.kit.screens import Driver, driven
from tests.kit.widget_page import WidgetPage
from tests.kit.widget_places import along, page


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Driver]:
    """Letters so large that the page has to be scrolled."""
    with driven(tmp_path, Settings(text_size=2.0, reduced_motion=True)) as player:
        player.app.go(WidgetPage(player.app))
        player.tick(2)
        yield player


def test_the_focus_scrolls_a_long_page_along(crowded: Driver) -> None:
    left = crowded.widget("left").box
    assert not left.holds(crowded.widget("icon again").box)
    crowded.focus("icon again")
    assert left.holds(crowded.widget("icon again").box)


def test_a_finger_scrolls_a_page_even_from_on_top_of_a_slider(crowded: Driver) -> None:
    x, y = along(crowded, "volume", 0.8)
    crowded.swipe((x, y), (x, y - 30.0), (x, y - 200.0))
    assert page(crowded).volume == pytest.approx(0.4)
    assert crowded.widget("volume").box.top < 0.0 or crowded.widget("volume").box.top < y - 100.0


def test_what_is_scrolled_out_of_sight_is_not_pressed(crowded: Driver) -> None:
    crowded.wheel(-30, crowded.place_of("left"))
    hidden = crowded.widget("volume").box
    assert hidden.bottom < crowded.widget("left").box.top + 40.0
    crowded.click((hidden.middle[0] + 200.0, max(2.0, crowded.widget("left").box.top - 8.0)))
    assert page(crowded).volume == pytest.approx(0.4)


@pytest.mark.parametrize(
    ("scrolled", "whole", "cuts"),
    [
        (0.0, 500.0, (300.0,)),
        (100.0, 500.0, (100.0, 300.0)),
        (300.0, 500.0, (100.0,)),
        (0.0, 150.0, ()),
    ],
)
def test_a_page_is_marked_where_it_is_cut_off(
    scrolled: float, whole: float, cuts: tuple[float, ...]
) -> None:
    scroll = Scroll()
    scroll.fit(Box(0.0, 100.0, 300.0, 200.0), whole)
    scroll.by(scrolled)
    assert scroll.cuts == cuts
