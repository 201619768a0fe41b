"""Where a thrower stands and what there is to be seen from there."""

from dataclasses import dataclass, fields
from typing import Final

from dexterity.hand.feel import RELEASE_HEIGHT_MM
from dexterity.values.vectors import Vec3

LINE_MM: Final = -500.0
"""Where a die waits to be thrown, along y: half a metre before the middle of the table."""

ON_TABLE_BACK_MM: Final = 110.0
"""How far back a die that lies on the table can wait at most: the table ends at -650."""

BELOW_EDGE_MM: Final[Vec3] = (0.0, -720.0, -30.0)
"""Where a hand under the table waits: past the edge by a fist, its die not yet fallen, which it
is at -60. Nearer: it would scrape the edge."""


@dataclass(frozen=True, slots=True)
class Stance:
    """A plain throw's stance, and what requirements make of it; stances add up."""

    back_mm: float = 0.0
    """How far behind the usual line."""
    below_edge: bool = False
    """The hand is under the table's near edge."""
    turned_away: bool = False
    """The back is to the table; there is a small mirror."""
    low_eye: bool = False
    """The eye is at the table's height."""
    one_eye: bool = False
    """A hand covers the target, and nothing tells how far away it is."""
    lights_out: bool = False
    """It is dark from when the die is taken until it rests."""
    raised_mm: float = 0.0
    """How high above the table a die waits that would lie on it."""

    @property
    def takes_sight(self) -> bool:
        """Whether eyes cannot follow where a throw would go: in the dark, without depth, along the
        table's top, or with the table only in a mirror. Under a table's edge, they can."""
        return self.lights_out or self.one_eye or self.low_eye or self.turned_away

    def and_also(self, other: "Stance") -> "Stance":
        """Both at once."""
        pairs = ((getattr(self, part.name), getattr(other, part.name)) for part in fields(self))
        return Stance(*(max(one, another) for one, another in pairs))

    def rest_mm(self) -> Vec3:
        """Where a die waits that is held in the hand."""
        x, y, z = BELOW_EDGE_MM if self.below_edge else (0.0, LINE_MM, RELEASE_HEIGHT_MM)
        return x, y - self.back_mm, z

    def table_rest_mm(self, half_mm: float) -> Vec3:
        """Where a die waits that lies on the table."""
        return 0.0, LINE_MM - min(self.back_mm, ON_TABLE_BACK_MM), half_mm + self.raised_mm


PLAIN: Final = Stance()
