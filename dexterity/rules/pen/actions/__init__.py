"""All that players can do. A new action is a class in one of these files and in its last line."""

from typing import Final

from dexterity.rules.game import ActionRegistry
from dexterity.rules.pen.actions.action import Action
from dexterity.rules.pen.actions.arrow import ARROW, SpinArrow
from dexterity.rules.pen.actions.flicking import FLICKING, MakeFlick, PassFlick, flick_from
from dexterity.rules.pen.actions.items import ITEMS, LetHappen, UseItem
from dexterity.rules.pen.actions.placing import PLACING, GrowWall, PickSquare, PlaceWall
from dexterity.rules.pen.refusal import Refusal

ACTIONS: Final = ActionRegistry[Action](*ARROW, *FLICKING, *ITEMS, *PLACING)
"""In the order in which they are offered."""

__all__ = [
    "ACTIONS",
    "Action",
    "GrowWall",
    "LetHappen",
    "MakeFlick",
    "PassFlick",
    "PickSquare",
    "PlaceWall",
    "Refusal",
    "SpinArrow",
    "UseItem",
    "flick_from",
]
