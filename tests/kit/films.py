"""Films as somebody sees them who opens the file."""

from io import BytesIO
from typing import Any

from PIL import Image


def open_film(data: bytes) -> Any:
    """As Pillow reads it."""
    return Image.open(BytesIO(data))


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
