"""A moving picture as a GIF file, small enough to be sent, made by Pillow."""

from collections.abc import Sequence
from importlib import import_module
from io import BytesIO
from typing import Any, Final

import pygame

from dexterity.errors import DexterityError

FRAMES_PER_S: Final = 25
"""What GIFs count in is hundredths of a second, and 4 of them is as smooth as all programs show."""
FRAME_MS: Final = 1000 // FRAMES_PER_S
MOST_BYTES: Final = 3_000_000
"""Larger files are refused by mails and chats."""
COLOURS: Final = (128, 64, 32)
"""In the palette: as many as fit into the bytes."""
FEWEST_COLOURS: Final = 16
"""However large it is: the wood shows bands, but it is a film."""
LOOPS_FOR_EVER: Final = 0


class GifError(DexterityError):
    """No GIF can be made here."""

    def __init__(self) -> None:
        super().__init__("A GIF needs Pillow: pip install pillow brings it.")


def check_gif() -> None:
    """A GifError where Pillow is missing: to be said before anything is filmed."""
    _pillow()


def gif_from(frames: Sequence[pygame.Surface], *, last_ms: int = FRAME_MS) -> bytes:
    """The frames one after the other, for ever; the last one stands for as long as is said."""
    pillow = _pillow()
    images = [_image(pillow, frame) for frame in frames]
    lasting = [FRAME_MS] * (len(images) - 1) + [last_ms]
    for colours in COLOURS:
        found = _encoded(pillow, images, lasting, colours)
        if len(found) <= MOST_BYTES:
            return found
    return _encoded(pillow, images, lasting, FEWEST_COLOURS)


def _pillow() -> Any:
    # Loaded when it is needed: few players ever film, and not everybody has it.
    try:
        return import_module("PIL.Image")
    except ImportError as error:
        raise GifError from error


def _image(pillow: Any, frame: pygame.Surface) -> Any:
    return pillow.frombytes("RGB", frame.get_size(), pygame.image.tobytes(frame, "RGB"))


def _encoded(pillow: Any, images: Sequence[Any], lasting: Sequence[int], colours: int) -> bytes:
    palette = _palette(pillow, images, colours)
    # Not dithered: dots that dance from frame to frame are ugly, and nothing packs worse.
    first, *others = (image.quantize(palette=palette, dither=0) for image in images)
    file = BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=list(lasting),
        loop=LOOPS_FOR_EVER,
        optimize=False,
    )
    return file.getvalue()


def _palette(pillow: Any, images: Sequence[Any], colours: int) -> Any:
    """One for all frames, or the paper would flicker; found in how it begins, goes on and ends."""
    chosen = (images[0], images[len(images) // 2], images[-1])
    width, height = images[0].size
    strip = pillow.new("RGB", (width, height * len(chosen)))
    for at, image in enumerate(chosen):
        strip.paste(image, (0, at * height))
    return strip.quantize(colors=colours)
