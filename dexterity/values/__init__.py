"""The few frozen values through which hand, physics and rules meet.

Millimetres, seconds and radians; x to the right, y away from the thrower, z up. The origin
is the middle of the table's top. On a sheet of paper x goes to the right and y away from a player
before whom it lies straight, from wherever its squares are counted.
"""
