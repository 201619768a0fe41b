"""The numbers that make a die behave like a die; each with its unit and its reason."""

STEP_S = 1 / 240
"""The fixed step. Four to a frame at 60 Hz; at 1/960 s distances move by under
1 % and the regular hand hits 0.7 points less."""

LIMIT_S = 4.0
"""A throw that is still moving after this is judged as it lies. Plain throws rest within 1.5 s."""

HARD_HIT_MM_S = 200.0
"""Approach speed from which a contact bounces. Slower ones only stop: bounces of a resting die
under its own weight (one step of gravity gives 41 mm/s) would never end."""

REST_SPEED_MM_S = 20.0
"""A corner's speed below which a die may count as still; half of what gravity gives in a step."""

REST_SPIN_RAD_S = 3.0
"""Spin below which a die may count as still: the edge of a 16 mm die then moves at 24 mm/s."""

REST_FLAT_S = 0.05
"""How long a die lying flat must be still. Shorter: the top of a small hop would count."""

REST_LEANING_S = 0.15
"""How long a die that is not flat must be still. A die on its edge takes about 0.1 s to make up
its mind, so what stands 0.15 s is held by something."""

FLAT_COSINE = 0.9999
"""A face counts as level within 0.8 degrees; on even ground contact leaves them far
flatter; at 1.8 degrees, dice about to tip at the rim of a hole passed for level."""

SETTLING_PER_S = 8.0
"""How fast spin and slide fade with three corners or more down: the give of wood and card that
rigid contact lacks. At 0 a sliding die runs on 5 % farther and rests 0.1 s later; at 30 it stops
as if glued."""

SKIN_MM = 0.9
"""How far below a surface a point still counts as on it: just under half a board's thickness. A
hard landing carries a corner up to 0.8 mm too deep before the next step catches it."""

RISE_MM_S = 20.0
"""Fastest that a corner below its surface is let up. Without it resting dice sink under their
weight, a step of gravity at a time; much faster and deep corners would feed energy in."""

MORE_SWEEPS = 1
"""How often dice that would still sink go through their corners again, there and back."""

BEARING_MM_S = 300.0
"""Corner speed below which a die over uneven ground bears on more than its corners; a faster one
is only passing."""

SETTLING_MM_S = 40.0
"""Speed below which a die across an edge is given that care."""

SINKING_MM_S = 8.0
"""Sinking that is let be: 0.03 mm in a step."""

FALLEN_MM = -60.0
"""Height of its middle at which a die is gone over the table's edge, out of reach of any hop."""

NEAR_MM = 2.0
"""How near two things come, beyond what they may move within a step, before pymunk is asked."""

NEAR_MOVING_MM = 14.0
"""The same for a prop that moves by itself: a step at 3 m/s more."""

PUSH_SHARE = 0.3
"""Share of an overlap between solid bodies that is taken back in one step. More looks like a
kick, less lets a fast die linger inside a wall."""

PUSH_MOST_MM = 0.5
"""Most that a corner inside the board's edge is put back in one step."""

PUSH_SLOP_MM = 0.05
"""Overlap left alone, so that things that lie side by side stay in touch and keep still."""

AUDIBLE_MM_S = 60.0
"""Approach speed from which a further contact with the same thing is a hit of its own."""

THINNEST_MM = 5.0
"""Thinnest that a box, a post, a paddle or a wheel's arm may be: at a launch's limit, the smallest
die of 8 mm is looked ahead of every 2 mm, and so is found in the nearer half of it."""

LARGEST_MOVE = 0.5
"""Most that a paddle, or the end of a wheel's arm, moves by within a step, in its own thickness.
What a die has sunk into a thing by then is let out on the side that it came from. Of 1,000 dice of
8 mm that come at 1 m/s, a paddle of 5 mm passes 2 at 0.8, 19 at 1.0 and 87 at 1.2."""

LAUNCH_SPEED_LIMIT_MM_S = 4500.0
"""As a whole, and just above what the hand gives at most. A die then moves 19 mm a step, and is
looked ahead of six times."""

LAUNCH_SPIN_LIMIT_RAD_S = 200.0
"""Faster than fingers can turn a die."""

LAUNCH_REACH_MM = 3000.0
"""A launch farther than this from the middle of the table is no launch at this table."""

GLIDING_MM_S = 200.0
"""Corner speed from which a die that a tool has set in motion is held by friction alone, and does
not settle. Settling from the start would stop a die that is pushed at 1.5 m/s after 160 mm, and no
palm or breath would bring it to the target; friction lets it glide for 600."""

TOOL_SPEED_LIMIT_MM_S = 6000.0
"""Fastest that any part of a tool may go from one pose to the next: a slap in earnest. It then
moves 25 mm a step, which a few looks still tell from passing through a die."""

TOOL_LIMIT_S = 30.0
"""How long a tool may be led at most; who balances a die for longer is asleep. It bounds what a
flight may hold in memory and what a stranger's record may ask for."""

TOOL_HASTY_MM = 1.5
"""What a tool moves by within a step, at 0.4 m/s, before it is looked at several times. Deeper than
this into a die that it grazes, the way out is to the side and not ahead."""

BREATH_LIMIT_MM_S2 = 60_000.0
"""Six times a die's weight: no lungs blow harder."""

BREATH_FADES_MM = 250.0
"""How far from the mouth a breath is half as strong. Nearer: nothing reaches the target from half a
metre. Farther: one strong puff does it from anywhere."""

BREATH_WIDTH_MM = 25.0
"""How wide a breath is at the mouth, as the standard deviation of a bell: about two dice."""

BREATH_SPREAD = 0.12
"""By how much it widens on its way, about 7 degrees to either side."""

BREATH_FELT_MM_S2 = 500.0
"""A push below this, a twentieth of a die's weight, is none: nothing lies so loosely."""
