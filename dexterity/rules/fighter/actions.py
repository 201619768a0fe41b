"""What a party can do, and why it cannot."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.rules.fighter.cards.colour import Colour
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.state import SeatId
from dexterity.rules.made_throw import MakeThrow


@dataclass(frozen=True, slots=True)
class PickRoom:
    """The leader has decided where to go."""

    room: RoomId


@dataclass(frozen=True, slots=True)
class TakeDie:
    """The hero whose turn it is takes a die, and some weapons to throw it with."""

    colour: Colour
    weapons: tuple[ItemId, ...] = ()


@dataclass(frozen=True, slots=True)
class PutDieBack:
    """On second thoughts, another one."""


@dataclass(frozen=True, slots=True)
class TakeBackDice:
    """All coloured dice again, at the price of the monster's level to everyone."""


@dataclass(frozen=True, slots=True)
class PickAbility:
    """A white die shows its symbol: this colour's ability wakes."""

    colour: Colour


class AgainBy(StrEnum):
    """What lets a die be thrown again."""

    ABILITY = "ability"
    TOKEN = "token"


@dataclass(frozen=True, slots=True)
class ThrowAgain:
    """The throw never happened."""

    by: AgainBy


@dataclass(frozen=True, slots=True)
class UseArmour:
    """The hero who has missed is protected, once a fight."""

    item: ItemId


@dataclass(frozen=True, slots=True)
class UseItem:
    """Somebody uses something up, at any time."""

    item: ItemId
    seat: SeatId | None = None
    """Whom it is for, where it is for somebody."""
    colour: Colour | None = None
    """Of a scar that heals, or of the ability that a symbol wakes."""


@dataclass(frozen=True, slots=True)
class LetCount:
    """The throw counts as it stands."""


@dataclass(frozen=True, slots=True)
class InventThrow:
    """Room and monster ask for what nobody can do at once: for this fight, without one of them."""

    without: str


@dataclass(frozen=True, slots=True)
class Retreat:
    """Nobody can throw like that: away from here, and on to the next monster."""


@dataclass(frozen=True, slots=True)
class TakeScar:
    """Where it goes, for the hero whose turn it is to be scarred."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class GiveItem:
    """What was found first goes to a hero."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class LeaveItem:
    """Nobody takes what was found first."""


@dataclass(frozen=True, slots=True)
class TradeItem:
    """A thing changes hands."""

    item: ItemId
    seat: SeatId
    """Who gets it."""


@dataclass(frozen=True, slots=True)
class DropItem:
    """A thing is thrown away."""

    item: ItemId


@dataclass(frozen=True, slots=True)
class BuyItem:
    """From the shop, for a hero."""

    item: ItemId
    seat: SeatId


@dataclass(frozen=True, slots=True)
class BuyHealing:
    """A coin: everybody gets 1 back."""


@dataclass(frozen=True, slots=True)
class BuyDie:
    """Two coins: a white die."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """Enough rested, enough bought."""


Action = (
    PickRoom
    | TakeDie
    | PutDieBack
    | TakeBackDice
    | MakeThrow
    | PickAbility
    | ThrowAgain
    | UseArmour
    | UseItem
    | LetCount
    | InventThrow
    | Retreat
    | TakeScar
    | GiveItem
    | LeaveItem
    | TradeItem
    | DropItem
    | BuyItem
    | BuyHealing
    | BuyDie
    | GoOn
)


class Refusal(StrEnum):
    """Why an action cannot be taken."""

    NOT_NOW = "not_now"
    CAMPAIGN_OVER = "campaign_over"
    NOT_OFFERED = "not_offered"
    DIE_SPENT = "die_spent"
    COLOURS_FIRST = "colours_first"
    NO_WHITE_DICE = "no_white_dice"
    NOT_YOURS = "not_yours"
    TWICE = "twice"
    CONFLICT = "conflict"
    """A weapon asks for what cannot be done together with the rest."""
    POSSIBLE = "possible"
    """It can be done: no reason to run, or to bend the rules."""
    COLOURS_LEFT = "colours_left"
    BOSS_WAITS_FOR_NOBODY = "boss_waits_for_nobody"
    FOREIGN_FINDING = "foreign_finding"
    NOBODY_CAN = "nobody_can"
    """A throw is said to have met what nobody can do together."""
    DICE_DIFFER = "dice_differ"
    NO_SYMBOL = "no_symbol"
    SCARRED = "scarred"
    NOT_WITH_THIS_THROW = "not_with_this_throw"
    NOTHING_TO_REPEAT = "nothing_to_repeat"
    ARMOUR_USED = "armour_used"
    NOTHING_TO_FEAR = "nothing_to_fear"
    """No damage that an armour could keep away."""
    NO_EFFECT = "no_effect"
    """It would be wasted."""
    WHOM = "whom"
    """It is for somebody, and that somebody is missing, down or out."""
    NO_ROOM = "no_room"
    NO_GOLD = "no_gold"
    ENOUGH_DICE = "enough_dice"
    ALL_WELL = "all_well"
