"""The pictures of records beside their list: made when one is looked at, kept for a while."""

# ruff: noqa: PLC0415 -- Imported inside: a list of throws needs neither sheets nor cards.

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from dexterity.session.records.summary import RecordSummary
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.shelf import Shelf
from dexterity.ui.draw.colours import FAINT_INK
from dexterity.ui.screens.games import GAMES
from dexterity.ui.screens.record_words import RecordLine
from dexterity.ui.screens.replay.stills.drawing import Draw, Drawing

MOST_PX: Final = 6e6
"""Pixels of pictures that are kept, 24 MB: about thirty in a small window, a few in a large one."""
RESTS: Final = 12
"""Frames for which a record must be chosen before its picture is begun: whoever runs through the
list with a key held down wants none of those in between."""
SIGN: Final = 110.0


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which picture; a record that has grown since has another one."""

    path: Path
    actions: int
    size_px: tuple[int, int]


class Stills:
    """One picture is being made at a time, a bit of it for each frame that shows it."""

    def __init__(self) -> None:
        self._kept: Shelf[Wanted, pygame.Surface | None] = Shelf(MOST_PX, _pixels)
        self._wanted: Wanted | None = None
        """What is being made, or is going to be."""
        self._rested = 0
        self._picture = pygame.Surface((1, 1))
        self._drawing: Drawing | None = None

    def draw(self, canvas: Canvas, box: Box, line: RecordLine) -> None:
        """The picture of a record; the sign of its game until it is there, or if there is none."""
        picture, rect = None, canvas.rect(box)
        if isinstance(line.summary, RecordSummary):
            wanted = Wanted(line.path, actions_in(line.summary), rect.size)
            picture = self._made(canvas, wanted, line.summary.options.game)
        if picture is None:
            canvas.icon(sign_of(line), centred(box.middle, (SIGN, SIGN)), colour=FAINT_INK)
        else:
            canvas.surface.blit(picture, rect.topleft)

    def _made(self, canvas: Canvas, wanted: Wanted, game: str) -> pygame.Surface | None:
        if wanted in self._kept:
            return self._kept.get(wanted, lambda: None)
        if wanted != self._wanted:
            self._wanted, self._rested, self._drawing = wanted, 0, None
            self._picture = pygame.Surface(wanted.size_px, pygame.SRCALPHA, 32)
        self._rested += 1
        if self._rested > RESTS:
            self._draw_on(canvas, wanted, game)
        return None

    def _draw_on(self, canvas: Canvas, wanted: Wanted, game: str) -> None:
        wide, high = wanted.size_px
        box = Box(0.0, 0.0, wide / canvas.scale, high / canvas.scale)
        with canvas.onto(self._picture):
            self._drawing = self._drawing or way_for(game)(wanted.path, canvas, box)
            try:
                next(self._drawing)
            except StopIteration as end:
                picture = self._picture if end.value else None
                self._kept.get(wanted, lambda: picture)
                self._wanted = self._drawing = None


def way_for(game: str) -> Draw:
    """How a game on record is drawn."""
    match game:
        case "fighter":
            from dexterity.ui.screens.replay.stills.fighter_still import draw_campaign

            return draw_campaign
        case "pen":
            from dexterity.ui.screens.replay.stills.pen_still import draw_sheet

            return draw_sheet
        case "delve":
            from dexterity.ui.screens.replay.stills.delve_still import draw_delve

            return draw_delve
        case _:
            from dexterity.ui.screens.replay.stills.throw_still import draw_throw

            return draw_throw


def actions_in(summary: RecordSummary) -> int:
    """All that was done, as far as a glance counts it."""
    plays = sum(summary.plays.values())
    return summary.throws + summary.taken_back + summary.flicks + plays


def sign_of(line: RecordLine) -> Icon:
    """Of its game; one that cannot be shown has a cross."""
    if line.game is not None:
        return GAMES[line.game]
    return Icon.AGAIN if line.summary is None else Icon.CLOSE


def _pixels(picture: pygame.Surface | None) -> float:
    return 1.0 if picture is None else picture.get_width() * picture.get_height()
