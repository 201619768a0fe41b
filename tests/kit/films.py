"""Films as somebody sees them who opens the file; skips the test where there is no Pillow."""

from io import BytesIO
from typing import Any

import pytest


def open_film(data: bytes) -> Any:
    """As Pillow reads it."""
    return pytest.importorskip("PIL.Image").open(BytesIO(data))


def frame_of(film: Any, at: int) -> Any:
    film.seek(at)
    return film.convert("RGB")


def durations_ms(film: Any) -> list[int]:
    """Of every frame; those that look alike were made one."""
    found = []
    for at in range(film.n_frames):
        film.seek(at)
        found.append(film.info["duration"])
    return found
