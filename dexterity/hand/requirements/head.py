"""Head: the die is tossed up and comes down on a head, which heads it on."""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil, cos, floor, sin, sqrt
from typing import Final

from dexterity.hand.dare.claims import FLIES, Thing
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.launcher import STEP_S, Leading, ahead_mm
from dexterity.hand.dare.lying import laid_flat
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.nod import Nod
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Proof, Witness
from dexterity.hand.dare.second_forms import touched_in_flight
from dexterity.hand.dare.stance import Stance
from dexterity.hand.dare.strike import Strike, beside_mm, strike_speed
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.units import DEGREE, GRAVITY_MM_S2
from dexterity.values.landing import FlightFacts
from dexterity.values.launch import Launch, Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Quaternion, Vec3

FROM_MM: Final = 250.0
"""Where the die is tossed up."""

UP_MM_S: Final = 3000.0
"""How fast: it comes down again 0.6 s later. Slower: nobody gets ready for it. Faster: it leaves
the picture."""

HEIGHT_MM: Final = 170.0
BEHIND_MM: Final = 30.0
"""Where the middle of a head waits: so far below all this, and so far behind the die that it comes
down well on it even if the head has not moved, or already has."""

NOD: Final = Nod(reach_mm=75.0, idle_mm=0.0, from_tilt_rad=18.0 * DEGREE, to_tilt_rad=18.0 * DEGREE)
"""Leaning more, at 25 degrees, a head that just waits lets every fourth die hit the target; less,
at 10, no more than that hit even if well headed. Going farther, a head that went too soon would be
past the die when it comes down."""

LOFT_RAD: Final = 0.0
"""A head goes straight ahead by default: a regular hand then hits the classic target with some 52
of 100 at 0.85 m/s. Steeper, at 20 degrees, with 26: most come down on the target at once."""

OFF: Final = 2.0
"""By how much more than a hand a head is off, and it is late or early by as far as it is behind or
ahead: at a metre a second, by 16 ms for a regular hand."""

TOUCHES_MM: Final = 9.0
"""How far the middle of a die is from what it comes down on, with one corner or another."""


class Head(Leading):
    """A broad plate that leans ahead."""

    tool = Tool.HEAD

    def rest_mm(self, stance: Stance) -> Vec3:
        return stance.table_rest_mm(FROM_MM)

    def launch(self, rest_mm: Vec3, orientation: Quaternion) -> Launch:
        return Launch(rest_mm, (0.0, 0.0, UP_MM_S), laid_flat(orientation), (0.0, 0.0, 0.0))

    def poses(self, path: Track, rest_mm: Vec3, loft_rad: float) -> Sequence[ToolPose]:
        return NOD.poses(path, (rest_mm[0], rest_mm[1] - BEHIND_MM, HEIGHT_MM), loft_rad)

    def begins(self, path: Track, rest_mm: Vec3) -> int | None:
        """At once: taking hold is what tosses the die."""
        return 0

    def motion(self, toss: Toss, rest_mm: Vec3) -> ToolMotion:
        """At its speed from well before the die comes down until well after."""
        strike = Strike(strike_speed(toss), 60.0, 60.0, 30.0)
        meets_s = falls_to_s(HEIGHT_MM + TOUCHES_MM * cos(NOD.to_tilt_rad))
        ready_s = meets_s - strike.even_mm / 2 / strike.speed_mm_s
        begins, ends = ready_s + strike.begins_s, ready_s + strike.ends_s
        steps = range(max(0, floor(begins / STEP_S)), ceil(ends / STEP_S) + 1)
        poses = []
        for at_s in (step * STEP_S for step in steps):
            gone = strike.along_mm(at_s - ready_s) - strike.even_mm / 2
            poses.append(_pose(at_s, gone, toss, rest_mm))
        return ToolMotion(self.tool, tuple(poses))


def _pose(at_s: float, gone_mm: float, toss: Toss, rest_mm: Vec3) -> ToolPose:
    """The head when it is so far past where it meets the die, off as the hand is off."""
    along, aside = (OFF * off for off in beside_mm(toss, rest_mm))
    level = along + gone_mm * cos(toss.loft_rad) - TOUCHES_MM * sin(NOD.to_tilt_rad)
    x, y = ahead_mm(rest_mm[:2], toss.direction_rad, level, aside)
    z = HEIGHT_MM + gone_mm * sin(toss.loft_rad)
    return ToolPose(at_s, (x, y, z), toss.direction_rad, NOD.to_tilt_rad)


def falls_to_s(height_mm: float) -> float:
    """When the die comes down to a height."""
    fall = FROM_MM - height_mm
    return (UP_MM_S + sqrt(UP_MM_S**2 + 2.0 * GRAVITY_MM_S2 * fall)) / GRAVITY_MM_S2


def headed(_deed: Deed, feat: FlightFacts) -> float:
    """1 if nothing touched the die before the head did."""
    return 1.0 if feat.touched[:1] == (Tool.HEAD,) else 0.0


def rehearse(movement: Movement, off_s: float) -> Movement:
    """A head that comes late is still behind where it should meet the die."""
    toss = movement.toss
    x, y = ahead_mm(toss.place_mm[:2], toss.direction_rad, -toss.speed_mm_s * off_s / OFF)
    return replace(movement, toss=replace(toss, place_mm=(x, y, toss.place_mm[2])))


PIECE: Final = Piece(
    "head",
    claims={Thing.LAUNCH: Tool.HEAD, Thing.LIES: Tool.HEAD, Thing.COURSE: FLIES},
    otherwise=touched_in_flight("head"),
    launcher=Head(),
    proof=Proof(headed, 1.0, Witness.FLIGHT),
    loft_rad=LOFT_RAD,
    rehearse=rehearse,
    timed=True,
)
