"""What a swing leaves behind: a short trail that fades, so that one sees what one did."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import pygame

from dexterity.hand.ways.held import WayName
from dexterity.ui.canvas.theme import CORAL
from dexterity.ui.draw.colours import PAPER, Colour
from dexterity.ui.throwing.strokes import stroke
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

FADES_S: Final = 0.22
"""How long what the hand did is seen. Longer: two swings are one scrawl."""


class Trail:
    """Where a hand has just been with what it swings, in millimetres of its plane or sheet."""

    def __init__(self) -> None:
        self.samples: tuple[PointerSample, ...] = ()

    def leave(self, way: WayName, sample: PointerSample) -> None:
        """What is swung is there now; no other way leaves a trail."""
        recent = (at for at in self.samples if sample.at_s - at.at_s < FADES_S)
        self.samples = (*recent, sample) if way is WayName.FLICK else ()

    def draw(
        self,
        surface: pygame.Surface,
        seen_at: Callable[[Sequence[Vec2]], Sequence[Vec2]],
        now_s: float,
        unit_px: float,
    ) -> None:
        """Thinner and paler the longer ago it was; `seen_at` has the pixels of its places."""
        recent = [sample for sample in self.samples if now_s - sample.at_s < FADES_S]
        if len(recent) < 2:
            return
        places = seen_at([(at.x_mm, at.y_mm) for at in recent])
        for (start, end), sample in zip(pairwise(places), recent[1:], strict=True):
            left = 1.0 - (now_s - sample.at_s) / FADES_S
            stroke(surface, [start, end], (1.0 + 5.0 * left) * unit_px, faded(CORAL, left))


def faded(colour: Colour, left: float) -> Colour:
    """A colour of which so much is left on the paper."""
    red, green, blue = (
        paper + left * (part - paper) for paper, part in zip(PAPER, colour, strict=True)
    )
    return red, green, blue
