"""A plate that the hand nods ahead and upwards: a nose that a die lies on, a head."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import atan2, cos, hypot, sin
from typing import Final

from dexterity.hand.dare.launcher import ahead_mm
from dexterity.hand.dare.pace import MOST_RAD_S, drawn, limited
from dexterity.hand.track import Track
from dexterity.values.launch import ToolPose
from dexterity.values.vectors import Vec2, Vec3

MOST_MM_S: Final = 2500.0
"""How fast a plate follows at most: no neck is faster. A broad plate that turns on its way has
corners which are twice as fast."""

SURE_MM: Final = 5.0
"""A nod shorter than this has no direction yet: a pixel would turn it."""


@dataclass(frozen=True, slots=True)
class Nod:
    """How far a plate can be nodded, and how far it leans ahead before and after it."""

    reach_mm: float
    """It stops dead there, whatever the hand goes on to do."""
    idle_mm: float
    """How far the hand goes before the plate does."""
    from_tilt_rad: float
    to_tilt_rad: float

    def pose(
        self, at_s: float, from_mm: Vec3, nodded_mm: Vec2, facing_rad: float, loft_rad: float
    ) -> ToolPose:
        """The plate when it has been nodded so far to the right and ahead."""
        length, direction = hypot(*nodded_mm), atan2(*nodded_mm)
        x, y = ahead_mm(from_mm[:2], direction, length * cos(loft_rad))
        share = limited(length / self.reach_mm, 0.0, 1.0)
        tilt = self.from_tilt_rad + share * (self.to_tilt_rad - self.from_tilt_rad)
        return ToolPose(at_s, (x, y, from_mm[2] + length * sin(loft_rad)), facing_rad, tilt)

    def poses(self, path: Track, from_mm: Vec3, loft_rad: float) -> tuple[ToolPose, ...]:
        """Where the plate is along the hand's path, and which way it faces."""
        facing, before_s = 0.0, path[0].at_s
        poses = []
        for sample, nodded in zip(path, self._nods(path), strict=True):
            if hypot(*nodded) > SURE_MM:
                most = MOST_RAD_S * (sample.at_s - before_s)
                facing += limited(atan2(*nodded) - facing, -most, most)
            poses.append(self.pose(sample.at_s, from_mm, nodded, facing, loft_rad))
            before_s = sample.at_s
        return tuple(poses)

    def _nods(self, path: Track) -> Iterator[Vec2]:
        """How far each sample has nodded it: as far as the hand went ahead of where it began."""
        first = before = path[0]
        nodded = (0.0, 0.0)
        for sample in path:
            ahead = max(0.0, sample.y_mm - first.y_mm)
            aside = limited(sample.x_mm - first.x_mm, -ahead, ahead)
            wanted = self._nodded((aside, ahead))
            nodded = drawn(nodded, wanted, MOST_MM_S * (sample.at_s - before.at_s))
            yield nodded
            before = sample

    def _nodded(self, gone_mm: Vec2) -> Vec2:
        """What a hand that went so far has nodded the plate by."""
        gone = hypot(*gone_mm)
        length = limited(gone - self.idle_mm, 0.0, self.reach_mm)
        return drawn((0.0, 0.0), gone_mm, length)
