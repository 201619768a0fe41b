"""A throw of a record as it is seen: the table above the bar, the flight, the day's verdict."""

from typing import Final

from dexterity.physics.scene.table import Table
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.replay.reel import Reel
from dexterity.ui.world.camera import plain_camera
from dexterity.ui.world.marking import Marking
from dexterity.ui.world.table_view import TableView

SEED: Final = 1
"""Of the draughtsman's hand: the table looks as it does where one throws."""


class ReplayPicture:
    """Keeps a view of the table that fits its place; a new one is drawn in slices."""

    def __init__(self) -> None:
        self.view: TableView | None = None

    def fit(self, table: Table, size_px: tuple[int, int]) -> TableView:
        """A view of that table at that size."""
        view = self.view
        if view is None or view.table != table:
            view = TableView(table, plain_camera(size_px), SEED, size_px)
        elif view.size_px != size_px:
            view = view.resized(plain_camera(size_px), size_px)
        self.view = view
        return view

    @property
    def ready(self) -> bool:
        """Whether the table is all drawn."""
        return self.view is not None and self.view.ready

    def prepare(self) -> None:
        """A little more of the drawing."""
        if self.view is not None:
            self.view.prepare()

    def draw(self, canvas: Canvas, box: Box, reel: Reel, marking: Marking) -> None:
        """The moment that the reel is at. The box begins in the corner of the stage."""
        view, playback = self.fit(reel.table, canvas.rect(box).size), reel.playback
        view.mark_with(marking)
        with canvas.clipped(box):
            view.draw_backdrop(canvas.surface)
            view.draw_traces(canvas.surface, playback.shown, playback.at_s)
            if playback.done:
                # What is on record counts, wherever the die is drawn today.
                thrown = reel.take.thrown
                view.draw_judged(canvas.surface, playback.moment(), thrown.landing, thrown.verdict)
            else:
                view.draw_moment(canvas.surface, playback.moment())
