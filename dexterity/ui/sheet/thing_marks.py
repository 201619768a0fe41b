"""What stands in squares: start crosses, treasures, chests, potions; and what lies in them."""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.sheet.square import SQUARE_MM, Square
from dexterity.ui.canvas.ink import seeded
from dexterity.ui.draw.colours import INK, PAPER, Colour
from dexterity.ui.draw.noise import Floats
from dexterity.ui.sheet.drawn import Drawn
from dexterity.ui.sheet.hatching import Hatching, hatch_patches
from dexterity.ui.sheet.patches import (
    WHITE,
    Medium,
    Patch,
    closed,
    disc,
    line_patches,
    pen_patches,
)
from dexterity.ui.sheet.player_marks import PLAYER_COLOURS, RISES, emblem
from dexterity.ui.world.paper import mixed
from dexterity.values.vectors import Vec2

LINE_MM: Final = 0.5
GOLD: Final[Colour] = (0.98, 0.79, 0.25)
WOOD: Final[Colour] = (0.80, 0.56, 0.33)
LID: Final[Colour] = (0.70, 0.44, 0.24)
IRON: Final[Colour] = (0.97, 0.85, 0.45)
GLASS: Final[Colour] = (0.92, 0.96, 0.97)
DRINK: Final[Colour] = (0.86, 0.25, 0.40)
CORK: Final[Colour] = (0.78, 0.60, 0.38)
PLAGUE: Final[Colour] = (0.55, 0.66, 0.20)
PLAGUE_INK: Final[Colour] = (0.25, 0.34, 0.06)
TINT: Final = 0.52
"""How much of a player's colour is in the hatching of the cell."""

CROWN: Final = (
    (0.12, 0.2),
    (0.88, 0.2),
    (0.94, 0.74),
    (0.7, 0.52),
    (0.5, 0.88),
    (0.3, 0.52),
    (0.06, 0.74),
)
BODY: Final = ((0.1, 0.14), (0.9, 0.14), (0.9, 0.52), (0.1, 0.52))
CHEST_LID: Final = ((0.07, 0.52), (0.93, 0.52), (0.9, 0.7), (0.78, 0.83), (0.22, 0.83), (0.1, 0.7))
LOCK: Final = ((0.42, 0.38), (0.58, 0.38), (0.58, 0.6), (0.42, 0.6))
NECK: Final = ((0.41, 0.62), (0.59, 0.62), (0.59, 0.84), (0.41, 0.84))
STOPPER: Final = ((0.38, 0.82), (0.62, 0.82), (0.6, 0.95), (0.4, 0.95))
FLASK_RADIUS: Final = 0.32
FLASK_MIDDLE: Final = (0.5, 0.38)
LEVELS: Final = (0.0, 0.36, 0.58)
"""Up to where a flask is full, by how often it can still be drunk from."""

Shape = Sequence[Vec2] | Floats


def ground_patches(drawn: Drawn, weight: float = 1.0) -> Iterator[Patch]:
    """What lies below everything: the cells in their owners' colours."""
    for player in PLAYERS:
        tint = mixed(WHITE, PLAYER_COLOURS[player], TINT)
        hatching = Hatching(tint, 1.9, 0.85 * weight, RISES[player])
        yield from hatch_patches(drawn.cells[player], hatching, f"cell {player}")


def plague_patches(squares: tuple[Square, ...]) -> Iterator[Patch]:
    """Blots and spots, to be seen without their colour too."""
    yield from hatch_patches(squares, Hatching(mixed(WHITE, PLAGUE, 0.6), 1.5, 0.8, -1.0), "plague")
    for square in squares:
        rng = seeded(f"plague {square}")
        for at, radius in zip(rng.uniform(0.2, 0.8, (3, 2)), (1.7, 1.1, 0.7), strict=True):
            middle = np.array(square) * SQUARE_MM + at * SQUARE_MM
            yield Patch(disc(middle, radius, 10), PLAGUE)
            yield from line_patches(closed(disc(middle, radius, 10)), 0.4, PLAGUE_INK)
            yield Patch(disc(middle, 0.3 * radius, 6), PLAGUE_INK)


