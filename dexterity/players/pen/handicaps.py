"""What cards do to the hand of the one whose turn it is, in the hand's own words."""

from typing import Final

from dexterity.hand.pencil.handicap import Handicap
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.rebus.deeds import Handicap as Told
from dexterity.rules.pen.state import State

SAME: Final = {
    Told.EYES_CLOSED: Handicap.EYES_CLOSED,
    Told.BOTH_HANDS: Handicap.BOTH_HANDS,
    Told.CARD_IN_LEFT_HAND: Handicap.CARD_IN_HAND,
    Told.CARD_IN_RIGHT_HAND: Handicap.CARD_IN_HAND,
}
"""Those that are the same whatever hand one writes with."""


def hand_handicaps(game: PenGame, state: State) -> frozenset[Handicap]:
    """The handicaps of the next flick. To have to flick with the hand one writes with is none."""
    other_hand = Told.RIGHT_HAND if game.options.left_handed[state.turn] else Told.LEFT_HAND
    told = game.handicaps(state)
    found = {SAME[handicap] for handicap in told if handicap in SAME}
    return frozenset(found | ({Handicap.OTHER_HAND} if other_hand in told else set()))
