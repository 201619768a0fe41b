"""All challenges that the game ships, read and checked once."""

from functools import cache

from dexterity.places import levels
from dexterity.session.challenge.library import Library, load_library


@cache
def shipped_library() -> Library:
    """The library of the game's own folder; it takes half a second, the first time."""
    return load_library(levels())
