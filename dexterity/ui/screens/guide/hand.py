"""A hand that shows what to do with the die, until the player does it."""

from typing import Final

from dexterity.hand.feel import RELEASE_HEIGHT_MM
from dexterity.hand.ways.held import Held, Phase, WayName
from dexterity.hand.ways.steady import scale_point
from dexterity.hand.ways.way import DEFAULT_POWER
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.draw.colours import BONE, INK
from dexterity.ui.throwing.hand_plane import ON_STAGE
from dexterity.values.vectors import Vec2

SIDE: Final = 62.0
FINGERTIP: Final = (0.4, 0.1)
"""Where the tip of the finger is in the sign, as shares of its side."""
ROUND_S: Final = 2.6
"""From one showing to the next."""
STILL_S, MOVED_S, GONE_S = 0.9, 1.35, 1.7
"""When the hand has taken the die, when it has swung, and when it is seen no more."""
SWING: Final = -170.0
"""Points up the stage that a flick goes."""
PULL: Final = 84.0
"""Points down the stage that a sling is pulled."""
TAP: Final = 14.0
"""Points above its place at which a tapping finger waits."""


def draw_hand(canvas: Canvas, held: Held, at_s: float, *, still: bool) -> None:
    """The hand as it is at a time of its round; `still`: at the beginning of what it shows."""
    place = hand_place(held, 0.0 if still else at_s % ROUND_S)
    if place is None:
        return
    across, down = (share * SIDE for share in FINGERTIP)
    box = Box(place[0] - across, place[1] - down, SIDE, SIDE)
    canvas.icon(Icon.HAND, box, width=9.0, colour=BONE)
    canvas.icon(Icon.HAND, box, width=2.8, colour=INK)


def hand_place(held: Held, at_s: float) -> Vec2 | None:
    """Where the fingertip is; None while it is out of sight."""
    x, y = shown_at(held)
    if held.way in {WayName.TIMING, WayName.STEADY}:
        # A finger that taps, twice in a round.
        return x, y - TAP * (1.0 if int(at_s / ROUND_S * 4.0) % 2 else 0.0)
    if at_s > GONE_S:
        return None
    share = min(1.0, max(0.0, (at_s - STILL_S) / (MOVED_S - STILL_S)))
    return x, y + share * share * (SWING if held.way is WayName.FLICK else PULL)


def shown_at(held: Held) -> Vec2:
    """What is to be touched: the die, the target, or the scale of power."""
    if held.way is WayName.STEADY and held.phase is Phase.AIMING:
        return ON_STAGE.pixel((0.0, 0.0, 0.0))
    if held.way is WayName.STEADY and held.phase is Phase.POWERING:
        return ON_STAGE.pixel((*scale_point(held, DEFAULT_POWER), RELEASE_HEIGHT_MM))
    return ON_STAGE.pixel(held.rest_mm)
