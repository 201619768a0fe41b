"""What cards that wait for a flick make of touching a wall with it."""

from collections.abc import Iterator
from dataclasses import dataclass

from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.rebus.conditions import If, Question
from dexterity.rules.pen.rebus.deeds import Gain, Lose, PadWalls
from dexterity.rules.pen.rebus.rebus import Box, Deeds
from dexterity.rules.pen.state import Awaited, State


@dataclass(frozen=True, slots=True)
class Stakes:
    """Health that the next flick costs or brings by itself."""

    padded: bool = False
    """Walls do not hurt it."""
    at_wall: int = 0
    elsewhere: int = 0


def stakes_of(game: PenGame, state: State) -> Stakes:
    """Of the flick of the one whose turn it is."""
    padded, at_wall, elsewhere = False, 0, 0
    for boxes in _waiting(game, state):
        match boxes:
            case (Deeds() as deeds,):
                padded = padded or PadWalls() in deeds.terms
            case (If(Question.HIT_WALL, wanted), Deeds() as deeds):
                at_wall += _health(deeds) if wanted else 0
                elsewhere += 0 if wanted else _health(deeds)
            case _:
                pass
    return Stakes(padded, at_wall, elsewhere)


def _waiting(game: PenGame, state: State) -> Iterator[tuple[Box, ...]]:
    """What is left of each card that waits."""
    for card in state.waiting:
        if card.player == state.turn and card.awaited is Awaited.FLICK:
            yield game.cards[card.card].rebus.boxes[card.box :]


def _health(deeds: Deeds) -> int:
    """What the player gains by what is done to whom the card is about."""
    gained = 0
    for phrase in deeds.phrases:
        match phrase.deed:
            case Gain(amount) if phrase.whom is None:
                gained += amount
            case Lose(amount) if phrase.whom is None:
                gained -= amount
            case _:
                pass
    return gained
