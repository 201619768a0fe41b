"""What a whole card is worth to a player, as far as can be told before it is carried out."""

from typing import Final

from dexterity.players.pen.deed_worth import HINDERED, WALL, deed_worth, is_wall
from dexterity.players.pen.outlook import Outlook
from dexterity.rules.pen.asking import is_so
from dexterity.rules.pen.cards.card import Card
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.rebus.conditions import If, OnFlick, OnTurn, Question
from dexterity.rules.pen.rebus.rebus import Box, Deeds, Phrase
from dexterity.rules.pen.rebus.target import Target

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
