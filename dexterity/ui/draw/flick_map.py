"""A sheet of Pen with where flicks end on it: walls, things, washes of density and some strokes."""

from dataclasses import dataclass
from math import ceil
from typing import Final

import numpy as np
import pygame

from dexterity.content.texts import Texts
from dexterity.luck import derive_seed
from dexterity.physics.pencil.strokes import Strokes
from dexterity.rules.pen.sheet.segment import segments_of
from dexterity.rules.pen.sheet.sheet import Sheet as Dungeon
from dexterity.rules.pen.sheet.square import SHEET_MM, Square
from dexterity.session.pen.flick_odds import FlickOdds, passed_words, push_words, sheet_words
from dexterity.ui.canvas.fonts import Weight, load_font
from dexterity.ui.draw.colours import CENTRE, FAINT_INK, INK, MISSED, WASH_EDGE, section_colour
from dexterity.ui.draw.density import density_of, draw_density, draw_dots
from dexterity.ui.draw.hands import Hands
from dexterity.ui.draw.heat_map import MARGIN_PX, SIZE_PX
from dexterity.ui.draw.legend import draw_legend
from dexterity.ui.draw.legend_words import Bar
from dexterity.ui.draw.lettering import write_clear
from dexterity.ui.draw.marks import Marks, Window
from dexterity.ui.draw.noise import Floats, unsteady
from dexterity.ui.draw.sheet import Sheet
from dexterity.ui.draw.view import View
from dexterity.values.vectors import Vec2

AROUND_MM: Final = 8.0
"""How much paper is shown around the frame: room for the smears of what ended at it."""

SOME_STROKES: Final = 24
"""Drawn whole; more hide the washes."""

SMEAR_MM: Final = 2.5
"""How far the end of a stroke is smeared: less than half a square, or washes show through walls."""

MOST_PASSED: Final = 4
"""Things in the legend, those that were passed most often."""

HALF_MM: Final = SHEET_MM / 2.0


@dataclass(frozen=True, slots=True)
class FlickLegend:
    """What is said beside the map."""

    dungeon: Dungeon
    odds: FlickOdds
    texts: Texts

    def title(self) -> str:
        """The name of the sheet."""
        return sheet_words(self.dungeon, self.texts)

    def thrower(self) -> str:
        """Who flicked."""
        return self.texts.say(f"hand.{self.odds.hand}")

    def count(self) -> str:
        """How often."""
        flicks = self.texts.number(self.odds.flicks)
        return self.texts.say("pen_odds.count", flicks=flicks, seed=self.odds.seed)

    def figures(self) -> tuple[tuple[str, str, str], ...]:
        """How far one gets, and what it costs."""
        say, number, percent = self.texts.say, self.texts.number, self.texts.percent
        before, after = self.odds.to_go
        length = say("pen_odds.mm", number=number(self.odds.length_mm, 0))
        left = f"{number(before, 1)} → {number(after, 1)}"
        return (
            (number(before - after, 1), say("pen_odds.nearer"), left),
            (percent(self.odds.hurt, 0), say("pen_odds.hurt"), length),
        )

    def bars(self) -> list[tuple[str, list[Bar]]]:
        """How they ended, and what they came over."""
        say = self.texts.say
        ends = [
            Bar(say(f"pen_odds.end.{end}"), share, MISSED) for end, share in self.odds.ends.items()
        ]
        passed = [
            Bar(thing, share, section_colour(3))
            for thing, share in passed_words(self.odds, self.texts)
        ]
        nothing = [Bar(say("pen_odds.nothing"), 0.0, MISSED)]
        return [
            (say("pen_odds.how_ended"), ends),
            (say("pen_odds.came_over"), passed[:MOST_PASSED] or nothing),
        ]

    def facts(self) -> tuple[str, ...]:
        """What was meant."""
        return (push_words(self.odds, self.texts),)

    def rings(self) -> str:
        """What the lines around the ends mean."""
        return self.texts.say("pen_odds.rings")


