"""All that players can do. A new action is a class in one of these files and in its last line."""

from typing import Final

from dexterity.rules.delve.actions.action import Action, Refusal
from dexterity.rules.delve.actions.bidding import (
    BIDS,
    AddToDungeon,
    ChooseAdventurer,
    DrawMonster,
    Pass,
    SetAside,
)
from dexterity.rules.delve.actions.delving import (
    DELVING,
    Decline,
    LoseTile,
    MakeThrow,
    TurnCard,
    UseTile,
)
from dexterity.rules.delve.actions.naming import NAMES, NameMonster, NameStrength, PickNamer
from dexterity.rules.game import ActionRegistry

ACTIONS: Final = ActionRegistry[Action](*BIDS, *NAMES, *DELVING)
"""In the order in which they are offered."""

__all__ = [
    "ACTIONS",
    "Action",
    "AddToDungeon",
    "ChooseAdventurer",
    "Decline",
    "DrawMonster",
    "LoseTile",
    "MakeThrow",
    "NameMonster",
    "NameStrength",
    "Pass",
    "PickNamer",
    "Refusal",
    "SetAside",
    "TurnCard",
    "UseTile",
]
