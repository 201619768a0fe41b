"""What all dice of a run share: the table made ready, all dice, and the log of hits."""

from dataclasses import dataclass

from dexterity.physics.dice import Dice
from dexterity.physics.ground import Ground
from dexterity.physics.hits import HitLog
from dexterity.physics.piled import Piled
from dexterity.physics.surfaces import Surfaces
from dexterity.physics.table import Table


@dataclass(frozen=True, slots=True)
class Setting:
    """One table, for as many lanes as there are."""

    table: Table
    ground: Ground
    surfaces: Surfaces
    everyone: Dice
    piled: Piled
    log: HitLog
