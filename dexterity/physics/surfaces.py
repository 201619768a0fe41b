"""How each kind of thing on a table answers a die."""

import numpy as np

from dexterity.physics.contact import Grip
from dexterity.physics.cube import Floats, Ints
from dexterity.physics.materials import Material
from dexterity.physics.table import NO_KIND, Table


class Surfaces:
    """Restitution and friction by kind, for dice of their own liveliness and grip."""

    def __init__(self, table: Table, tool: Material | None = None) -> None:
        """`tool`: what the tool is made of that sets dice in motion."""
        self._restitution = np.zeros(NO_KIND + 1)
        self._friction = np.zeros(NO_KIND + 1)
        for kind, material in enumerate((*table.materials(), *([tool] if tool else ()))):
            self._restitution[kind] = table.touches[material].restitution
            self._friction[kind] = table.touches[material].friction

    def grip(self, kinds: Ints, liveliness: Floats, grip: Floats) -> Grip:
        """How contacts with those kinds answer dice of that liveliness and grip."""
        restitution = np.minimum(self._restitution.take(kinds) * liveliness, 1.0)
        return Grip(restitution, self._friction.take(kinds) * grip)
