"""Aiming on a table on which things move."""

from dataclasses import replace
from math import pi

from dexterity.physics.scene.props import Paddle, Wheel
from dexterity.physics.scene.table import Table
from dexterity.session.awaited_throw import AwaitedThrow
from dexterity.ui.throwing.aiming import Aiming
from dexterity.ui.world.moment import Moment
from dexterity.values.vectors import Quaternion, Vec3


class MovingAiming(Aiming):
    """A die in the hand while things move on the table.

    What lies ahead is foreseen without them: where they will be, the player has to judge.
    """

    def __init__(self, turn: AwaitedThrow, table: Table, orientation: Quaternion) -> None:
        still = tuple(prop for prop in table.props if not isinstance(prop, Paddle | Wheel))
        super().__init__(replace(table, props=still), turn.die, orientation, turn.dare)
        self.clock_s = 0.0
        self._wheels = tuple(prop for prop in table.props if isinstance(prop, Wheel))

    def moment(self, place_mm: Vec3) -> Moment:
        turns = tuple(
            (wheel.turn_rad + wheel.spin_rad_s * self.clock_s) % (2 * pi) for wheel in self._wheels
        )
        return replace(super().moment(place_mm), at_s=self.clock_s, wheel_turns=turns)
