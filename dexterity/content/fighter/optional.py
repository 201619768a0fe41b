"""Reads numbers that a card may leave out, which then are nothing."""

from dexterity.content.entry import Entry
from dexterity.content.fighter.limits import Bounds


def whole_or_zero(entry: Entry, key: str, bounds: Bounds) -> int | None:
    """A whole number within bounds, 0 without the key; None where the file is at fault."""
    return entry.whole(key, *bounds) if entry.has(key) else 0
