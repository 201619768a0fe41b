"""Choosing squares of the sheet: for a wall, for a place to appear, for a wall that grows."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from dexterity.rules.pen.actions import Action
from dexterity.rules.pen.sheet.square import SIDE, Square

WhyNot = Callable[[Action], str | None]
Form = tuple[tuple[int, int], ...]
"""Squares counted from the one that is pointed at."""

BIG: Final = 10_000
"""More than any distance on a sheet, squared."""


@dataclass(frozen=True, slots=True)
class Option:
    """Squares that may be chosen together, be it allowed or not."""

    squares: tuple[Square, ...]
    action: Action


class Placing:
    """A square that is pointed at, and which of the options there is meant."""

    def __init__(self, options: Sequence[Option], why_not: WhyNot) -> None:
        """At least one option."""
        self._why_not = why_not
        self._refusals: dict[tuple[Square, ...], str | None] = {}
        self._at: dict[Square, list[Option]] = {}
        for option in options:
            for square in option.squares:
                self._at.setdefault(square, []).append(option)
        self.options = tuple(options)
        legal = [one for one in options if self.refusal_of(one) is None]
        ways = Counter(square for one in legal for square in one.squares)
        # Where there is most to choose from, it is soonest found out how.
        self.cursor: Square = ways.most_common(1)[0][0] if ways else options[0].squares[0]
        here = self._here()
        self.chosen: Option | None = next((one for one in here if one in legal), here[0])

    # --- what is meant --------------------------------------------------------------------------

    def refusal_of(self, option: Option) -> str | None:
        """Why the squares of an option cannot be chosen; asked once, for it may take its time."""
        if option.squares not in self._refusals:
            self._refusals[option.squares] = self._why_not(option.action)
        return self._refusals[option.squares]

    @property
    def refusal(self) -> str | None:
        """Why what is pointed at cannot be; None if it can, or if nothing is meant."""
        return None if self.chosen is None else self.refusal_of(self.chosen)

    @property
    def turns(self) -> bool:
        """Whether there is more than one way to lay it at the cursor."""
        return len(self._at.get(self.cursor, ())) > 1

    @property
    def reachable(self) -> frozenset[Square]:
        """All squares that any option has."""
        return frozenset(self._at)

    def point_at(self, square: Square) -> None:
        """Another square is pointed at; what is laid there lies as it lay before, if it can."""
        if square == self.cursor:
            return
        before = None if self.chosen is None else _form(self.chosen, self.cursor)
        self.cursor = square
        here = self._here()
        same = [option for option in here if _form(option, square) == before]
        legal = [option for option in here if self.refusal_of(option) is None]
        self.chosen = next(iter([*same, *legal, *here]), None)

    def turn(self, step: int = 1) -> None:
        """The next way to lay it at the cursor, those that are allowed before the others."""
        here = self._here()
        legal = [option for option in here if self.refusal_of(option) is None]
        ways = legal or here
        if not ways:
            return
        at = ways.index(self.chosen) if self.chosen in ways else -step
        self.chosen = ways[(at + step) % len(ways)]

    def step(self, right: int, away: int) -> None:
        """The cursor goes to the next square that way which has anything to choose."""
        column, row = self.cursor
        for far in range(1, SIDE):
            square = Square(column + far * right, row + far * away)
            if square in self._at:
                self.point_at(square)
                return
        self._step_aslant(right, away)

    def _step_aslant(self, right: int, away: int) -> None:
        """No square straight that way: the nearest one that lies on that side."""
        column, row = self.cursor

        def cost(square: Square) -> int:
            along = (square.column - column) * right + (square.row - row) * away
            aside = (square.column - column) * away + (square.row - row) * right
            return along * along + 4 * aside * aside if along > 0 else BIG

        nearest = min(self._at, key=cost)
        if cost(nearest) < BIG:
            self.point_at(nearest)

    def _here(self) -> list[Option]:
        """The options at the cursor, in the order in which they are turned."""
        return sorted(self._at.get(self.cursor, ()), key=lambda one: _form(one, self.cursor))


def _form(option: Option, cursor: Square) -> Form:
    return tuple((at.column - cursor.column, at.row - cursor.row) for at in option.squares)
