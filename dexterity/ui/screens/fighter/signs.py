"""The small drawings of Fighter: hearts, coins, wares, steps, scars, and the marks of the dice."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

import pygame

from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Line, arc, ring
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.canvas.theme import AMBER, CORAL, ORANGE, SKY, STRAW
from dexterity.ui.draw.colours import BONE, BONE_GROUND, FAINT_INK, INK, PALE_WOOD, Colour
from dexterity.ui.world.die_faces import SYMBOLS, rounded_square
from dexterity.ui.world.marking import marking_for
from dexterity.values.colour import DieColour

MARK_SIZE: Final = 0.82
"""Of a symbol within its face."""


class Sign(StrEnum):
    """What a drawing stands for."""

    HEART = "heart"
    EMPTY_HEART = "empty_heart"
    LOST_HEART = "lost_heart"
    """Taken by a scar."""
    CLAW = "claw"
    """What a miss costs."""
    COIN = "coin"
    STEP = "step"
    """Towards the shop."""
    SCAR = "scar"
    CROWN = "crown"
    """The leader."""
    WEAPON = "weapon"
    ARMOUR = "armour"
    CONSUMABLE = "consumable"
    SKULL = "skull"
    DIE = "die"
    COMPUTER = "computer"
    DOOR = "door"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Lines of a pen in a square from 0 to 1, y downwards; the first ones enclose a colour."""

    lines: tuple[Line, ...]
    fill: Colour | None = None
    filled: int = 1
    """How many of the lines are filled."""
    ink: Colour = INK


_HEART: Final[Line] = (
    (0.5, 0.88), (0.2, 0.6), (0.08, 0.38), (0.14, 0.2), (0.3, 0.12), (0.44, 0.18), (0.5, 0.3),
    (0.56, 0.18), (0.7, 0.12), (0.86, 0.2), (0.92, 0.38), (0.8, 0.6), (0.5, 0.88),
)  # fmt: skip

DRAWINGS: Final = {
    Sign.HEART: Drawing((_HEART,), (0.86, 0.31, 0.28)),
    Sign.EMPTY_HEART: Drawing((_HEART,), BONE, ink=FAINT_INK),
    Sign.LOST_HEART: Drawing(
        (_HEART, ((0.1, 0.14), (0.9, 0.9)), ((0.9, 0.14), (0.1, 0.9))), BONE_GROUND, ink=FAINT_INK
    ),
    Sign.CLAW: Drawing(
        (
            ((0.2, 0.1), (0.3, 0.4), (0.2, 0.9), (0.14, 0.44), (0.2, 0.1)),
            ((0.48, 0.06), (0.6, 0.4), (0.48, 0.96), (0.42, 0.44), (0.48, 0.06)),
            ((0.76, 0.1), (0.88, 0.4), (0.76, 0.9), (0.7, 0.44), (0.76, 0.1)),
        ),
        CORAL,
        filled=3,
    ),
    Sign.COIN: Drawing(
        (ring((0.5, 0.5), 0.4), ring((0.5, 0.5), 0.28), ((0.5, 0.36), (0.5, 0.64))), AMBER
    ),
    Sign.STEP: Drawing(
        (
            ((0.1, 0.44), (0.18, 0.14), (0.82, 0.14), (0.9, 0.44), (0.1, 0.44)),
            ((0.18, 0.46), (0.18, 0.9), (0.82, 0.9), (0.82, 0.46)),
            ((0.36, 0.16), (0.34, 0.42)),
            ((0.64, 0.16), (0.66, 0.42)),
            ((0.4, 0.9), (0.4, 0.62), (0.6, 0.62), (0.6, 0.9)),
        ),
        ORANGE,
    ),
    Sign.SCAR: Drawing(
        (
            ((0.1, 0.86), (0.34, 0.6), (0.6, 0.42), (0.9, 0.12)),
            ((0.16, 0.62), (0.32, 0.82)),
            ((0.36, 0.44), (0.54, 0.64)),
            ((0.58, 0.24), (0.76, 0.44)),
        ),
        ink=(0.66, 0.12, 0.22),
    ),
    Sign.CROWN: Drawing(
        (
            ((0.1, 0.84), (0.06, 0.28), (0.3, 0.54), (0.5, 0.14), (0.7, 0.54), (0.94, 0.28),
             (0.9, 0.84), (0.1, 0.84)),
        ),
        AMBER,
    ),
    Sign.WEAPON: Drawing(
        (
            ((0.9, 0.08), (0.94, 0.3), (0.44, 0.72), (0.3, 0.58), (0.72, 0.1), (0.9, 0.08)),
            ((0.2, 0.5), (0.52, 0.82)),
            ((0.34, 0.68), (0.12, 0.9)),
            ((0.84, 0.16), (0.42, 0.6)),
        ),
        SKY,
    ),
    Sign.ARMOUR: Drawing(
        (
            ((0.5, 0.06), (0.9, 0.18), (0.88, 0.5), (0.76, 0.74), (0.5, 0.95), (0.24, 0.74),
             (0.12, 0.5), (0.1, 0.18), (0.5, 0.06)),
            ((0.5, 0.1), (0.5, 0.9)),
            ((0.14, 0.42), (0.86, 0.42)),
        ),
        PALE_WOOD,
    ),
    Sign.CONSUMABLE: Drawing(
        (
            ((0.2, 0.72), (0.3, 0.56), (0.7, 0.56), (0.8, 0.72), (0.72, 0.9), (0.28, 0.9),
             (0.2, 0.72)),
            ((0.4, 0.1), (0.4, 0.4), (0.2, 0.72), (0.28, 0.9), (0.72, 0.9), (0.8, 0.72),
             (0.6, 0.4), (0.6, 0.1)),
            ((0.34, 0.1), (0.66, 0.1)),
        ),
        CORAL,
    ),
    Sign.SKULL: Drawing(
        (
            (*arc((0.5, 0.42), 0.34, 0.36, 1.14), (0.68, 0.74), (0.66, 0.92), (0.34, 0.92),
             (0.32, 0.74), (0.29, 0.7)),
            ring((0.37, 0.46), 0.08),
            ring((0.63, 0.46), 0.08),
            ((0.5, 0.56), (0.46, 0.66), (0.54, 0.66)),
        ),
        BONE,
    ),
    Sign.DIE: Drawing(
        (
            ((0.5, 0.08), (0.88, 0.28), (0.88, 0.72), (0.5, 0.94), (0.12, 0.72), (0.12, 0.28),
             (0.5, 0.08)),
            ((0.12, 0.28), (0.5, 0.48), (0.88, 0.28)),
            ((0.5, 0.48), (0.5, 0.94)),
        ),
        BONE,
    ),
    Sign.COMPUTER: Drawing(
        (
            ((0.16, 0.26), (0.84, 0.26), (0.84, 0.8), (0.16, 0.8), (0.16, 0.26)),
            ((0.5, 0.26), (0.5, 0.08)),
            ring((0.36, 0.48), 0.07),
            ring((0.64, 0.48), 0.07),
            ((0.34, 0.66), (0.66, 0.66)),
        ),
        STRAW,
    ),
    Sign.DOOR: Drawing(
        (
            ((0.2, 0.95), *arc((0.5, 0.4), 0.3, 0.5, 1.0), (0.8, 0.95), (0.2, 0.95)),
            ((0.1, 0.95), (0.1, 0.4), *arc((0.5, 0.4), 0.4, 0.5, 1.0), (0.9, 0.4), (0.9, 0.95)),
            ((0.5, 0.12), (0.5, 0.95)),
            ((0.02, 0.95), (0.98, 0.95)),
            ring((0.42, 0.62), 0.03),
            ring((0.58, 0.62), 0.03),
        ),
        PALE_WOOD,
    ),
}  # fmt: skip


