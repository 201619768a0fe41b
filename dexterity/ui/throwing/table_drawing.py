"""A table with everything on it, scene by scene."""

from typing import TYPE_CHECKING, Final

from dexterity.hand.ways.held import Phase
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.show.flight_picture import draw_playback
from dexterity.ui.show.ghost import Ghost
from dexterity.ui.throwing.held_picture import draw_behind_die, draw_beside_die, invite
from dexterity.ui.throwing.scene import Scene

if TYPE_CHECKING:
    from dexterity.ui.throwing.throwing_table import ThrowingTable

CLEAR: Final = Box(270.0, 112.0, 740.0, 440.0)
"""What neither columns beside a table nor words above it cover: the arrow to a die that lies
outside the picture is there. Larger: it points from behind a panel."""


def draw_table(canvas: Canvas, table: "ThrowingTable", ghost: Ghost | None) -> None:
    """The table, a throw to be tried if there is one, what flies or lies, and the hand."""
    table.picture.draw(canvas)
    view = table.picture.view
    if ghost is not None:
        ghost.draw(canvas.surface, view.camera)
    if table.playback is not None:
        draw_playback(canvas.surface, view, table.playback, clear=canvas.rect(CLEAR))
    if table.scene is Scene.HAND:
        _draw_hand(canvas, table)
    elif table.scene is Scene.VERDICT:
        _draw_next(canvas, table)


def _draw_hand(canvas: Canvas, table: "ThrowingTable") -> None:
    view, held, foresight = table.picture.view, table.hand.held, table.aiming.foresight
    bounce = None if foresight.bounce is None else foresight.bounce.place_mm
    view.draw_arc(canvas.surface, foresight.path_mm, bounce)
    draw_behind_die(canvas, held, view.camera)
    view.draw_moment(canvas.surface, table.aiming.moment(held.place_mm))
    draw_beside_die(canvas, held, view.camera, table.frame.services.texts)


def _draw_next(canvas: Canvas, table: "ThrowingTable") -> None:
    """The die that waits while the last one is judged."""
    view, held = table.picture.view, table.hand.held
    if held.phase is Phase.IDLE:
        invite(canvas.surface, held, view.camera)
    view.draw_moment(canvas.surface, table.aiming.alone(held.place_mm))
