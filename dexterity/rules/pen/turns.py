"""Whose turn it is, the event after each flick, and what comes after what."""

from dataclasses import replace

from dexterity.rules.pen.agenda import task_of, work_off
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import CardWoke, EventDrawn, TurnBegun, TurnMissed
from dexterity.rules.pen.home import end_game, who_came_home
from dexterity.rules.pen.magic import begin_growing
from dexterity.rules.pen.piles import lay_down, take_event
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.state import Awaited, Ending, Phase, Stage, Task, Waiting


def go_on(draft: PenDraft) -> None:
    """Everything that happens by itself, up to the next decision of a player."""
    while work_off(draft):
        if _ends(draft):
            return
        match draft.state.stage:
            case Stage.TURN:
                begin_turn(draft, draft.state.turn)
            case Stage.FLICK:
                draft.change(phase=Phase.FLICK, decides=draft.state.turn)
                return
            case Stage.EVENT:
                draft.change(stage=Stage.NEXT_TURN)
                if not draw_event(draft):
                    return
            case Stage.NEXT_TURN:
                next_turn(draft)


def next_turn(draft: PenDraft) -> None:
    """The same player's if more flicks were granted, else the rival's."""
    player = draft.state.turn
    more = draft.pawn(player).flicks_more
    if more:
        draft.change_pawn(player, flicks_more=more - 1)
    begin_turn(draft, player if more else other(player))


def begin_turn(draft: PenDraft, player: PlayerId) -> None:
    """A player is to flick, unless that turn is lost."""
    missed = draft.pawn(player).turns_missed
    draft.change(turn=player)
    if missed:
        draft.change_pawn(player, turns_missed=missed - 1)
        draft.change(stage=Stage.NEXT_TURN)
        draft.tell(TurnMissed(player))
        return
    draft.change(stage=Stage.FLICK)
    draft.tell(TurnBegun(player))
    begin_growing(draft)
    _count_turn(draft, player)


def _count_turn(draft: PenDraft, player: PlayerId) -> None:
    """What waits for this player's turns has one less to wait for."""
    waiting: list[Waiting] = []
    for card in draft.state.waiting:
        mine = card.player == player and card.awaited is Awaited.TURN
        if mine and card.times == 1:
            draft.tell(CardWoke(player, card.card))
            task = Task(card.card, card.drawer, (player,), card.box, filed=True)
            draft.change(agenda=(*draft.state.agenda, task))
        else:
            waiting.append(replace(card, times=card.times - 1) if mine else card)
    draft.change(waiting=tuple(waiting))


def _ends(draft: PenDraft) -> bool:
    """Whether the game is over, everything being done that an action has brought about.

    Death comes first: who dies on the own doorstep has not come home.
    """
    if draft.state.ending is not None:
        return True
    dead = [player for player in PLAYERS if not draft.pawn(player).health]
    home = who_came_home(draft)
    if len(dead) == len(PLAYERS):
        end_game(draft, None, Ending.BOTH_DEAD)
    elif dead:
        end_game(draft, other(dead[0]), Ending.OUTLIVED)
    elif home is not None:
        end_game(draft, home, Ending.HOME)
    return draft.state.ending is not None


def draw_event(draft: PenDraft) -> bool:
    """Whether it can go on at once; if not, somebody may have something against the event."""
    player, card = draft.state.turn, take_event(draft)
    if card is None:
        return True
    task = task_of(draft, card, player)
    lay_down(draft, card)
    draft.tell(EventDrawn(player, card, task.players))
    asked = tuple(each for each in (player, other(player)) if stoppers(draft, each, card))
    draft.change(agenda=(task,), asked=asked)
    return not ask_next(draft)


def stoppers(draft: PenDraft, player: PlayerId, event: CardId) -> tuple[CardId, ...]:
    """The items in a hand that keep an event from happening."""
    type_, hand = draft.cards[event].type, draft.pawn(player).hand
    return tuple(item for item in hand if draft.cards[item].stops(type_))


def ask_next(draft: PenDraft) -> bool:
    """Whether anybody is left to be asked."""
    if not draft.state.asked:
        return False
    draft.change(phase=Phase.REACT, decides=draft.state.asked[0])
    return True
