"""From one room to the next: two are drawn, the leader picks one, and something lives in it."""

from dexterity.luck import luck_for
from dexterity.rules.fighter.cards.foe import LEVELS, Foe
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.effects import (
    FoeRevealed,
    RoomsOffered,
    TurnBegun,
)
from dexterity.rules.fighter.options import HEALTH_ADDED
from dexterity.rules.fighter.set_up import shuffled
from dexterity.rules.fighter.state import Fight, Phase

ROOMS_OFFERED = 2
LEAST_HEALTH = 1
"""What a monster has at least, however easy the party has made it for itself."""


def offer_rooms(draft: FighterDraft) -> None:
    """The leader looks at the two rooms on top."""
    rooms = draft.state.rooms
    draft.change(phase=Phase.PATH, offered=rooms[:ROOMS_OFFERED], rooms=rooms[ROOMS_OFFERED:])
    draft.tell(RoomsOffered(draft.state.leader))


def meet_next_foe(draft: FighterDraft) -> None:
    """The next of the deck. One that runs out is made anew from those of the last level."""
    if not draft.state.foes:
        last = tuple(id_ for id_, foe in draft.cards.monsters.items() if foe.level == LEVELS[-1])
        met = len(draft.state.beaten) + len(draft.state.fled_from)
        luck = luck_for(draft.state.seed, "fighter", "monsters", "again", met)
        draft.change(foes=shuffled(last, luck))
    first, *others = draft.state.foes
    draft.change(foes=tuple(others))
    begin_fight(draft, draft.cards.foe(first))


def begin_fight(draft: FighterDraft, foe: Foe) -> None:
    """Its health is what its card, the room and the difficulty say; left of the leader begins."""
    state, room = draft.state, draft.room
    added = (0 if room is None else room.stronger) + HEALTH_ADDED[state.difficulty]
    health = max(LEAST_HEALTH, foe.health + added)
    first = draft.left_of(state.leader)
    draft.change(phase=Phase.CHOOSE, fight=Fight(foe.id, health, health, first))
    draft.tell(FoeRevealed(foe.id, health), TurnBegun(first))
