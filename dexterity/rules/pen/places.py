"""Where a card can take a character to."""

from math import dist
from typing import Final

from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import MoveImpossible
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.rebus.deeds import GoAround, GoToDice
from dexterity.rules.pen.shapes import called
from dexterity.rules.pen.sheet.footing import footing
from dexterity.rules.pen.sheet.segment import segments_around
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.spots import appear
from dexterity.rules.pen.state import Phase, Task
from dexterity.rules.pen.walls import roll_dice

STEPS_AROUND: Final = 3


def ask_for_square(draft: PenDraft, task: Task, deed: GoToDice | GoAround) -> bool:
    """Whether there is any to go to, and so the player is asked which."""
    (player,) = task.players
    if isinstance(deed, GoToDice):
        draft.change(dice=roll_dice(draft, player))
    if not squares_to_pick(draft, task):
        draft.tell(MoveImpossible(player, task.card))
        draft.change(dice=None)
        return False
    draft.change(phase=Phase.SQUARE, decides=player)
    return True


def squares_to_pick(draft: PenDraft, task: Task) -> tuple[Square, ...]:
    """Where a character can appear, and get away from again: where dice say, or close by."""
    (player,) = task.players
    dice, passage = draft.state.dice, draft.passage
    squares = _around(draft, player) if dice is None else called(dice)
    taken = draft.square_of(other(player))
    cut = draft.board.cut
    free = (at for at in squares if at != taken and at not in cut)
    return tuple(at for at in free if passage.leads_from(at.middle_mm))


def _around(draft: PenDraft, player: PlayerId) -> tuple[Square, ...]:
    """Those that are three steps away, around whatever is in the way."""
    board, filled = draft.board, frozenset(draft.state.filled)
    place = draft.pawn(player).place_mm
    starts = footing(board.sheet, segments_around(filled), place)
    steps = board.ways.without(filled).steps_from(*starts)
    return tuple(sorted(square for square, count in steps.items() if count == STEPS_AROUND))


def go_to_chest(draft: PenDraft, task: Task) -> None:
    """To the nearest one, as the crow flies, that was not walled up meanwhile."""
    (player,) = task.players
    place, passage = draft.pawn(player).place_mm, draft.passage
    chests = (chest.middle_mm for chest in draft.board.sheet.chests)
    open_ = [chest for chest in chests if passage.leads_from(chest)]
    if open_:
        appear(draft, player, min(open_, key=lambda chest: dist(chest, place)))
    else:
        draft.tell(MoveImpossible(player, task.card))


def go_back(draft: PenDraft, task: Task, turns: int) -> None:
    """To where a flick began, unless that was walled up; at first, to the farthest known."""
    (player,) = task.players
    trail, passage = draft.pawn(player).trail, draft.passage
    before = trail[-turns:]
    if not before or not passage.leads_from(before[0]):
        draft.tell(MoveImpossible(player, task.card))
        return
    draft.change_pawn(player, trail=trail[: -len(before)])
    appear(draft, player, before[0])


def swap(draft: PenDraft) -> None:
    """The two change places."""
    first, second = (draft.pawn(player).place_mm for player in PLAYERS)
    appear(draft, PLAYERS[0], second)
    appear(draft, PLAYERS[1], first)
