"""What is required of a throw, and whether anybody could do that."""

from dexterity.rules.fighter.cards.item import ItemId, Weapon
from dexterity.rules.fighter.course import Course

Conflicts = tuple[tuple[str, str], ...]
"""The pairs of requirements that cannot be met in one throw."""


def demanded(course: Course, weapons: tuple[ItemId, ...] = ()) -> tuple[str, ...]:
    """By the room, the monster and each weapon; equal ones once; nothing while hands are free."""
    if course.fight.free_throws:
        return ()
    room, uses = course.room, (course.item(item).use for item in weapons)
    asked = (
        None if room is None else room.requirement,
        course.foe.requirement,
        *(use.requirement for use in uses if isinstance(use, Weapon)),
    )
    return tuple(dict.fromkeys(word for word in asked if word is not None))


def clash(requirements: tuple[str, ...], conflicts: Conflicts) -> bool:
    """Whether two of them are at odds."""
    asked = set(requirements)
    return any(one in asked and other in asked for one, other in conflicts)
