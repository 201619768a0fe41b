"""Reads the equipment of Fighter: weapons, armours and consumables."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from dexterity.content.entry import Entry
from dexterity.content.fighter.deck import Deck, read_deck
from dexterity.content.fighter.demand import read_demand
from dexterity.content.fighter.limits import (
    ARMOUR_LESS,
    ARMOUR_STRIKES,
    CONSUMABLE_AMOUNT,
    PRICE,
    WEAPON_BONUS,
    WEAPON_BONUS_AGAINST,
    WEAPON_GOLD,
    WEAPON_HEAL,
)
from dexterity.content.fighter.optional import whole_or_zero
from dexterity.content.vocabulary import Vocabulary
from dexterity.rules.fighter.cards.foe import Kind
from dexterity.rules.fighter.cards.item import Armour, Boon, Consumable, Item, ItemId, Weapon

ALL_OR_NOTHING: Final = frozenset({Boon.REROLL, Boon.SYMBOL, Boon.RECALL, Boon.CALM, Boon.UNSCAR})
"""What there is no more or less of, so that an amount is an unknown key."""


@dataclass(frozen=True, slots=True)
class _Grudge:
    """Against whom a weapon helps more, and how much."""

    against: Kind | None
    bonus: int


def read_items(path: Path, vocabulary: Vocabulary) -> Deck[Item]:
    """All equipment of a file: weapons, then armours, then consumables."""
    return read_deck(
        path,
        {
            "weapon": partial(_read_weapon, vocabulary=vocabulary),
            "armour": _read_armour,
            "consumable": _read_consumable,
        },
    )


def _read_weapon(entry: Entry, id_: str, vocabulary: Vocabulary) -> Item | None:
    price, bonus = entry.whole("price", *PRICE), entry.whole("bonus", *WEAPON_BONUS)
    demand, grudge = read_demand(entry, vocabulary), _read_grudge(entry)
    heal = whole_or_zero(entry, "heal", WEAPON_HEAL)
    gold = whole_or_zero(entry, "gold", WEAPON_GOLD)
    if price is None or bonus is None or demand is None or grudge is None:
        return None
    if heal is None or gold is None:
        return None
    weapon = Weapon(bonus, demand.requirement, grudge.against, grudge.bonus, heal, gold)
    return Item(ItemId(id_), price, weapon)


def _read_grudge(entry: Entry) -> _Grudge | None:
    if not entry.has("against"):
        if not entry.has("bonus_against"):
            return _Grudge(None, 0)
        entry.fault("must come with the kind it is against", "bonus_against")
        return None
    against = entry.choice("against", Kind)
    bonus = entry.whole("bonus_against", *WEAPON_BONUS_AGAINST)
    return None if against is None or bonus is None else _Grudge(against, bonus)


def _read_armour(entry: Entry, id_: str) -> Item | None:
    price, less = entry.whole("price", *PRICE), entry.whole("less", *ARMOUR_LESS)
    party = entry.flag("party") if entry.has("party") else False
    strikes = whole_or_zero(entry, "strikes", ARMOUR_STRIKES)
    if price is None or less is None or party is None or strikes is None:
        return None
    return Item(ItemId(id_), price, Armour(less, party, strikes))


def _read_consumable(entry: Entry, id_: str) -> Item | None:
    price, boon = entry.whole("price", *PRICE), entry.choice("boon", Boon)
    amount = _read_amount(entry, boon)
    if price is None or boon is None or amount is None:
        return None
    return Item(ItemId(id_), price, Consumable(boon, amount))


def _read_amount(entry: Entry, boon: Boon | None) -> int | None:
    if boon is None:
        entry.excuse("amount")
        return None
    return 1 if boon in ALL_OR_NOTHING else entry.whole("amount", *CONSUMABLE_AMOUNT)
