"""A table with everything on it, scene by scene."""

from typing import TYPE_CHECKING, Final

from dexterity.hand.ways.held import Phase
from dexterity.physics.tools.motion import PLATES
from dexterity.session.throw import Throw
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.show.flight_picture import draw_playback
from dexterity.ui.show.ghost import Ghost
from dexterity.ui.throwing.dare_drawing import (
    die_place,
    draw_gauges,
    draw_rituals,
    draw_sight,
    draw_waiting,
)
from dexterity.ui.throwing.held_picture import (
    GAUGE_BESIDE,
    draw_behind_die,
    draw_beside_die,
    invite,
)
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.strokes import on_picture
from dexterity.ui.world.findings_marks import draw_finding_notes, draw_findings

if TYPE_CHECKING:
    from dexterity.ui.throwing.throwing_table import ThrowingTable

CLEAR: Final = Box(270.0, 112.0, 740.0, 440.0)
"""What neither columns beside a table nor words above it cover: the arrow to a die that lies
outside the picture is there. Larger: it points from behind a panel."""


BOTH_HANDS: Final = frozenset({"prayer", "pinkies"})
"""Requirements with a hand on the right of the die, too."""
BESIDE_HANDS: Final = 150.0
"""Points from the die to the gauge of the loft that does not cover that hand."""


def draw_table(canvas: Canvas, table: "ThrowingTable", ghost: Ghost | None) -> None:
    """The table, a throw to be tried if there is one, what flies or lies, and the hand."""
    picture = table.picture
    picture.draw(canvas)
    surface, view = picture.surface_of(canvas), picture.view
    if ghost is not None:
        ghost.draw(surface, view.camera)
    if table.playback is not None:
        clear = canvas.rect(CLEAR) if picture.mirror is None else None
        judged = table.last if table.playback.done else None
        table.rewards.draw_flourish(canvas, picture, judged)
        draw_playback(surface, view, table.playback, clear=clear)
        table.rewards.draw_near_miss(canvas, picture, judged)
    if table.scene is Scene.HAND and table.empty_handed:
        view.draw_moment(surface, table.aiming.lying())
    elif table.scene is Scene.HAND:
        _draw_hand(canvas, table)
    elif table.scene is Scene.VERDICT:
        _draw_judged(canvas, table)
    _draw_trail(canvas, table)
    draw_sight(canvas.surface, table, picture.hand_view.camera)


def _draw_trail(canvas: Canvas, table: "ThrowingTable") -> None:
    hand, moves = table.hand, not table.frame.services.settings.reduced_motion
    if moves and table.scene in {Scene.HAND, Scene.FLIGHT}:
        height, camera = hand.held.rest_mm[2], table.picture.hand_view.camera
        hand.trail.draw(
            canvas.surface,
            lambda places: on_picture([(x, y, height) for x, y in places], camera),
            hand.now_s(),
            camera.unit_px,
        )


def _draw_hand(canvas: Canvas, table: "ThrowingTable") -> None:
    picture, held, foresight = table.picture, table.hand.held, table.aiming.foresight
    surface, camera = picture.surface_of(canvas), picture.hand_view.camera
    bounce = None if foresight.bounce is None else foresight.bounce.place_mm
    picture.view.draw_arc(surface, foresight.path_mm, bounce)
    moment = table.aiming.moment(die_place(table))
    if picture.mirror is not None:
        picture.view.draw_moment(surface, moment)
        picture.mirror.draw_shine(canvas.surface)
        moment = table.aiming.alone(die_place(table))
    now_s, tool = table.hand.now_s(), table.dare.launcher is not None
    draw_behind_die(canvas, held, table.hand.meant(), now_s, camera, tool=tool)
    draw_rituals(canvas.surface, table, camera)
    draw_waiting(canvas.surface, picture.hand_view, moment, table)
    draw_gauges(canvas.surface, table, camera)
    if table.dare.lofts:
        texts, hands = table.frame.services.texts, BOTH_HANDS.intersection(table.dare.ids)
        draw_beside_die(canvas, held, camera, texts, BESIDE_HANDS if hands else GAUGE_BESIDE)


def _draw_judged(canvas: Canvas, table: "ThrowingTable") -> None:
    """What the requirements came to, and the die that waits while the last one is judged."""
    picture, held, last = table.picture, table.hand.held, table.last
    if last is not None and last.dare.pieces:
        _draw_findings(canvas, table, last)
    launcher = table.dare.launcher
    if table.empty_handed:
        return
    if launcher is not None and launcher.tool in PLATES:
        # Without the nose, the head or the card below it, it would hang in the air, and in the way.
        return
    if held.phase is Phase.IDLE:
        invite(canvas.surface, held, picture.hand_view.camera)
    picture.hand_view.draw_moment(canvas.surface, table.aiming.alone(held.place_mm))


def _draw_findings(canvas: Canvas, table: "ThrowingTable", last: Throw) -> None:
    """What was found, where it happened; letters would be too small for a mirror's glass."""
    picture, services = table.picture, table.frame.services
    texts, size = services.texts, services.settings.text_size
    draw_findings(
        picture.surface_of(canvas),
        last.verdict.findings,
        last.deed,
        last.flight,
        picture.view.camera,
        texts=texts,
        text_size=size,
        words=picture.mirror is None,
    )
    if picture.mirror is not None:
        unit_px = picture.mirror.unit_px
        draw_finding_notes(
            canvas.surface, last.verdict.findings, unit_px, texts=texts, text_size=size
        )
