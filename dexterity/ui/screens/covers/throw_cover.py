"""A table, and a die thrown on it now and then: practice."""

from math import radians
from typing import Final

from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.luck import luck_for
from dexterity.physics.results.flight import Flight
from dexterity.session.live_throw import LiveThrow, live_toss
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.covers.cover import Cover
from dexterity.ui.screens.fading_rim import FadingRim
from dexterity.ui.world.camera import Camera, Stance, Viewport
from dexterity.ui.world.moment import interpolated
from dexterity.ui.world.table_view import TableView

SEED: Final = 7
"""Of the drawing and of the throws: luck for show alone."""
STANCE: Final = Stance((-130.0, -640.0, 420.0), (-6.0, -42.0, 0.0), radians(29.0))
"""Bent over the table, nearer than a player sits: a die is large enough to be looked at."""
PAUSE_S: Final = 3.5
"""From the rest of one throw to the next. Shorter: the eye has no rest beside the words."""
STEPS_A_FRAME: Final = 4
"""Of the next throw, which is worked out during the pause: about 2 ms of a frame."""
SPEED_MM_S: Final = 1500.0
SPEED_SPREAD: Final = 0.05
ASIDE_RAD: Final = 0.06


class ThrowCover(Cover):
    """A bit of the drawing, or a bit of the next throw, for each frame."""

    fills = True

    def __init__(self, at_first: Cover) -> None:
        """`at_first` is what is seen until the table is drawn."""
        super().__init__()
        self._at_first = at_first
        self._table, self._die = PracticeTable().build()
        self._size_px, self._still = (0, 0), False
        self._view: TableView | None = None
        self._rim = FadingRim()
        self.throws = 0
        """That have been let fly so far."""
        self._next: LiveThrow | None = None
        self._flight: Flight | None = None

    def update(self, elapsed_s: float, *, still: bool) -> None:
        self._still = still
        self.at_s += elapsed_s
        if self._size_px == (0, 0):
            return
        if self._view is None:
            self._view = TableView(self._table, camera_for(self._size_px), SEED, self._size_px)
            return
        if not self._view.prepare():
            return
        if self._still and self._flight is not None:
            return
        self._next = self._next or self._thrown()
        self._next.advance(STEPS_A_FRAME)
        self._let_fly(self._next)

    def _let_fly(self, following: LiveThrow) -> None:
        """The next throw begins when it is known, and the last one has lain there for a while."""
        lain_s = PAUSE_S if self._flight is None else self.at_s - self._flight.lasts_s
        if following.throw is not None and lain_s >= PAUSE_S:
            self._flight, self._next, self.at_s = following.throw.flight, None, 0.0
            self.throws += 1

    def _thrown(self) -> LiveThrow:
        luck = luck_for(SEED, "cover", self.throws + 1)
        toss = Toss(
            place_mm=(0.0, -520.0, 120.0),
            speed_mm_s=SPEED_MM_S * (1.0 + SPEED_SPREAD * (2.0 * luck.random() - 1.0)),
            direction_rad=ASIDE_RAD * (2.0 * luck.random() - 1.0),
            loft_rad=radians(8.0),
            twist_rad_s=0.0,
        )
        return live_toss(toss, orientation_at_pickup(luck), self._table, self._die)

    def draw(self, canvas: Canvas, box: Box) -> None:
        rect = canvas.rect(box).clip(canvas.surface.get_rect())
        self._fit(rect.size)
        if self._view is None or not self._view.ready:
            self._at_first.draw(canvas, box)
            return
        with self._rim.fading(canvas.surface.subsurface(rect)) as surface:
            self._view.draw_backdrop(surface)
            if self._flight is None:
                return
            at_s = self._flight.lasts_s if self._still else self.at_s
            if not self._still:
                self._view.draw_traces(surface, self._flight, at_s)
            self._view.draw_moment(surface, interpolated(self._flight, at_s))

    def _fit(self, size_px: tuple[int, int]) -> None:
        """In a picture of another size."""
        if self._view is not None and size_px != self._size_px:
            self._view = self._view.resized(camera_for(size_px), size_px)
        self._size_px = size_px


def camera_for(size_px: tuple[int, int]) -> Camera:
    """The cover's view, filling a picture of that size."""
    return Camera(STANCE, Viewport(0.0, 0.0, float(size_px[0]), float(size_px[1])))
