"""The lens over a judged die, kept as long as it shows the same."""

from dexterity.session.near_miss import NearMiss
from dexterity.session.throw import Throw
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.show.lens import Lens
from dexterity.ui.world.marking import Marking
from dexterity.ui.world.moment import interpolated
from dexterity.ui.world.table_view import TableView
from dexterity.values.vectors import Vec2

AT = (372.0, 500.0)
"""Its middle, in points: at the left of the die that waits, below every target."""
RADIUS = 98.0


class VerdictLens:
    """Draws a lens anew only for another throw or another picture of the table."""

    def __init__(self) -> None:
        self._lens: Lens | None = None
        self._of: tuple[Throw, TableView, bool, Marking] | None = None

    def draw(
        self,
        canvas: Canvas,
        view: TableView,
        throw: Throw,
        at: Vec2 = AT,
        near: NearMiss | None = None,
    ) -> None:
        """How the die lies, with the middle of the lens `at`; nothing for one off the table.

        `near`: what it is short of, which is drawn once with the rest.
        """
        if throw.verdict.counted is None:
            return
        of = (throw, view, view.ready, view.marking)
        if self._lens is None or self._of is None or any(map(_differ, of, self._of)):
            end = interpolated(throw.flight, throw.flight.lasts_s)
            self._of = of
            radius_px = RADIUS * canvas.scale
            self._lens = Lens(view, end, throw.landing, throw.verdict, radius_px, near=near)
        self._lens.draw(canvas.surface, canvas.px(at))


def _differ(one: object, other: object) -> bool:
    return one is not other
