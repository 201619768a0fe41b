"""The hand at a pencil: what a pointer or keys do to it becomes a push of its tip.

The ways are those of throwing a die. The pencil's top is what is held, on a plane that is the
sheet as the player sees it, so large that a pixel is a pixel: nothing of how a hand lets go, pulls
or points is told twice.
"""
