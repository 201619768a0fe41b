"""Landings drawn by hand: what lies under the four bottom corners, seen from above.

`landing("3 3 / 2 .")`: two corners on section 3, one on section 2, one outside the target.
"""

from dexterity.units import DEGREE
from dexterity.values.landing import CornerRest, Ending, Ground, Landing, Zone
from dexterity.values.vectors import Vec2

SIGNS = {
    "c": Ground(Zone.CENTRE, 10),
    "b": Ground(Zone.BONES),
    "h": Ground(Zone.HOLE),
    ".": Ground(Zone.OUTSIDE),
}

CORNERS_MM: tuple[Vec2, Vec2, Vec2, Vec2] = ((-8.0, 8.0), (8.0, 8.0), (-8.0, -8.0), (8.0, -8.0))
"""Far left, far right, near left, near right: the order in which a drawing is read."""


def ground(sign: str) -> Ground:
    """A digit is a section of that value; c centre, b bones, h hole, . outside."""
    return Ground(Zone.SECTION, int(sign)) if sign.isdigit() else SIGNS[sign]


def landing(
    drawing: str,
    *,
    ending: Ending = Ending.RESTED,
    table_hits: int = 1,
    tilt_deg: float = 0.0,
    symbol: bool = False,
) -> Landing:
    """A landing after a drawing, bounced and flat unless told otherwise."""
    a, b, c, d = (ground(sign) for sign in drawing.replace("/", " ").split())
    return landing_on((a, b, c, d), ending, table_hits, tilt_deg, symbol)


def landing_on(
    grounds: tuple[Ground, Ground, Ground, Ground],
    ending: Ending = Ending.RESTED,
    table_hits: int = 1,
    tilt_deg: float = 0.0,
    symbol: bool = False,
) -> Landing:
    """A landing with these grounds under its corners."""
    a, b, c, d = map(CornerRest, CORNERS_MM, grounds)
    return Landing(
        ending=ending,
        place_mm=(0.0, 0.0, 8.0),
        corners=(a, b, c, d),
        face_up=0,
        symbol_up=symbol,
        tilt_rad=tilt_deg * DEGREE,
        table_hits_before_target=table_hits,
        touched_before_target=(),
    )
