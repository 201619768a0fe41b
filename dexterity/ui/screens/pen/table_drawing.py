"""The picture of the table: the sheet, what is meant on it, the characters and the pencil."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from dexterity.hand.pencil.handicap import HINDRANCES, Handicap, card_corners
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.sheet.square import Square, big_square
from dexterity.rules.pen.state import State
from dexterity.session.aim_aid import AimAid
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.theme import SUBHEADING
from dexterity.ui.draw.colours import BONE, HOLE, INK, PAPER
from dexterity.ui.flicking.aim_picture import draw_aim
from dexterity.ui.flicking.meant_line import meant_line
from dexterity.ui.screens.pen.placing import Placing
from dexterity.ui.screens.pen.sheet_table import PLACE, SheetTable
from dexterity.ui.screens.pen.telling import Telling
from dexterity.ui.sheet.drawn import PencilLine, drawn_of
from dexterity.ui.sheet.highlights import Highlight, draw_squares
from dexterity.ui.sheet.line_drawing import LineDrawing
from dexterity.ui.sheet.pawns import PawnMark, draw_pawn
from dexterity.ui.sheet.pencil import Standing, draw_pencil, standing_at
from dexterity.ui.sheet.sheet_picture import SheetPicture
from dexterity.ui.sheet.sheet_plan import SheetPlan
from dexterity.ui.world.sketch import haloed, paint
from dexterity.values.vectors import Vec2

DASH: Final = 3
"""Points of a line, a millimetre each, to a dash of the aim aid."""
MOST_DARK: Final = 0.97
"""How dark it is with closed eyes: one knows that there is a sheet, and no more."""


class TableDrawing:
    """Keeps the pictures of one sheet."""

    def __init__(self, table: SheetTable) -> None:
        self._table = table
        self.dark_words = ""
        """What is read with closed eyes."""
        self._picture, self._line = SheetPicture(), LineDrawing()

    def draw(
        self,
        canvas: Canvas,
        telling: Telling,
        names: Sequence[str],
        *,
        placing: Placing | None,
        aid: AimAid,
        pencil: bool,
        moves: bool = True,
    ) -> None:
        """All of it; `pencil`: whether somebody is about to flick, `moves`: whether what only
        pleases the eye may."""
        plan, sheet = self._table.plan, self._table.match.game.board.sheet
        self._picture.draw(canvas, plan, drawn_of(sheet, telling.seen, tuple(telling.lines)))
        _draw_called(canvas, plan, telling)
        if placing is not None:
            draw_placing(canvas, plan, placing)
        _draw_pawns(canvas, plan, telling.seen, names)
        drawing = telling.drawing
        if drawing is not None:
            self._line.draw(canvas, plan, *drawing)
            draw_pencil(canvas, plan, _slipping(*drawing))
        elif pencil:
            self._draw_hand(canvas, plan, aid)
        if moves and not (pencil and lights_out(self._table)):
            self._draw_trail(canvas, plan)

    def _draw_trail(self, canvas: Canvas, plan: SheetPlan) -> None:
        """Where the hand has just been with the pencil, also while it slips away."""
        hand = self._table.hand
        hand.trail.draw(
            canvas.surface,
            lambda places: [canvas.px(plan.place(place)) for place in places],
            hand.now_s(),
            canvas.scale,
        )

    def _draw_hand(self, canvas: Canvas, plan: SheetPlan, aid: AimAid) -> None:
        hand = self._table.hand
        held = hand.held
        if lights_out(self._table):
            _draw_dark(canvas, plan, self.dark_words)
            return
        draw_pencil(canvas, plan, Standing(self._table.match.state.turn, held.view.tip_mm,
                                           held.top_mm))  # fmt: skip
        if hand.awake:
            push = hand.way.meant(held, hand.now_s())
            draw_aim(canvas, plan, held, push)
            shown = held.sees_way and not held.hand.slack
            _draw_meant(canvas, plan, meant_line(push, aid if shown else AimAid.NONE))
        if Handicap.CARD_IN_HAND in held.handicaps and hand.awake:
            _draw_card(canvas, plan, hand.pointer_mm or held.view.tip_mm)


def _slipping(line: PencilLine, at_s: float) -> Standing:
    """The finger stays above where the stroke began while the tip slips away."""
    return standing_at(line, line.stroke.points[0].place_mm, at_s)


def lights_out(table: SheetTable) -> bool:
    """Whether eyes are closed now: from when the pencil is held until it is let go."""
    held = table.hand.held
    blind = any(HINDRANCES[handicap].lights_out for handicap in held.handicaps)
    return blind and table.hand.begun


def draw_placing(canvas: Canvas, plan: SheetPlan, placing: Placing) -> None:
    """Where something may go, and what is pointed at: with crosses where that cannot be."""
    legal = {square for option in placing.options if placing.refusal_of(option) is None
             for square in option.squares}  # fmt: skip
    draw_squares(canvas, plan, legal, Highlight.LEGAL)
    if placing.chosen is None:
        draw_squares(canvas, plan, [placing.cursor], Highlight.ILLEGAL)
        return
    squares = placing.chosen.squares
    draw_squares(canvas, plan, squares, Highlight.HOVERED)
    if placing.refusal is not None:
        draw_squares(canvas, plan, squares, Highlight.ILLEGAL)


def _draw_called(canvas: Canvas, plan: SheetPlan, telling: Telling) -> None:
    """The big square that dice have called, as long as it matters."""
    beat = telling.beat
    called = telling.seen.dice if beat is None else None
    if beat is not None and len(beat.dice) == 2:
        called = beat.dice[0], beat.dice[1]
    if called is not None:
        squares: Sequence[Square] = big_square(*called)
        draw_squares(canvas, plan, squares, Highlight.CALLED)


def _draw_pawns(canvas: Canvas, plan: SheetPlan, state: State, names: Sequence[str]) -> None:
    for player in PLAYERS:
        pawn = state.pawns[player]
        mark = PawnMark(
            player, pawn.place_mm, names[player], pawn.has_treasure, plays=player == state.decides
        )
        draw_pawn(canvas, plan, mark)


def _draw_meant(canvas: Canvas, plan: SheetPlan, line: Sequence[Vec2]) -> None:
    """Dashes along the stroke that is meant, on bare paper."""
    for first in range(0, len(line) - DASH, 2 * DASH):
        dash = np.array(line[first : first + DASH + 1])
        haloed(canvas.surface, plan.places(dash) * canvas.scale, 2.0 * canvas.scale, INK)


def _draw_dark(canvas: Canvas, plan: SheetPlan, words: str) -> None:
    box = plan.bounds.shared_with(PLACE.inset(-4.0))
    dark = canvas.surface.subsurface(canvas.rect(box).clip(canvas.surface.get_rect()))
    dark.fill(tuple(round(255 * (1.0 - MOST_DARK) * tone) for tone in HOLE))
    canvas.text(words, box, SUBHEADING.in_colour(PAPER), align=Align.CENTRE, raised=0.5)


def _draw_card(canvas: Canvas, plan: SheetPlan, pointer_mm: Vec2) -> None:
    """The card that one has to hold, just where one would like to look."""
    corners = plan.places(np.array(card_corners(pointer_mm, plan.turned_rad))) * canvas.scale
    paint(canvas.surface, corners, BONE, canvas.scale, line_pt=2.0, hatched=False)
    inner = corners.mean(axis=0) + 0.8 * (corners - corners.mean(axis=0))
    paint(canvas.surface, inner, (0.55, 0.62, 0.80), canvas.scale, line_pt=1.2)
