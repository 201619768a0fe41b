"""The sheet under the author's hand: what pointers and keys draw on it."""

from collections.abc import Callable
from typing import Final

from dexterity.rules.pen.sheet.square import SIDE, SQUARE_MM, Square
from dexterity.session.pen.editing.desk import Desk
from dexterity.session.pen.editing.drawing import drawn
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.mark import Mark, Room, Shift
from dexterity.session.pen.editing.mirror import Mirror, mirrored_mark
from dexterity.session.pen.editing.tool import WALLS, Tool
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.pen.editor.overlay import Overlay
from dexterity.ui.sheet.drawn import drawn_of
from dexterity.ui.sheet.sheet_picture import SheetPicture
from dexterity.ui.sheet.sheet_plan import SheetPlan, plan_in
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

HALF_MM: Final = SQUARE_MM / 2
HALVES: Final = 2 * SIDE
"""Halves of squares to a side: where the keys can lead a tool."""
STEPS: Final = {
    Intention.LEFT: (-1, 0),
    Intention.RIGHT: (1, 0),
    Intention.UP: (0, 1),
    Intention.DOWN: (0, -1),
}
LED: Final = (*WALLS, Tool.FREEHAND, Tool.FIRST_CELL, Tool.SECOND_CELL)
"""Tools that go from one place to another; with keys, others act where they are put down."""

Flawed = Callable[[], tuple[tuple[frozenset[Square], bool], ...]]
"""The squares of each flaw, and whether somebody points at it."""


class SheetPad(Widget):
    """Leads the tool of a desk. One path is drawn at a time, by a pointer or by keys."""

    def __init__(self, desk: Desk, on_mark: Callable[[Mark], None], flawed: Flawed) -> None:
        super().__init__("sheet")
        self._desk, self._on_mark, self._flawed = desk, on_mark, flawed
        self._picture = SheetPicture()
        self._plan: SheetPlan = plan_in(Box(0.0, 0.0, 1.0, 1.0))
        self._path: tuple[Vec2, ...] = ()
        self._hovers: Vec2 | None = None
        self._cursor = (SIDE, SIDE)
        """Of the keys, in halves of squares."""
        self._by_keys = False

    @property
    def pulls(self) -> bool:
        return True

    @property
    def plan(self) -> SheetPlan:
        """Where the sheet lies."""
        return self._plan

    @property
    def draws(self) -> bool:
        """Whether a path has been begun and not ended."""
        return bool(self._path)

    def use(self, desk: Desk) -> None:
        """Another drawing from now on."""
        self._desk = desk
        self.cancel()

    # --- laying out ---------------------------------------------------------------------------

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return width, width

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box, self._plan = box, plan_in(box)

    # --- pointers -----------------------------------------------------------------------------

    def hover(self, place: Vec2 | None) -> None:
        self._hovers = None if place is None else self._plan.place_mm(place)
        self._by_keys = self._by_keys and place is None

    def press(self, place: Vec2) -> None:
        self._by_keys = False
        self._path = (self._plan.place_mm(place),)

    def drag(self, place: Vec2) -> None:
        if self._path:
            self._path = (*self._path, self._plan.place_mm(place))
            self._hovers = None

    def release(self, place: Vec2) -> None:
        self._finish()

    def cancel(self) -> None:
        """What was begun is not drawn."""
        self._path, self._hovers = (), None

    def _finish(self) -> None:
        path, self._path = self._path, ()
        mark = self._desk.mark(path)
        if mark is not None:
            self._on_mark(mark)

    # --- keys ---------------------------------------------------------------------------------

    def intend(self, intention: Intention) -> bool:
        if intention in STEPS:
            self._step(*STEPS[intention])
            return True
        match intention:
            case Intention.CONFIRM:
                self._confirm()
            case Intention.BACK if self._path:
                self.cancel()
            case _:
                return False
        return True

    @property
    def cursor_mm(self) -> Vec2:
        """Where the keys hold the tool: on a corner for walls, in a square for things."""
        column, row = self._snapped(self._cursor)
        return column * HALF_MM, row * HALF_MM

    def _snapped(self, cursor: tuple[int, int]) -> tuple[int, int]:
        column, row = cursor
        if self._desk.tool in WALLS:
            return column // 2 * 2, row // 2 * 2
        if self._desk.tool in (Tool.FREEHAND, Tool.ERASER):
            return cursor
        return min(column // 2 * 2 + 1, HALVES - 1), min(row // 2 * 2 + 1, HALVES - 1)

    def _step(self, right: int, up: int) -> None:
        self._by_keys, self._hovers = True, None
        stride = 1 if self._desk.tool in (Tool.FREEHAND, Tool.ERASER) else 2
        column, row = self._snapped(self._cursor)
        moved = (
            min(max(column + stride * right, 0), HALVES),
            min(max(row + stride * up, 0), HALVES),
        )
        self._cursor = self._snapped(moved)
        if self._path:
            self._path = (*self._path, self.cursor_mm)

    def _confirm(self) -> None:
        """Puts the tool down, or lifts it; a wall begins at a corner and needs a second one."""
        self._by_keys = True
        if self._path:
            self._finish()
            return
        self._path = (self.cursor_mm,)
        if self._desk.tool not in LED:
            self._finish()

    # --- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        self._picture.draw(canvas, self._plan, drawn_of(self._desk.sheet))
        overlay = Overlay(canvas, self._plan)
        with canvas.clipped(self.box):
            for squares, pointed in self._flawed():
                overlay.flaws(squares, pointed=pointed)
            overlay.axis(self._desk.mirror)
            self._draw_meant(overlay, focused=touch.focused)
        if touch.focused:
            self.draw_focus(canvas, self.box.inset(5.0))

    def _draw_meant(self, overlay: Overlay, *, focused: bool) -> None:
        by_keys = focused and (self._by_keys or self._hovers is None)
        place = self.cursor_mm if by_keys else self._hovers
        path = self._path or (() if place is None else (place,))
        if self._begins_at_corner(by_keys=by_keys):
            path = ()
        mark = self._desk.mark(path)
        if mark is not None:
            refused = self._is_refused(mark)
            for each in self._with_image(mark):
                overlay.mark(each, self._cell_of(each), refused=refused)
        if by_keys:
            overlay.cursor(self.cursor_mm)

    def _is_refused(self, mark: Mark) -> bool:
        """Whether the paper would not take it; the first square of a cell may become a cell."""
        if isinstance(mark, Room) and not self._path:
            return False
        return isinstance(drawn(self._desk.sheet, mark, self._desk.mirror), Hindrance)

    def _begins_at_corner(self, *, by_keys: bool) -> bool:
        """Whether the keys stand at a corner from which no wall has been led yet."""
        return by_keys and len(self._path) < 2 and self._desk.tool in WALLS

    def _with_image(self, mark: Mark) -> tuple[Mark, ...]:
        mirror = self._desk.mirror
        return (mark,) if mirror is Mirror.NONE else (mark, mirrored_mark(mark, mirror))

    def _cell_of(self, mark: Mark) -> frozenset[Square]:
        return (
            self._desk.sheet.cells[mark.player].squares if isinstance(mark, Shift) else frozenset()
        )
