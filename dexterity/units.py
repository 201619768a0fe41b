"""The units of the program: millimetres, seconds, grams, radians, and what converts to them."""

from math import pi

GRAVITY_MM_S2 = 9810.0
"""Standard gravity, in the program's units."""

DEGREE = pi / 180.0
"""Radians in a degree: `25 * DEGREE` reads as it is said."""

METRE = 1000.0
"""Millimetres in a metre; `1.5 * METRE` a second is a quiet throw."""
