"""How the sides of palms, fingers and forearms press on dice: squarely, and giving way a little."""

from dataclasses import dataclass

import numpy as np

from dexterity.physics.cube import Bools, Floats
from dexterity.physics.dice import Dice
from dexterity.values import Vec2

SOFT_MM = 12.0
"""How far the flesh gives way: the end of a die's side that is nearer to it by so much takes all of
a blow. With hard flesh, at 1 mm, a die that lies turned by 5 degrees is struck at its edge and
strays by 15: the hand counts for nothing. At 16, the size of a die, no blow would ever turn one."""

SQUARE_COSINE = 0.87
"""Contacts within 30 degrees of square to a tool's side are taken as square to it: fingers are
round where ours has edges, and the die goes where they point."""


@dataclass(frozen=True, slots=True)
class Squared:
    """The sides of tools that dice meet, a column each."""

    met: Bools
    """Whether it is a side that they meet; else an edge."""
    normals: Floats
    """(2, n): out of the side."""
    reach_mm: Floats
    """Half of the side's width."""


def squared(normals: Floats, angle: Floats, size_mm: Vec2) -> Squared:
    """The sides of tools turned by angles that the normals (2, n) are nearly square to."""
    across = np.stack([np.cos(angle), np.sin(angle)])
    along = np.stack([-across[1], across[0]])
    sideways = np.add.reduce(normals * across)
    ahead = np.add.reduce(normals * along)
    front = np.abs(ahead) > np.abs(sideways)
    return Squared(
        met=np.maximum(np.abs(ahead), np.abs(sideways)) > SQUARE_COSINE,
        normals=np.where(front, along * np.sign(ahead), across * np.sign(sideways)),
        reach_mm=np.where(front, size_mm[0] / 2, size_mm[1] / 2),
    )


def soft_arms(dice: Dice, square: Squared, apart: Floats) -> Floats:
    """(3, n): where the sides press on dice, from the dice's middles.

    `apart` (2, n) is from the tools' middles to the dice's. Of each of a die's own axes, the nearer
    end is pressed, or, the less it is nearer, the more its middle; and only where the side is.
    """
    size = 2.0 * dice.half_mm
    towards = -np.einsum("acn,cn->an", dice.frames[:, :2], square.normals)
    ends = np.clip(towards * size / SOFT_MM, -1.0, 1.0)
    arms: Floats = np.einsum("an,acn->cn", ends, dice.frames) * dice.half_mm
    beside = np.stack([-square.normals[1], square.normals[0]])
    widths = np.abs(np.einsum("acn,cn->an", dice.frames[:, :2], beside))
    half = np.add.reduce(widths * (1.0 - np.abs(ends))) * dice.half_mm
    middle = np.add.reduce((apart + arms[:2]) * beside)
    reach = square.reach_mm
    pressed = (np.clip(middle - half, -reach, reach) + np.clip(middle + half, -reach, reach)) / 2
    arms[:2] += beside * (pressed - middle)
    return arms
