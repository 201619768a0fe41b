"""How the two players are told apart: by colour, by shape, and by how they hatch."""

from typing import Final

import numpy as np

from dexterity.rules.pen.player import PlayerId
from dexterity.ui.draw.colours import Colour
from dexterity.ui.draw.noise import Floats
from dexterity.ui.sheet.patches import disc

PLAYER_COLOURS: Final[tuple[Colour, Colour]] = ((0.13, 0.36, 0.72), (0.83, 0.36, 0.05))
"""Blue and orange: eyes that take red for green tell these apart. 6.1 and 3.7 to 1 on paper."""

RISES: Final = (1.0, -1.0)
"""Whether a player's hatching rises to the right or falls."""


def player_colour(player: PlayerId) -> Colour:
    """The player's pencil."""
    return PLAYER_COLOURS[player]


def emblem(player: PlayerId, radius: float = 1.0) -> Floats:
    """The player's shape (n, 2) about the origin: a disc, or a diamond."""
    if player == 0:
        return disc((0.0, 0.0), radius, 20)
    return radius * 1.22 * np.array([(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)])
