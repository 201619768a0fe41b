"""Writes and draws what stands beside a heat map, from top to bottom."""

from typing import Final

import numpy as np

from dexterity.content.texts import Texts
from dexterity.ui.canvas.fonts import Weight, load_font
from dexterity.ui.draw.colours import FAINT_INK, INK, WASHES, Colour
from dexterity.ui.draw.density import SHARES
from dexterity.ui.draw.hatching import Hatch, draw_hatched
from dexterity.ui.draw.legend_words import Bar, LegendWords
from dexterity.ui.draw.lettering import Anchor, letters_of, write
from dexterity.ui.draw.marks import Marks, Window, window_around
from dexterity.ui.draw.noise import unsteady
from dexterity.ui.draw.sheet import Sheet

TITLE_SIZES_PX: Final = (44, 36, 30)
ROW_PX: Final = 28
ROWS_PX: Final = 12 * ROW_PX
"""All bars together: with more than five kinds of sections they stand closer."""
BAR_PX: Final = 15
BAR_AT: Final = 0.44
BAR_SHARE: Final = 0.36
"""Where bars begin and how long the longest is, as shares of the panel's width."""


class LegendPen:
    """Writes a legend from top to bottom; knows how far down it is."""

    def __init__(self, sheet: Sheet, panel: Window, rng: np.random.Generator) -> None:
        self._sheet = sheet
        self._panel = panel
        self._rng = rng
        self._top = panel.top

    def write_all(self, legend: LegendWords) -> None:
        """The whole panel."""
        self._title(legend.title())
        self._write(legend.thrower(), Weight.ITALIC, 24, FAINT_INK)
        self._write(legend.count(), Weight.ITALIC, 19, FAINT_INK)
        self._rule()
        for figure in legend.figures():
            self._figure(*figure)
        every = [bar for _, bars in legend.bars() for bar in bars]
        longest = max(bar.share for bar in every)
        row_px = min(ROW_PX, ROWS_PX // len(every))
        for heading, bars in legend.bars():
            self._heading(heading)
            for bar in bars:
                self._bar(bar, longest, row_px, legend.texts)
        self._top += 12
        for fact in legend.facts():
            self._write(fact, Weight.ITALIC, 18, FAINT_INK)
        self._rings(legend)

    def _title(self, text: str) -> None:
        """On two lines at most, except for a very long name in the smallest letters."""
        fitting = [s for s in TITLE_SIZES_PX if self._lines(text, s) <= 2]
        self._write(text, Weight.BOLD, max(fitting, default=min(TITLE_SIZES_PX)))

    def _lines(self, text: str, size_px: int) -> int:
        font = load_font(Weight.BOLD, size_px)
        return len(letters_of(text, font, self._panel.width)) // font.get_linesize()

    def _write(self, text: str, weight: Weight, size_px: int, colour: Colour = INK) -> None:
        font, at = load_font(weight, size_px), (self._panel.left, self._top)
        wrap = self._panel.width
        self._top += write(self._sheet, text, at, font, colour=colour, wrap_px=wrap)

    def _rule(self) -> None:
        across = np.linspace(self._panel.left, self._panel.left + self._panel.width, 40)
        line = np.column_stack([across, self._top + 14 + 0.8 * unsteady(40, 10.0, self._rng)])
        marks = Marks(window_around(line, 3.0, self._sheet.size_px))
        marks.stroke(line, 1.6)
        self._sheet.ink(marks, INK, 0.8)
        self._top += 22

    def _figure(self, number: str, what: str, how_sure: str) -> None:
        left = self._panel.left
        beside = left + round(BAR_AT * self._panel.width)
        write(self._sheet, number, (left, self._top), load_font(Weight.SEMIBOLD, 46))
        write(self._sheet, what, (beside, self._top + 10), load_font(Weight.REGULAR, 20))
        small = load_font(Weight.ITALIC, 17)
        write(self._sheet, how_sure, (beside, self._top + 34), small, colour=FAINT_INK)
        self._top += 58

    def _heading(self, text: str) -> None:
        self._top += 16
        self._write(text, Weight.SEMIBOLD, 22)
        self._top += 4

    def _bar(self, bar: Bar, longest: float, row_px: int, texts: Texts) -> None:
        font, panel = load_font(Weight.REGULAR, round(0.68 * row_px)), self._panel
        write(self._sheet, bar.label, (panel.left, self._top), font)
        length = round(BAR_SHARE * panel.width * bar.share / max(longest, 1e-9))
        if length:
            left = panel.left + round(BAR_AT * panel.width)
            self._box(Window(left, self._top + (row_px - BAR_PX) // 2, length, BAR_PX), bar.colour)
        right = (panel.left + panel.width, self._top)
        write(self._sheet, texts.percent(bar.share), right, font, anchor=Anchor.RIGHT)
        self._top += row_px

    def _box(self, box: Window, colour: Colour) -> None:
        region = np.zeros((box.top + box.height, box.left + box.width), dtype=np.bool_)
        region[box.slices] = True
        hatch = Hatch(-0.9, 3.4, 3.8, 0.5, 0.9, stray_px=0.6)
        draw_hatched(self._sheet, region, hatch, colour, self._rng)
        around = np.array([(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]) * (box.width, box.height)
        line = around + box.corner + self._rng.normal(0.0, 0.5, around.shape)
        marks = Marks(window_around(line, 3.0, self._sheet.size_px))
        marks.stroke(line, 1.3)
        self._sheet.ink(marks, INK, 0.85)

    def _rings(self, legend: LegendWords) -> None:
        """The washes one upon the other, as on the map, each with the share its line holds."""
        panel, bottom = self._panel, self._panel.top + self._panel.height
        self._top = bottom - 82
        self._write(legend.rings(), Weight.ITALIC, 18, FAINT_INK)
        font, wide = load_font(Weight.REGULAR, 17), panel.width / len(SHARES)
        top, high = bottom - 52, 26
        for number, (share, wash) in enumerate(zip(SHARES, WASHES, strict=True)):
            left = round(panel.left + number * wide)
            coverage = np.full((high, panel.left + panel.width - left), wash.strength)
            self._sheet.cover(coverage, wash.colour, (left, top))
            middle = (panel.left + (number + 0.5) * wide, float(top + high + 2))
            write(self._sheet, legend.texts.percent(share, 0), middle, font, anchor=Anchor.TOP)


def draw_legend(sheet: Sheet, panel: Window, legend: LegendWords, rng: np.random.Generator) -> None:
    """All of it, from top to bottom."""
    LegendPen(sheet, panel, rng).write_all(legend)
