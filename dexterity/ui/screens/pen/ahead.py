"""What lies ahead of a player: cards that wait for a flick or a turn, and turns lost and won."""

from collections.abc import Iterator

from dexterity.content.pen.rebus_words import rest_words
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.rebus.conditions import OnFlick, OnTurn
from dexterity.rules.pen.state import Awaited, Pawn, State, Waiting
from dexterity.ui.screens.pen.cards.showcase import PenShowcase


def ahead_of(player: PlayerId, state: State, show: PenShowcase) -> tuple[str, ...]:
    """A sentence for each, the cards first."""
    waiting = (card for card in state.waiting if card.player == player)
    cards = (_card_words(card, show) for card in waiting)
    keys = _keys(state.pawns[player])
    return *cards, *(show.texts.say(f"pen_screens.ahead.{key}") for key in keys)


def _card_words(waiting: Waiting, show: PenShowcase) -> str:
    on_flick = waiting.awaited is Awaited.FLICK
    when = OnFlick() if on_flick else OnTurn(waiting.times)
    words = rest_words(show.box[waiting.card].value, waiting.box, when, show.texts)
    return show.texts.say("pen_screens.ahead.card", card=show.name(waiting.card), words=words)


def _keys(pawn: Pawn) -> Iterator[str]:
    if pawn.turns_missed:
        yield "turn_missed"
    if pawn.flicks_missed:
        yield "flick_missed"
    if pawn.flicks_more:
        yield "flick_more"
    if pawn.sheet_fixed:
        yield "sheet_fixed"
