"""What a hand's throw is likely to come to: where it lands, and whether it shows its symbol."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.rules.referee import CENTRE_VALUE
from dexterity.values.landing import CornerRest, Ending, Ground, Landing, Zone

SECTIONS: Final = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class Chances:
    """Shares of all throws; what is left are misses."""

    sections: tuple[float, ...]
    """On the sections 1 to 5."""
    centre: float

    @property
    def hits(self) -> float:
        """Of all throws."""
        return sum(self.sections) + self.centre

    @property
    def mean(self) -> float:
        """What a throw is worth, misses included."""
        values = zip(SECTIONS, self.sections, strict=True)
        return sum(value * share for value, share in values) + CENTRE_VALUE * self.centre

    def made_harder(self, share: float) -> "Chances":
        """The same with only that share of its hits."""
        return Chances(tuple(share * section for section in self.sections), share * self.centre)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way for a throw to end, as the rules would be told of it."""

    share: float
    landing: Landing


def outcomes(chances: Chances, symbol_share: float) -> Iterator[Outcome]:
    """All ways for a throw to end that make a difference, with a die of which so many faces show
    its symbol; dice are fair."""
    grounds = [
        (share, Ground(Zone.SECTION, value))
        for value, share in zip(SECTIONS, chances.sections, strict=True)
    ]
    grounds += [(chances.centre, Ground(Zone.CENTRE)), (1.0 - chances.hits, Ground(Zone.OUTSIDE))]
    for share, ground in grounds:
        if share > 0.0:
            yield Outcome(share * symbol_share, landing_on(ground, symbol_up=True))
            yield Outcome(share * (1.0 - symbol_share), landing_on(ground, symbol_up=False))


def landing_on(ground: Ground, *, symbol_up: bool) -> Landing:
    """A die that lies flat there after one bounce, in somebody's mind."""
    corner = CornerRest((0.0, 0.0), ground)
    return Landing(
        ending=Ending.RESTED,
        place_mm=(0.0, 0.0, 0.0),
        corners=(corner, corner, corner, corner),
        face_up=0,
        symbol_up=symbol_up,
        tilt_rad=0.0,
        table_hits_before_target=1,
        touched_before_target=(),
    )
