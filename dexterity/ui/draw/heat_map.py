"""A heat map: where a hand's dice come to lie on a target, drawn whole on one sheet."""

from typing import Final

import pygame

from dexterity.content.target import Target
from dexterity.content.texts import Texts
from dexterity.luck import derive_seed
from dexterity.physics.scene.table import Table
from dexterity.session.odds import Odds, target_of
from dexterity.ui.draw.arrow import draw_arrow
from dexterity.ui.draw.board import draw_board, draw_holes, draw_lines, plan_board
from dexterity.ui.draw.bones import draw_bones
from dexterity.ui.draw.density import density_of, draw_density, draw_dots
from dexterity.ui.draw.hands import Hands
from dexterity.ui.draw.legend import draw_legend
from dexterity.ui.draw.legend_words import Legend
from dexterity.ui.draw.marks import Window
from dexterity.ui.draw.noise import Floats
from dexterity.ui.draw.numbers import draw_numbers
from dexterity.ui.draw.room import room_on
from dexterity.ui.draw.sheet import Sheet
from dexterity.ui.draw.view import View
from dexterity.ui.draw.wood import draw_table

SIZE_PX: Final = (1400, 1000)
"""Also what the sizes of the letters go with."""

MARGIN_PX: Final = 56
AROUND_MM: Final = 70.0
"""How much table is shown around the target."""


def draw_heat_map(table: Table, odds: Odds, places_mm: Floats, texts: Texts) -> pygame.Surface:
    """The map with its legend; the same odds are drawn by the same hand.

    `places_mm` (n, 2) are where the dice lie, from the middle of the target.
    """
    target = target_of(table)
    hands = Hands(derive_seed(odds.seed, "heat map", odds.target))
    sheet, view = Sheet(SIZE_PX, hands.rng("paper")), view_of(target)
    draw_map(sheet, view, target, places_mm, hands)
    draw_arrow(sheet, odds.aim, view, texts, hands.rng("arrow"))
    left = view.left_px + view.side_px + MARGIN_PX
    panel = Window(left, 40, sheet.width - left - MARGIN_PX, sheet.height - 80)
    draw_legend(sheet, panel, Legend(odds, target, texts), hands.rng("legend"))
    return sheet.surface()


def draw_map(sheet: Sheet, view: View, target: Target, places_mm: Floats, hands: Hands) -> None:
    """Table, target and dice, from the ground up."""
    room = room_on(target)
    plan = plan_board(target, view, sheet.size_px, hands.rng("lines"))
    draw_table(sheet, view, plan.on_board, hands.rng("wood"))
    draw_board(sheet, plan, hands.rng("board"))
    draw_bones(sheet, view, target, room, hands.rng("bones"))
    if len(places_mm):
        draw_density(sheet, density_of(places_mm, view), view)
    draw_holes(sheet, plan, hands.rng("holes"))
    draw_lines(sheet, plan, hands.rng("ink"))
    draw_dots(sheet, places_mm, view, plan.in_hole)
    draw_numbers(sheet, view, target, room)


def view_of(target: Target) -> View:
    """A square at the left of the sheet that shows the target and some table around it."""
    bounds = target.outline.bounds()
    reach = max(bounds.right_mm, bounds.top_mm, -bounds.left_mm, -bounds.bottom_mm)
    return View(MARGIN_PX, MARGIN_PX, SIZE_PX[1] - 2 * MARGIN_PX, reach + AROUND_MM)
