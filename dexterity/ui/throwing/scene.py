"""What is going on at a table."""

from enum import StrEnum


class Scene(StrEnum):
    """One after the other, and again; watching only for those who want to."""

    HAND = "hand"
    FLIGHT = "flight"
    VERDICT = "verdict"
    """The thrown die lies judged, and the next one waits in the hand already."""
    WATCHING = "watching"
