"""The numbers that make a flick of the pencil feel right; each with its unit and its reason."""

from typing import Final

from dexterity.units import DEGREE

PLANE_SCALE: Final = 3.0
"""Millimetres of the hand's plane for each of the sheet. A sheet of 180 mm fills a window that
would show 0.6 m of the table, so that what is a pixel, a tremble or a tap to a hand that throws
dice is one here too. Smaller: short flicks pass for taps. Larger: pixels pass for flicks."""

# From the hand's speed to the push.

REFERENCE_HAND_MM_S: Final = 600.0
REFERENCE_PUSH_MM_S: Final = 780.0
"""How fast a hand at ease flicks, on the sheet, and what it gives the tip: a stroke of 34 mm. At
400 mm/s it is 17 mm, at 800 it is 64 mm, and from 920 on it skips. A slower reference: everybody
skips. A faster: a finger on a small screen has no room for it."""

RESPONSE_POWER: Final = 0.75
"""How the push follows the hand's speed, as a power; no unit. As for dice: at 1 the scatter of a
flick goes to the tip whole, and lengths go by more than its square."""

SLOWEST_PUSH_MM_S: Final = 200.0
MOST_PUSH_MM_S: Final = 1500.0
"""The ends of the scale of power, and the most that a flick gives. Below 240 no upright tip slips;
from 1410 on it skips without a line. The longest stroke lies at two thirds of the scale. Narrower:
one way of pushing could not do, good or bad, what another can."""

DEFAULT_POWER: Final = 0.44
"""The power that a pencil waits with, as a share of the scale: a stroke of 34 mm."""

# Lean.

PENCIL_MM: Final = 175.0
"""From the tip to the top, which goes where the pointer leads it."""

MOST_LEAN_RAD: Final = 15.0 * DEGREE
"""How far a pencil can be leant: its top is then 45 mm from above its tip, and stays there though
the pointer goes on. More: the tip would slip before it is pushed."""

LEAN_STEP_RAD: Final = 1.0 * DEGREE
"""One notch of the wheel or one press of a key: 3 mm of the top."""

LEAN_WINDOW_S: Final = 0.4
"""How far back from let-go we look for how the pencil leant: a flick with its wind-up. Longer: what
the top was led to at leisure before would count. Shorter: slow flicks forget how they began."""

# Bend.

SLIGHT_BEND_RAD_MM: Final = 0.004
"""A bend of the path that is not meant: a radius of 250 mm, the sweep of a forearm, or the rounding
to pixels within a short flick. It does not bend the stroke. Smaller: nobody draws a straight line.
Larger: a curl has to be as tight as a coin."""

SHORTEST_BEND_MM: Final = 6.0
"""The least that a hand must have moved for a bend to be told, on the sheet. Shorter: with pixels
of a quarter of a millimetre any path may seem to bend by as much as is meant."""

MOST_CARRY_RAD: Final = 20.0 * DEGREE
"""The most that a meant bend turns the push beyond the direction that was read, which is that of
the middle of the flick. A curl of 60 mm at ease needs 9 degrees. Larger: a hook aims by itself."""

MOST_BEND_RAD_MM: Final = 0.015
"""The tightest curve that a hand gives: a radius of 67 mm. In a comfortable 40 mm the stroke turns
by 34 degrees. More: one aims by the curve and no longer by the direction."""

# A card in the hand.

CARD_MM: Final = (40.0, 56.0)
"""What a card in the hand covers of the sheet: it is as wide as four squares. Larger: the wall that
one is about to hit is always under it. Smaller: one looks past it."""

CARD_BELOW_MM: Final = 8.0
"""How far below the pointer, as the player sees it, its upper edge is: fingers hold it there. At 0
not even the pencil can be seen."""
