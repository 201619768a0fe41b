"""Strokes that meet their requirement, drawn as the demonstrations show them."""

from collections.abc import Mapping
from math import degrees
from random import Random
from typing import Final

from dexterity.hand.dare.stance import BELOW_EDGE_MM, LINE_MM
from dexterity.hand.requirements.from_afar import STEP_MM
from tools.dare_making.course import Course, Leg, Line, Loop, Place, Stay, Swing
from tools.dare_making.drawn import USUAL_LOFT_DEG, Draw, Drawn

BELOW_MM: Final[Place] = BELOW_EDGE_MM[:2]
AFAR_MM: Final[Place] = (0.0, LINE_MM - STEP_MM)
"""Where hands wait that are elsewhere."""

WAITS: Final = Stay(0.25)
"""The moment that shows where the hand is."""


def swing(luck: Random, slow: float = 1350.0, fast: float = 1600.0, aside: float = 4.0) -> Swing:
    """A good plain swing, as one is like another."""
    return Swing(round(luck.uniform(slow, fast), 1), round(luck.uniform(-aside, aside), 2))


def drawn(*legs: Leg, loft_deg: float = USUAL_LOFT_DEG, begins_mm: Place = (0.0, -500.0)) -> Drawn:
    """A stroke of these legs."""
    return Drawn(Course(legs, begins_mm).samples(), (), loft_deg)


def plain(luck: Random) -> Drawn:
    """Wind up, swing, let go."""
    return drawn(WAITS, swing(luck))


def jump(luck: Random) -> Drawn:
    """A tap, and the swing in the air; let go at the top, which is 0.55 s after the tap."""
    leaps = drawn(WAITS, swing(luck, 1100.0, 1500.0), loft_deg=-15.0)
    return leaps.cued("jumped", leaps.ends_s - 0.55)


def box_bounce(luck: Random) -> Drawn:
    """Hard to the right, where the box stands."""
    hard = round(luck.uniform(2000.0, 2600.0), 1)
    return drawn(WAITS, Swing(hard, round(luck.uniform(26.0, 31.0), 2)))


def under_leg(luck: Random, through_s: float = 1.2) -> Drawn:
    """Past the leg when the gap is straight behind the die, a tenth of a second before let-go."""
    course = Course((WAITS, swing(luck, 1400.0, 1600.0, 2.0)))
    return Drawn(course.ending_at(through_s + 0.09).samples())


def pirouette(luck: Random) -> Drawn:
    """Once round and a little more."""
    return drawn(WAITS, Loop(42.0, 400.0, 0.5, 140.0), swing(luck))


def spinning_top(luck: Random) -> Drawn:
    """A curl."""
    curl = Swing(
        round(luck.uniform(1450.0, 1700.0), 1),
        round(luck.uniform(-8.0, 4.0), 2),
        arc_mm=round(luck.uniform(120.0, 180.0), 1),
    )
    return drawn(WAITS, curl)


def back_turned(luck: Random) -> Drawn:
    """Towards oneself, which is away."""
    return plain(luck).half_turned()


def prayer(luck: Random) -> Drawn:
    """Both hands take hold, and let go together."""
    both = plain(luck)
    return both.cued("other_down", both.begins_s + 0.08).cued("other_up", both.ends_s - 0.016)


def from_afar(luck: Random) -> Drawn:
    """Harder and higher."""
    hard, loft = swing(luck, 1900.0, 2500.0, 3.0), round(luck.uniform(0.0, 15.0), 1)
    return drawn(WAITS, hard, loft_deg=loft, begins_mm=AFAR_MM)


def ricochet(luck: Random) -> Drawn:
    """Down at the table, so that it bounces once more."""
    return drawn(WAITS, swing(luck, 1350.0, 1900.0), loft_deg=round(luck.uniform(-30.0, -15.0), 1))


def friend(luck: Random) -> Drawn:
    """Let go late: the neighbour's hand lags."""
    late = Swing(
        round(luck.uniform(700.0, 1300.0), 1),
        round(luck.uniform(-4.0, 4.0), 2),
        let_go=0.75,
        swing_s=0.3,
    )
    return drawn(WAITS, late)


def hot_potato(luck: Random) -> Drawn:
    """Tossed at once, caught as it comes, thrown on."""
    course = Course((Stay(0.08), swing(luck)), begins_s=0.95)
    return Drawn(course.samples()).cued("tossed", 0.0)


def under_table(luck: Random) -> Drawn:
    """Steeply up past the edge, let go below it."""
    steep = Swing(
        round(luck.uniform(2100.0, 2900.0), 1), round(luck.uniform(-3.0, 3.0), 2), ahead_mm=12.0
    )
    return drawn(WAITS, steep, loft_deg=62.0, begins_mm=BELOW_MM)


def crossed_wrists(luck: Random) -> Drawn:
    """Back, round to the right, and across the way that it came."""
    figure = (Line(0.0, -60.0, 0.2), Loop(34.0, 270.0, 0.3, 180.0), Line(-60.0, 0.0, 0.2))
    return drawn(Stay(0.1), *figure, swing(luck))


def pinkies(luck: Random) -> Drawn:
    """As gently as will do."""
    speed, aside = round(luck.uniform(1350.0, 1500.0), 1), round(luck.uniform(-4.0, 4.0), 2)
    return drawn(WAITS, Swing(speed, aside, back_s=0.4, swing_s=0.4))


def sticky_wrist(luck: Random) -> Drawn:
    """Round the wrist, a hand's length to the left."""
    ahead = round(luck.uniform(-15.0, 20.0), 1)
    turn = Swing(
        round(luck.uniform(1350.0, 1700.0), 1), -degrees(ahead / 140.0), 140.0, ahead_mm=ahead
    )
    return drawn(WAITS, turn)


PASSING: Final[Mapping[str, Draw]] = {
    "jump": jump,
    "box_bounce": box_bounce,
    "under_leg": under_leg,
    "blind": plain,
    "pirouette": pirouette,
    "spinning_top": spinning_top,
    "back_turned": back_turned,
    "prayer": prayer,
    "from_afar": from_afar,
    "ricochet": ricochet,
    "friend": friend,
    "ground_level": plain,
    "hot_potato": hot_potato,
    "clumsy": plain,
    "under_table": under_table,
    "crossed_wrists": crossed_wrists,
    "pinkies": pinkies,
    "sticky_wrist": sticky_wrist,
    "wink": plain,
}
