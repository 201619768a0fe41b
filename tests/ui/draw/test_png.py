"""PNG files with a palette: the picture survives, and gets small."""

from io import BytesIO

import numpy as np
import pygame

from dexterity.ui.draw.png import png_from


def surface_of(pixels: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]) -> pygame.Surface:
    surface = pygame.Surface(pixels.shape[:2], depth=24)
    pygame.surfarray.blit_array(surface, pixels)
    return surface


def loaded(png: bytes) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return pygame.surfarray.array3d(pygame.image.load(BytesIO(png), "x.png")).astype(np.int64)


def test_few_colours_are_kept_as_they_are() -> None:
    pixels = np.zeros((40, 30, 3), np.uint8)
    pixels[:20], pixels[20:, :15] = (255, 0, 0), (0, 130, 255)
    assert np.abs(loaded(png_from(surface_of(pixels))) - pixels).max() <= 4


def test_a_rainbow_loses_little() -> None:
    across, down = np.meshgrid(np.arange(120), np.arange(90), indexing="ij")
    pixels = np.stack([across * 2, down * 2, 255 - across - down], axis=2).astype(np.uint8)
    png = png_from(surface_of(pixels))
    assert np.abs(loaded(png) - pixels).mean() < 8.0
    assert png[25] == 3, "the colour type of a palette"
