"""Drawings that all windows of a run share.

A box or an image depends on nothing but what it is asked for, and every test opens a window of its
own: drawn anew for each of them, they took half of the time that the tests of the window take.
"""

from collections.abc import Callable, Hashable
from typing import ParamSpec

import pygame
import pytest

from dexterity.ui.canvas import canvas, faces
from dexterity.ui.canvas.paper import Paper
from dexterity.ui.canvas.shelf import Shelf

MOST_PX = 24e6
"""As much as the largest window keeps: some 100 MB in every process that tests."""

Asked = ParamSpec("Asked")


def share_drawings(patch: pytest.MonkeyPatch) -> None:
    """From now on, what was drawn for one window is there for the next one."""
    shelf: Shelf[Hashable, pygame.Surface] = Shelf(
        MOST_PX, lambda surface: surface.get_width() * surface.get_height()
    )
    paper = Paper()
    patch.setattr(canvas, "Paper", lambda: paper)
    patch.setattr(canvas, "draw_image", kept(shelf, canvas.draw_image))
    patch.setattr(canvas, "draw_face", kept(shelf, faces.draw_face))


def kept(
    shelf: Shelf[Hashable, pygame.Surface], draw: Callable[Asked, pygame.Surface]
) -> Callable[Asked, pygame.Surface]:
    """The same drawings, each made once as long as there is room."""

    def drawn(*args: Asked.args, **kwargs: Asked.kwargs) -> pygame.Surface:
        return shelf.get((draw, args, tuple(kwargs.items())), lambda: draw(*args, **kwargs))

    return drawn
