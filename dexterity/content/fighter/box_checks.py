"""Says what is wrong with a box whose cards are each sound: how many of each there are."""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from itertools import chain
from typing import Final, TypeVar

from dexterity.content.fighter.deck import Deck, Drawn, check_twins
from dexterity.content.fighter.decks import Decks
from dexterity.content.vocabulary import Vocabulary
from dexterity.rules.fighter.cards.foe import Foe
from dexterity.rules.fighter.cards.hero import SWORN_ENEMIES, Hero
from dexterity.rules.fighter.cards.item import Boon, Consumable, Item, Slot, Weapon
from dexterity.rules.fighter.cards.room import Room

HEROES: Final = 8
BOSSES: Final = 6
EQUIPMENT: Final = {Slot.WEAPON: 20, Slot.ARMOUR: 14, Slot.CONSUMABLE: 14}
ROOMS_OF_SYMBOLS: Final = {2: 5, 3: 6, 4: 6, 5: 4}
ROOMS_WITH_REQUIREMENT: Final = 8

MONSTERS_WITH_TRAIT_REQUIREMENT_NEITHER: Final = {
    1: (2, 7, 3),
    2: (4, 6, 2),
    3: (5, 5, 2),
    4: (6, 5, 1),
}
"""By level, twelve in each: first the throws are what is new, then what monsters do."""

FEWEST_SWORN_ENEMIES: Final = 8
"""Monsters of a kind that a hero has a grudge against. A campaign meets some nine of the 48: with
eight of a kind, one or two of it."""

Count = TypeVar("Count", bound=Hashable)


def check_box(decks: Decks, vocabulary: Vocabulary) -> None:
    """Notes in each deck's faults in what it does not make a game with the others."""
    check_twins(chain.from_iterable(deck.drawn for deck in decks.by_file().values()))
    _check_heroes(decks.heroes)
    _check_monsters(decks.monsters)
    _check_bosses(decks.bosses)
    _check_items(decks.items)
    _check_rooms(decks.rooms)
    _check_requirements(decks, vocabulary)


def requirements_asked(decks: Decks) -> set[str]:
    """What any card wants."""
    uses = (item.use for item in decks.items.values())
    asked = (
        *(foe.requirement for foe in (*decks.monsters.values(), *decks.bosses.values())),
        *(use.requirement for use in uses if isinstance(use, Weapon)),
        *(room.requirement for room in decks.rooms.values()),
    )
    return {requirement for requirement in asked if requirement is not None}


def _check_heroes(deck: Deck[Hero]) -> None:
    if len(deck.drawn) != HEROES:
        deck.top.fault(f"must be {HEROES}, not {len(deck.drawn)}", "hero")
    first: dict[str, Drawn[Hero]] = {}
    for one in deck.drawn:
        twin = first.setdefault(one.card.value.blue, one)
        if twin is not one:
            one.entry.fault(f"is that of {twin.entry.place}, too: every hero has one alone", "blue")


def _check_monsters(deck: Deck[Foe]) -> None:
    for level, wanted in MONSTERS_WITH_TRAIT_REQUIREMENT_NEITHER.items():
        found = _sorts(foe for foe in deck.values() if foe.level == level)
        if found != wanted:
            reason = f"of level {level}: must be {_sorts_said(wanted)}, not {_sorts_said(found)}"
            deck.top.fault(reason, "monster")
    kinds = Counter(foe.kind for foe in deck.values())
    for kind in SWORN_ENEMIES.values():
        if kinds[kind] < FEWEST_SWORN_ENEMIES:
            reason = f"of kind {kind}: must be at least {FEWEST_SWORN_ENEMIES}, not {kinds[kind]}"
            deck.top.fault(reason, "monster")


def _sorts(foes: Iterator[Foe]) -> tuple[int, int, int]:
    sorts = Counter((foe.trait is not None, foe.requirement is not None) for foe in foes)
    return sorts[True, False], sorts[False, True], sorts[False, False]


def _sorts_said(sorts: tuple[int, int, int]) -> str:
    return "{} with a trait, {} with a requirement, {} with neither".format(*sorts)


def _check_bosses(deck: Deck[Foe]) -> None:
    if len(deck.drawn) != BOSSES:
        deck.top.fault(f"must be {BOSSES}, not {len(deck.drawn)}", "boss")


def _check_items(deck: Deck[Item]) -> None:
    found = Counter(item.slot for item in deck.values())
    for slot, wanted, count in _differences(EQUIPMENT, found):
        deck.top.fault(f"must be {wanted}, not {count}", slot)
    uses = (item.use for item in deck.values())
    boons = {use.boon for use in uses if isinstance(use, Consumable)}
    for boon in Boon:
        if boon not in boons:
            deck.top.fault(f"none has the boon {boon}", Slot.CONSUMABLE)


def _check_rooms(deck: Deck[Room]) -> None:
    found = Counter(room.symbols for room in deck.values())
    for symbols, wanted, count in _differences(ROOMS_OF_SYMBOLS, found):
        deck.top.fault(f"of {symbols} symbols: must be {wanted}, not {count}", "room")
    asking = sum(room.requirement is not None for room in deck.values())
    if asking != ROOMS_WITH_REQUIREMENT:
        reason = f"with a requirement: must be {ROOMS_WITH_REQUIREMENT}, not {asking}"
        deck.top.fault(reason, "room")


def _differences(
    wanted: Mapping[Count, int], found: Counter[Count]
) -> Iterator[tuple[Count, int, int]]:
    return ((key, count, found[key]) for key, count in wanted.items() if found[key] != count)


def _check_requirements(decks: Decks, vocabulary: Vocabulary) -> None:
    """Any card could ask for the one that is missing; the monsters are the most to choose from."""
    asked = requirements_asked(decks)
    for requirement in vocabulary.requirements:
        if requirement not in asked:
            reason = f"neither one of these nor a boss, a room or a weapon asks for {requirement}"
            decks.monsters.top.fault(reason, "monster")
