"""Drawings that are wanted soon, made one a frame: one takes up to 10 ms, all at once are felt."""

from collections.abc import Iterable
from pathlib import Path

import pygame

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas


class ImageQueue:
    """The canvas keeps what was drawn once; it only has to be drawn before anybody looks."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Path, Box]] = []
        self._unseen = pygame.Surface((1, 1), pygame.SRCALPHA, 32)

    def want(self, paths: Iterable[Path], box: Box) -> None:
        """These, in a box of that size."""
        self._waiting += [(path, box) for path in paths]

    @property
    def done(self) -> bool:
        """Whether all of them are made."""
        return not self._waiting

    def make_one(self, canvas: Canvas) -> None:
        """The next one, if there is one left."""
        if self._waiting:
            path, box = self._waiting.pop(0)
            with canvas.onto(self._unseen):
                canvas.image(path, box)
