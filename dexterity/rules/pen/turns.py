"""Whose turn it is, and what comes after what."""

from dataclasses import replace

from dexterity.rules.pen.agenda import work_off
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.effects import CardWoke, TurnBegun, TurnMissed
from dexterity.rules.pen.events import draw_event
from dexterity.rules.pen.home import end_game, who_came_home
from dexterity.rules.pen.magic import begin_growing
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.state import Awaited, Ending, Phase, Stage, Task, Waiting


def go_on(course: Course) -> None:
    """Everything that happens by itself, up to the next decision of a player."""
    while work_off(course):
        if _ends(course):
            return
        match course.state.stage:
            case Stage.TURN:
                begin_turn(course, course.state.turn)
            case Stage.FLICK:
                course.change(phase=Phase.FLICK, decides=course.state.turn)
                return
            case Stage.EVENT:
                course.change(stage=Stage.NEXT_TURN)
                if not draw_event(course):
                    return
            case Stage.NEXT_TURN:
                next_turn(course)


def next_turn(course: Course) -> None:
    """The same player's if more flicks were granted, else the rival's."""
    player = course.state.turn
    more = course.pawn(player).flicks_more
    if more:
        course.change_pawn(player, flicks_more=more - 1)
    begin_turn(course, player if more else other(player))


def begin_turn(course: Course, player: PlayerId) -> None:
    """A player is to flick, unless that turn is lost."""
    missed = course.pawn(player).turns_missed
    course.change(turn=player)
    if missed:
        course.change_pawn(player, turns_missed=missed - 1)
        course.change(stage=Stage.NEXT_TURN)
        course.tell(TurnMissed(player))
        return
    course.change(stage=Stage.FLICK)
    course.tell(TurnBegun(player))
    begin_growing(course)
    _count_turn(course, player)


def _count_turn(course: Course, player: PlayerId) -> None:
    """What waits for this player's turns has one less to wait for."""
    waiting: list[Waiting] = []
    for card in course.state.waiting:
        mine = card.player == player and card.awaited is Awaited.TURN
        if mine and card.times == 1:
            course.tell(CardWoke(player, card.card))
            task = Task(card.card, card.drawer, (player,), card.box, filed=True)
            course.change(agenda=(*course.state.agenda, task))
        else:
            waiting.append(replace(card, times=card.times - 1) if mine else card)
    course.change(waiting=tuple(waiting))


def _ends(course: Course) -> bool:
    """Whether the game is over, everything being done that an action has brought about.

    Death comes first: who dies on the own doorstep has not come home.
    """
    if course.state.ending is not None:
        return True
    dead = [player for player in PLAYERS if not course.pawn(player).health]
    home = who_came_home(course)
    if len(dead) == len(PLAYERS):
        end_game(course, None, Ending.BOTH_DEAD)
    elif dead:
        end_game(course, other(dead[0]), Ending.OUTLIVED)
    elif home is not None:
        end_game(course, home, Ending.HOME)
    return course.state.ending is not None
