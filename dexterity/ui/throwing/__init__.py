"""Throwing: what pointers, wheel, keys and buttons do with a die, and how that is drawn."""
