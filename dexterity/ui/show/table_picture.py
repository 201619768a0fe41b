"""The picture of a table on the stage: drawn in slices, at whatever size the window has."""

import pygame

from dexterity.hand.dare.stance import PLAIN, Stance
from dexterity.physics.scene.table import Table
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.world.heat import Heat
from dexterity.ui.world.mirror import Mirror
from dexterity.ui.world.stances import camera_for, hand_camera_for
from dexterity.ui.world.table_view import TableView
from dexterity.values.vectors import Vec2, Vec3


class TablePicture:
    """Keeps a `TableView` that fits the canvas; a new size is drawn anew behind the old one.

    Who is turned away sees the table in a mirror, and the die in the hand before the room.
    """

    def __init__(
        self,
        table: Table,
        seed: int = 1,
        size_px: tuple[int, int] = (1280, 720),
        stance: Stance = PLAIN,
        rest_mm: Vec3 | None = None,
    ) -> None:
        """`seed` is that of the draughtsman's hand: it moves lines, never dice.

        `rest_mm` is where the die waits, where a tool has it elsewhere than the stance.
        """
        self.stance, self.rest_mm, self.size_px, self.seed = stance, rest_mm, size_px, seed
        self.mirror = Mirror(size_px, seed) if stance.turned_away else None
        glass_px = self._glass_px()
        self.view = TableView(table, camera_for(stance, glass_px, rest_mm), seed, glass_px)
        self.view.cast_shadows(not stance.one_eye)
        self.hand_view = self._hand_view()
        """Through which the die in the hand is seen."""
        self._places: tuple[Vec2, ...] = ()

    def _glass_px(self) -> tuple[int, int]:
        return self.size_px if self.mirror is None else self.mirror.glass.size

    def _hand_view(self) -> TableView:
        if self.mirror is None:
            return self.view
        camera = hand_camera_for(self.stance, self.size_px, self.rest_mm)
        return TableView(self.view.table, camera, self.seed, self.size_px)

    def fit(self, canvas: Canvas) -> None:
        """As large as the canvas from now on."""
        size_px = canvas.surface.get_size()
        if size_px == self.size_px:
            return
        self.size_px = size_px
        if self.mirror is not None:
            self.mirror = Mirror(size_px, self.seed)
        glass_px = self._glass_px()
        camera = camera_for(self.stance, glass_px, self.rest_mm)
        self.view = self.view.resized(camera, glass_px)
        self.hand_view = self._hand_view()

    def prepare(self) -> bool:
        """A little more of the drawing; True when it is finished. Once a frame."""
        return self.view.prepare()

    def show_heat(self, places_mm: tuple[Vec2, ...]) -> None:
        """A wash where dice came to rest, in places on the table; none for nothing."""
        if self._places == places_mm:
            return
        known = len(self._places)
        if self._places != places_mm[:known]:
            self.view.heat, known = Heat(self.view.camera, self.view.size_px), 0
        self.view.heat.add_all(places_mm[known:])
        self._places = places_mm

    def surface_of(self, canvas: Canvas) -> pygame.Surface:
        """The part of the canvas on which the table is seen."""
        return canvas.surface if self.mirror is None else self.mirror.glass_of(canvas.surface)

    def place_on(self, canvas: Canvas, point_mm: Vec3) -> Vec2:
        """Where on the stage a point of the table is seen."""
        x, y = self.view.camera.pixel(point_mm)
        if self.mirror is not None:
            x, y = x + self.mirror.glass.left, y + self.mirror.glass.top
        return x / canvas.scale, y / canvas.scale

    def draw(self, canvas: Canvas) -> None:
        """The table without dice."""
        self.fit(canvas)
        if self.mirror is not None:
            self.mirror.draw(canvas.surface)
        self.view.draw_backdrop(self.surface_of(canvas))
