"""Strokes that fail their requirement and nothing else, or go wrong for where one stands."""

from random import Random
from typing import Final

from dexterity.hand.dare.stance import BELOW_EDGE_MM
from tools.dare_making.course import Course, Line, Loop, Stay, Swing
from tools.dare_making.drawn import Draw, Drawn, Expects, Recipe
from tools.dare_making.passing import (
    BELOW_MM,
    WAITS,
    drawn,
    plain,
    sticky_wrist,
    swing,
    under_leg,
)


def landed(luck: Random) -> Drawn:
    """0.2 s to take-off, 0.7 s in the air, and let go 0.15 s after that."""
    late = drawn(Stay(0.6), swing(luck))
    return late.cued("jumped", late.ends_s - 1.05)


def beside_the_gap(luck: Random) -> Drawn:
    """Straight on while the leg is farthest to the right."""
    return under_leg(luck, 0.6)


def hasty(luck: Random) -> Drawn:
    """Thrown before the light is out."""
    quick = Swing(round(luck.uniform(1350.0, 1550.0), 1), back_s=0.1)
    return Drawn(Course((quick,), begins_s=0.95).samples()).cued("tossed", 0.0)


def short_of_a_turn(luck: Random) -> Drawn:
    """Round by 300 degrees, and from there the swing turns neither on nor back."""
    return drawn(WAITS, Loop(42.0, 300.0, 0.45, 240.0), swing(luck))


def one_hand_first(luck: Random) -> Drawn:
    """The other hand lets go 0.2 s before."""
    early = plain(luck)
    return early.cued("other_down", early.begins_s).cued("other_up", early.ends_s - 0.2)


def held_too_long(luck: Random) -> Drawn:
    """Caught, held for a while, and only then thrown."""
    course = Course((Stay(0.6), swing(luck)), begins_s=0.95)
    return Drawn(course.samples()).cued("tossed", 0.0)


def above_the_edge(luck: Random) -> Drawn:
    """So far past where the die waited that the hand is 24 mm above the table's top."""
    high = Swing(round(luck.uniform(2100.0, 2900.0), 1), ahead_mm=24.0 - BELOW_EDGE_MM[2])
    return drawn(WAITS, high, loft_deg=62.0, begins_mm=BELOW_MM)


def rash(luck: Random) -> Drawn:
    """A swing of half the usual time."""
    jerk = Swing(round(luck.uniform(1500.0, 1700.0), 1), swing_s=0.16, ahead_mm=30.0)
    return drawn(WAITS, jerk)


def pulled_off(luck: Random) -> Drawn:
    """150 mm to the right and back before the turn: the wrist comes off."""
    turn, aside = sticky_wrist(luck), drawn(Line(150.0, 0.0, 0.3), Line(-150.0, 0.0, 0.3))
    later = tuple((round(at_s + 0.608, 6), x, y) for at_s, x, y in turn.samples)
    return Drawn((*aside.samples, *later))


def fails(
    requirement: str, what: str, draw: Draw, *beside: str, measured: float | None = None
) -> Recipe:
    """A stroke that fails one requirement of several."""
    expects = Expects(failed=(requirement,), measured=measured)
    return Recipe(requirement, what, draw, expects, beside)


def goes_wrong(requirement: str, what: str, *beside: str) -> Recipe:
    """A plain throw's stroke that hits, but not so."""
    return Recipe(requirement, what, plain, Expects(hit=False, hit_plainly=True), beside)


def changes_nothing(requirement: str) -> Recipe:
    """A requirement that changes but the view: a throw that misses misses with it."""
    what = "a short throw is as short whatever the thrower sees"
    expects = Expects(hit=False, hit_plainly=False, as_plain=True)
    return Recipe(requirement, what, lambda luck: drawn(WAITS, swing(luck, 700.0, 900.0)), expects)


FAILING: Final = (
    fails("jump", "let go 150 ms after coming down", landed, "blind", measured=150.0),
    fails("box_bounce", "straight at the target, past the box", plain, "blind", measured=0.0),
    fails("under_leg", "past the leg, beside the gap", beside_the_gap, "blind"),
    fails("blind", "let go 50 ms before it is dark", hasty, "hot_potato", measured=-50.0),
    fails("pirouette", "300 degrees round", short_of_a_turn, "blind"),
    fails("spinning_top", "thrown without a twist", plain, "blind"),
    goes_wrong("back_turned", "thrown as ever, it goes backwards", "blind"),
    fails("prayer", "one hand lets go 200 ms before", one_hand_first, "blind", measured=200.0),
    goes_wrong("from_afar", "thrown as ever, it falls short", "blind"),
    fails("ricochet", "a single bounce", plain, "blind", measured=1.0),
    goes_wrong("friend", "thrown as ever, the neighbour's hand lags", "blind"),
    changes_nothing("ground_level"),
    fails("hot_potato", "held for 1050 ms", held_too_long, "blind", measured=1050.0),
    goes_wrong("clumsy", "thrown as ever, it goes to the other side", "blind"),
    fails("under_table", "let go 24 mm above the edge", above_the_edge, "blind", measured=24.0),
    fails("crossed_wrists", "straight back and forth", plain, "blind", measured=0.0),
    fails("pinkies", "too rash: the die slips out", rash, "blind", measured=0.0),
    fails("sticky_wrist", "pulled off by 150 mm", pulled_off, "blind", measured=60.0),
    changes_nothing("wink"),
)
"""Of the tools, see `tools/dare_making/with_tools.py`."""