def thing_patches(drawn: Drawn) -> Iterator[Patch]:
    """All things of a sheet."""
    for player in PLAYERS:
        start, treasure = drawn.starts[player], drawn.treasures[player]
        if start is not None:
            yield from _start(start, player)
        if treasure is not None:
            yield from _treasure(treasure, player)
    for chest in drawn.chests:
        yield from _chest(chest)
    for potion, uses in drawn.potions:
        yield from _potion(potion, uses)


def _start(square: Square, player: PlayerId) -> Iterator[Patch]:
    """A cross within the player's shape."""
    colour, middle = PLAYER_COLOURS[player], np.array(square.middle_mm)
    around = middle + emblem(player, 3.6)
    yield Patch(around, WHITE, Medium.PENCIL)
    yield from line_patches(closed(around), 0.55, colour)
    for way in (-1.0, 1.0):
        x, y = middle.tolist()
        line = (x - 1.7, y - 1.7 * way), (x + 1.7, y + 1.7 * way)
        yield from pen_patches(line, 0.75, f"start {square} {way}", colour)


def _treasure(square: Square, player: PlayerId) -> Iterator[Patch]:
    """A crown, with a stone of the owner's colour and shape."""
    yield from _filled(square, CROWN, GOLD)
    gem = np.array([0.5, 0.38]) + 0.12 * emblem(player)
    yield from _filled(square, gem, PLAYER_COLOURS[player])
    for x, y in ((0.06, 0.78), (0.5, 0.92), (0.94, 0.78)):
        yield from _filled(square, disc((x, y), 0.065), GOLD)


def _chest(square: Square) -> Iterator[Patch]:
    yield from _filled(square, BODY, WOOD)
    yield from _filled(square, CHEST_LID, LID)
    yield from _filled(square, LOCK, IRON)
    for x in (0.24, 0.76):
        band = np.array([(x, 0.14), (x, 0.82)])
        yield from line_patches(_on(square, band), LINE_MM, INK)


def _potion(square: Square, uses: int) -> Iterator[Patch]:
    """A flask, as full as it is, with a stroke for each time that is left."""
    flask = disc(FLASK_MIDDLE, FLASK_RADIUS, 18)
    yield from _filled(square, NECK, GLASS)
    yield from _filled(square, flask, GLASS)
    level = LEVELS[uses]
    if level:
        drink = flask[flask[:, 1] <= level]
        # In the flask's own order the drink would be cut across where the ring begins.
        order = np.argsort(np.arctan2(drink[:, 1] - level, drink[:, 0] - 0.5))
        yield Patch(_on(square, drink[order]), DRINK)
        yield from line_patches(closed(_on(square, flask)), LINE_MM, INK)
    yield from _filled(square, STOPPER, CORK)
    for x in {0: (), 1: (0.5,), 2: (0.4, 0.6)}[uses]:
        stroke = np.array([(x + 0.02, 0.22), (x - 0.02, 0.5)])
        yield from line_patches(_on(square, stroke), 1.25, PAPER)
        yield from line_patches(_on(square, stroke), 0.75, INK)
    if not uses:
        yield from line_patches(_on(square, np.array([(0.2, 0.1), (0.8, 0.66)])), 0.6, INK)


def _filled(square: Square, shape: Shape, colour: Colour) -> Iterator[Patch]:
    """A shape with ink around it; hatching below it is rubbed out."""
    outline = _on(square, np.array(shape))
    yield Patch(outline, WHITE, Medium.PENCIL)
    yield Patch(outline, colour)
    yield from line_patches(closed(outline), LINE_MM, INK)


def _on(square: Square, shape: Floats) -> Floats:
    """A shape of a square of side 1, drawn into a square of the sheet with room around it."""
    return np.asarray((np.array(square) + 0.06 + 0.88 * shape) * SQUARE_MM)
