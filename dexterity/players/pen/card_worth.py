"""What a whole card is worth to a player, as far as can be told before it is carried out."""

from math import dist
from typing import Final

from dexterity.players.pen.outlook import ITEM, Outlook
from dexterity.rules.pen.asking import is_so
from dexterity.rules.pen.cards.card import Card
from dexterity.rules.pen.places import STEPS_AROUND
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.rebus import deeds as do
from dexterity.rules.pen.rebus.conditions import If, OnFlick, OnTurn, Question
from dexterity.rules.pen.rebus.deeds import Deed
from dexterity.rules.pen.rebus.rebus import Box, Deeds, Phrase
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.sheet.square import square_at

# --- what a card does -----------------------------------------------------------------------------


WALL: Final = 0.7
"""To draw one where dice say, on average."""

HINDERED: Final = 0.6
"""What a handicap costs: the better part of a flick."""

HITS: Final = 0.5
"""How often a flick ends at a wall that hurts."""

LED_ASTRAY: Final = 1.0
"""What a spun arrow costs."""

FIXED: Final = 0.1
"""What a sheet costs that may not be turned any more, as a share of all flicks to come: a
fifth for a novice, a twentieth for the others."""

DICE_TAKE: Final = 0.5
"""What dice that call a place cost: they lead anywhere, but one picks the best of nine squares."""


def deed_worth(outlook: Outlook, deed: Deed, player: PlayerId) -> float:  # noqa: PLR0911, PLR0912
    """Of one that is done to this player now."""
    pawn, rival = outlook.state.pawns[player], outlook.state.pawns[other(player)]
    match deed:
        case do.Gain(amount):
            return outlook.worth_of_health(player, amount)
        case do.Lose(amount):
            return outlook.worth_of_health(player, -amount)
        case do.Gamble(amount):
            both = (outlook.worth_of_health(player, change) for change in (amount, -amount))
            return sum(both) / 2.0
        case do.Search(cards):
            return ITEM * cards
        case do.DropItems(items):
            return -ITEM * min(items, len(pawn.hand))
        case do.TakeItems(items):
            return 2.0 * ITEM * min(items, len(rival.hand))
        case do.GoToDice():
            return -DICE_TAKE
        case do.GoToChest():
            return ITEM + _nearest_chest(outlook, player)
        case do.GoAround():
            return _around(outlook, player)
        case do.GoBack(turns):
            return _back(outlook, player, turns)
        case do.Swap():
            gains = [_moved(outlook, who, other(who)) for who in (player, other(player))]
            return gains[0] - gains[1]
        case do.FlickAgain(flicks):
            return float(flicks)
        case do.MissFlick() | do.MissTurn():
            return -1.0
        case do.Hinder():
            return -HINDERED
        case do.SpinInstead():
            return -LED_ASTRAY
        case do.PadWalls():
            return -HITS * outlook.worth_of_health(player, -1)
        case do.FixSheet():
            return 0.0 if pawn.sheet_fixed else -FIXED * outlook.to_go(player)
        case do.DrawWall() | do.SpreadPlague() | do.Stop() | do.PutUnder():
            # Of a wall it matters who draws it; plague is the same to both.
            return 0.0


def _moved(outlook: Outlook, player: PlayerId, where: PlayerId) -> float:
    """What a player gains by being where somebody is."""
    there = outlook.state.pawns[where].place_mm
    return outlook.to_go(player) - outlook.to_go(player, there)


def _nearest_chest(outlook: Outlook, player: PlayerId) -> float:
    place = outlook.state.pawns[player].place_mm
    chests = [chest.middle_mm for chest in outlook.game.board.sheet.chests]
    if not chests:
        return -ITEM
    nearest = min(chests, key=lambda chest: dist(chest, place))
    return outlook.to_go(player) - outlook.to_go(player, nearest)


