"""Delve: who dares to go down last, and comes up again."""
