"""From room to room, and what a fight leaves behind."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from dexterity.rules.fighter.actions.action import Action, Refusal
from dexterity.rules.fighter.cards.room import SHOP_AT, SHOPS_BEFORE_BOSS, RoomId
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.effects import ItemFound, RoomEntered, ScarTaken, ShopOpened, Source
from dexterity.rules.fighter.options import FIRST_EDITION
from dexterity.rules.fighter.path import begin_fight, meet_next_foe, offer_rooms
from dexterity.rules.fighter.rest import free_colours, scar_next, to_be_scarred
from dexterity.rules.fighter.state import Phase
from dexterity.values.colour import COLOURED, DieColour

WARES_BESIDES: Final = 2
"""A shop has one thing for each hero, and these."""


@dataclass(frozen=True, slots=True)
class PickRoom(Action):
    """The leader has decided where to go. What is in a room happens at once; the other room goes
    below the deck."""

    record_name = "pick_room"
    phases = frozenset({Phase.PATH})

    room: RoomId

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["PickRoom"]:
        return map(cls, draft.state.offered)

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        return None if self.room in draft.state.offered else Refusal.NOT_OFFERED

    def apply(self, draft: FighterDraft) -> None:
        state, room = draft.state, draft.cards.rooms[self.room]
        others = tuple(other for other in state.offered if other != room.id)
        draft.change(
            room=room.id, offered=(), rooms=(*state.rooms, *others), walked=(*state.walked, room.id)
        )
        draft.tell(RoomEntered(room.id))
        draft.gain_gold(room.gold, Source.ROOM)
        dice_for_one = 2 if state.edition == FIRST_EDITION else 1
        draft.gain_dice(room.dice * dice_for_one, Source.ROOM)
        draft.heal(draft.state.standing, room.heal, Source.ROOM)
        _find_items(draft, room.items)
        if not draft.state.found:
            meet_next_foe(draft)


def _find_items(draft: FighterDraft, number: int) -> None:
    """From the top of the shop's deck; somebody has to get them."""
    state = draft.state
    found = state.shop_deck[:number]
    if found:
        draft.change(
            phase=Phase.GIVE, found=(*state.found, *found), shop_deck=state.shop_deck[number:]
        )
        draft.tell(*map(ItemFound, found))


@dataclass(frozen=True, slots=True)
class TakeScar(Action):
    """Where it goes, for the hero whose turn it is to be scarred: it stays for good, and the hero
    gets up with all the health that is left to have."""

    record_name = "take_scar"
    phases = frozenset({Phase.SCARS})

    colour: DieColour

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["TakeScar"]:
        return map(cls, COLOURED)

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        seat = to_be_scarred(draft)
        free = () if seat is None else free_colours(draft.member(seat))
        return None if self.colour in free else Refusal.SCARRED

    def apply(self, draft: FighterDraft) -> None:
        seat = to_be_scarred(draft)
        if seat is None:
            raise LookupError("nobody is down")
        scarred = replace(draft.member(seat), scars=(*draft.member(seat).scars, self.colour))
        draft.change_member(seat, scars=scarred.scars, down=False, health=scarred.most_health)
        draft.change(scars_taken=draft.state.scars_taken + 1)
        draft.tell(ScarTaken(seat, self.colour))
        scar_next(draft)


@dataclass(frozen=True, slots=True)
class GoOn(Action):
    """Enough rested, enough bought."""

    record_name = "go_on"
    phases = frozenset({Phase.REST, Phase.SHOP})

    def apply(self, draft: FighterDraft) -> None:
        _leave_rest(draft) if draft.state.phase is Phase.REST else _leave_shop(draft)


def _leave_rest(draft: FighterDraft) -> None:
    """The room counts towards the next shop; either that is reached, or another room waits."""
    state, room = draft.state, draft.room
    if state.room is None or room is None:
        raise LookupError("the party rests nowhere")
    symbols = state.symbols + room.symbols
    draft.change(symbols=symbols, room=None, passed=(*state.passed, state.room))
    if symbols >= SHOP_AT:
        _open_shop(draft)
    else:
        offer_rooms(draft)


def _open_shop(draft: FighterDraft) -> None:
    """Wares are laid out."""
    state = draft.state
    number = WARES_BESIDES + len(state.still_in)
    wares = state.shop_deck[:number]
    draft.change(
        phase=Phase.SHOP, wares=wares, shop_deck=state.shop_deck[number:], shops=state.shops + 1
    )
    draft.tell(ShopOpened(wares))


def _leave_shop(draft: FighterDraft) -> None:
    """On through the dungeon, its rooms below the deck again; after the third, to the boss."""
    state = draft.state
    draft.change(wares=())
    if state.shops < SHOPS_BEFORE_BOSS:
        draft.change(rooms=(*state.rooms, *state.passed), passed=(), symbols=0)
        offer_rooms(draft)
    else:
        if state.boss is None:
            raise LookupError("nobody drew a boss")
        draft.change(foes=(), room=None)
        begin_fight(draft, draft.cards.bosses[state.boss])


JOURNEY: Final = (PickRoom, TakeScar, GoOn)
