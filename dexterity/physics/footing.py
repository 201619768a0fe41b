"""What dice stand on: points of their bottom faces and the ground below each."""

from dataclasses import dataclass

from dexterity.physics.contact import Grip
from dexterity.physics.cube import CORNER_SIGNS, Floats, Ints, bottom_axes, bottom_points
from dexterity.physics.dice import Dice
from dexterity.physics.setting import Setting


@dataclass(slots=True)
class Footing:
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

    def replace(self, where: Ints, other: "Footing") -> None:
        """Take over the footing of some dice."""
        self.axes[:, :, where] = other.axes
        self.arms[:, :, where] = other.arms
        self.heights[:, where] = other.heights
        self.kinds[:, where] = other.kinds
        self.gaps[:, where] = other.gaps
        if self.inside is not None and other.inside is not None:
            self.inside[:, where] = other.inside


class Footings:
    """Finds the footing of dice on one table."""

    def __init__(self, setting: Setting) -> None:
        self._ground = setting.ground
        self._piled = setting.piled
        self._surfaces = setting.surfaces

    def standing(self, dice: Dice) -> Footing:
        """The corners of the bottom faces, from the lowest up."""
        return self.on(dice, bottom_axes(dice.frames, dice.half_mm), CORNER_SIGNS)

    def on(self, dice: Dice, axes: Floats, signs: Floats) -> Footing:
        """Points of bottom faces with those axes."""
        arms = bottom_points(axes, signs)
        under = self._ground.under(arms + dice.places)
        self._piled.lift(dice, under)
        gaps = under.z - under.heights
        return Footing(axes, arms, under.heights, under.kinds, gaps, under.inside)

    def grip(self, dice: Dice, footing: Footing) -> Grip:
        """How the ground answers each point."""
        return self._surfaces.grip(footing.kinds, dice.liveliness, dice.grip)
