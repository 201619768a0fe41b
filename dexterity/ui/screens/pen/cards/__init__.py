"""Pen's cards as they are drawn: a rebus, a name, and what it means in words."""
