"""What a computer player does next, whatever the game waits for."""

from math import pi
from random import Random
from typing import Final

from dexterity.hand.pencil.error import FixedSheetError, PushError
from dexterity.hand.pencil.handicap import strain_of
from dexterity.hand.persons import BY_HAND, push_error_of
from dexterity.hand.ways.held import WayName
from dexterity.players.pen.aiming import best_push
from dexterity.players.pen.card_worth import USE_ABOVE, card_worth, item_worth
from dexterity.players.pen.hand_handicaps import hand_handicaps
from dexterity.players.pen.mind import MINDS, Mind
from dexterity.players.pen.outlook import Outlook
from dexterity.players.pen.placing import best_growth, best_square, best_wall
from dexterity.players.pencil.flicks import strayed_push
from dexterity.rules.pen import actions as do
from dexterity.rules.pen.actions import Action
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.state import Phase, State
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push

AHEAD_RAD: Final = (0.0, pi)
"""Where each player looks, on a sheet that lies between the two."""

Choice = Push | Action
"""A push of the pencil as the hand gives it, or something else that can be done."""


def choose(
    game: PenGame, state: State, level: Skill, luck: Random, way: WayName = WayName.FLICK
) -> Choice:
    """What who is waited for does, who flicks in that way. `state` is as that player sees it, and
    not over."""
    mind = MINDS[level]
    outlook = Outlook(game, state, mind)
    match state.phase:
        case Phase.FLICK:
            action = _before_flick(outlook, mind, luck)
            return flick_push(outlook, level, luck, way) if action is None else action
        case Phase.REACT:
            return _against_event(outlook)
        case Phase.WALL:
            walls = game.legal_walls(state)
            return do.PlaceWall(best_wall(outlook, state.decides, walls, mind, luck))
        case Phase.SQUARE:
            squares = game.legal_squares(state)
            return do.PickSquare(best_square(outlook, state.decides, squares, mind, luck))
        case Phase.OVER:
            raise LookupError("the game is over")


def flick_push(outlook: Outlook, level: Skill, luck: Random, way: WayName = WayName.FLICK) -> Push:
    """The push that the hand of this level gives, having meant the best that it knows of."""
    error = hand_error(outlook.game, outlook.state, level, way)
    meant = best_push(outlook, MINDS[level], error, luck)
    return strayed_push(meant, error, luck.getrandbits(63))


def hand_error(
    game: PenGame, state: State, level: Skill, way: WayName = WayName.FLICK
) -> PushError | FixedSheetError:
    """How far the hand strays at the next flick, with what cards do to it. A sheet that may not be
    turned is awkward to a hand, not to what it stops or lets go of."""
    left_handed = game.options.left_handed[state.turn]
    handicaps = hand_handicaps(game.handicaps(state), left_handed=left_handed)
    error = push_error_of(way, level).under(strain_of(handicaps))
    if way not in BY_HAND or not state.pawns[state.turn].sheet_fixed:
        return error
    return FixedSheetError(error, AHEAD_RAD[state.turn])


def _before_flick(outlook: Outlook, mind: Mind, luck: Random) -> Action | None:
    """What is done before the flick, or instead of it; None: flick."""
    actions = outlook.game.actions(outlook.state)
    growths = [action for action in actions if isinstance(action, do.GrowWall)]
    if growths and luck.random() < mind.remembers:
        growth = best_growth(outlook, outlook.state.turn, growths, mind, luck)
        if growth is not None:
            return growth
    items = [action for action in actions if isinstance(action, do.UseItem)]
    item = _useful(outlook, items) if luck.random() < mind.notices else None
    if item is not None:
        return item
    instead = (action for action in actions if isinstance(action, do.SpinArrow | do.PassFlick))
    return next(instead, None)


def _useful(outlook: Outlook, items: list[do.UseItem]) -> do.UseItem | None:
    """The item that is worth most, if it is worth using now."""
    cards, me = outlook.game.cards, outlook.state.turn
    worths = {item: item_worth(outlook, cards[item.card], me) for item in items}
    best = max(worths, key=worths.__getitem__, default=None)
    return best if best is not None and worths[best] > USE_ABOVE else None


def _against_event(outlook: Outlook) -> Action:
    """Whether to keep an event from happening."""
    state = outlook.state
    task, me = state.agenda[0], state.decides
    worth = card_worth(outlook, outlook.game.cards[task.card], task.drawer, task.players, me)
    stop = next(iter(outlook.game.actions_of(state, do.UseItem)), None)
    return stop if stop is not None and worth < -USE_ABOVE else do.LetHappen()
