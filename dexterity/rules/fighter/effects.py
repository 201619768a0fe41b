"""What an action brought about, in the order in which it is shown."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.hero import Ability
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.state import SeatId
from dexterity.rules.referee import Verdict
from dexterity.values.colour import DieColour


class Source(StrEnum):
    """Where gold, dice or health come from, or go to."""

    ROOM = "room"
    EPIC = "epic"
    REWARD = "reward"
    ABILITY = "ability"
    WEAPON = "weapon"
    ITEM = "item"
    GREED = "greed"
    SHOP = "shop"
    FEAST = "feast"
    FLUTE = "flute"


@dataclass(frozen=True, slots=True)
class RoomsOffered:
    """The leader sees two rooms."""

    leader: SeatId


@dataclass(frozen=True, slots=True)
class RoomEntered:
    """The party is in a room."""

    room: RoomId


@dataclass(frozen=True, slots=True)
class GoldGained:
    """Coins for the chest."""

    amount: int
    source: Source


@dataclass(frozen=True, slots=True)
class GoldLost:
    """Coins are gone."""

    amount: int
    source: Source


@dataclass(frozen=True, slots=True)
class DiceGained:
    """White dice for the chest."""

    amount: int
    source: Source


@dataclass(frozen=True, slots=True)
class HeroHealed:
    """A hero got some health back."""

    seat: SeatId
    amount: int
    source: Source


@dataclass(frozen=True, slots=True)
class ItemFound:
    """A thing lies there for somebody."""

    item: ItemId


@dataclass(frozen=True, slots=True)
class ItemGiven:
    """What was found has a bearer."""

    item: ItemId
    seat: SeatId


@dataclass(frozen=True, slots=True)
class ItemLeft:
    """Nobody wanted what was found."""

    item: ItemId


@dataclass(frozen=True, slots=True)
class ItemTraded:
    """A thing changed hands."""

    item: ItemId
    giver: SeatId
    taker: SeatId


@dataclass(frozen=True, slots=True)
class ItemDropped:
    """A thing was thrown away."""

    item: ItemId
    seat: SeatId


@dataclass(frozen=True, slots=True)
class FoeRevealed:
    """A monster, or the boss, with all that room and difficulty make of it."""

    foe: FoeId
    health: int


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """Another hero has the dice."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class DieTaken:
    """A die is in the hand."""

    seat: SeatId
    colour: DieColour
    weapons: tuple[ItemId, ...]


@dataclass(frozen=True, slots=True)
class DiePutBack:
    """It is not any more."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class DiceTakenBack:
    """The coloured dice are there again; who paid for it is told by what follows."""

    free: bool


@dataclass(frozen=True, slots=True)
class ThrowJudged:
    """The die lies there."""

    seat: SeatId
    verdict: Verdict
    hit: bool
    """As this monster has it: a sly one lets a low section count as a miss."""
    woken: Ability | None


@dataclass(frozen=True, slots=True)
class AbilityWoken:
    """A symbol did what it does."""

    seat: SeatId
    ability: Ability


@dataclass(frozen=True, slots=True)
class ThrownAgain:
    """The throw never happened: the die is in the hand again."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class SecondStrike:
    """The same die once more, without weapons."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class ArmourUsed:
    """An armour helped, once for this fight."""

    seat: SeatId
    item: ItemId


@dataclass(frozen=True, slots=True)
class ItemUsed:
    """Something was used up."""

    seat: SeatId
    item: ItemId
    whom: SeatId | None


@dataclass(frozen=True, slots=True)
class FoeHurt:
    """The monster lost health."""

    amount: int
    health: int
    """What it has left; below 0 it was more than enough."""
    halved: bool = False
    """It is tough, and the total was odd."""


@dataclass(frozen=True, slots=True)
class FatalBlow:
    """The centre with its symbol: nothing is left of the monster."""


@dataclass(frozen=True, slots=True)
class FoeHealed:
    """The monster got some health back."""

    amount: int
    health: int


@dataclass(frozen=True, slots=True)
class HeroHurt:
    """A hero lost health."""

    seat: SeatId
    amount: int
    health: int


@dataclass(frozen=True, slots=True)
class HeroFell:
    """A hero plays dead from now on."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class ItemSnatched:
    """Something lies face down before the thief until the rest."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class FoeBeaten:
    """The monster is done for."""

    foe: FoeId
    epic: bool


@dataclass(frozen=True, slots=True)
class ThrowInvented:
    """The party does without one of two things that nobody can do at once."""

    without: str


@dataclass(frozen=True, slots=True)
class Retreated:
    """The party ran."""

    foe: FoeId


@dataclass(frozen=True, slots=True)
class ScarTaken:
    """A scar, for good."""

    seat: SeatId
    colour: DieColour


@dataclass(frozen=True, slots=True)
class ScarHealed:
    """A scar is gone after all."""

    seat: SeatId
    colour: DieColour


@dataclass(frozen=True, slots=True)
class HeroOut:
    """A hero will not get up any more."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class LeaderChanged:
    """Somebody else leads."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class ShopOpened:
    """Wares are laid out."""

    wares: tuple[ItemId, ...]


@dataclass(frozen=True, slots=True)
class ItemBought:
    """A thing was paid for."""

    item: ItemId
    seat: SeatId
    price: int


@dataclass(frozen=True, slots=True)
class CampaignWon:
    """The boss is beaten."""

    score: int
    title: int
    """From 0, the worst of the titles, to 9."""


class Defeat(StrEnum):
    """Why a campaign was lost."""

    ALL_DOWN = "all_down"
    NO_DICE = "no_dice"


@dataclass(frozen=True, slots=True)
class CampaignLost:
    """It ends here."""

    why: Defeat


Effect = (
    RoomsOffered
    | RoomEntered
    | GoldGained
    | GoldLost
    | DiceGained
    | HeroHealed
    | ItemFound
    | ItemGiven
    | ItemLeft
    | ItemTraded
    | ItemDropped
    | FoeRevealed
    | TurnBegun
    | DieTaken
    | DiePutBack
    | DiceTakenBack
    | ThrowJudged
    | AbilityWoken
    | ThrownAgain
    | SecondStrike
    | ArmourUsed
    | ItemUsed
    | FoeHurt
    | FatalBlow
    | FoeHealed
    | HeroHurt
    | HeroFell
    | ItemSnatched
    | FoeBeaten
    | ThrowInvented
    | Retreated
    | ScarTaken
    | ScarHealed
    | HeroOut
    | LeaderChanged
    | ShopOpened
    | ItemBought
    | CampaignWon
    | CampaignLost
)

REVEALING = (
    RoomsOffered,
    FoeRevealed,
    ThrowJudged,
    ItemFound,
    ShopOpened,
    CampaignWon,
    CampaignLost,
)
"""After these nobody may take anything back: something was seen that nobody knew before."""
