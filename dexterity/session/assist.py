"""Who threw with the steady hand: it is an assist, so results, medals and score sheets say so.

Counted from the throws and flicks of a match itself, as its record keeps them. What the settings
say by the time somebody looks does not matter.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from dexterity.content.texts import Texts
from dexterity.hand.ways.held import WayName
from dexterity.session.records.record import Action, Pushed, Thrown


@dataclass(frozen=True, slots=True)
class PersonThrows:
    """What one person threw or flicked."""

    who: str
    """As the record has it; empty where nobody gave a name."""
    made: int = 0
    steady: int = 0
    """Of these, those that a steady hand made."""

    def after(self, way: str) -> "PersonThrows":
        """One throw more."""
        return replace(self, made=self.made + 1, steady=self.steady + is_steady(way))


@dataclass(frozen=True, slots=True)
class Assists:
    """Of all people in a match, in the order in which they first threw.

    >>> match = Assists().with_throw("Ada", "flick").with_throw("Ada", "steady")
    >>> match.people
    (PersonThrows(who='Ada', made=2, steady=1),)
    """

    people: tuple[PersonThrows, ...] = ()

    def after(self, line: Action) -> "Assists":
        """One line of a record later; only throws and flicks count."""
        return self.with_throw(line.who, line.way) if isinstance(line, Thrown | Pushed) else self

    def with_throw(self, who: str, way: str | None) -> "Assists":
        """One throw more; without a way it was the computer's, which has no need of an assist."""
        if way is None:
            return self
        known = {person.who: person for person in self.people}
        known[who] = known.get(who, PersonThrows(who)).after(way)
        return Assists(tuple(known.values()))

    @property
    def steady(self) -> tuple[PersonThrows, ...]:
        """Those who threw with a steady hand, at least once."""
        return tuple(person for person in self.people if person.steady)

    def seats(self, names: Iterable[str]) -> tuple[int, ...]:
        """The same by seat, where these sit."""
        steady = {person.who for person in self.steady}
        return tuple(at for at, name in enumerate(names) if name in steady)


NO_ASSISTS: Final = Assists()


def is_steady(way: str | None) -> bool:
    """Whether that is the way of the steady hand; a look at a record has no more than its name."""
    return way == WayName.STEADY


# --- in words -------------------------------------------------------------------------------------


def assist_words(people: Iterable[PersonThrows], texts: Texts) -> str:
    """Who threw with a steady hand and how often, in a line; nothing, where nobody did."""
    said = [_person_words(person, texts) for person in people if person.steady]
    return texts.say("steady.who", who=", ".join(said)) if said else ""


def _person_words(person: PersonThrows, texts: Texts) -> str:
    count = {"steady": texts.number(person.steady), "made": texts.number(person.made)}
    if not person.who:
        return texts.say("steady.some", **count)
    if person.steady == person.made:
        return person.who
    return texts.say("steady.some_of", name=person.who, **count)


def dice_words(assists: Assists, texts: Texts) -> str:
    """How many dice of somebody who plays alone; nothing, where it was none."""
    steady = sum(person.steady for person in assists.people)
    made = sum(person.made for person in assists.people)
    count = {"steady": texts.number(steady), "made": texts.number(made)}
    return texts.say("steady.dice", **count) if steady else ""


def signed(words: str, texts: Texts, *, steady: bool) -> str:
    """Words about something that a steady hand has won say so, for who cannot see the sign."""
    return f"{words} · {texts.say('steady.sign')}" if steady else words
