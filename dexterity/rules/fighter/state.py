"""A campaign as it stands, down to the dice that lie on the target."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.hero import HEALTH, HEALTH_A_SCAR, Ability, HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.options import EDITION, Difficulty
from dexterity.rules.referee import Verdict
from dexterity.values.colour import COLOURED, DieColour
from dexterity.values.landing import DieRest

SeatId = NewType("SeatId", int)
"""A hero's place around the table, from 0; the next one sits to the left."""

MOST_WHITE_DICE: Final = 9

NOT_KNOWN: Final = ItemId("")
"""A card that lies face down."""


class Phase(StrEnum):
    """What the party is waiting for."""

    PATH = "path"
    """The leader picks one of two rooms."""
    GIVE = "give"
    """Somebody gets what was found."""
    CHOOSE = "choose"
    """The hero whose turn it is picks a die and weapons."""
    THROW = "throw"
    """That die is thrown."""
    JUDGED = "judged"
    """The die lies there: what can still be done about it, or let it count."""
    SCARS = "scars"
    """Whoever went down picks where the scar goes."""
    REST = "rest"
    """Things change hands before the next room."""
    SHOP = "shop"
    OVER = "over"


class Token(StrEnum):
    """What some abilities leave lying beside the monster until the fight is over."""

    FEAST = "feast"
    TIME_SPELL = "time_spell"
    FLUTE = "flute"


@dataclass(frozen=True, slots=True)
class Carried:
    """A thing that a hero has."""

    item: ItemId
    used: bool = False
    """Of an armour: it has helped in this fight."""


@dataclass(frozen=True, slots=True)
class Member:
    """One of the party."""

    hero: HeroId
    health: int = HEALTH
    scars: tuple[DieColour, ...] = ()
    carried: tuple[Carried, ...] = ()
    down: bool = False
    """Plays dead until the fight is over."""
    out: bool = False
    """Will not get up any more."""

    @property
    def most_health(self) -> int:
        """What healing goes up to."""
        return HEALTH - HEALTH_A_SCAR * len(self.scars)

    @property
    def stands(self) -> bool:
        """Whether the hero can do and suffer things."""
        return not (self.down or self.out)

    def has(self, item: ItemId) -> bool:
        """Whether the hero carries it."""
        return any(carried.item == item for carried in self.carried)


@dataclass(frozen=True, slots=True)
class LyingDie:
    """A die that was thrown in this fight and lies where it came to rest."""

    colour: DieColour
    rest: DieRest


@dataclass(frozen=True, slots=True)
class Attack:
    """One die from the choice of it to the end of what it does."""

    colour: DieColour
    weapons: tuple[ItemId, ...] = ()
    second: bool = False
    """The second throw of a double strike: no weapons, and no third."""
    again: bool = False
    """It was thrown before, and that never happened."""
    verdict: Verdict | None = None
    """Once it was thrown."""
    on_table: bool = False
    """Whether it lies there; it may have fallen off."""
    freed: bool = False
    """It was one of the throws of which nothing was required."""
    granted_symbol: bool = False
    """Something made it count as showing its symbol."""
    woken: Ability | None = None
    """What the symbol wakes; of a white die, what was picked."""
    added: int = 0
    """Damage that things added."""
    stretched: int = 0
    """What things added to the section."""
    less: int = 0
    """How much less the thrower suffers."""
    party_less: int = 0
    """How much less everybody else suffers."""
    strikes: int = 0
    """What armours give back to the monster."""

    @property
    def repeated(self) -> bool:
        """Whether the die was thrown before in this turn, and is spent already."""
        return self.second or self.again


@dataclass(frozen=True, slots=True)
class Fight:
    """A monster, or the boss, and all that belongs to this fight alone."""

    foe: FoeId
    health: int
    most_health: int
    turn: SeatId
    """Whose turn it is."""
    spent: tuple[DieColour, ...] = ()
    """The coloured dice that were thrown."""
    whites: int = 0
    """White dice that were thrown: they go back to the box when the fight is over."""
    lying: tuple[LyingDie, ...] = ()
    """Those on the table now; one that fell is not."""
    thrower: SeatId | None = None
    """Who threw last."""
    tokens: tuple[Token, ...] = ()
    sampled: ItemId | None = None
    """What was snatched, face down until the rest."""
    free_throws: int = 0
    """So many throws of which nothing is required."""
    waived: str | None = None
    """What is not required any more: it clashed with the rest, and the party has invented a
    throw."""
    calmed: bool = False
    """Its trait is gone."""
    soothed: int = 0
    """How much less a miss hurts."""
    attack: Attack | None = None
    fatal: bool = False
    """The last blow was a fatal one."""

    @property
    def left(self) -> tuple[DieColour, ...]:
        """The coloured dice that can still be thrown."""
        return tuple(colour for colour in COLOURED if colour not in self.spent)


@dataclass(frozen=True, slots=True)
class State:
    """All of a campaign. Decks lie with their top first."""

    seed: int
    difficulty: Difficulty
    party: tuple[Member, ...]
    leader: SeatId
    phase: Phase
    gold: int
    white_dice: int
    rooms: tuple[RoomId, ...]
    foes: tuple[FoeId, ...]
    shop_deck: tuple[ItemId, ...]
    boss: FoeId | None
    """Drawn at the beginning, seen at the end; None for those who may not know it."""
    offered: tuple[RoomId, ...] = ()
    """The two rooms before the leader."""
    room: RoomId | None = None
    passed: tuple[RoomId, ...] = ()
    """The rooms since the last shop."""
    walked: tuple[RoomId, ...] = ()
    """All rooms of the campaign so far."""
    beaten: tuple[FoeId, ...] = ()
    fled_from: tuple[FoeId, ...] = ()
    symbols: int = 0
    """Since the last shop."""
    shops: int = 0
    """How many were visited."""
    fight: Fight | None = None
    found: tuple[ItemId, ...] = ()
    """What somebody has to get, the first one first."""
    wares: tuple[ItemId, ...] = ()
    """What the shop still has."""
    scars_taken: int = 0
    throws: int = 0
    won: bool = False
    edition: int = EDITION
    """Of the rules."""

    @property
    def white_dice_left(self) -> int:
        """How many are still in the box: neither in the chest nor thrown in this fight."""
        thrown = 0 if self.fight is None else self.fight.whites
        return max(0, MOST_WHITE_DICE - self.white_dice - thrown)

    @property
    def standing(self) -> tuple[SeatId, ...]:
        """The seats of those who can do and suffer things."""
        return tuple(SeatId(seat) for seat, member in enumerate(self.party) if member.stands)

    @property
    def still_in(self) -> tuple[SeatId, ...]:
        """The seats of those who are not out of the game."""
        return tuple(SeatId(seat) for seat, member in enumerate(self.party) if not member.out)