def _around(outlook: Outlook, player: PlayerId) -> float:
    """What the best of the squares three steps away brings."""
    ways = outlook.game.board.ways.without(frozenset(outlook.state.filled))
    steps = ways.steps_from(square_at(outlook.state.pawns[player].place_mm))
    ends = [square for square, count in steps.items() if count == STEPS_AROUND]
    gains = (outlook.to_go(player) - outlook.to_go(player, end.middle_mm) for end in ends)
    return max(gains, default=0.0)


def _back(outlook: Outlook, player: PlayerId, turns: int) -> float:
    trail = outlook.state.pawns[player].trail[-turns:]
    return outlook.to_go(player) - outlook.to_go(player, trail[0]) if trail else 0.0


def is_wall(deed: Deed) -> bool:
    """Whether it is a gift to whoever draws the card."""
    return isinstance(deed, do.DrawWall)


# --- whole cards ----------------------------------------------------------------------------------


LATER: Final = 0.9
"""What something is worth that has to be waited for."""

EVEN: Final = 0.5
"""How likely what nobody can know is."""


def card_worth(
    outlook: Outlook, card: Card, drawer: PlayerId, players: tuple[PlayerId, ...], me: PlayerId
) -> float:
    """To `me`: what is good for the rival is as bad."""
    return sum(_for_player(outlook, card, drawer, player, me) for player in players)


def item_worth(outlook: Outlook, card: Card, me: PlayerId) -> float:
    """Of using an item; on average where luck says whom it is about."""
    if card.target is Target.RANDOM:
        return EVEN * sum(card_worth(outlook, card, me, (each,), me) for each in PLAYERS)
    return card_worth(outlook, card, me, _meant(card.target, me), me)


def _for_player(
    outlook: Outlook, card: Card, drawer: PlayerId, player: PlayerId, me: PlayerId
) -> float:
    """What is done because the card is about this player."""
    if _waits_already(outlook, card, player):
        return 0.0
    worth, likely = 0.0, 1.0
    for box in card.rebus.boxes:
        if isinstance(box, Deeds):
            worth += likely * sum(
                _phrase(outlook, each, drawer, player, me) for each in box.phrases
            )
        else:
            likely *= _likely(outlook, box, player)
    return worth


def _phrase(
    outlook: Outlook, phrase: Phrase, drawer: PlayerId, player: PlayerId, me: PlayerId
) -> float:
    if is_wall(phrase.deed):
        return WALL if drawer == me else -WALL
    whom = (player,) if phrase.whom is None else _meant(phrase.whom, drawer)
    share = EVEN if phrase.whom is Target.RANDOM else 1.0
    worths = (deed_worth(outlook, phrase.deed, who) * (1 if who == me else -1) for who in whom)
    return share * sum(worths)


def _meant(target: Target, drawer: PlayerId) -> tuple[PlayerId, ...]:
    match target:
        case Target.SELF:
            return (drawer,)
        case Target.OTHER:
            return (other(drawer),)
        case Target.BOTH | Target.RANDOM:
            return PLAYERS


def _likely(outlook: Outlook, box: Box, player: PlayerId) -> float:
    """How likely it goes on after a condition."""
    match box:
        case OnFlick() | OnTurn():
            return LATER
        case If(Question.HIT_WALL):
            return EVEN
        case If(question, wanted):
            game = outlook.game
            draft = game.draft(outlook.state)
            return 1.0 if is_so(draft, question, player) is wanted else 0.0
        case Deeds():
            return 1.0


def _waits_already(outlook: Outlook, card: Card, player: PlayerId) -> bool:
    """Two handicaps that are the same are one."""
    terms = (box.terms for box in card.rebus.boxes if isinstance(box, Deeds))
    same = any(each.card == card.id and each.player == player for each in outlook.state.waiting)
    return same and any(terms)


USE_ABOVE: Final = HINDERED / 2.0
"""From what worth on an item is used rather than kept for a better moment."""
