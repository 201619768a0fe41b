"""How Fighter's cards are written, and what their numbers may be: within these bounds the game
stays the game it is."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta

from dexterity.content.cards import ID, Card, Forms, card, lists
from dexterity.content.forms import FLAT, Form, MisfitError, OneOf, Tagged, flat, whole
from dexterity.content.vocabulary import Requirement
from dexterity.rules.fighter.cards.foe import BOSS_LEVEL, Foe, FoeId, Kind, Trait
from dexterity.rules.fighter.cards.hero import Ability, Hero, HeroId
from dexterity.rules.fighter.cards.item import Armour, Boon, Consumable, Item, ItemId, Weapon
from dexterity.rules.fighter.cards.room import Room, RoomId

# --- heroes -------------------------------------------------------------------------------------

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

Unique = Annotated[Ability, OneOf(UNIQUE)]
Shared = Annotated[Ability, OneOf(tuple(one for one in Ability if one not in UNIQUE))]
"""What red and green wake: several heroes may have the same."""

HERO_THINGS: Final = (4, 5)
"""All that one hero carries: nobody is left with much less than the others."""


@dataclass(frozen=True, slots=True)
class _Load:
    """How many things of each sort a hero carries."""

    weapons: Annotated[int, Meta(ge=1, le=2)]
    armours: Annotated[int, Meta(ge=1, le=2)]
    consumables: Annotated[int, Meta(ge=1, le=3)]

    def __post_init__(self) -> None:
        things, (fewest, most) = self.weapons + self.armours + self.consumables, HERO_THINGS
        if not fewest <= things <= most:
            raise ValueError(f"must carry {fewest} to {most} things in all, not {things}")


def _hero(
    id: Annotated[HeroId, ID],
    red: Shared,
    green: Shared,
    blue: Unique,
    load: Annotated[_Load, FLAT],
) -> Hero:
    return Hero(id, red, green, blue, load.weapons, load.armours, load.consumables)


# --- whom they meet -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Strength:
    """The numbers of a foe."""

    level: int
    health: int
    damage: int
    gold: int = 0
    boss: bool = False


def _monster_strength(level: int, health: int, damage: int, gold: int) -> _Strength:
    return _Strength(level, health, damage, gold)


def _boss_strength(health: int, damage: int) -> _Strength:
    return _Strength(BOSS_LEVEL, health, damage, boss=True)


def _of_level(health: tuple[int, int], damage: tuple[int, int], gold: int) -> Form[_Strength]:
    numbers = {"health": whole(*health), "damage": whole(*damage), "gold": whole(gold, gold)}
    return Form(_monster_strength, **numbers)


STRENGTHS: Final = Tagged(
    "level",
    {
        1: _of_level(health=(2, 6), damage=(1, 1), gold=1),
        2: _of_level(health=(5, 9), damage=(1, 2), gold=2),
        3: _of_level(health=(9, 15), damage=(2, 3), gold=3),
        4: _of_level(health=(14, 20), damage=(3, 4), gold=4),
    },
)
"""Levels overlap a little, so that a new one is felt over some fights, not in one."""

BOSS_STRENGTH: Final = Form(_boss_strength, health=whole(30, 40), damage=whole(3, 5))
"""At most twelve dice are spent on a boss, three coloured and nine white: they could not take much
more health than this."""


@dataclass(frozen=True, slots=True)
class _Manner:
    """What makes a foe more than its numbers."""

    trait: Trait | None = None
    requirement: Requirement | None = None

    def __post_init__(self) -> None:
        if self.trait is not None and self.requirement is not None:
            raise ValueError("has a trait and a requirement: it may have one of them, or neither")


def _foe(
    id: Annotated[FoeId, ID],
    kind: Kind,
    strength: _Strength,
    manner: Annotated[_Manner, FLAT],
) -> Foe:
    return Foe(
        id=id,
        level=strength.level,
        kind=kind,
        health=strength.health,
        damage=strength.damage,
        gold=strength.gold,
        trait=manner.trait,
        requirement=manner.requirement,
        boss=strength.boss,
    )


# --- equipment ----------------------------------------------------------------------------------

PRICE: Final = whole(1, 6)
"""A monster leaves 1 to 4 coins, and there are three shops."""


@dataclass(frozen=True, slots=True)
class _Grudge:
    """Against whom a weapon helps more, and how much."""

    against: Kind | None = None
    bonus_against: Annotated[int, Meta(ge=1, le=4)] = 0

    def __post_init__(self) -> None:
        if self.bonus_against and self.against is None:
            raise MisfitError(("bonus_against", "must come with the kind it is against"))
        if self.against is not None and not self.bonus_against:
            raise MisfitError(("bonus_against", "is missing"))


def _weapon(
    *,
    bonus: Annotated[int, Meta(ge=1, le=6)],
    requirement: Requirement | None = None,
    grudge: Annotated[_Grudge, FLAT],
    heal: Annotated[int, Meta(ge=1, le=2)] = 0,
    # With every hit: more would be an income, and nobody would look at the monsters' coins.
    gold: Annotated[int, Meta(ge=1, le=1)] = 0,
) -> Weapon:
    return Weapon(bonus, requirement, grudge.against, grudge.bonus_against, heal, gold)


ARMOUR: Final = Form(Armour, less=whole(1, 9), strikes=whole(1, 4))
"""All that a hero has is 9."""

ALL_OR_NOTHING: Final = frozenset({Boon.REROLL, Boon.SYMBOL, Boon.RECALL, Boon.CALM, Boon.UNSCAR})
"""What there is no more or less of, so that an amount is an unknown key."""


def _consumable(boon: Boon, amount: Annotated[int, Meta(ge=1, le=6)]) -> Consumable:
    return Consumable(boon, amount)


def _only_one(boon: Boon) -> Consumable:
    return Consumable(boon)


BOONS: Final = Tagged(
    "boon", {boon: Form(_only_one if boon in ALL_OR_NOTHING else _consumable) for boon in Boon}
)


def _item(use: Form[Any] | Tagged[Any]) -> Form[Card[Item]]:
    return card(Form(Item, id=Annotated[ItemId, ID], price=PRICE, use=flat(use)))


# --- rooms --------------------------------------------------------------------------------------

ROOM: Final = Form(
    Room,
    id=Annotated[RoomId, ID],
    symbols=whole(2, 5),
    gold=whole(1, 4),
    items=whole(1, 1),
    dice=whole(1, 2),
    heal=whole(1, 3),
    stronger=whole(1, 6),
    requirement=Requirement,
)
"""A monster is at most as much stronger as the highest difficulty makes it."""

# --- the five files of a box --------------------------------------------------------------------

HEROES: Final = "heroes.toml"
MONSTERS: Final = "monsters.toml"
BOSSES: Final = "bosses.toml"
ITEMS: Final = "items.toml"
ROOMS: Final = "rooms.toml"

FILES: Final[Forms] = {
    HEROES: lists(hero=card(Form(_hero))),
    MONSTERS: lists(monster=card(Form(_foe, strength=flat(STRENGTHS)))),
    BOSSES: lists(boss=card(Form(_foe, strength=flat(BOSS_STRENGTH)))),
    ITEMS: lists(weapon=_item(Form(_weapon)), armour=_item(ARMOUR), consumable=_item(BOONS)),
    ROOMS: lists(room=card(ROOM)),
}
"""What a box is made of."""
