"""All that Fighter is played with: every card, as it is shown and as the rules know it."""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from dexterity.content.cards import (
    Card,
    Deck,
    Decks,
    check_decks,
    check_name,
    check_twins,
    raise_if_any,
    read_decks,
)
from dexterity.content.fighter.files import BOSSES, FILES, HEROES, ITEMS, MONSTERS, ROOMS
from dexterity.content.vocabulary import Vocabulary
from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.foe import Foe, FoeId
from dexterity.rules.fighter.cards.hero import SWORN_ENEMIES, Hero, HeroId
from dexterity.rules.fighter.cards.item import Boon, Consumable, Item, ItemId, Slot, Weapon
from dexterity.rules.fighter.cards.room import Room, RoomId

# --- what makes sense -----------------------------------------------------------------------------


HEROES_IN_BOX: Final = 8
BOSSES_IN_BOX: Final = 6
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
    check_twins(decks.values())
    _check_heroes(decks[HEROES])
    _check_monsters(decks[MONSTERS])
    _check_bosses(decks[BOSSES])
    _check_items(decks[ITEMS])
    _check_rooms(decks[ROOMS])
    _check_requirements(decks, vocabulary)


def requirements_asked(decks: Decks) -> set[str]:
    """What any card wants."""
    uses = (item.use for item in decks[ITEMS].values())
    asked = (
        *(foe.requirement for name in (MONSTERS, BOSSES) for foe in decks[name].values()),
        *(use.requirement for use in uses if isinstance(use, Weapon)),
        *(room.requirement for room in decks[ROOMS].values()),
    )
    return {requirement for requirement in asked if requirement is not None}


def _check_heroes(deck: Deck[Hero]) -> None:
    if len(deck.drawn) != HEROES_IN_BOX:
        deck.faults.add("hero", f"must be {HEROES_IN_BOX}, not {len(deck.drawn)}")
    first: dict[str, str] = {}
    for one in deck.drawn:
        twin = first.setdefault(one.value.value.blue, one.place)
        if twin != one.place:
            reason = f"is that of {twin}, too: every hero has one alone"
            deck.faults.add(f"{one.place}.blue", reason)


def _check_monsters(deck: Deck[Foe]) -> None:
    for level, wanted in MONSTERS_WITH_TRAIT_REQUIREMENT_NEITHER.items():
        found = _sorts(foe for foe in deck.values() if foe.level == level)
        if found != wanted:
            reason = f"of level {level}: must be {_sorts_said(wanted)}, not {_sorts_said(found)}"
            deck.faults.add("monster", reason)
    kinds = Counter(foe.kind for foe in deck.values())
    for kind in SWORN_ENEMIES.values():
        if kinds[kind] < FEWEST_SWORN_ENEMIES:
            reason = f"of kind {kind}: must be at least {FEWEST_SWORN_ENEMIES}, not {kinds[kind]}"
            deck.faults.add("monster", reason)


def _sorts(foes: Iterator[Foe]) -> tuple[int, int, int]:
    sorts = Counter((foe.trait is not None, foe.requirement is not None) for foe in foes)
    return sorts[True, False], sorts[False, True], sorts[False, False]


def _sorts_said(sorts: tuple[int, int, int]) -> str:
    return "{} with a trait, {} with a requirement, {} with neither".format(*sorts)


def _check_bosses(deck: Deck[Foe]) -> None:
    if len(deck.drawn) != BOSSES_IN_BOX:
        deck.faults.add("boss", f"must be {BOSSES_IN_BOX}, not {len(deck.drawn)}")


def _check_items(deck: Deck[Item]) -> None:
    found = Counter(item.slot for item in deck.values())
    for slot, wanted, count in _differences(EQUIPMENT, found):
        deck.faults.add(slot, f"must be {wanted}, not {count}")
    uses = (item.use for item in deck.values())
    boons = {use.boon for use in uses if isinstance(use, Consumable)}
    for boon in Boon:
        if boon not in boons:
            deck.faults.add(Slot.CONSUMABLE, f"none has the boon {boon}")


def _check_rooms(deck: Deck[Room]) -> None:
    found = Counter(room.symbols for room in deck.values())
    for symbols, wanted, count in _differences(ROOMS_OF_SYMBOLS, found):
        deck.faults.add("room", f"of {symbols} symbols: must be {wanted}, not {count}")
    asking = sum(room.requirement is not None for room in deck.values())
    if asking != ROOMS_WITH_REQUIREMENT:
        reason = f"with a requirement: must be {ROOMS_WITH_REQUIREMENT}, not {asking}"
        deck.faults.add("room", reason)


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
            decks[MONSTERS].faults.add("monster", reason)


# --- the box --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FighterBox:
    """The cards of a box by their ids, in the order of its files."""

    heroes: Mapping[HeroId, Card[Hero]]
    monsters: Mapping[FoeId, Card[Foe]]
    bosses: Mapping[FoeId, Card[Foe]]
    items: Mapping[ItemId, Card[Item]]
    rooms: Mapping[RoomId, Card[Room]]

    @property
    def cards(self) -> Cards:
        """The same for the rules, which know neither names nor jokes."""
        return Cards(
            {id_: card.value for id_, card in self.heroes.items()},
            {id_: card.value for id_, card in self.monsters.items()},
            {id_: card.value for id_, card in self.bosses.items()},
            {id_: card.value for id_, card in self.items.items()},
            {id_: card.value for id_, card in self.rooms.items()},
        )

    def foe(self, id_: FoeId) -> Card[Foe]:
        """A monster or a boss."""
        return self.monsters[id_] if id_ in self.monsters else self.bosses[id_]


def load_box(folder: Path, vocabulary: Vocabulary) -> FighterBox:
    """The box in a folder; a ContentError with every fault of every file if it is not whole."""
    decks = _checked(folder, vocabulary)
    raise_if_any(decks)
    return FighterBox(
        heroes=decks[HEROES].by_id(),
        monsters=decks[MONSTERS].by_id(),
        bosses=decks[BOSSES].by_id(),
        items=decks[ITEMS].by_id(),
        rooms=decks[ROOMS].by_id(),
    )


def check_file(path: Path, vocabulary: Vocabulary) -> None:
    """A ContentError with all faults of one file, alone and beside the others of its folder."""
    check_name(path, FILES)
    _checked(path.parent, vocabulary)[path.name].faults.raise_if_any()


def _checked(folder: Path, vocabulary: Vocabulary) -> Decks:
    decks = read_decks(folder, FILES, vocabulary.judges)
    return check_decks(decks, lambda whole: check_box(whole, vocabulary))
