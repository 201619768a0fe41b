"""Dice as values and as columns of arrays: what they are made of, how they lie, how they turn."""
