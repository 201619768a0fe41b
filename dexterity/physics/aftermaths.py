"""Where throws left the dice that lay on the table before them."""

from collections.abc import Sequence
from math import atan2, pi, tau

from dexterity.physics.cube import FACE_UP_TURNS, Bools, face_up
from dexterity.physics.dice import Dice
from dexterity.values import DieRest, Ground, Quaternion


def rests_of(dice: Dice, fallen: Bools, grounds: Sequence[Ground]) -> list[DieRest]:
    """Each die as it lies, on the ground that is below its middle."""
    columns = zip(
        dice.places.T.tolist(),
        dice.turns.T.tolist(),
        face_up(dice.frames)[0].tolist(),
        grounds,
        fallen.tolist(),
        strict=True,
    )
    return [
        DieRest((x, y, z), turn_of(face, (a, b, c, d)), face, ground, fell)
        for (x, y, z), (a, b, c, d), face, ground, fell in columns
    ]


def turn_of(face: int, orientation: Quaternion) -> float:
    """How far a die with that face up is turned about the vertical, as lying dice are."""
    (w, x, y, z), (fw, fx, fy, fz) = orientation, FACE_UP_TURNS[face]
    cosine = w * fw + x * fx + y * fy + z * fz
    sine = z * fw - w * fz - x * fy + y * fx
    return (2.0 * atan2(sine, cosine) + pi) % tau - pi
