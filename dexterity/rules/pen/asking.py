"""Whether what a card asks is so of a player."""

from math import dist
from typing import Final

from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.player import PlayerId, other
from dexterity.rules.pen.rebus.conditions import Question
from dexterity.rules.pen.sheet.playable import distance_to
from dexterity.rules.pen.sheet.segment import segments_around
from dexterity.rules.pen.sheet.square import SQUARE_MM

NEAR_MM: Final = 3 * SQUARE_MM
"""Within three squares, measured straight, as with a ruler laid on the sheet."""


def is_so(draft: PenDraft, question: Question, player: PlayerId) -> bool:
    """The answer."""
    place = draft.pawn(player).place_mm
    match question:
        case Question.NEAR_WALL:
            walls = (*draft.board.walls, *segments_around(draft.state.filled))
            return any(distance_to((wall.start, wall.end), place) <= NEAR_MM for wall in walls)
        case Question.NEAR_OTHER:
            return dist(place, draft.pawn(other(player)).place_mm) <= NEAR_MM
        case Question.NEAR_CHEST:
            chests = draft.board.sheet.chests
            return any(dist(place, chest.middle_mm) <= NEAR_MM for chest in chests)
        case Question.HAS_ITEM:
            return bool(draft.pawn(player).hand)
        case Question.HIT_WALL:
            return draft.state.hit_wall
