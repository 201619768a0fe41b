"""What somebody made of a level, and which of two did better."""

from dataclasses import dataclass

from dexterity.rules.challenge.game import Result


@dataclass(frozen=True, slots=True)
class Showing:
    """The numbers that two players, or two tries, are compared by."""

    count: int
    finished: bool
    """Of a race: whether its end was reached."""
    throws: int


def showing_of(result: Result) -> Showing:
    """What an ended level came to."""
    return Showing(result.count, result.finished, result.throws)


def merit(showing: Showing) -> tuple[bool, int]:
    """To finish a race beats not to; then fewer throws, and without a finish the higher count."""
    return showing.finished, -showing.throws if showing.finished else showing.count
