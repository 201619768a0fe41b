"""What a swing leaves behind: a short trail that fades, so that one sees what one did."""

from itertools import pairwise
from typing import Final

import pygame

from dexterity.hand.feel import PUT_BACK_MM
from dexterity.hand.track import extent_mm
from dexterity.hand.ways.held import Held, WayName
from dexterity.ui.canvas.theme import CORAL
from dexterity.ui.draw.colours import PAPER, Colour
from dexterity.ui.throwing.strokes import on_picture, stroke
from dexterity.ui.world.camera import Camera
from dexterity.values import PointerSample

FADES_S: Final = 0.22
"""How long what the hand did is seen. Longer: two swings are one scrawl."""

STILL_S: Final = 0.12
"""A hand that was seen to stand still for so long has stopped. Shorter: a swing that turns back is
said to have stopped."""


class Trail:
    """Where a hand has just been with its die."""

    def __init__(self) -> None:
        self.samples: tuple[PointerSample, ...] = ()

    def leave(self, held: Held, sample: PointerSample) -> None:
        """The pointer that swings a die is there now; no other way leaves a trail."""
        right, away = held.grip_mm
        here = PointerSample(sample.at_s, sample.x_mm + right, sample.y_mm + away)
        recent = (at for at in self.samples if sample.at_s - at.at_s < FADES_S)
        self.samples = (*recent, here) if held.way is WayName.FLICK else ()

    def draw(self, surface: pygame.Surface, height_mm: float, now_s: float, camera: Camera) -> None:
        """Thinner and paler the longer ago it was."""
        recent = [sample for sample in self.samples if now_s - sample.at_s < FADES_S]
        if len(recent) < 2:
            return
        places = on_picture([(at.x_mm, at.y_mm, height_mm) for at in recent], camera)
        for (start, end), sample in zip(pairwise(places), recent[1:], strict=True):
            left = 1.0 - (now_s - sample.at_s) / FADES_S
            stroke(surface, [start, end], (1.0 + 5.0 * left) * camera.unit_px, faded(CORAL, left))


def faded(colour: Colour, left: float) -> Colour:
    """A colour of which so much is left on the paper."""
    red, green, blue = (
        paper + left * (part - paper) for paper, part in zip(PAPER, colour, strict=True)
    )
    return red, green, blue


def stands_still(held: Held, now_s: float) -> bool:
    """Whether a swing that was begun has stopped, so that letting go now throws nothing."""
    if held.way is not WayName.FLICK or not held.pressing or not held.stroke:
        return False
    stopped = now_s - held.stroke[-1].at_s >= STILL_S
    return stopped and extent_mm(held.stroke) > PUT_BACK_MM
