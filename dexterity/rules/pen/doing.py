"""Does what cards say, one deed after the other."""

from dexterity.rules.pen.arriving import catch_plague
from dexterity.rules.pen.course import Course
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
from dexterity.rules.pen.spots import search
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


def carry_out(course: Course, task: Task, deed: Deed) -> bool:  # noqa: PLR0912 - one for each
    """Does it for the one player of a task; False where somebody has to decide first."""
    (player,) = task.players
    pawn = course.pawn(player)
    match deed:
        case do.Gain(amount):
            course.heal(player, amount, Source.CARD)
        case do.Lose(amount):
            course.hurt(player, amount, Source.CARD)
        case do.Gamble(amount):
            _gamble(course, player, amount)
        case do.Search(cards):
            for _ in range(cards):
                search(course, player)
        case do.DropItems(items):
            for _ in range(items):
                _drop_item(course, player)
        case do.TakeItems(items):
            for _ in range(items):
                _take_item(course, player)
        case do.GoToDice() | do.GoAround():
            return not ask_for_square(course, task, deed)
        case do.GoToChest():
            go_to_chest(course, task)
        case do.GoBack(turns):
            go_back(course, task, turns)
        case do.Swap():
            swap(course)
        case do.DrawWall(shape):
            return not ask_for_wall(course, task, shape)
        case do.SpreadPlague():
            _spread_plague(course, task.drawer)
        case do.FixSheet():
            course.change_pawn(player, sheet_fixed=True)
            course.tell(SheetFixed(player))
        case do.FlickAgain(flicks):
            course.change_pawn(player, flicks_more=pawn.flicks_more + flicks)
            course.tell(FlicksGranted(player, flicks))
        case do.MissFlick():
            course.change_pawn(player, flicks_missed=pawn.flicks_missed + 1)
            course.tell(FlickForbidden(player))
        case do.MissTurn():
            course.change_pawn(player, turns_missed=pawn.turns_missed + 1)
            course.tell(TurnForbidden(player))
        case do.PutUnder():
            course.change(under=(*course.state.under, task.card))
        case do.Hinder() | do.SpinInstead() | do.PadWalls():
            # It was so of the flick, which is over.
            pass
        case do.Stop():
            raise LookupError(f"{task.card} is used against events, not carried out")
    return True


def _gamble(course: Course, player: PlayerId, amount: int) -> None:
    shows = course.luck("die").randint(1, 6)
    course.tell(DieRolled(player, shows))
    if shows % 2:
        course.heal(player, amount, Source.CARD)
    else:
        course.hurt(player, amount, Source.CARD)


def _drop_item(course: Course, player: PlayerId) -> None:
    hand = course.pawn(player).hand
    if hand:
        card = course.luck("item").choice(hand)
        course.change_pawn(player, hand=without(hand, card))
        course.tell(ItemLost(player, card))
        put_back(course, card)


def _take_item(course: Course, player: PlayerId) -> None:
    theirs = course.pawn(other(player)).hand
    if theirs:
        card = course.luck("item").choice(theirs)
        course.change_pawn(other(player), hand=without(theirs, card))
        course.change_pawn(player, hand=(*course.pawn(player).hand, card))
        course.tell(ItemTaken(player, card))


def _spread_plague(course: Course, player: PlayerId) -> None:
    """Nine squares; who stands there falls ill at once, and whoever comes there later."""
    squares = called(roll_dice(course, player))
    course.change(plague=tuple(sorted({*course.state.plague, *squares})))
    course.tell(PlagueSpread(squares))
    for each in PLAYERS:
        if course.square_of(each) in squares:
            catch_plague(course, each)
