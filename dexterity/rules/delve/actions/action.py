"""What all actions of players have in common, and why they cannot be taken."""

from enum import StrEnum
from types import MappingProxyType

from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.state import Phase
from dexterity.rules.game import PhasedAction


class Refusal(StrEnum):
    """Why an action cannot be taken."""

    NOT_NOW = "not_now"
    GAME_OVER = "game_over"
    DECK_EMPTY = "deck_empty"
    MUST_ADD = "must_add"
    """It is the first turn, and that was agreed upon."""
    NO_SUCH_ADVENTURER = "no_such_adventurer"
    """Or not of this game's box."""
    NO_SUCH_TILE = "no_such_tile"
    """Or not any more."""
    NO_SUCH_MONSTER = "no_such_monster"
    """Nothing in this game can count as that."""
    NO_SUCH_PLAYER = "no_such_player"
    """Nobody sits there, or the delver does."""
    NO_SUCH_STRENGTH = "no_such_strength"
    """The tile does not offer it."""
    USELESS_TILE = "useless_tile"
    """It does nothing here."""
    WRONG_COST = "wrong_cost"
    """Another tile has to go, or none."""
    FOREIGN_FINDING = "foreign_finding"
    """Nothing is required of this throw."""


class Action(PhasedAction[DelveDraft, Refusal]):
    """Something that a player can do."""

    __slots__ = ()

    offers_what_can_be_done = True

    elsewhere = MappingProxyType({Phase.OVER: Refusal.GAME_OVER})
    not_now = Refusal.NOT_NOW
