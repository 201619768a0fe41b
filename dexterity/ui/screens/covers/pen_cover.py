"""A sheet for Pen, with a pencil that draws one stroke after another on it."""

from dataclasses import dataclass
from math import tau
from typing import Final

from dexterity.content.pen.sheets import list_sheets, load_sheet
from dexterity.luck import luck_for
from dexterity.physics.pencil.paper import Paper
from dexterity.places import levels
from dexterity.rules.pen.board import board_of
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.flicked_sheet import FlickedSheet
from dexterity.session.shipped import pen_box
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.covers.cover import Cover
from dexterity.ui.sheet.drawn import Drawn, PencilLine, drawn_of
from dexterity.ui.sheet.line_drawing import LineDrawing
from dexterity.ui.sheet.pencil import Standing, draw_pencil, standing_at
from dexterity.ui.sheet.sheet_picture import SheetPicture
from dexterity.ui.sheet.sheet_plan import plan_in
from dexterity.values.stroke import Push, Stroke
from dexterity.values.vectors import Vec2

SEED: Final = 3
"""Of the strokes: luck for show alone."""
BEFORE_S: Final = 1.2
"""For which the pencil stands there; the next stroke is looked for meanwhile."""
DRAWS_S: Final = 0.9
"""For one stroke. A flick takes a tenth of that, too short for the corner of an eye."""
AFTER_S: Final = 2.4
"""For which the stroke is left to be looked at."""
SPEED_MM_S: Final = 1050.0
MOST_BEND_RAD_MM: Final = 0.006
"""How much a stroke of the cover curves at most: it looks flicked by a hand, not ruled."""
LONG_MM: Final = 45.0
"""A stroke worth a look; most pushes at random end at the next wall."""
TILT_RAD: Final = -0.05
"""The sheet lies there as somebody put it down."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A sheet, where both pencils stand on it, and what a push would draw."""

    drawn: Drawn
    stands_mm: tuple[Vec2, Vec2]
    flicked: FlickedSheet


def desk_of(sheet: Sheet) -> Desk:
    """A sheet before the first flick."""
    game = PenGame(pen_box().cards, board_of(sheet), Options())
    state = game.start(SEED)
    paper = Paper(game.walls(state), game.spots(state))
    first, second = (pawn.place_mm for pawn in state.pawns)
    return Desk(drawn_of(sheet), (first, second), FlickedSheet(paper, SEED))


class PenCover(Cover):
    """Tries one push a frame until one of them draws a long stroke, and shows that one."""

    still_at_s = 1000.0

    def __init__(self) -> None:
        super().__init__()
        self._sheet: Sheet | None = None
        self._desk: Desk | None = None
        self._picture, self._line = SheetPicture(), LineDrawing()
        self._tries, self._strokes = 0, 0
        self._long: Stroke | None = None

    @property
    def _player(self) -> PlayerId:
        return PLAYERS[self._strokes % len(PLAYERS)]

    def update(self, elapsed_s: float, *, still: bool) -> None:
        super().update(elapsed_s, still=still)
        if self._desk is None:
            self._prepare()
        elif self._long is None:
            self._try(self._desk)
            # Nothing is drawn before there is something to draw.
            self.at_s = min(self.at_s, BEFORE_S)
        elif not still and self.at_s > BEFORE_S + DRAWS_S + AFTER_S:
            self._long, self.at_s = None, 0.0
            self._strokes += 1

    def _prepare(self) -> None:
        """The sheet in one frame, the game in the next."""
        if self._sheet is None:
            self._sheet = load_sheet(list_sheets(levels() / "pen")[0])
        else:
            self._desk = desk_of(self._sheet)

    def _try(self, desk: Desk) -> None:
        self._tries += 1
        luck = luck_for(SEED, "pen cover", self._tries)
        bend = luck.uniform(-MOST_BEND_RAD_MM, MOST_BEND_RAD_MM)
        tip = desk.stands_mm[self._player]
        stroke = desk.flicked.draw(Push(tip, luck.uniform(0.0, tau), SPEED_MM_S, bend))
        if stroke.length_mm >= LONG_MM:
            self._long = stroke

    def draw(self, canvas: Canvas, box: Box) -> None:
        if self._desk is None:
            return
        plan, player = plan_in(box, TILT_RAD), self._player
        self._picture.draw(canvas, plan, self._desk.drawn)
        tip = self._desk.stands_mm[player]
        if self._long is None or self.at_s < BEFORE_S:
            draw_pencil(canvas, plan, Standing(player, tip, tip))
            return
        line, lasts_s = PencilLine(player, self._long), self._long.points[-1].at_s
        at_s = lasts_s * min(1.0, (self.at_s - BEFORE_S) / DRAWS_S)
        self._line.draw(canvas, plan, line, at_s)
        draw_pencil(canvas, plan, standing_at(line, tip, at_s))
