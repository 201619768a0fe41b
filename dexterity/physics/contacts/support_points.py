"""What dice stand on: points of their bottom faces and the ground below each."""

from dataclasses import dataclass

from dexterity.physics.arrays import Floats, Ints
from dexterity.physics.contact_law import Grip
from dexterity.physics.dice.cube import CORNER_SIGNS, bottom_axes, bottom_points
from dexterity.physics.dice.state import Dice
from dexterity.physics.world import World


@dataclass(slots=True)
class SupportPoints:
    """Points on the bottom faces of some dice and what is below them."""

    axes: Floats
    """The half axes of the bottom face, see `bottom_axes`."""
    arms: Floats
    """(points, 3, n) from each die's middle."""
    heights: Floats
    kinds: Ints
    gaps: Floats
    inside: Floats | None
    """How far inside the board's material, seen from above; None without a board."""

    def replace(self, where: Ints, other: "SupportPoints") -> None:
        """Take over the points of some dice."""
        self.axes[:, :, where] = other.axes
        self.arms[:, :, where] = other.arms
        self.heights[:, where] = other.heights
        self.kinds[:, where] = other.kinds
        self.gaps[:, where] = other.gaps
        if self.inside is not None and other.inside is not None:
            self.inside[:, where] = other.inside


class SupportFinder:
    """Finds the support points of dice on one table."""

    def __init__(self, world: World) -> None:
        self._terrain = world.terrain
        self._stacking = world.stacking
        self._surfaces = world.surfaces

    def standing(self, dice: Dice) -> SupportPoints:
        """The corners of the bottom faces, from the lowest up."""
        return self.on(dice, bottom_axes(dice.frames, dice.half_mm), CORNER_SIGNS)

    def on(self, dice: Dice, axes: Floats, signs: Floats) -> SupportPoints:
        """Points of bottom faces with those axes."""
        arms = bottom_points(axes, signs)
        under = self._terrain.under(arms + dice.places)
        self._stacking.lift(dice, under)
        gaps = under.z - under.heights
        return SupportPoints(axes, arms, under.heights, under.kinds, gaps, under.inside)

    def grip(self, dice: Dice, support: SupportPoints) -> Grip:
        """How the ground answers each point."""
        return self._surfaces.grip(support.kinds, dice.liveliness, dice.grip)
