"""The numbers that make a throw feel right; each with its unit and its reason."""

from typing import Final

from dexterity.units import DEGREE

# The stroke.

MOST_SAMPLES: Final = 16_384
"""How much of a stroke is kept, counted from its end: 16 s of the fastest mouse. Fewer: a path that
has to turn full circle first loses its beginning. More: a die held for an hour costs time."""

HAND_REACH_MM: Final = 3000.0
"""How far from the middle of the table a hand can be, in x and in y. A pointer near the horizon
of the picture means a place kilometres away; the hand stops here instead. Smaller: a throw
from a big step back no longer fits."""

LATEST_CLOCK_S: Final = 1e9
"""The largest reading of a clock that still tells tenths of a microsecond apart. Beyond it, two
samples of a fast mouse may share a time, and speeds mean nothing."""

# Letting go.

RELEASE_WINDOW_S: Final = 0.072
"""How far back we look for the speed at let-go: five samples at 60 Hz, with 5 ms to spare for
jitter. Shorter: four samples, in which an outlier cannot be told. Longer: the wind-up leaks in."""

LONGEST_WINDOW_S: Final = 0.1
"""How far back we look, instead, for the five samples with which an outlier can be told: a picture
drawn 40 times a second has them. Longer: of a short swing only the wind-up is seen."""

LET_GO_LEAD_S: Final = 0.008
"""How long before the last sample the speed is read. The end of a parabola is where its noise
and its bias are: for swings of 0.2 to 0.35 s let go at their fastest, 0 reads 5 to 15 % too fast
and 15 ms reads those that are still gaining 10 to 18 % too slow."""

MOST_SLICES: Final = 20
"""Into how many equal slices the window is cut; samples in one slice count as one. Fewer: slower
mice lose samples too. More: a mouse of 1000 Hz is not smoothed, and pixels become speed."""

ENOUGH_SAMPLES: Final = 5
"""With one to spare for telling an outlier; see LONGEST_WINDOW_S."""

FEWEST_SAMPLES: Final = 3
"""What a parabola needs. With two samples a tap on a shaky touch screen would be a throw."""

SHORTEST_SPAN_S: Final = 0.008
"""The least time the samples must cover. Below, one pixel is more than 100 mm/s of speed."""

GAP_S: Final = 0.04
"""A silence this long means that the pointer had stopped: a moving one reports more often, and what
came while nobody asked has been given times at which it may have come. Shorter: two reports that a
slow touch screen leaves out cost a throw. Longer: a stop before letting go is a throw."""

REST_WINDOW_S: Final = 0.03
"""How far back we look for a hand at rest: two samples at 60 Hz. Longer: a late check of the swing
passes for rest. Shorter: at 60 Hz there is nothing to look at."""

REST_DISTANCE_MM: Final = 1.6
"""A hand that was mostly nearer than this to where it let go was at rest: two pixels of a small
screen's picture of the table. Smaller: a trembling finger throws. Larger: slow throws are lost (at
60 Hz this is 96 mm/s, at 1000 Hz 107 mm/s)."""

SLOWEST_THROW_MM_S: Final = 100.0
"""A hand slower than this drops the die. It falls 120 mm in 0.16 s and would travel 16 mm: its own
width. Higher: gentle lobs at close targets are lost."""

TAP_MM: Final = 8.0
"""A stroke that stays within this is a tap, not a swing that stopped. A finger pressed on glass
wanders by about half its width, 4 to 8 mm. Higher: short flicks are refused."""

FASTEST_HAND_MM_S: Final = 30_000.0
"""What a reading is cut to. Samples a microsecond apart seem faster; no hand at a pointer is. Above
it only the direction survives. Below 27,200: at the least sensitivity no swing gives full speed."""

# Outliers.

