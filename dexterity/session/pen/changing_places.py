"""Two who play several games change places after each: cells and first flicks are shared fairly.

What belongs to a person moves along; a series counts them as they sat in its first game.
"""

from dataclasses import dataclass, replace
from typing import TypeVar

from dexterity.rules.pen.options import Options
from dexterity.session.seat import Seats
from dexterity.session.series import Series

One = TypeVar("One")


def have_changed(before: Series) -> bool:
    """Whether they sit the other way round in the game that these games came before."""
    return len(before.games) % 2 == 1


def ordered(pair: tuple[One, One], before: Series) -> tuple[One, One]:
    """What belongs to seats as the series counts players; and back again."""
    first, second = pair
    return (second, first) if have_changed(before) else pair


def player_number(seat: int, before: Series) -> int:
    """Who sits there, as the series counts; and where a player of the series sits."""
    return 1 - seat if have_changed(before) else seat


@dataclass(frozen=True, slots=True)
class Places:
    """All that two have agreed on which belongs to one of them or to the other."""

    options: Options
    seats: Seats

    def changed(self) -> "Places":
        """The other way round: who sat second sits first now, and begins if that one did."""
        (left, right), (mine, yours) = self.options.left_handed, self.options.concessions
        first, second = self.seats
        options = replace(self.options, left_handed=(right, left), concessions=(yours, mine))
        return Places(options, (second, first))

    def as_first(self, before: Series) -> "Places":
        """As they sat in the first game of the series."""
        return self.changed() if have_changed(before) else self
