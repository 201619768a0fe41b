"""What cards ask of a person, as the hand at the pencil knows it."""

from collections.abc import Iterable, Iterator

from dexterity.hand.pencil.handicap import Handicap
from dexterity.rules.pen.rebus.deeds import Handicap as Asked


def hand_handicaps(asked: Iterable[Asked], *, left_handed: bool) -> frozenset[Handicap]:
    """The same for the hand; of a hand that one flicks with anyhow nothing is left."""
    return frozenset(_handicaps(asked, Asked.RIGHT_HAND if left_handed else Asked.LEFT_HAND))


def _handicaps(asked: Iterable[Asked], other_hand: Asked) -> Iterator[Handicap]:
    for each in asked:
        match each:
            case Asked.EYES_CLOSED:
                yield Handicap.EYES_CLOSED
            case Asked.BOTH_HANDS:
                yield Handicap.BOTH_HANDS
            case Asked.CARD_IN_LEFT_HAND | Asked.CARD_IN_RIGHT_HAND:
                # It is in the way whichever hand holds it up.
                yield Handicap.CARD_IN_HAND
            case Asked.LEFT_HAND | Asked.RIGHT_HAND:
                if each is other_hand:
                    yield Handicap.OTHER_HAND