OUTLIER_MM: Final = 3.0
"""How far off the path of the others a sample must be, at least, to be left out; at the end of five
samples, which the fit follows most, three times as far. Smaller: on a coarse screen the rounding to
pixels is taken for an outlier. Larger: more jumps become speed; even so, at 60 Hz one of less than
25 mm may pass, as five samples prove little."""

OUTLIER_SPREADS: Final = 4.5
"""The same, in spreads of the other samples about their path. Smaller: the true end of a hard
flick, which no parabola follows exactly (3.5 spreads), is thrown away."""

OUTLIER_DOUBT: Final = 2.0
"""How much more proof few samples need: the threshold grows by this over the samples to spare. Of
five samples the four that are left may lie on a parabola by chance."""

# Twist.

TWIST_GAIN: Final = 14.0
"""Spin of the die for each rad/s at which the path bends at let-go; no unit. A curl with a radius
of 200 mm at 1.5 m/s reads as 4 to 5 rad/s (the slower start of the swing counts too) and gives
about 43, so that a top can keep 20 of them until the target. Smaller: a top needs a curl that aims
nowhere. Larger: every throw spins."""

SLIGHT_BEND_RAD_S: Final = 1.5
"""A bend of the path that is not meant: a straight throw from the shoulder bends by 1 to 2 rad/s,
and rounding to pixels adds up to 0.7. It gives no twist and does not steer: direction is then read
in the middle of the window, where noise is least. Smaller: nobody can throw without spin, and at
125 Hz direction scatters by 0.4 degrees instead of 0.2. Larger: a curl aims behind itself."""

MOST_STEER_RAD: Final = 10.0 * DEGREE
"""The most that a meant bend turns the throw beyond what was read. A curl as tight as a hand can
make (20 rad/s) needs 9 degrees. Larger: a hook in the last samples aims the throw by itself."""

MOST_TWIST_RAD_S: Final = 120.0
"""The fastest twist: 19 turns a second, what two fingers give a die as a top. Higher: the die
leaves the board by the first corner that touches."""

# What the hand gives the die.

RELEASE_HEIGHT_MM: Final = 120.0
"""Where the hand lets go, above the table: a fist's height and a bit. Lower: no loft is needed to
bounce short of the board. Higher: the die drops too steeply to carry on after the bounce."""

REFERENCE_SPEED_MM_S: Final = 1600.0
"""The speed at which the die is exactly as fast as the hand, at sensitivity 1: the middle of good
plain throws, 1.4 to 1.8 m/s."""

RESPONSE_POWER: Final = 0.75
"""How the die's speed follows the hand's, as a power; no unit. At 1 a swing's own scatter goes to
the die whole. Below 0.5 hard and soft throws are hard to tell apart."""

MAX_SPEED_MM_S: Final = 4000.0
"""The fastest die. Faster: it moves by more than its own 16 mm in a step of 1/240 s."""

LEAST_SENSITIVITY: Final = 0.2
MOST_SENSITIVITY: Final = 5.0
"""The range of the setting, as a factor on the hand's speed: from a broad sweep over a wall-sized
screen to a fingertip on a phone. Too narrow a range is what players of such games complain of."""

LEAST_LOFT_RAD: Final = -30.0 * DEGREE
MOST_LOFT_RAD: Final = 75.0 * DEGREE
"""How far down and up a die may leave the hand. Steeper: it comes down on the thrower's side
whatever the speed. Flatter than -30 degrees: it is slammed on the table before the near edge."""

FINGER_ROLL: Final = 0.01
"""Forward roll at let-go, rad/s for each mm/s: a die leaves the fingers turning over a little, 16
rad/s at 1.6 m/s. At 0 it flies as if on rails; at 0.125 (a die rolling on the table) it runs on."""

FARTHEST_PLACE_MM: Final = 5000.0
"""How far from the middle of the table, on each axis, a die may start. Past it a launch is a slip
of the caller's, not a throw. Must exceed HAND_REACH_MM by what a hand's error adds."""

# Ways of throwing.

