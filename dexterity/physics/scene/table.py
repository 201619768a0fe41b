"""The table as a value: its top, the target on it, the props and the dice lying there."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from dexterity.content.target import Target
from dexterity.errors import TableError
from dexterity.physics.scene.checks import faults_of_table
from dexterity.physics.scene.materials import TOUCHES, Material, Touch
from dexterity.physics.scene.props import LyingDie, Prop
from dexterity.values.vectors import Vec2

TABLE_KIND: Final = 0
BOARD_KIND: Final = 1
HOLE_KIND: Final = 2
FIRST_PROP_KIND: Final = 3
NO_KIND: Final = 63
"""Below a point past the table's edge: nothing."""

TABLE_SIZE_MM: Final = (1300.0, 1300.0)
"""The table of the game: an arm's reach and a half to either side of the target."""


@dataclass(frozen=True, slots=True)
class Table:
    """A rectangle of wood with its top at height 0, its middle at the origin."""

    size_mm: Vec2 = TABLE_SIZE_MM
    material: Material = Material.WOOD
    target: Target | None = None
    target_at_mm: Vec2 = (0.0, 0.0)
    target_material: Material = Material.CARD
    hole_material: Material = Material.FELT
    props: tuple[Prop, ...] = ()
    lying: tuple[LyingDie, ...] = ()
    touches: Mapping[Material, Touch] = field(default_factory=lambda: TOUCHES)
    """How a die of resin meets each material."""

    def __post_init__(self) -> None:
        for fault in faults_of_table(self):
            raise TableError(fault)

    def names(self) -> tuple[str, ...]:
        """What each kind of thing to touch is called, by its number."""
        dice = (f"die {number}" for number in range(len(self.lying) + 1))
        return ("table", "board", "hole", *(prop.name for prop in self.props), *dice)

    def materials(self) -> tuple[Material, ...]:
        """What each kind of thing to touch is made of."""
        props = (prop.material for prop in self.props)
        dice = (Material.RESIN for _ in range(len(self.lying) + 1))
        return (self.material, self.target_material, self.hole_material, *props, *dice)

    def die_kind(self, number: int) -> int:
        """The kind of the thrown die (0) or of the lying ones (from 1)."""
        return FIRST_PROP_KIND + len(self.props) + number

    @property
    def tool_kind(self) -> int:
        """The kind of the tool that sets the die in motion: after the last die."""
        return self.die_kind(1 + len(self.lying))
