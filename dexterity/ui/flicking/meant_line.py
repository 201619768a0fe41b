"""Where a push would lead on bare paper: what the aim aid shows of a flick."""

from functools import lru_cache
from typing import Final

from dexterity.physics.pencil.flick import flick
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.session.aim_aid import AimAid
from dexterity.values import Push, Vec2

SHORT_MM: Final = 14.0
"""What the short aid shows: the direction, and little of the way. Longer: it tells the length."""
FOREIGN_GRAIN: Final = Grain(1)
"""Nobody knows the sheet's own: the aid shows that of another one, which bends it as little."""
BARE: Final = Paper((), (), (-200.0, -200.0), (380.0, 380.0))
"""No walls, and room on all sides: the aid shows the push, and eyes find the walls."""


@lru_cache(maxsize=4)
def meant_line(push: Push, aid: AimAid) -> tuple[Vec2, ...]:
    """The places along the stroke that is meant, as far as the aid goes; none without an aid.

    Kept, for most frames ask for the line of the frame before.
    """
    if aid is AimAid.NONE:
        return ()
    stroke = flick(push, BARE, FOREIGN_GRAIN)
    places = tuple(point.place_mm for point in stroke.points)
    return places[: int(SHORT_MM)] if aid is AimAid.SHORT else places
