"""Dexterity: a game of skill, in which a real throw of the hand meets real physics."""

__version__ = "0.1.0"
