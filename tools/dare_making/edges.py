"""Strokes at the edge of what their requirement asks for, and their mirror images."""

from math import floor
from random import Random
from typing import Final

from dexterity.hand.dare.stance import BELOW_EDGE_MM
from tools.dare_making.course import PIXEL_MM, Course, Line, Loop, Stay, Swing
from tools.dare_making.drawn import Draw, Drawn, Expects, Recipe
from tools.dare_making.passing import (
    BELOW_MM,
    WAITS,
    box_bounce,
    crossed_wrists,
    drawn,
    from_afar,
    plain,
    ricochet,
    spinning_top,
    sticky_wrist,
    swing,
)


def at_take_off(luck: Random) -> Drawn:
    """0.2 s after the tap, as the feet leave the ground."""
    early = plain(luck)
    return early.cued("jumped", early.ends_s - 0.2)


def twice_past_the_leg(luck: Random) -> Drawn:
    """First beside the gap, back, and then through it: the last time counts."""
    beside = (Line(0.0, -120.0, 0.2), Line(0.0, 120.0, 0.2), Stay(0.2))
    course = Course((*beside, swing(luck, 1400.0, 1600.0, 2.0)))
    return Drawn(course.ending_at(1.29).samples())


def as_it_gets_dark(luck: Random) -> Drawn:
    """0.3 s after taking hold, to the bit."""
    quick = Swing(round(luck.uniform(1350.0, 1550.0), 1), back_s=0.15)
    return drawn(quick)


def exactly_round(luck: Random) -> Drawn:
    """Straight ahead, once round by 360 degrees, and straight ahead as before."""
    once = (Line(0.0, 40.0, 0.15), Loop(40.0, 360.0, 0.5), Line(0.0, 20.0, 0.1))
    quick = Swing(round(luck.uniform(1350.0, 1600.0), 1), back_s=0.2)
    return drawn(Line(0.0, -60.0, 0.2), *once, quick)


def apart_by_120_ms(luck: Random) -> Drawn:
    """The other hand lets go first, by as much as may be."""
    both = plain(luck)
    return both.cued("other_down", both.begins_s).cued("other_up", both.ends_s - 0.12)


def held_for_800_ms(luck: Random) -> Drawn:
    """As long as may be."""
    course = Course((Stay(0.35), swing(luck)), begins_s=0.95)
    return Drawn(course.samples()).cued("tossed", 0.0)


def at_the_edge(luck: Random) -> Drawn:
    """So far past where the die waited that it is as high as the table's top, to a pixel."""
    ahead = PIXEL_MM * floor(-BELOW_EDGE_MM[2] / PIXEL_MM)
    high = Swing(round(luck.uniform(2100.0, 2900.0), 1), ahead_mm=ahead)
    return drawn(WAITS, high, loft_deg=62.0, begins_mm=BELOW_MM)


def firm(luck: Random) -> Drawn:
    """As rash as little fingers bear."""
    return drawn(WAITS, Swing(round(luck.uniform(1500.0, 1600.0), 1), swing_s=0.27))


def pulled_by_90_mm(luck: Random) -> Drawn:
    """To the right by what the wrist gives, and back, before the turn."""
    turn, aside = sticky_wrist(luck), drawn(Line(89.6, 0.0, 0.3), Line(-89.6, 0.0, 0.3))
    later = tuple((round(at_s + 0.608, 6), x, y) for at_s, x, y in turn.samples)
    return Drawn((*aside.samples, *later))


def mirrored(draw: Draw) -> Draw:
    """The same to the other side."""
    return lambda luck: draw(luck).mirrored()


def askew(direction_deg: float) -> Draw:
    """A swing to one side."""
    return lambda luck: drawn(WAITS, Swing(round(luck.uniform(1350.0, 1600.0), 1), direction_deg))


def meets(requirement: str, what: str, draw: Draw, measured: float | None = None) -> Recipe:
    """A stroke that only just does."""
    return Recipe(requirement, what, draw, Expects(measured=measured))


def hits(requirement: str, what: str, draw: Draw) -> Recipe:
    """A stroke that hits as well as its mirror image."""
    return Recipe(requirement, what, mirrored(draw), Expects(hit=True))


def leads(requirement: str, what: str, pointer_deg: float, direction_deg: float) -> Recipe:
    """A pointer that goes one way, and a die that goes another."""
    return Recipe(requirement, what, askew(pointer_deg), Expects(direction_deg=direction_deg))


def shows_the_same(requirement: str) -> Recipe:
    """A requirement that changes but the view: a throw that hits hits with it."""
    what = "a good throw is as good whatever the thrower sees"
    return Recipe(requirement, what, plain, Expects(hit=True, hit_plainly=True, as_plain=True))


BOX_AND_MISS: Final = Recipe(
    "box_bounce", "off the box and past the target: met, and a miss", box_bounce, Expects(hit=False)
)

EDGES: Final = (
    meets("jump", "let go as the feet leave the ground", at_take_off, 0.0),
    BOX_AND_MISS,
    meets("under_leg", "beside the gap first, through it then", twice_past_the_leg, 0.0),
    meets("blind", "let go as it gets dark", as_it_gets_dark, 0.0),
    meets("pirouette", "exactly 360 degrees", exactly_round, 360.0),
    hits("spinning_top", "clockwise", spinning_top),
    leads("back_turned", "towards oneself and right throws away and left", 150.0, -30.0),
    meets("prayer", "120 ms apart", apart_by_120_ms, 120.0),
    hits("from_afar", "to the other side", from_afar),
    Recipe("ricochet", "two bounces and no more", ricochet, Expects(hit=True, measured=2.0)),
    leads("friend", "the band pulls where the pointer goes", 25.0, 25.0),
    shows_the_same("ground_level"),
    meets("hot_potato", "held for 800 ms", held_for_800_ms, 800.0),
    leads("clumsy", "to the right throws to the left", 30.0, -30.0),
    meets("under_table", "let go just as high as the edge", at_the_edge, 0.0),
    hits("crossed_wrists", "clockwise", crossed_wrists),
    meets("pinkies", "as rash as little fingers bear", firm, 1.0),
    meets("sticky_wrist", "pulled by all that the wrist gives", pulled_by_90_mm, 0.0),
    shows_the_same("wink"),
)
"""Of the tools, see `tools/dare_making/with_tools.py`."""