def draw_fighter_sign(canvas: Canvas, sign: Sign, box: Box, *, faint: bool = False) -> None:
    """A drawing, as large as fits into the box; a faint one is only its outline."""
    drawing, side = DRAWINGS[sign], min(box.width, box.height)
    place = centred(box.middle, (side, side))
    lines = [_placed(line, place) for line in drawing.lines]
    if drawing.fill is not None:
        ground = BONE if faint else drawing.fill
        for line in lines[: drawing.filled]:
            points = [canvas.px(point) for point in line]
            pygame.draw.polygon(canvas.surface, rgb(ground), points)
    ink = FAINT_INK if faint else drawing.ink
    for at, line in enumerate(lines):
        canvas.line(line, width=1.1 if side < 20.0 else 1.6, colour=ink, name=f"{sign}/{at}")


def _placed(line: Sequence[tuple[float, float]], place: Box) -> list[tuple[float, float]]:
    return [(place.left + place.width * x, place.top + place.height * y) for x, y in line]


def draw_colour_mark(
    canvas: Canvas, colour: DieColour, box: Box, *, colour_safe: bool, faint: bool = False
) -> None:
    """The face of a die of that colour with its symbol: colours differ by shape, too."""
    side = min(box.width, box.height)
    rect = canvas.rect(centred(box.middle, (side, side)))
    mark = _mark(colour, max(8, rect.width), colour_safe=colour_safe)
    if faint:
        mark = mark.copy()
        mark.set_alpha(90)
    canvas.surface.blit(mark, rect)


@lru_cache(maxsize=64)
def _mark(colour: DieColour, side_px: int, *, colour_safe: bool) -> pygame.Surface:
    paint = marking_for(colour_safe=colour_safe).paints[colour]
    # Drawn large and made smaller: polygons have no smooth edges of their own.
    large = 4 * side_px
    surface = pygame.Surface((large, large), pygame.SRCALPHA, 32)
    half = large / 2.0

    shapes = (
        (rounded_square(0.98, 0.34), INK),
        (rounded_square(0.88, 0.28), paint.ground),
        *((MARK_SIZE * shape, paint.mark) for shape in SYMBOLS[colour]),
    )
    for shape, ink in shapes:
        points = [(half + half * x, half - half * y) for x, y in shape.tolist()]
        pygame.draw.polygon(surface, rgb(ink), points)
    return pygame.transform.smoothscale(surface, (side_px, side_px))
