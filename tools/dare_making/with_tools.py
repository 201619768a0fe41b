"""Strokes that lead a tool at the die, or make one ready: passing, failing and at the edge.

A palm and a fingertip begin some 60 mm behind the die, a forearm 75 mm, wherever the pointer
presses, and move as it does.
"""

from collections.abc import Mapping
from math import cos, radians, sin
from random import Random
from typing import Final

from dexterity.hand.requirements.elbow import BEGINS_MM
from tools.dare_making.course import Line, Stay
from tools.dare_making.drawn import Draw, Drawn, Expects, Recipe
from tools.dare_making.passing import WAITS, drawn

BACK_MM: Final = 50.0
"""The wind-up."""

PEAK: Final = 1.875
"""How much faster than on average a motion of the least jerk is in its middle."""

COMES_DOWN_S: Final = 0.64
"""When a die that was tossed up comes down on a head."""


def fastest_half_way(speed_mm_s: float, half_mm: float, aside_deg: float = 0.0) -> Line:
    """A line whose middle, so far on, is passed at a speed."""
    length, aside = 2.0 * half_mm, radians(aside_deg)
    lasts_s = PEAK * length / speed_mm_s
    return Line(length * sin(aside), length * cos(aside), round(lasts_s, 6))


def strike(luck: Random) -> Drawn:
    """Back, and ahead through the die, fastest where it lies."""
    speed, aside = round(luck.uniform(1500.0, 2000.0), 1), round(luck.uniform(-3.0, 3.0), 2)
    ahead = fastest_half_way(speed, BACK_MM + 52.0, aside)
    return drawn(WAITS, Line(0.0, -BACK_MM, 0.25), ahead, loft_deg=0.0)


def sweep(luck: Random) -> Drawn:
    """Back and to one side, and ahead past the die to the other, fastest where it lies."""
    speed, aside = round(luck.uniform(1600.0, 2100.0), 1), round(luck.uniform(-8.0, 8.0), 2)
    back = Line(-BACK_MM * sin(radians(aside)), -BACK_MM * cos(radians(aside)), 0.25)
    return drawn(WAITS, back, fastest_half_way(speed, BACK_MM + BEGINS_MM, aside), loft_deg=0.0)


def nod(luck: Random) -> Drawn:
    """Ahead, fastest where the nose stops."""
    speed, aside = round(luck.uniform(750.0, 1000.0), 1), round(luck.uniform(-3.0, 3.0), 2)
    return drawn(WAITS, fastest_half_way(speed, 76.0, aside), Stay(0.1), loft_deg=15.0)


def header(luck: Random) -> Drawn:
    """Ready and waiting, and ahead as the die comes down."""
    speed, aside = round(luck.uniform(700.0, 1000.0), 1), round(luck.uniform(-3.0, 3.0), 2)
    ahead = fastest_half_way(speed, 36.0, aside)
    return drawn(Stay(COMES_DOWN_S - ahead.lasts_s / 2), ahead, Stay(0.2), loft_deg=0.0)


def catapult(luck: Random) -> Drawn:
    """The card bent back."""
    pull, aside = luck.uniform(95.0, 125.0), radians(luck.uniform(-3.0, 3.0))
    back = Line(round(-pull * sin(aside), 2), round(-pull * cos(aside), 2), 0.35)
    return drawn(WAITS, back, Stay(0.2), loft_deg=30.0)


def breath(luck: Random) -> Drawn:
    """Drawn for most of a second, from behind the die."""
    aside = round(luck.uniform(-5.0, 5.0), 2)
    return drawn(Line(aside, -80.0, 0.3), Stay(round(luck.uniform(0.45, 0.75), 3)), loft_deg=0.0)


TOOLS_PASSING: Final[Mapping[str, Draw]] = {
    "flick": strike,
    "elbow": sweep,
    "blow": breath,
    "slap": strike,
    "nose": nod,
    "head": header,
    "card": catapult,
}


def nudge(luck: Random) -> Drawn:
    """So slowly that the die is but pushed along a little."""
    speed = round(luck.uniform(120.0, 180.0), 1)
    return drawn(WAITS, fastest_half_way(speed, 56.0), loft_deg=0.0)


def carried(luck: Random) -> Drawn:
    """Ever faster with the die before the finger."""
    speed = round(luck.uniform(500.0, 900.0), 1)
    return drawn(WAITS, fastest_half_way(speed, 160.0), loft_deg=0.0)


def given_up(_luck: Random) -> Drawn:
    """The head is gone before the die comes down."""
    return drawn(Stay(0.2), Line(0.0, 20.0, 0.2), loft_deg=0.0)


def past_it(beside_mm: float) -> Draw:
    """To the right of the die, and on."""
    legs = (WAITS, Line(beside_mm, 0.0, 0.25), Line(0.0, 160.0, 0.25))
    return lambda _: drawn(*legs, loft_deg=0.0)


def slack(_luck: Random) -> Drawn:
    """Hardly pulled, hardly drawn."""
    return drawn(Line(0.0, -14.4, 0.136), loft_deg=0.0)


def weak(_luck: Random) -> Drawn:
    """The least that is anything."""
    return drawn(Line(0.0, -16.0, 0.16), loft_deg=0.0)


def half_hearted(luck: Random) -> Drawn:
    """A card that is pulled back a little."""
    pull = round(luck.uniform(24.0, 34.0), 1)
    return drawn(WAITS, Line(0.0, -pull, 0.25), Stay(0.1), loft_deg=30.0)


def fails(
    requirement: str, what: str, draw: Draw, *beside: str, measured: float | None = None
) -> Recipe:
    """A tool that did not set the die in motion, or not so."""
    expects = Expects(hit=False, failed=(requirement,), measured=measured)
    return Recipe(requirement, what, draw, expects, beside)


def throws_nothing(requirement: str, what: str, draw: Draw) -> Recipe:
    """A stroke after which the die still waits."""
    return Recipe(requirement, what, draw, Expects(thrown=False))


TOOLS_FAILING: Final = (
    fails("flick", "carried, not flicked", carried, "blind"),
    fails("elbow", "a nudge", nudge, "blind"),
    fails("blow", "a weak breath", weak),
    fails("slap", "a nudge", nudge, "blind"),
    fails("nose", "a nod so slow that the die stays there", nudge, "blind"),
    fails("head", "the head is gone before the die comes down", given_up, "blind", measured=0.0),
    fails("card", "hardly bent: the die slides off when the card has long stopped", half_hearted),
)

TOOLS_EDGES: Final = (
    fails("flick", "past the die, which never moves", past_it(40.0), measured=9999.0),
    throws_nothing("elbow", "drawn back, and let go there", lambda _: drawn(Line(0.0, -90.0, 0.3))),
    throws_nothing("blow", "a gasp", slack),
    fails("slap", "past the die, which never moves", past_it(70.0), measured=0.0),
    throws_nothing("nose", "a hand that only trembles", lambda _: drawn(Line(3.2, 3.2, 0.4))),
    Recipe(
        "head",
        "a head that just waits: the die was headed, and falls short",
        lambda _: drawn(Stay(0.9), loft_deg=0.0),
        Expects(hit=False, measured=1.0),
    ),
    throws_nothing("card", "a slack card", slack),
)
