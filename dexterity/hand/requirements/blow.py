"""Blow: hold to draw breath, let go to blow; the air pushes the die along the table."""

from math import atan2
from typing import Final

from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.launcher import Loosing, ahead_mm
from dexterity.hand.dare.pace import WIDEST_RAD, limited
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.strike import STRUCK, beside_mm
from dexterity.hand.error import Strain
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track, duration_s
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Vec3

MOUTH_MM: Final = 120.0
"""How far behind the die the mouth is."""

BEHIND_MM: Final = 30.0
"""How far behind the die at least the pointer counts: beside it or ahead of it, the mouth would not
see the target over the die."""

SHORTEST_S, LONGEST_S = 0.15, 1.4
"""From a breath that is nothing to one that fills the lungs."""

LEAST_MM_S, MOST_MM_S = 300.0, 2600.0
"""What they are meant to give a die."""

FADES_S: Final = 0.3
"""How long a breath lasts; it fades from the first moment on."""

HOLDS_MM_S2: Final = 3000.0
PUSH_PER_S: Final = 13.0
"""How hard a breath pushes at the mouth: what a die at rest needs to move at all, and so much more
for each mm/s that it is to get."""

HARDEST_MM_S2: Final = 60_000.0
"""No lungs blow harder."""

BESIDE: Final = 1.0
"""A mouth is off as far as a hand."""


class Breath(Loosing):
    """A jet from behind the die."""

    tool = Tool.BREATH
    lofts = False

    def toss(self, path: Track, rest_mm: Vec3, loft_rad: float) -> Toss | None:
        """From where the hand is towards the die; harder the longer the breath was drawn."""
        drawn_s = duration_s(path)
        if drawn_s < SHORTEST_S:
            return None
        share = limited((drawn_s - SHORTEST_S) / (LONGEST_S - SHORTEST_S), 0.0, 1.0)
        right = rest_mm[0] - path[-1].x_mm
        away = max(BEHIND_MM, rest_mm[1] - path[-1].y_mm)
        direction = limited(atan2(right, away), -WIDEST_RAD, WIDEST_RAD)
        speed = LEAST_MM_S + share * (MOST_MM_S - LEAST_MM_S)
        return Toss(rest_mm, speed, direction, loft_rad, 0.0)

    def motion(self, toss: Toss, rest_mm: Vec3) -> ToolMotion:
        aside = BESIDE * beside_mm(toss, rest_mm)[1]
        x, y = ahead_mm(rest_mm[:2], toss.direction_rad, -MOUTH_MM, aside)
        hardest = min(HARDEST_MM_S2, HOLDS_MM_S2 + PUSH_PER_S * toss.speed_mm_s)
        place = (x, y, rest_mm[2])
        return ToolMotion(
            self.tool,
            (
                ToolPose(0.0, place, toss.direction_rad, strength_mm_s2=hardest),
                ToolPose(FADES_S, place, toss.direction_rad),
            ),
        )


STRAIN: Final = Strain(speed=2.2, direction=2.0)
"""Lungs are no fingers. So strained, a regular hand hits the classic target with some 70 of 100
at 1.7 m/s; with half of it with 85, as well as by throwing."""

PIECE: Final = Piece(
    "blow",
    claims={Thing.LAUNCH: Tool.BREATH, Thing.COURSE: SLIDES},
    launcher=Breath(),
    proof=STRUCK,
    strain=STRAIN,
)
