"""The numbers that make a flicked pencil feel like one; each with its unit and its reason.

Upright, pushes of 240, 400, 640, 800, 900 and 1000 mm/s draw 3, 8, 21, 36, 50 and 72 mm. The
longest stroke, 122 mm, is drawn at 1077 mm/s; 1100, 1200 and 1300 mm/s skip after 114, 84 and 57.
"""

from typing import Final

from dexterity.units import DEGREE

PENCIL_MM: Final = 175.0
"""How long a new colour pencil is. Shorter: it has tipped over sooner, and strokes are shorter."""

STEP_S: Final = 1.0 / 240.0
"""The time from one point of a stroke to the next: 4 mm at 1 m/s. The longest strokes then end 0.05
mm from where endlessly fine steps would end them, 0.13 mm in the tightest curve; with twice the
step it is 0.9 mm, and curves become corners. Shorter: costs as much more for nothing that can be
seen. No wall is missed at any."""

# The tip on the paper.

PRESS_MM_S2: Final = 12_000.0
"""How hard an upright pencil stands on its tip, for its mass: its weight and a light finger's. It
sets the scale of all speeds. More: the same strokes want harder pushes and are sooner over; strokes
of 21, 50 and 120 mm now take 0.06, 0.11 and 0.24 s."""

FRICTION: Final = 0.3
"""Of a colour pencil sliding on paper; no unit. Less: the tip is still fast when the pencil has
tipped over, and at 0.15 a push a quarter too hard draws three quarters of the longest stroke. More:
at 0.6 one a tenth too hard draws a fifth of it."""

TIP_MASS: Final = 1 / 3
"""What of the pencil's mass has to be moved to move its tip: it turns about its top as a rod."""

LIFTING: Final = 2.0
"""How much a quick tip is lifted, as a factor on what a rod tipping over lifts by itself; no unit.
The finger rides down on its top. A push a quarter harder than that of the longest stroke draws 34 %
of it. At 1 it draws 75 %, and power is no risk; at 4 one a tenth harder draws 20 %."""

OFF_SINE: Final = 0.72
"""The sine of the lean, 46 degrees, at which the finger slides off the pencil's top and presses no
more. It bounds all strokes at 126 mm. At 0.85 the longest is 145 mm, most of the sheet."""

FAINTEST: Final = 0.05
"""A tip that presses with less than this share of what it did upright no longer draws: it skips.
At 0 the last millimetres before a skip would be a line that nobody sees."""

# Beginning to slip.

STICK_MM_S: Final = 240.0
"""A push slower than this does not get an upright tip to slip. Its stroke would be 3 mm. Less: a
finger that only meant to lean the pencil moves it. More: small steps cannot be made."""

STICK_LEAN: Final = 0.35
"""The tangent of the lean, 19 degrees, at which the tip would slip of itself: friction at rest. The
nearer a lean comes to it, the less of a push is needed. Below the most lean, no tip would hold."""

MOST_LEAN_RAD: Final = 15.0 * DEGREE
"""How far a pencil may lean back as it is pushed. What it leans it has already tipped over, so the
longest stroke is 78 mm instead. More: it slips before it is pushed."""

MOST_SPEED_MM_S: Final = 4000.0
"""The hardest push that is looked at. From 1410 mm/s on, a tip skips without drawing anything."""

MOST_BEND_RAD_MM: Final = 0.02
"""The tightest curve: a radius of 50 mm, five squares. Tighter: a stroke could meet itself."""

# The grain of the paper.

GRAIN_RAD_MM: Final = 0.0035
"""The most that the paper's grain turns a stroke within a millimetre. A stroke of 61 mm then ends
1.3 mm to the side, as the root of the mean square: what an expert's hand strays by. Less: it cannot
be seen. More: it is luck that counts."""

GRAIN_MM: Final = 6.0
"""From one fibre of the grain to the next. At 2 mm turns cancel out, and the line only trembles; at
20 strokes side by side are bent alike, so that a missed one could be corrected for."""

# Walls.

TOUCH_MM: Final = 0.4
"""How near the middle of a stroke comes to the middle of a wall before they touch: half the width
of both lines. Larger: strokes end visibly before walls. At 0 there would be no side of a wall that
a pencil which touched it stands on."""

CLOSER_MM: Final = 1e-6
"""By how much a tip that stands at a wall must come nearer to it to touch it again. Less: rounding
holds a tip that slides along the wall. More: pushed against it often, a tip would creep through."""

# Skips.

HOP_S: Final = 0.012
"""How long a tip that has skipped is in the air: at 1 m/s, 12 mm, more than a square."""

DAB_S: Final = 0.004
"""How long it draws when it comes down. Longer: skips look like the stroke's continuation."""

HOP_KEEPS: Final = 0.6
"""What share of its speed it keeps from one hop to the next."""

MOST_HOPS: Final = 3
"""How often it does so. More: marks too short to be seen."""
