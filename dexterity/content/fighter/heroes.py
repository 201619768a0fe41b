"""Reads the heroes of Fighter."""

from pathlib import Path
from typing import Final

from dexterity.content.entry import Entry
from dexterity.content.fighter.deck import Deck, read_deck
from dexterity.content.fighter.limits import (
    HERO_ARMOURS,
    HERO_CONSUMABLES,
    HERO_THINGS,
    HERO_WEAPONS,
)
from dexterity.rules.fighter.cards.hero import Ability, Hero, HeroId

UNIQUE: Final = (
    Ability.COURAGE,
    Ability.FEAST,
    Ability.DOUBLE_STRIKE,
    Ability.FREE_SAMPLE,
    Ability.HEROIC_DEFENCE,
    Ability.SMASH,
    Ability.TIME_SPELL,
    Ability.ENCHANTED_FLUTE,
)
"""What blue wakes: every hero has one that no other has."""

SHARED: Final = tuple(ability for ability in Ability if ability not in UNIQUE)
"""What red and green wake: several heroes may have the same."""


def read_heroes(path: Path) -> Deck[Hero]:
    """The heroes of a file."""
    return read_deck(path, {"hero": _read_hero})


def _read_hero(entry: Entry, id_: str) -> Hero | None:
    red, green = entry.choice("red", SHARED), entry.choice("green", SHARED)
    blue = entry.choice("blue", UNIQUE)
    weapons = entry.whole("weapons", *HERO_WEAPONS)
    armours = entry.whole("armours", *HERO_ARMOURS)
    consumables = entry.whole("consumables", *HERO_CONSUMABLES)
    if weapons is None or armours is None or consumables is None:
        return None
    _check_things(entry, weapons + armours + consumables)
    if red is None or green is None or blue is None:
        return None
    return Hero(HeroId(id_), red, green, blue, weapons, armours, consumables)


def _check_things(entry: Entry, things: int) -> None:
    fewest, most = HERO_THINGS
    if not fewest <= things <= most:
        entry.fault(f"must carry {fewest} to {most} things in all, not {things}")
