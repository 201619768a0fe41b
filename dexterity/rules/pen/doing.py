"""Does what cards say, one deed after the other."""

from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import (
    DieRolled,
    FlickForbidden,
    FlicksGranted,
    ItemLost,
    ItemTaken,
    PlagueSpread,
    SheetFixed,
    Source,
    TurnForbidden,
)
from dexterity.rules.pen.piles import put_back, without
from dexterity.rules.pen.places import ask_for_square, go_back, go_to_chest, swap
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.rebus import deeds as do
from dexterity.rules.pen.rebus.deeds import Deed, Shape
from dexterity.rules.pen.shapes import called
from dexterity.rules.pen.spots import catch_plague, search
from dexterity.rules.pen.state import Task
from dexterity.rules.pen.walls import ask_for_wall, roll_dice


def is_of_sheet(deed: Deed) -> bool:
    """Whether it is about the sheet rather than a player, and so is done once for all."""
    match deed:
        case do.Swap() | do.SpreadPlague():
            return True
        case do.DrawWall(shape):
            return shape is not Shape.FROM_POSITION
        case _:
            return False


def carry_out(draft: PenDraft, task: Task, deed: Deed) -> bool:  # noqa: PLR0912 - one for each
    """Does it for the one player of a task; False where somebody has to decide first."""
    (player,) = task.players
    pawn = draft.pawn(player)
    match deed:
        case do.Gain(amount):
            draft.heal(player, amount, Source.CARD)
        case do.Lose(amount):
            draft.hurt(player, amount, Source.CARD)
        case do.Gamble(amount):
            _gamble(draft, player, amount)
        case do.Search(cards):
            for _ in range(cards):
                search(draft, player)
        case do.DropItems(items):
            for _ in range(items):
                _drop_item(draft, player)
        case do.TakeItems(items):
            for _ in range(items):
                _take_item(draft, player)
        case do.GoToDice() | do.GoAround():
            return not ask_for_square(draft, task, deed)
        case do.GoToChest():
            go_to_chest(draft, task)
        case do.GoBack(turns):
            go_back(draft, task, turns)
        case do.Swap():
            swap(draft)
        case do.DrawWall(shape):
            return not ask_for_wall(draft, task, shape)
        case do.SpreadPlague():
            _spread_plague(draft, task.drawer)
        case do.FixSheet():
            draft.change_pawn(player, sheet_fixed=True)
            draft.tell(SheetFixed(player))
        case do.FlickAgain(flicks):
            draft.change_pawn(player, flicks_more=pawn.flicks_more + flicks)
            draft.tell(FlicksGranted(player, flicks))
        case do.MissFlick():
            draft.change_pawn(player, flicks_missed=pawn.flicks_missed + 1)
            draft.tell(FlickForbidden(player))
        case do.MissTurn():
            draft.change_pawn(player, turns_missed=pawn.turns_missed + 1)
            draft.tell(TurnForbidden(player))
        case do.PutUnder():
            draft.change(under=(*draft.state.under, task.card))
        case do.Hinder() | do.SpinInstead() | do.PadWalls():
            # It was so of the flick, which is over.
            pass
        case do.Stop():
            raise LookupError(f"{task.card} is used against events, not carried out")
    return True


def _gamble(draft: PenDraft, player: PlayerId, amount: int) -> None:
    shows = draft.luck("die").randint(1, 6)
    draft.tell(DieRolled(player, shows))
    if shows % 2:
        draft.heal(player, amount, Source.CARD)
    else:
        draft.hurt(player, amount, Source.CARD)


def _drop_item(draft: PenDraft, player: PlayerId) -> None:
    hand = draft.pawn(player).hand
    if hand:
        card = draft.luck("item").choice(hand)
        draft.change_pawn(player, hand=without(hand, card))
        draft.tell(ItemLost(player, card))
        put_back(draft, card)


def _take_item(draft: PenDraft, player: PlayerId) -> None:
    theirs = draft.pawn(other(player)).hand
    if theirs:
        card = draft.luck("item").choice(theirs)
        draft.change_pawn(other(player), hand=without(theirs, card))
        draft.change_pawn(player, hand=(*draft.pawn(player).hand, card))
        draft.tell(ItemTaken(player, card))


def _spread_plague(draft: PenDraft, player: PlayerId) -> None:
    """Nine squares; who stands there falls ill at once, and whoever comes there later."""
    squares = called(roll_dice(draft, player))
    draft.change(plague=tuple(sorted({*draft.state.plague, *squares})))
    draft.tell(PlagueSpread(squares))
    for each in PLAYERS:
        if draft.square_of(each) in squares:
            catch_plague(draft, each)
