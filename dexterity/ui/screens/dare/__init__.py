"""Throwing under a dare: the table, the hand's column and the strip that all such games share."""
