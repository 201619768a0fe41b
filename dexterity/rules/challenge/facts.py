"""What happened in a level, as far as any goal asks: the throws, and the dice that lie there."""

from dataclasses import dataclass

from dexterity.values.landing import DieRest, Zone


@dataclass(frozen=True, slots=True)
class CountedThrow:
    """One throw, judged."""

    value: int
    """What it is worth; 0 on a miss."""
    hit: bool
    symbol: bool
    """Whether the die shows its symbol, be it on a hit or not."""
    void: bool
    """A requirement was not met: nothing that the die did counts, and what it moved is put back."""
    touched: tuple[str, ...]
    """The names of all that it touched, each once."""
    off_board: tuple[int, ...]
    """The numbers of the lying dice that it knocked off the board, or into a hole."""
    off_table: tuple[int, ...]
    """The numbers of those that it knocked off the table."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A level so far."""

    throws: tuple[CountedThrow, ...]
    lay: tuple[DieRest, ...]
    """The lying dice at the beginning."""
    lying: tuple[DieRest, ...]
    """The same dice now; those that fell too, so that each keeps its number."""

    @property
    def valid(self) -> tuple[CountedThrow, ...]:
        """The throws that met their requirements."""
        return tuple(throw for throw in self.throws if not throw.void)


def on_board(die: DieRest) -> bool:
    """Whether a die lies on the board. One in a hole does not: the hole has swallowed it."""
    return not die.fell and die.ground.zone not in (Zone.OUTSIDE, Zone.HOLE)


def numbers_on_board(dice: tuple[DieRest, ...]) -> tuple[int, ...]:
    """Which of the dice lie on the board."""
    return tuple(number for number, die in enumerate(dice) if on_board(die))
