"""The pencil on its sheet: from a push of the finger to the stroke that the tip draws.

No pymunk here, for three reasons. A tip has neither size nor spin, so all that a space would
solve is a point that slides, which a line of algebra does. A space steps in time, so a fast tip
passes a wall between two steps unless it is looked for; here a step is a *millimetre of the line*,
and each is swept against the walls exactly, so that speed has no say in it. And tiles in one space
make lanes differ in their last bits; here every flick is worked out by sums, products, quotients
and square roots of its own numbers, which are the same to the bit alone, among many, and mirrored.
It is also quicker: 500 flicks among 100 walls take 0.04 s of one core; a space with a tile for each
takes 0.5 s to be furnished and 0.35 s for 1000 steps, which are 0.2 mm at 1 m/s.

The dry friction that a joint with a limited force would have been is `glide`: friction on a tip
whose pressure falls as the pencil tips over.
"""
