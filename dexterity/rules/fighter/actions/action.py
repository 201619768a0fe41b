"""What all actions of a party have in common, and why they cannot be taken."""

from enum import StrEnum
from types import MappingProxyType

from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.state import Phase
from dexterity.rules.game import PhasedAction


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


class Action(PhasedAction[FighterDraft, Refusal]):
    """Something that a party can do."""

    __slots__ = ()

    elsewhere = MappingProxyType({Phase.OVER: Refusal.CAMPAIGN_OVER})
    not_now = Refusal.NOT_NOW
