"""Widgets as they are seen: those that keep still are drawn once and kept."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Final

from dexterity.ui.canvas.box import around
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.layer import Layer
from dexterity.ui.widgets.widget import Touch, Widget

ROOM: Final = 16.0
"""Points around widgets that their shadows and focus rings may take."""

Touched = tuple[Widget, Touch]


class WidgetsPicture:
    """The widgets of one form; what moves by itself lies on top of what does not."""

    def __init__(self) -> None:
        self._layer = Layer()

    def drop(self) -> None:
        """Forgets what it kept, to be light while nobody looks."""
        self._layer.drop()

    def draw(self, canvas: Canvas, widgets: Sequence[Touched]) -> None:
        """All of them, each as it is touched."""
        still: list[Touched] = []
        moving: list[Touched] = []
        key: list[Hashable] = []
        for widget, touch in widgets:
            looks = widget.appearance(touch)
            (moving if looks is None else still).append((widget, touch))
            key.append((widget.name, widget.box, widget.enabled, touch, looks is None or looks))
        bounds = around([widget.box for widget, _ in still]).inset(-ROOM)
        self._layer.draw(canvas, tuple(key), bounds, lambda layer: _draw_all(layer, still))
        _draw_all(canvas, moving)


def _draw_all(canvas: Canvas, widgets: Iterable[Touched]) -> None:
    for widget, touch in widgets:
        viewport = widget.viewport
        if viewport is None:
            widget.draw(canvas, touch)
        elif widget.box.meets(viewport.box):
            with canvas.clipped(viewport.box):
                widget.draw(canvas, touch)
