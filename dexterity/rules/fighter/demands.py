"""What is required of a throw, and whether anybody could do that."""

from dexterity.rules.fighter.cards.item import ItemId, Weapon
from dexterity.rules.fighter.draft import Conflicts, FighterDraft


def demanded(draft: FighterDraft, weapons: tuple[ItemId, ...] = ()) -> tuple[str, ...]:
    """By the room, the monster and each weapon; equal ones once; nothing while hands are free, and
    not what an invented throw does without."""
    if draft.fight.free_throws:
        return ()
    room, uses = draft.room, (draft.item(item).use for item in weapons)
    here = (None if room is None else room.requirement, draft.foe.requirement)
    asked = (
        *(word for word in here if word != draft.fight.waived),
        *(use.requirement for use in uses if isinstance(use, Weapon)),
    )
    return tuple(dict.fromkeys(word for word in asked if word is not None))


def clashing(requirements: tuple[str, ...], conflicts: Conflicts) -> tuple[str, ...]:
    """Those that are at odds with another, in their order."""
    asked = set(requirements)
    pairs = [pair for pair in conflicts if asked.issuperset(pair)]
    return tuple(word for word in requirements if any(word in pair for pair in pairs))


def clash(requirements: tuple[str, ...], conflicts: Conflicts) -> bool:
    """Whether two of them are at odds."""
    return bool(clashing(requirements, conflicts))


def undone(requirements: tuple[str, ...], conflicts: Conflicts) -> tuple[str, ...]:
    """What a throw leaves undone that is made although requirements clash: those that cannot be met
    together with an earlier one."""
    done: list[str] = []
    for word in requirements:
        if not clash((*done, word), conflicts):
            done.append(word)
    return tuple(word for word in requirements if word not in done)
