"""The beginning of a campaign: shuffled decks, a chest, and heroes who feel well."""

from random import Random
from typing import Final, TypeVar

from dexterity.luck import luck_for
from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.foe import LEVELS, FoeId
from dexterity.rules.fighter.options import Options
from dexterity.rules.fighter.state import Member, Phase, SeatId, State

Card = TypeVar("Card")

DRAWN_A_LEVEL: Final = 3
"""Monsters of each level but the last, of which all are in the deck."""

FIRST_WHITE_DICE: Final = 2

GOLD_LESS: Final = 2
"""The party begins with a coin for each hero, less these."""


def first_state(cards: Cards, options: Options, seed: int) -> State:
    """Before the first two rooms are drawn."""
    return State(
        seed=seed,
        difficulty=options.difficulty,
        party=tuple(Member(hero) for hero in options.heroes),
        leader=SeatId(options.first_leader),
        phase=Phase.PATH,
        gold=len(options.heroes) - GOLD_LESS,
        white_dice=FIRST_WHITE_DICE,
        rooms=shuffled(tuple(cards.rooms), luck_for(seed, "fighter", "rooms")),
        foes=foe_deck(cards, seed),
        shop_deck=shuffled(tuple(cards.items), luck_for(seed, "fighter", "shop")),
        boss=luck_for(seed, "fighter", "boss").choice(tuple(cards.bosses)),
        edition=options.edition,
    )


def foe_deck(cards: Cards, seed: int) -> tuple[FoeId, ...]:
    """A few of each level, the weakest first, then all of the last level."""
    deck: list[FoeId] = []
    for level in LEVELS:
        pile = tuple(id_ for id_, foe in cards.monsters.items() if foe.level == level)
        mixed = shuffled(pile, luck_for(seed, "fighter", "monsters", level))
        deck += mixed if level == LEVELS[-1] else mixed[:DRAWN_A_LEVEL]
    return tuple(deck)


def shuffled(pile: tuple[Card, ...], luck: Random) -> tuple[Card, ...]:
    """The same cards in another order."""
    return tuple(luck.sample(pile, len(pile)))
