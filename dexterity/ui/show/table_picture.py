"""The picture of a table on the stage: drawn in slices, at whatever size the window has."""

from dexterity.hand.dare.stance import PLAIN, Stance
from dexterity.physics.table import Table
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.world.heat import Heat
from dexterity.ui.world.stances import camera_for
from dexterity.ui.world.table_view import TableView
from dexterity.values import Vec2


class TablePicture:
    """Keeps a `TableView` that fits the canvas; a new size is drawn anew behind the old one."""

    def __init__(
        self,
        table: Table,
        seed: int = 1,
        size_px: tuple[int, int] = (1280, 720),
        stance: Stance = PLAIN,
    ) -> None:
        """`seed` is that of the draughtsman's hand: it moves lines, never dice."""
        self.stance = stance
        self.view = TableView(table, camera_for(stance, size_px), seed, size_px)
        self._places: tuple[Vec2, ...] = ()

    def fit(self, canvas: Canvas) -> None:
        """As large as the canvas from now on."""
        size_px = canvas.surface.get_size()
        if size_px != self.view.size_px:
            self.view = self.view.resized(camera_for(self.stance, size_px), size_px)

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

    def draw(self, canvas: Canvas) -> None:
        """The table without dice."""
        self.fit(canvas)
        self.view.draw_backdrop(canvas.surface)
