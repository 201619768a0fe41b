"""A target: a board with painted areas and holes, and what lies under any point of it."""

from dataclasses import dataclass, field
from typing import NewType, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dexterity.content.names import Names
from dexterity.content.shapes import Shape
from dexterity.values.landing import Ground, Zone

TargetId = NewType("TargetId", str)
"""The stem of the file the target was read from."""

Codes = NDArray[np.intp]

OUTSIDE_CODE = 0
HOLE_CODE = 1
BARE_CODE = 2
"""Board that no area covers. It counts as bones, and the checker refuses targets that show any."""
FIRST_AREA_CODE = 3


@dataclass(frozen=True, slots=True)
class Area:
    """A painted part of the board: a section, the centre, or bones."""

    zone: Zone
    value: int
    shape: Shape


@dataclass(frozen=True, slots=True)
class Hole:
    """Where the board is cut through; a die can stay in it."""

    shape: Shape


@dataclass(frozen=True, slots=True)
class Target:
    """A board, seen from above; millimetres from its middle, y away from the thrower."""

    id: TargetId
    names: Names
    thickness_mm: float
    outline: Shape
    areas: tuple[Area, ...]
    """In the order of painting: a later one covers the earlier."""
    holes: tuple[Hole, ...]
    _grounds: tuple[Ground, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        unpainted = (Ground(Zone.OUTSIDE), Ground(Zone.HOLE), Ground(Zone.BONES))
        painted = tuple(Ground(area.zone, area.value) for area in self.areas)
        object.__setattr__(self, "_grounds", unpainted + painted)

    def grounds(self, x: ArrayLike, y: ArrayLike) -> Codes:
        """What lies under each point, as codes that `ground` explains."""
        on_board = self.outline.contains(x, y)
        codes = np.where(on_board, BARE_CODE, OUTSIDE_CODE).astype(np.intp)
        for code, area in enumerate(self.areas, FIRST_AREA_CODE):
            codes[on_board & area.shape.contains(x, y)] = code
        for hole in self.holes:
            codes[on_board & hole.shape.contains(x, y)] = HOLE_CODE
        return codes

    def ground(self, code: SupportsIndex) -> Ground:
        """What a code of `grounds` stands for."""
        return self._grounds[code]

    def ground_at(self, x_mm: float, y_mm: float) -> Ground:
        """What lies under one point."""
        return self.ground(int(self.grounds(x_mm, y_mm)))