GRAB_RADIUS_MM: Final = 60.0
"""How near to the die a hand must press to take it: seven times the die's own half width, a good
fingertip on a small touch screen. Smaller: fingers miss. Larger: a press meant for a button beside
the die picks it up."""

THROWING_LINE_MM: Final = 40.0
"""How far beyond where it lay the die can be carried before it is let go; it stops there though
the hand goes on. Smaller: even short swings let go behind the hand. Larger: the die is carried so
near that it has no room to bounce before the target: with 120 mm, throws of a regular hand at 1.5
m/s hit with 22 of 100 instead of 87."""

PUT_BACK_MM: Final = 25.0
"""A die let go at rest this near to where it lay was put back: the throw is called off. Smaller:
calling it off needs care. Larger: a short swing that failed passes for second thoughts."""

SLOWEST_SCALE_MM_S: Final = 200.0
"""The speed at the lower end of the scale of power: what the slowest throw of a swing, 100 mm/s of
the hand, gives the die. The upper end is MAX_SPEED_MM_S. Other ends: some throws could be made in
one way and not in another."""

POWER_BEND: Final = 1.7
"""How speed rises along the scale of power, as a power of the share; no unit. Good plain throws,
1.4 to 1.8 m/s, lie at 51 to 60 % of the scale. At 1 they lie at 32 to 42 %, and most of
the scale throws too far; at 2.2 at 59 to 67 %, and most of it never arrives."""

FULL_PULL_MM: Final = 220.0
"""The pull of the sling that gives full power. Longer: it does not fit below the die in a window.
Shorter: in the middle of the scale a millimetre of the hand is more than 1.5 % of speed."""

SLING_DEAD_MM: Final = 15.0
"""A pull shorter than this throws nothing: letting go within calls it off. Smaller: the wandering
of a finger on glass, up to 8 mm, lets fly. Larger: there is less of the scale left."""

AIM_DEAD_MM: Final = 25.0
"""Nearer to the die than this a tap gives no direction. Smaller: the width of a finger decides."""

SCALE_FROM_MM: Final = 60.0
SCALE_TO_MM: Final = 260.0
"""Where the scale of power begins and ends, from the die, along the direction that was chosen. It
begins outside the die's own grab radius, so that tapping the die can mean to throw it. Longer: it
leaves the picture in low windows. Shorter: a finger covers too much of it."""

LOFT_STEP_RAD: Final = 2.5 * DEGREE
"""One notch of the wheel or one press of a key. Finer: from level to 45 degrees takes forever.
Coarser: a step moves the first bounce by more than the 11 mm that this one does."""

LOFT_PER_PICTURE_RAD: Final = 120.0 * DEGREE
"""What a second finger changes by crossing the whole height of the picture: the whole range of 105
degrees in most of it. More: the tremble of a finger shows in the arc."""

FINGER_TAP_SHARE: Final = 0.02
"""A second finger that moved by less than this share of the picture's height was a tap: the throw
is called off. Larger: small corrections of the loft call it off too."""

AIM_STEP_RAD: Final = 1.0 * DEGREE
AIM_FINE_STEP_RAD: Final = 0.1 * DEGREE
"""One press of an aiming key, plain and with care: at half a metre 9 mm and 0.9 mm. Coarser: keys
aim worse than the regular hand strays."""

POWER_STEP: Final = 0.02
"""One press of a power key, as a share of the scale: in its middle 85 mm/s. Coarser: keys cannot
tell two good throws apart."""

DEFAULT_LOFT_RAD: Final = -5.0 * DEGREE
"""The loft that a die is picked up with: a little downwards, as from a hand above a table. Thrown
at the classic target from the throwing line, a regular hand hits with 81, 89 and 76 of 100 at 1.3,
1.5 and 1.7 m/s. Higher: at 5 degrees with 84, 66 and 36, as faster dice reach the target before
the table. Lower: at -10 degrees slow dice stop short of it."""
