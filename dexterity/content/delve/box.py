"""All that Delve is played with: every card and tile, as it is shown and as the rules know it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dexterity.content.cards import (
    Card,
    Deck,
    Decks,
    check_decks,
    check_name,
    raise_if_any,
    read_decks,
)
from dexterity.content.delve.files import ADVENTURERS, FILES, MONSTERS, ShownAdventurer
from dexterity.content.reading import shown
from dexterity.rules.delve.cards.adventurer import AdventurerId, Box, TileId
from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.cards.monster import Monster, MonsterId, Trick
from dexterity.rules.delve.cards.power import BeatIdentities, Power

# --- what makes sense -----------------------------------------------------------------------------


ADVENTURERS_OF_BOX: Final = 4
STRENGTHS: Final = (1, 2, 3, 4, 5, 6, 7, 9)
"""Of the ordinary monsters, each once: the gap below the strongest is part of the game."""
ORDINARY_CARDS: Final = 13
SPECIALS: Final = 6


def check_box(decks: Decks) -> None:
    """Notes in each deck's faults in what it does not make a game with the other."""
    _check_monsters(decks[MONSTERS])
    _check_boxes(decks[ADVENTURERS])
    _check_shared_tiles(decks[ADVENTURERS])
    _check_identities(decks)


def _check_monsters(deck: Deck[Monster]) -> None:
    ordinary = [monster for monster in deck.values() if not monster.special]
    strengths = tuple(sorted(monster.strength or 0 for monster in ordinary))
    if strengths != STRENGTHS:
        wanted, found = (", ".join(map(str, each)) for each in (STRENGTHS, strengths))
        deck.faults.add("monster", f"must have the strengths {wanted}, not {found}")
    cards = sum(monster.copies for monster in ordinary)
    if cards != ORDINARY_CARDS:
        deck.faults.add("monster", f"must be {ORDINARY_CARDS} cards, not {cards}")
    _check_specials(deck)


def _check_specials(deck: Deck[Monster]) -> None:
    specials = [monster for monster in deck.values() if monster.special]
    if len(specials) != SPECIALS:
        deck.faults.add("special", f"must be {SPECIALS}, not {len(specials)}")
    tricks = Counter(special.trick for special in specials)
    for trick in Trick:
        if tricks[trick] != 1:
            deck.faults.add("special", f"must have the trick {trick} once, not {tricks[trick]}")


def _check_boxes(deck: Deck[ShownAdventurer]) -> None:
    found = Counter(adventurer.box for adventurer in deck.values())
    for box in Box:
        if found[box] != ADVENTURERS_OF_BOX:
            reason = f"of box {box}: must be {ADVENTURERS_OF_BOX}, not {found[box]}"
            deck.faults.add("adventurer", reason)


def _check_shared_tiles(deck: Deck[ShownAdventurer]) -> None:
    """What is called alike by the rules is called alike by people, and is one picture."""
    first: dict[TileId, tuple[str, Card[Power]]] = {}
    for one in deck.drawn:
        for number, (id_, tile) in enumerate(one.value.value.tiles.items()):
            twin, same = first.setdefault(id_, (one.place, tile))
            if same.names != tile.names:
                reason = f"must be called as that of {twin}: {shown(id_)}"
                deck.faults.add(f"{one.place}.tile[{number}].names", reason)


def _check_identities(decks: Decks) -> None:
    known = {monster.id for monster in decks[MONSTERS].values() if not monster.special}
    deck: Deck[ShownAdventurer] = decks[ADVENTURERS]
    for one in deck.drawn:
        for number, tile in enumerate(one.value.value.tiles.values()):
            for identity in _unknown(tile.value, known):
                reason = f"is no ordinary monster: {shown(identity)}"
                deck.faults.add(f"{one.place}.tile[{number}].identities", reason)


def _unknown(power: Power, known: set[MonsterId]) -> tuple[MonsterId, ...]:
    if not isinstance(power, BeatIdentities):
        return ()
    return tuple(identity for identity in power.identities if identity not in known)


# --- the box --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DelveBox:
    """The cards of a box by their ids, in the order of its files."""

    adventurers: Mapping[AdventurerId, Card[ShownAdventurer]]
    monsters: Mapping[MonsterId, Card[Monster]]

    @property
    def cards(self) -> Cards:
        """The same for the rules."""
        return Cards(
            {id_: card.value.adventurer for id_, card in self.adventurers.items()},
            {id_: card.value for id_, card in self.monsters.items()},
        )

    def tile(self, adventurer: AdventurerId, tile: TileId) -> Card[Power]:
        """A tile of an adventurer."""
        return self.adventurers[adventurer].value.tiles[tile]


def load_delve_box(folder: Path) -> DelveBox:
    """The box in a folder; a ContentError with every fault of both files if it is not whole."""
    decks = _checked(folder)
    raise_if_any(decks)
    return DelveBox(decks[ADVENTURERS].by_id(), decks[MONSTERS].by_id())


def check_delve_file(path: Path) -> None:
    """A ContentError with all faults of one file, alone and beside the other of its folder."""
    check_name(path, FILES)
    _checked(path.parent)[path.name].faults.raise_if_any()


def _checked(folder: Path) -> Decks:
    return check_decks(read_decks(folder, FILES), check_box)
