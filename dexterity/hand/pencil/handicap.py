"""What cards do to the hand at a pencil, by the same means as the requirements of a throw."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from math import cos, sin
from types import MappingProxyType
from typing import Final

from dexterity.hand.dare.follow import Follow, Follows
from dexterity.hand.error import NO_STRAIN, Strain
from dexterity.hand.pencil.feel import CARD_BELOW_MM, CARD_MM
from dexterity.hand.requirements import blind, clumsy, prayer
from dexterity.hand.ways.demands import Demands
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2


class Handicap(StrEnum):
    """The handicaps there are."""

    EYES_CLOSED = "eyes_closed"
    """The sheet is dark while the pencil is held. The hand does as it is told."""
    OTHER_HAND = "other_hand"
    """It goes left where the pointer goes right, as the player sees it, and trembles."""
    BOTH_HANDS = "both_hands"
    """A second pointer, or a key, must be down while the first flicks."""
    CARD_IN_HAND = "card_in_hand"
    """A card covers what is below the pointer."""


@dataclass(frozen=True, slots=True)
class Hindrance:
    """What a handicap changes about a flick."""

    follow: Follow | None = None
    lights_out: bool = False
    strain: Strain = NO_STRAIN
    """How much more a hand strays, an aim wanders, a needle hurries."""
    tremble_rad: float = 0.0
    """How far an aim trembles."""
    takes_sight: bool = False
    """Whether eyes cannot follow where the pencil would go."""


HINDRANCES: Final[Mapping[Handicap, Hindrance]] = MappingProxyType(
    {
        Handicap.EYES_CLOSED: Hindrance(
            lights_out=blind.PIECE.stance.lights_out, strain=blind.PIECE.strain, takes_sight=True
        ),
        Handicap.OTHER_HAND: Hindrance(
            clumsy.Clumsy, strain=clumsy.PIECE.strain, tremble_rad=clumsy.PIECE.tremble_rad
        ),
        Handicap.BOTH_HANDS: Hindrance(strain=prayer.PIECE.strain),
        # One sees the pencil and where it points, but seldom what it points at.
        Handicap.CARD_IN_HAND: Hindrance(strain=Strain(speed=1.2, direction=1.3), takes_sight=True),
    }
)


def strain_of(handicaps: Iterable[Handicap]) -> Strain:
    """How much more a hand strays that has all of these."""
    strains = (HINDRANCES[handicap].strain for handicap in handicaps)
    return reduce(Strain.and_also, strains, NO_STRAIN)


def demands_of(handicaps: Collection[Handicap]) -> Demands:
    """What they ask of a hand that aims instead of flicking."""
    trembles = (HINDRANCES[handicap].tremble_rad for handicap in handicaps)
    return Demands(strain_of(handicaps), tremble_rad=max(trembles, default=0.0))


def led_hand(
    handicaps: Iterable[Handicap], touched: PointerSample, sample: PointerSample
) -> PointerSample:
    """Where the hand is on its plane when the pointer, which touched first there, is here."""
    follows = [hindrance.follow for hindrance in map(HINDRANCES.__getitem__, sorted(handicaps))]
    hand = Follows([follow for follow in follows if follow is not None], (0.0, 0.0))
    hand.take(touched)
    return hand.take(sample)


def card_corners(pointer_mm: Vec2, turned_rad: float) -> tuple[Vec2, Vec2, Vec2, Vec2]:
    """What a card in the hand covers of a sheet that is turned so, with the pointer there."""
    half, low = CARD_MM[0] / 2.0, CARD_BELOW_MM + CARD_MM[1]
    c, s = cos(turned_rad), sin(turned_rad)
    x, y = pointer_mm

    def on_sheet(right: float, away: float) -> Vec2:
        return x + right * c - away * s, y + away * c + right * s

    return (
        on_sheet(-half, -CARD_BELOW_MM),
        on_sheet(half, -CARD_BELOW_MM),
        on_sheet(half, -low),
        on_sheet(-half, -low),
    )
