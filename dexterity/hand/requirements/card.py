"""Card catapult: the die lies on a card that is bent back and let go."""

from dataclasses import replace
from math import atan2, ceil, cos, dist, pi, sin
from typing import Final

from dexterity.hand.dare.claims import FLIES, Thing
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.launcher import HALF_MM, STEP_S, Loosing, ahead_mm
from dexterity.hand.dare.pace import limited
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Proof, Witness
from dexterity.hand.dare.stance import Stance
from dexterity.hand.dare.strike import strike_speed
from dexterity.hand.feel import FULL_PULL_MM, SLING_DEAD_MM
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.hand.ways.power import speed_from_power, within_scale
from dexterity.units import DEGREE
from dexterity.values.landing import FlightFacts
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Vec2, Vec3

HEIGHT_MM: Final = 40.0
"""How high the card is, which is level where it is held back: on the edge of a small box."""

ARM_MM: Final = 70.0
"""From the fold, about which the card turns, to the die."""

MIDDLE_MM: Final = 45.0
"""From the fold to the middle of the card."""

LOFT_RAD: Final = 30.0 * DEGREE
LEAST_LOFT_RAD, MOST_LOFT_RAD = 20.0 * DEGREE, 75.0 * DEGREE
"""How steeply the die leaves by default, at the least and at the most. At the default, a regular
hand hits the classic target with 63 of 100 at 1.2 m/s; at 45 degrees with 57 at best. Lower: the
card turns so far that the die slides off its end on the way. Higher: it hardly turns at all."""

MOST_MM_S: Final = 2600.0
"""Faster than this its end would be faster than a tool may go."""

STANDS_S: Final = 0.1
"""How long the card is there after it stopped, for all to see."""


LEAST_FLOWN_CM: Final = 10.0
"""How far a die must fly that the card has flung, where one that reaches the target flies some 20.
Off a card that was hardly bent, it slides when that has long stopped, and comes down 2 or 3 cm on.
Less: half a bend, which tips it off at half a metre a second (7 cm), would do."""


def flown_cm(_deed: Deed, feat: FlightFacts) -> float:
    """How far from where it left the card the die came down."""
    return feat.tool_flung_mm / 10.0


class Card(Loosing):
    """The arm of a catapult: folded ahead of the die, it springs up and stops dead."""

    tool = Tool.CARD

    def rest_mm(self, stance: Stance) -> Vec3:
        return stance.table_rest_mm(HEIGHT_MM + HALF_MM)

    def toss(self, path: Track, rest_mm: Vec3, loft_rad: float) -> Toss | None:
        """The other way than the pull, and harder the longer it is."""
        x, y = path[-1].x_mm - rest_mm[0], path[-1].y_mm - rest_mm[1]
        pull = dist((0.0, 0.0), (x, y))
        if pull < SLING_DEAD_MM:
            return None
        power = within_scale((pull - SLING_DEAD_MM) / (FULL_PULL_MM - SLING_DEAD_MM))
        speed = min(MOST_MM_S, speed_from_power(power))
        return Toss(rest_mm, speed, atan2(-x, -y), loft_rad, 0.0)

    def motion(self, toss: Toss, rest_mm: Vec3) -> ToolMotion:
        """Evenly faster from level to where the die shall leave, and there it stops."""
        stops = pi / 2 - limited(toss.loft_rad, LEAST_LOFT_RAD, MOST_LOFT_RAD)
        turning_rad_s = min(MOST_MM_S, strike_speed(toss)) / ARM_MM
        lasts_s = 2.0 * stops / turning_rad_s
        # It stops on a step: within one, the last push would be a weaker one.
        waits_s = STEP_S * ceil(lasts_s / STEP_S) - lasts_s
        fold = ahead_mm(rest_mm[:2], toss.direction_rad, ARM_MM)
        poses = []
        for number in range(ceil(lasts_s / STEP_S) + 1):
            at_s = number * STEP_S
            share = limited((at_s - waits_s) / lasts_s, 0.0, 1.0)
            poses.append(_pose(at_s, fold, stops * share * share, toss.direction_rad))
        stands = replace(poses[-1], at_s=poses[-1].at_s + STANDS_S)
        return ToolMotion(self.tool, (*poses, stands))


def _pose(at_s: float, fold_mm: Vec2, angle_rad: float, direction_rad: float) -> ToolPose:
    """The card when it has sprung up by an angle."""
    x, y = ahead_mm(fold_mm, direction_rad, -MIDDLE_MM * cos(angle_rad))
    z = HEIGHT_MM + MIDDLE_MM * sin(angle_rad)
    return ToolPose(at_s, (x, y, z), direction_rad, angle_rad)


CARD: Final = "card"

ON_CARD: Final = Piece(
    "card",
    claims={Thing.LIES: CARD},
    stance=Stance(raised_mm=HEIGHT_MM),
    stands=CARD,
)
"""Where something else strikes the die or blows at it, the card is what it lies on."""

PIECE: Final = Piece(
    "card",
    claims={Thing.LAUNCH: Tool.CARD, Thing.LIES: CARD, Thing.COURSE: FLIES},
    otherwise=ON_CARD,
    launcher=Card(),
    proof=Proof(flown_cm, LEAST_FLOWN_CM, Witness.FLIGHT),
    loft_rad=LOFT_RAD,
)
