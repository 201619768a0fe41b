"""All that a party can do. A new action is a class in one of these files and in its last line."""

from typing import Final

from dexterity.rules.fighter.actions.action import Action, Refusal
from dexterity.rules.fighter.actions.dice import (
    DICE,
    InventThrow,
    PutDieBack,
    Retreat,
    TakeBackDice,
    TakeDie,
)
from dexterity.rules.fighter.actions.journey import JOURNEY, GoOn, PickRoom, TakeScar
from dexterity.rules.fighter.actions.shop import SHOP, BuyDie, BuyHealing, BuyItem
from dexterity.rules.fighter.actions.things import (
    THINGS,
    DropItem,
    GiveItem,
    LeaveItem,
    TradeItem,
)
from dexterity.rules.fighter.actions.throwing import (
    THROWING,
    AgainBy,
    LetCount,
    MakeThrow,
    PickAbility,
    ThrowAgain,
    UseArmour,
)
from dexterity.rules.fighter.actions.using import USING, UseItem
from dexterity.rules.game import ActionRegistry

ACTIONS: Final = ActionRegistry[Action](*DICE, *THROWING, *SHOP, *JOURNEY, *THINGS, *USING)
"""In the order in which they are offered."""

__all__ = [
    "ACTIONS",
    "Action",
    "AgainBy",
    "BuyDie",
    "BuyHealing",
    "BuyItem",
    "DropItem",
    "GiveItem",
    "GoOn",
    "InventThrow",
    "LeaveItem",
    "LetCount",
    "MakeThrow",
    "PickAbility",
    "PickRoom",
    "PutDieBack",
    "Refusal",
    "Retreat",
    "TakeBackDice",
    "TakeDie",
    "TakeScar",
    "ThrowAgain",
    "TradeItem",
    "UseArmour",
    "UseItem",
]
