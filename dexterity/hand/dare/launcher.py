"""What sets a die in motion where fingers do not let go of it: a tool that the pointer leads."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import cos, sin
from typing import Final

from dexterity.hand.dare.lying import laid_flat
from dexterity.hand.dare.stance import Stance
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.values.launch import Launch, Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Quaternion, Vec2, Vec3

HALF_MM: Final = 8.0
"""Half a die: how high its middle is where it lies."""

STEP_S: Final = 1 / 240
"""Between the poses of a motion that is made, not led: the step of the physics."""


class Launcher(ABC):
    """A tool and its die: where both wait, and how a toss moves the tool."""

    tool: Tool
    lofts: bool = True
    """Whether the loft of a throw means anything to it: what strikes along the table has none."""

    def rest_mm(self, stance: Stance) -> Vec3:
        """Where the die waits."""
        return stance.table_rest_mm(HALF_MM)

    def waits_mm(self, rest_mm: Vec3) -> Vec2:
        """Where the hand takes hold of the tool: at the die, unless it has to be led there."""
        return rest_mm[:2]

    def launch(self, rest_mm: Vec3, orientation: Quaternion) -> Launch:
        """The die as the flight begins: lying there."""
        return Launch(rest_mm, (0.0, 0.0, 0.0), laid_flat(orientation), (0.0, 0.0, 0.0))

    @abstractmethod
    def motion(self, toss: Toss, rest_mm: Vec3) -> ToolMotion:
        """How the tool moves for a toss: its speed, direction and loft, and how far beside the
        die's middle it is led."""


class Leading(Launcher):
    """A tool that is where the pointer is, at every moment."""

    @abstractmethod
    def poses(self, path: Track, rest_mm: Vec3, loft_rad: float) -> Sequence[ToolPose]:
        """Where the tool is along the hand's path; a pose hangs on no later sample."""

    @abstractmethod
    def begins(self, path: Track, rest_mm: Vec3) -> int | None:
        """The sample with which the flight begins; None as long as the tool is of no consequence.

        Who dithers beside the die for a minute makes no flight of a minute.
        """


class Loosing(Launcher):
    """A tool that is made ready by the pointer and does the rest when it is let go."""

    @abstractmethod
    def toss(self, path: Track, rest_mm: Vec3, loft_rad: float) -> Toss | None:
        """What letting go at the end of the path gives; None if nothing."""


def ahead_mm(place_mm: Vec2, direction_rad: float, along_mm: float, aside_mm: float = 0.0) -> Vec2:
    """A place so far ahead in a direction, and so far to the right of it."""
    right, away = sin(direction_rad), cos(direction_rad)
    return (
        place_mm[0] + along_mm * right + aside_mm * away,
        place_mm[1] + along_mm * away - aside_mm * right,
    )
