"""Where things stand on the practice page: two columns of paper beside the table, and a bar."""

from collections.abc import Collection
from typing import Final

import pygame

from dexterity.content.texts import Texts
from dexterity.session.practice.practice import Statistics
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.screens.practice.statistics import statistics_column
from dexterity.ui.screens.strip import draw_strips_ahead
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.layout import Column, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.scroller import Scroller
from dexterity.ui.widgets.widget import UNTOUCHED, Placeable, Widget

EDGE, TOP, COLUMN = 16.0, 76.0, 236.0
"""Points around the columns and across them. Wider: they cover the target."""
GAP: Final = 10.0
BAR: Final = Box(270.0, 560.0, 740.0, 150.0)
"""Where the bar to watch with stands; it grows upwards from its foot."""
BESIDE_BAR: Final = 8.0
"""Points that a column is widened by on each side when it is scrolled."""


def columns(*, left_handed: bool) -> tuple[Box, Box]:
    """For what the other hand presses, and for what is read."""
    left = Box(EDGE, TOP, COLUMN, STAGE.height - TOP - EDGE)
    right = left.moved(STAGE.width - 2 * EDGE - COLUMN)
    return (right, left) if left_handed else (left, right)


def fitted(name: str, page: Placeable, box: Box, ruler: Ruler) -> list[Widget]:
    """A page at the top of a box; scrolled there if it is longer than the box."""
    height = page.wanted(ruler, box.width)[1]
    if height <= box.height:
        return placed(page, Box(box.left, box.top, box.width, height), ruler)
    return placed(Scroller(name, page), box.inset(-BESIDE_BAR, 0.0), ruler)


def about_throws(
    statistics: Statistics, texts: Texts, buttons: Column, box: Box, ruler: Ruler
) -> list[Widget]:
    """The card with the numbers above, and buttons at the foot."""
    card = Panel(statistics_column(statistics, texts), name="statistics", padding=12.0)
    foot = buttons.wanted(ruler, box.width)[1]
    above, below = box.cut_top(box.height - foot - GAP, gap=GAP)
    return [*fitted("statistics/page", card, above, ruler), *placed(buttons, below, ruler)]


def draw_ahead(canvas: Canvas, form: Form, names: Collection[str]) -> None:
    """Widgets as they look when they can be used and when they cannot, on a sheet nobody sees.

    What was drawn once is kept: a button need not be drawn in mid-throw, when every frame counts.
    """
    with canvas.onto(pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA, 32)):
        draw_strips_ahead(canvas)
        for widget in filter(None, map(form.widget, names)):
            before = widget.enabled
            for widget.enabled in (not before, before):
                widget.draw(canvas, UNTOUCHED)


def at_the_foot(panel: Panel, ruler: Ruler) -> list[Widget]:
    """A bar below the table."""
    height = panel.wanted(ruler, BAR.width)[1]
    return placed(panel, Box(BAR.left, BAR.bottom - height, BAR.width, height), ruler)
