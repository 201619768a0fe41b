"""Pictures as PNG files, small: a drawing with few pencils needs few colours."""

from io import BytesIO
from math import cbrt
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

MOST_COLOURS: Final = 128
"""In the palette. A heat map of 1400 × 1000 pixels takes a third of what it takes in true colour;
with half as many colours the paper shows bands."""

Bytes = npt.NDArray[np.uint8]


def true_png_from(surface: pygame.Surface) -> bytes:
    """With the colours that it has: unlike a heat map, screens have too many for a palette."""
    file = BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()


def png_from(surface: pygame.Surface, colours: int = MOST_COLOURS) -> bytes:
    """The surface as the bytes of a PNG file with a palette."""
    pixels = pygame.surfarray.array3d(surface)
    flat = pixels.reshape(-1, 3)
    # Colours that differ by less than the eye sees count as one: 64 shades of each primary.
    known, which = np.unique(_codes(flat), return_inverse=True)
    palette, entry = _median_cut(_colours(known), np.bincount(which), colours)
    small = pygame.Surface(surface.get_size(), depth=8)
    small.set_palette([tuple(colour) for colour in palette.tolist()])
    pygame.surfarray.blit_array(small, entry[which].reshape(surface.get_size()))
    return true_png_from(small)


def _codes(flat: Bytes) -> npt.NDArray[np.int64]:
    shades = flat.astype(np.int64) >> 2
    return np.asarray(shades[:, 0] << 12 | shades[:, 1] << 6 | shades[:, 2])


def _colours(codes: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    shades = np.stack([codes >> 12 & 63, codes >> 6 & 63, codes & 63], axis=1)
    return shades * (255.0 / 63.0)


def _median_cut(
    known: npt.NDArray[np.float64], counts: npt.NDArray[np.int64], colours: int
) -> tuple[Bytes, Bytes]:
    """A palette, and the entry of each known colour: boxes of colours, the worst halved first."""
    boxes = [np.arange(len(known))]
    while len(boxes) < colours:
        worst = max(range(len(boxes)), key=lambda i: _unevenness(known[boxes[i]], counts[boxes[i]]))
        if len(boxes[worst]) < 2:
            break
        boxes += _halved(boxes.pop(worst), known, counts)
    palette = [np.average(known[box], axis=0, weights=counts[box]) for box in boxes]
    chosen = np.rint(palette)
    return chosen.astype(np.uint8), _nearest(known, chosen)


def _halved(
    box: npt.NDArray[np.int64], known: npt.NDArray[np.float64], counts: npt.NDArray[np.int64]
) -> list[npt.NDArray[np.int64]]:
    """Two boxes with about as many pixels, cut across the primary that differs most."""
    along = int(np.argmax(np.ptp(known[box], axis=0)))
    box = box[np.argsort(known[box, along], kind="stable")]
    held = np.cumsum(counts[box])
    cut = int(np.clip(np.searchsorted(held, held[-1] / 2), 1, len(box) - 1))
    return [box[:cut], box[cut:]]


def _nearest(known: npt.NDArray[np.float64], palette: npt.NDArray[np.float64]) -> Bytes:
    """The entry most like each colour; that of its own box may lie across a change of hue."""
    # |a - b|² without |a|², which is the same for all entries: one product of matrices.
    distance = (palette**2).sum(axis=1) - 2.0 * known @ palette.T
    return np.asarray(np.argmin(distance, axis=1), dtype=np.uint8)


def _unevenness(colours: npt.NDArray[np.float64], counts: npt.NDArray[np.int64]) -> float:
    """How much a box would gain by a cut: its spread, weighed by its pixels.

    By their cube root: a thin red bar on the side needs its red as much as a table its wood.
    """
    if len(colours) < 2:
        return -1.0
    return float(np.ptp(colours, axis=0).max()) * cbrt(counts.sum())
