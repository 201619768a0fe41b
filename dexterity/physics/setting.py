"""What all dice of a run share: the table made ready, all dice, and the log of hits."""

from dataclasses import dataclass

from dexterity.physics.dice import Dice
from dexterity.physics.ground import Ground
from dexterity.physics.guide import Guide
from dexterity.physics.hits import HitLog
from dexterity.physics.piled import Piled
from dexterity.physics.surfaces import Surfaces
from dexterity.physics.table import Table
from dexterity.physics.tool_touches import ToolTouches


@dataclass(frozen=True, slots=True)
class Wielded:
    """The tool of a run: how it is led, lane by lane, and whom it touched."""

    guide: Guide
    touches: ToolTouches
    kind: int
    """What it counts as when a die touches it."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One table, for as many lanes as there are."""

    table: Table
    ground: Ground
    surfaces: Surfaces
    everyone: Dice
    piled: Piled
    log: HitLog
    wielded: Wielded | None = None
