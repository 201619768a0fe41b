"""What a record of Fighter begins with: who sets out, who plays whom, and with which cards."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from dexterity.content.cards import MOST_CARDS
from dexterity.content.fighter.box import FighterBox
from dexterity.errors import TableError
from dexterity.hand.dare.choice import conflicts_in, known_requirements
from dexterity.rules.fighter import options as rules
from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.foe import LEVELS, FoeId
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.options import (
    EDITION,
    FEWEST_HEROES,
    FIRST_EDITION,
    MOST_HEROES,
    Difficulty,
)
from dexterity.rules.fighter.path import ROOMS_OFFERED
from dexterity.session.fighter.first_edition import CLASHES
from dexterity.session.records.record import Options, Word
from dexterity.session.seat import Seat
from dexterity.session.shipped import fighter_box


class CardNames(Struct, frozen=True, forbid_unknown_fields=True):
    """What the decks of a campaign were shuffled from, in their order: cards may be added since."""

    monsters: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=MOST_CARDS)]
    bosses: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=MOST_CARDS)]
    items: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=MOST_CARDS)]
    rooms: Annotated[tuple[Word, ...], Meta(min_length=ROOMS_OFFERED, max_length=MOST_CARDS)]

    def __post_init__(self) -> None:
        for deck in (self.monsters, self.bosses, self.items, self.rooms):
            if len(set(deck)) < len(deck):
                raise ValueError("each card is in its deck once")


class FighterOptions(
    Struct, Options, frozen=True, tag_field="game", tag="fighter", forbid_unknown_fields=True
):
    """Who sets out, who plays whom, and with which cards."""

    heroes: Annotated[tuple[Word, ...], Meta(min_length=FEWEST_HEROES, max_length=MOST_HEROES)]
    """In their order around the table."""
    seats: Annotated[tuple[Seat, ...], Meta(min_length=FEWEST_HEROES, max_length=MOST_HEROES)]
    """Who plays each of them."""
    difficulty: Difficulty
    first_leader: Annotated[int, Meta(ge=0, lt=MOST_HEROES)]
    cards: CardNames
    edition: Annotated[int, Meta(ge=FIRST_EDITION, le=EDITION)] = FIRST_EDITION
    """Of the rules."""

    def __post_init__(self) -> None:
        if len(set(self.heroes)) < len(self.heroes):
            raise ValueError("each hero goes once")
        if len(self.seats) != len(self.heroes) or self.first_leader >= len(self.heroes):
            raise ValueError("every hero is played by somebody, and one of them leads")

    @property
    def game(self) -> str:
        return "fighter"

    @property
    def is_here(self) -> bool:
        return not any(missing_cards(self, fighter_box()))

    def winners(self, seat: int) -> tuple[Seat, ...]:
        """All of them: they win together."""
        return self.seats


def fighter_options(
    box: FighterBox, options: rules.Options, seats: tuple[Seat, ...]
) -> FighterOptions:
    """A campaign with all cards of a box."""
    decks = (box.monsters, box.bosses, box.items, box.rooms)
    names = CardNames(*(tuple(map(str, deck)) for deck in decks))
    return FighterOptions(
        tuple(options.heroes), seats, options.difficulty, options.first_leader, names,
        options.edition,
    )  # fmt: skip


def fighter_game(options: FighterOptions, box: FighterBox) -> FighterGame:
    """The rules; a TableError where a card is not here any more."""
    for fault in missing_cards(options, box):
        raise TableError(fault)
    known, names = box.cards, options.cards
    cards = Cards(
        known.heroes,
        {id_: known.monsters[id_] for id_ in map(FoeId, names.monsters)},
        {id_: known.bosses[id_] for id_ in map(FoeId, names.bosses)},
        {id_: known.items[id_] for id_ in map(ItemId, names.items)},
        {id_: known.rooms[id_] for id_ in map(RoomId, names.rooms)},
    )
    party = tuple(map(HeroId, options.heroes))
    chosen = rules.Options(party, options.difficulty, options.first_leader, options.edition)
    excuses = CLASHES if options.edition == FIRST_EDITION else ()
    return FighterGame(cards, chosen, conflicts_in(known_requirements()), excuses)


def game_of(box: FighterBox, options: rules.Options) -> FighterGame:
    """A campaign with all cards of a box; what excludes what is told by the requirements
    themselves."""
    return FighterGame(box.cards, options, conflicts_in(known_requirements()))


def missing_cards(options: FighterOptions, box: FighterBox) -> Iterator[str]:
    """What a campaign was played with and a box does not have, each in a sentence."""
    names = options.cards
    wanted: tuple[tuple[str, Iterable[str], Mapping[Any, object]], ...] = (
        ("hero", options.heroes, box.heroes),
        ("monster", names.monsters, box.monsters),
        ("boss", names.bosses, box.bosses),
        ("thing", names.items, box.items),
        ("room", names.rooms, box.rooms),
    )
    for sort, ids, known in wanted:
        yield from (f"There is no {sort} “{one}”." for one in ids if one not in known)
    monsters = (box.monsters.get(FoeId(one)) for one in names.monsters)
    levels = {card.value.level for card in monsters if card is not None}
    yield from (f"There is no monster of level {level}." for level in set(LEVELS) - levels)