def draw_flick_map(
    dungeon: Dungeon, odds: FlickOdds, strokes: Strokes, texts: Texts
) -> pygame.Surface:
    """The map with its legend; the same odds are drawn by the same hand."""
    hands = Hands(derive_seed(odds.seed, "flick map", odds.sheet))
    sheet = Sheet(SIZE_PX, hands.rng("paper"))
    view = View(MARGIN_PX, MARGIN_PX, SIZE_PX[1] - 2 * MARGIN_PX, HALF_MM + AROUND_MM)
    places = strokes.ends_mm - HALF_MM
    draw_density(sheet, density_of(places, view, SMEAR_MM), view)
    _draw_strokes(sheet, view, strokes)
    _draw_walls(sheet, view, dungeon, hands.rng("walls"))
    draw_dots(sheet, places, view, np.zeros(sheet.size_px[::-1], np.bool_))
    _draw_things(sheet, view, dungeon)
    _draw_cross(sheet, view, odds.from_mm)
    left = view.left_px + view.side_px + MARGIN_PX
    panel = Window(left, 40, sheet.width - left - MARGIN_PX, sheet.height - 80)
    draw_legend(sheet, panel, FlickLegend(dungeon, odds, texts), hands.rng("legend"))
    return sheet.surface()


def _draw_walls(sheet: Sheet, view: View, dungeon: Dungeon, rng: np.random.Generator) -> None:
    """Hard ones in ink, padded ones wide and faint."""
    for wall in segments_of(dungeon):
        line = _line_between(view, wall.start, wall.end, rng)
        marks = Marks(view.window)
        marks.stroke(line, 8.0 if wall.padded else 3.2)
        sheet.ink(marks, FAINT_INK if wall.padded else INK, 0.45 if wall.padded else 0.9)


def _line_between(view: View, start: Vec2, end: Vec2, rng: np.random.Generator) -> Floats:
    count = max(3, ceil(float(np.hypot(end[0] - start[0], end[1] - start[1])) / 5.0))
    share = np.linspace(0.0, 1.0, count)[:, None]
    line = view.pixels(np.array(start) + share * (np.array(end) - np.array(start)) - HALF_MM)
    wobble: Floats = line + np.column_stack([0.6 * unsteady(count, 6.0, rng) for _ in range(2)])
    return wobble


def _draw_strokes(sheet: Sheet, view: View, strokes: Strokes) -> None:
    marks = Marks(view.window)
    for row in range(0, len(strokes), max(1, len(strokes) // SOME_STROKES)):
        points = np.array([point.place_mm for point in strokes.stroke(row).points])
        if len(points) > 1:
            marks.stroke(view.pixels(points - HALF_MM), 1.6)
    sheet.ink(marks, WASH_EDGE, 0.55)


def _draw_things(sheet: Sheet, view: View, dungeon: Dungeon) -> None:
    """By the letters that stand for them in a sheet's file."""
    things: list[tuple[str, Square]] = [("C", chest) for chest in dungeon.chests]
    things += [("P", potion) for potion in dungeon.potions]
    things += [("$", cell.treasure) for cell in dungeon.cells]
    for letter, square in things:
        x, y = square.middle_mm
        middle = view.pixel((x - HALF_MM, y - HALF_MM))
        write_clear(sheet, letter, middle, load_font(Weight.BOLD, 26), colour=INK)


def _draw_cross(sheet: Sheet, view: View, place_mm: Vec2) -> None:
    x, y = view.pixel((place_mm[0] - HALF_MM, place_mm[1] - HALF_MM))
    marks = Marks(view.window)
    for side in (-1.0, 1.0):
        marks.stroke(np.array([(x - 11.0, y - 11.0 * side), (x + 11.0, y + 11.0 * side)]), 4.0)
    sheet.ink(marks, CENTRE, 1.0)
