"""Who carries what: finding, giving, trading and dropping."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.rules.fighter.actions.action import Action, Refusal
from dexterity.rules.fighter.cards.item import Item, ItemId
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.effects import ItemDropped, ItemGiven, ItemLeft, ItemTraded
from dexterity.rules.fighter.path import meet_next_foe
from dexterity.rules.fighter.state import Carried, Phase, SeatId

GIVING: Final = frozenset({Phase.GIVE})

CARRYING: Final = frozenset({Phase.GIVE, Phase.REST, Phase.SHOP})
"""When things may change hands."""


def carried_by_all(draft: FighterDraft) -> Iterator[Item]:
    """Everything that the party has."""
    return (draft.item(thing.item) for member in draft.state.party for thing in member.carried)


def why_not_carry(draft: FighterDraft, seat: SeatId, item: ItemId) -> Refusal | None:
    """Why a hero cannot have one more thing; None if there is room for that sort."""
    if not 0 <= seat < len(draft.state.party) or draft.member(seat).out:
        return Refusal.WHOM
    slot = draft.item(item).slot
    taken = sum(draft.item(thing.item).slot is slot for thing in draft.member(seat).carried)
    return None if taken < draft.hero(seat).room_for(slot) else Refusal.NO_ROOM


def put_on(draft: FighterDraft, seat: SeatId, item: ItemId, *, used: bool = False) -> None:
    """A hero has one more thing."""
    carried = (*draft.member(seat).carried, Carried(item, used))
    draft.change_member(seat, carried=carried)


def take_off(draft: FighterDraft, item: ItemId) -> Carried:
    """Whoever had a thing has it no more; as it was."""
    bearer = bearer_of(draft, item)
    carried = draft.member(bearer).carried
    kept = tuple(thing for thing in carried if thing.item != item)
    draft.change_member(bearer, carried=kept)
    return next(thing for thing in carried if thing.item == item)


def bearer_of(draft: FighterDraft, item: ItemId) -> SeatId:
    """Who has a thing; to ask for what nobody has is our own slip."""
    bearer = draft.bearer(item)
    if bearer is None:
        raise LookupError(f"nobody has {item}")
    return bearer


# --- what was found -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GiveItem(Action):
    """What was found first goes to a hero."""

    record_name = "give_item"
    phases = GIVING

    seat: SeatId

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["GiveItem"]:
        return map(cls, draft.state.still_in)

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        return why_not_carry(draft, self.seat, draft.state.found[0])

    def apply(self, draft: FighterDraft) -> None:
        item, *others = draft.state.found
        draft.change(found=tuple(others))
        put_on(draft, self.seat, item)
        draft.tell(ItemGiven(item, self.seat))
        _after_giving(draft)


@dataclass(frozen=True, slots=True)
class LeaveItem(Action):
    """Nobody takes what was found first."""

    record_name = "leave_item"
    phases = GIVING

    def apply(self, draft: FighterDraft) -> None:
        item, *others = draft.state.found
        draft.change(found=tuple(others))
        draft.tell(ItemLeft(item))
        _after_giving(draft)


def _after_giving(draft: FighterDraft) -> None:
    """Either the room was just entered, and its monster waits; or the party rests."""
    state = draft.state
    if state.found:
        return
    # Each room that was walked through has had its monster beaten.
    room_is_done = len(state.walked) == len(state.beaten)
    if state.room is not None and not room_is_done:
        meet_next_foe(draft)
    else:
        draft.change(phase=Phase.REST)


# --- what somebody has --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DropItem(Action):
    """A thing is thrown away."""

    record_name = "drop_item"
    phases = CARRYING

    item: ItemId

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["DropItem"]:
        return (cls(item.id) for item in carried_by_all(draft))

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        return Refusal.NOT_YOURS if draft.bearer(self.item) is None else None

    def apply(self, draft: FighterDraft) -> None:
        bearer = bearer_of(draft, self.item)
        take_off(draft, self.item)
        draft.tell(ItemDropped(self.item, bearer))


@dataclass(frozen=True, slots=True)
class TradeItem(Action):
    """A thing changes hands."""

    record_name = "trade_item"
    phases = CARRYING

    item: ItemId
    seat: SeatId
    """Who gets it."""

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["TradeItem"]:
        seats = draft.state.still_in
        return (cls(item.id, seat) for item in carried_by_all(draft) for seat in seats)

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        bearer = draft.bearer(self.item)
        if bearer is None or bearer == self.seat:
            return Refusal.NOT_YOURS
        return why_not_carry(draft, self.seat, self.item)

    def apply(self, draft: FighterDraft) -> None:
        giver = bearer_of(draft, self.item)
        put_on(draft, self.seat, self.item, used=take_off(draft, self.item).used)
        draft.tell(ItemTraded(self.item, giver, self.seat))


THINGS: Final = (GiveItem, LeaveItem, DropItem, TradeItem)
