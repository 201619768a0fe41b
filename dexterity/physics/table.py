"""The table as a value: its top, the target on it, the props and the dice lying there."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from math import isfinite
from typing import Final

from dexterity.content.target import Target
from dexterity.errors import DexterityError
from dexterity.physics.materials import TOUCHES, Material, Touch
from dexterity.physics.props import LyingDie, Prop
from dexterity.values import Vec2

TABLE_KIND: Final = 0
BOARD_KIND: Final = 1
HOLE_KIND: Final = 2
FIRST_PROP_KIND: Final = 3
NO_KIND: Final = 63
"""Below a point past the table's edge: nothing."""

MOST_PROPS: Final = 40
"""Kinds are bits of one integer, and no table needs more."""


class TableError(DexterityError):
    """A table that cannot be built."""


@dataclass(frozen=True, slots=True)
class Table:
    """A rectangle of wood with its top at height 0, its middle at the origin."""

    size_mm: Vec2 = (1300.0, 1300.0)
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
        if not all(map(isfinite, _numbers_in((self.size_mm, self.target_at_mm, self.props)))):
            raise TableError("A table needs finite numbers throughout.")
        if min(self.size_mm) <= 0.0 or max(self.size_mm) > 10_000.0:
            raise TableError("A table is more than nothing and at most 10 m on a side.")
        if len(self.props) + len(self.lying) > MOST_PROPS:
            raise TableError(f"A table holds at most {MOST_PROPS} props and dice.")
        if any(prop.height_mm <= 0.0 or prop.reach_mm <= 0.0 for prop in self.props):
            raise TableError("Every prop needs a size and a height.")

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


def _numbers_in(value: object) -> Iterator[float]:
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _numbers_in(part)
    elif is_dataclass(value):
        for part in fields(value):
            yield from _numbers_in(getattr(value, part.name))
