"""Nose: the die lies on a nose that nods, and is flung off it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dexterity.hand.dare.claims import FLIES, Thing
from dexterity.hand.dare.launcher import HALF_MM, Leading, ahead_mm
from dexterity.hand.dare.nod import Nod
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.second_forms import touched_in_flight
from dexterity.hand.dare.stance import Stance
from dexterity.hand.dare.strike import STRUCK, Strike, beside_mm, strike_speed
from dexterity.hand.error import Strain
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.units import DEGREE
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Vec3

HEIGHT_MM: Final = 150.0
"""How high a nose is above the table: with the chin nearly on it."""

NOD: Final = Nod(reach_mm=70.0, idle_mm=6.0, from_tilt_rad=0.0, to_tilt_rad=22.0 * DEGREE)
"""Level as long as the die only lies there."""

LOFT_RAD: Final = 15.0 * DEGREE
"""How steeply a nose nods by default. Steeper, at 35 degrees: dice come down on the target, with no
bounce before it, or do not reach it. Flatter, at 5: a hand that nods at a metre a second within 120
mm pulls the nose away from under its die."""

BESIDE: Final = 0.3
"""How much of what a hand is off a nose is off below its die: nobody balances one on the rim."""

STANDS_S: Final = 0.1
"""How long the nose is there after it stopped, for all to see."""


class Nose(Leading):
    """A small plate that the die lies on."""

    tool = Tool.NOSE

    def rest_mm(self, stance: Stance) -> Vec3:
        return stance.table_rest_mm(HEIGHT_MM + HALF_MM)

    def poses(self, path: Track, rest_mm: Vec3, loft_rad: float) -> Sequence[ToolPose]:
        x, y, z = rest_mm
        return NOD.poses(path, (x, y, z - HALF_MM), loft_rad)

    def begins(self, path: Track, rest_mm: Vec3) -> int | None:
        """With the last pose that is still below the die, before any that is not."""
        poses = self.poses(path, rest_mm, 0.0)
        still = poses[0].place_mm
        moved = (number for number, pose in enumerate(poses) if pose.place_mm != still)
        return next((number - 1 for number in moved), None)

    def motion(self, toss: Toss, rest_mm: Vec3) -> ToolMotion:
        strike = Strike(strike_speed(toss), NOD.reach_mm - 10.0, 10.0, 0.0)
        along, aside = (BESIDE * off for off in beside_mm(toss, rest_mm))
        x, y = ahead_mm(rest_mm[:2], toss.direction_rad, along, aside)
        begins = (x, y, rest_mm[2] - HALF_MM)
        poses = [
            NOD.pose(
                at_s,
                begins,
                ahead_mm((0.0, 0.0), toss.direction_rad, strike.gaining_mm + gone),
                toss.direction_rad,
                toss.loft_rad,
            )
            for at_s, gone in strike.steps()
        ]
        stands = replace(poses[-1], at_s=poses[-1].at_s + STANDS_S)
        return ToolMotion(self.tool, (*poses, stands))


STRAIN: Final = Strain(speed=1.8, direction=1.8)
"""Nobody looks along their nose. So strained, a regular hand hits the classic target with 60 of
100 at 0.9 m/s, and nodding level with 70 at 1 m/s; unstrained with 70 and 80."""

PIECE: Final = Piece(
    "nose",
    claims={Thing.LAUNCH: Tool.NOSE, Thing.LIES: Tool.NOSE, Thing.COURSE: FLIES},
    otherwise=touched_in_flight("nose"),
    launcher=Nose(),
    proof=STRUCK,
    strain=STRAIN,
    loft_rad=LOFT_RAD,
)
