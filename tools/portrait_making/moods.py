"""What a character can feel while it is looked at."""

from enum import Enum


class Mood(Enum):
    """A face for each turn of a fight; the value ends the name of the file."""

    CALM = "calm"
    HURT = "hurt"
    GLAD = "glad"
    """A hero cheers, a monster gloats."""
    DOWN = "down"
    """Flat on the back: heroes only."""
