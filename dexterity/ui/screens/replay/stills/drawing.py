"""What every way of drawing a still is: a bit of it a frame, on the canvas as it is then."""

from collections.abc import Callable, Generator, Iterable
from pathlib import Path

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas

Drawing = Generator[None, None, bool]
"""Stops where a frame has done enough. Its end says whether there is a picture."""

Draw = Callable[[Path, Canvas, Box], Drawing]
"""Of the record there, on that canvas, in a box that begins in its corner."""


def one_by_one(pieces: Iterable[Callable[[], None]]) -> Generator[None, None, None]:
    """A piece of a picture for each frame: a portrait takes up to ten milliseconds."""
    for draw in pieces:
        draw()
        yield
