"""A sheet of paper being drawn on: colours as floats, laid over one another like pigment."""

import numpy as np
import numpy.typing as npt
import pygame

from dexterity.ui.draw.colours import PAPER, Colour
from dexterity.ui.draw.marks import Marks
from dexterity.ui.draw.noise import Floats, rough_field

Singles = npt.NDArray[np.float32]

TOOTH_PX = 1.2
"""How wide the hills of the paper are."""


class Sheet:
    """Rows, columns, red-green-blue from 0 to 1; starts as bare paper with its own grain."""

    def __init__(self, size_px: tuple[int, int], rng: np.random.Generator) -> None:
        self.size_px = self.width, self.height = size_px
        shape = (self.height, self.width)
        tooth = rough_field(shape, TOOTH_PX, rng)
        self.tooth = np.clip(0.5 + 0.28 * tooth, 0.0, 1.0)
        """How high the paper stands at each point: pencil takes on the hills first."""
        clouds = 0.006 * rough_field(shape, 60.0, rng) + 0.002 * tooth
        # Single precision: far finer than any screen, and twice as fast.
        self.colours = (np.array(PAPER) * (1.0 + clouds)[..., None]).astype(np.float32)

    def glaze(self, coverage: Floats, colour: Colour, at: tuple[int, int] = (0, 0)) -> None:
        """Lay transparent colour on: what was there shines through, darker."""
        window = self._window(coverage, at)
        window *= 1.0 - _single(coverage)[..., None] * (1.0 - _single(colour))

    def cover(self, coverage: Floats, colour: Colour, at: tuple[int, int] = (0, 0)) -> None:
        """Lay opaque colour on: what was there is gone."""
        window = self._window(coverage, at)
        window += _single(coverage)[..., None] * (_single(colour) - window)

    def ink(self, marks: Marks, colour: Colour, strength: float = 0.9) -> None:
        """Put a pen's marks on the paper."""
        self.glaze(strength * marks.coverage(), colour, marks.window.corner)

    def pencil(self, pressure: Floats, colour: Colour, at: tuple[int, int] = (0, 0)) -> None:
        """Rub colour pencil on: light pressure takes on the hills of the paper alone."""
        left, top = at
        height, width = pressure.shape
        dale = 1.0 - self.tooth[top : top + height, left : left + width]
        taken = np.clip(2.1 * pressure - dale * (1.25 - pressure), 0.0, 1.0)
        self.glaze(np.minimum(taken, 0.3 + 0.7 * pressure), colour, at)

    def surface(self) -> pygame.Surface:
        """The sheet as pygame shows and saves it."""
        levels = np.clip(np.rint(self.colours * 255.0), 0, 255).astype(np.uint8)
        surface = pygame.Surface(self.size_px, depth=24)
        pygame.surfarray.blit_array(surface, levels.swapaxes(0, 1))
        return surface

    def _window(self, coverage: Floats, at: tuple[int, int]) -> Singles:
        """The part of the sheet that a coverage placed there (left, top) lies on."""
        left, top = at
        height, width = coverage.shape
        return self.colours[top : top + height, left : left + width]


def _single(numbers: Floats | Colour) -> Singles:
    return np.asarray(numbers, dtype=np.float32)
