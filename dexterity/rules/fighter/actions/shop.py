"""What the chest pays for."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.rules.fighter.actions.action import Action, Refusal
from dexterity.rules.fighter.actions.things import put_on, why_not_carry
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.effects import GoldLost, ItemBought, Source
from dexterity.rules.fighter.state import Phase, SeatId

HEALING_PRICE: Final = 1
HEALING: Final = 1
DIE_PRICE: Final = 2

IN_A_SHOP: Final = frozenset({Phase.SHOP})


@dataclass(frozen=True, slots=True)
class BuyItem(Action):
    """From the shop, for a hero."""

    record_name = "buy_item"
    phases = IN_A_SHOP

    item: ItemId
    seat: SeatId

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["BuyItem"]:
        state = draft.state
        return (cls(ware, seat) for ware in state.wares for seat in state.still_in)

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        if self.item not in draft.state.wares:
            return Refusal.NOT_OFFERED
        if draft.item(self.item).price > draft.state.gold:
            return Refusal.NO_GOLD
        return why_not_carry(draft, self.seat, self.item)

    def apply(self, draft: FighterDraft) -> None:
        price, state = draft.item(self.item).price, draft.state
        wares = tuple(ware for ware in state.wares if ware != self.item)
        draft.change(gold=state.gold - price, wares=wares)
        put_on(draft, self.seat, self.item)
        draft.tell(ItemBought(self.item, self.seat, price))


@dataclass(frozen=True, slots=True)
class BuyHealing(Action):
    """A coin: everybody gets 1 back."""

    record_name = "buy_healing"
    phases = IN_A_SHOP

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        members = (draft.member(seat) for seat in draft.state.still_in)
        if all(member.health >= member.most_health for member in members):
            return Refusal.ALL_WELL
        return None if draft.state.gold >= HEALING_PRICE else Refusal.NO_GOLD

    def apply(self, draft: FighterDraft) -> None:
        _pay(draft, HEALING_PRICE)
        draft.heal(draft.state.still_in, HEALING, Source.SHOP)


@dataclass(frozen=True, slots=True)
class BuyDie(Action):
    """Two coins: a white die."""

    record_name = "buy_die"
    phases = IN_A_SHOP

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        if not draft.state.white_dice_left:
            return Refusal.ENOUGH_DICE
        return None if draft.state.gold >= DIE_PRICE else Refusal.NO_GOLD

    def apply(self, draft: FighterDraft) -> None:
        _pay(draft, DIE_PRICE)
        draft.gain_dice(1, Source.SHOP)


def _pay(draft: FighterDraft, price: int) -> None:
    draft.change(gold=draft.state.gold - price)
    draft.tell(GoldLost(price, Source.SHOP))


SHOP: Final = (BuyItem, BuyHealing, BuyDie)
