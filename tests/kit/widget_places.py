"""Places on the page of all widgets, and the page itself."""

from dexterity.ui.canvas.theme import SMALLEST_TARGET
from dexterity.ui.widgets.slider import Slider
from dexterity.values.vectors import Vec2
from tests.kit.screens import Driver
from tests.kit.widget_page import WidgetPage


def page(driver: Driver) -> WidgetPage:
    assert isinstance(driver.app.screen, WidgetPage)
    return driver.app.screen


def along(driver: Driver, name: str, share: float) -> Vec2:
    """A place on a slider's way."""
    slider = driver.widget(name)
    assert isinstance(slider, Slider)
    track = slider._track
    return track.left + share * track.width, track.middle[1]


def cell(driver: Driver, name: str, share: float) -> Vec2:
    box = driver.widget(name).box
    return box.left + share * box.width, box.bottom - 20.0


def row(driver: Driver, number: int) -> Vec2:
    box = driver.widget("list").box
    return box.middle[0], box.top + 5.0 + (number + 0.5) * SMALLEST_TARGET
