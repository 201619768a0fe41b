"""Who sits where before a match of any game: names, a person or the computer, who begins, how long
it goes on, and what the stronger ones give away."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dexterity.luck import luck_for
from dexterity.rules.concession import Concession
from dexterity.session.kept_names import is_name, kept_names, with_names
from dexterity.session.seat import Seat
from dexterity.ui.frame.screen import Frame
from dexterity.values.skill import Skill

KINDS: Final[tuple[Skill | None, ...]] = (None, *Skill)
"""Who can sit in a seat: a person, or the computer at one of its levels."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was said before anybody came to the page."""

    length: int | None = None
    """Rounds, or games to win, as the game counts; None for what is usual."""
    conceded: Concession = Concession.NONE
    """By who sits first."""


class Seating:
    """Keeps what is written and chosen until the match begins; then the names are kept."""

    def __init__(
        self,
        frame: Frame,
        most: int,
        *,
        computer: Skill | None = None,
        begins: int | None = None,
        length: int = 1,
        agreed: Agreed | None = None,
    ) -> None:
        """`computer`: who sits in all seats but the first, to begin with; `length`: as usual."""
        said = agreed or Agreed()
        self.frame = frame
        self.names = kept_names(frame.services.settings, most)
        """As they are written; an unwritten one has a name of its own."""
        self.kinds: list[Skill | None] = [None, *[computer] * (most - 1)]
        self.begins = begins
        """By seat; None draws lots."""
        self.length = said.length or length
        """Rounds, or games to win, as the game counts."""
        self.concessions = [said.conceded, *[Concession.NONE] * (most - 1)]
        """By seat: what each gives away."""

    # --- what is chosen -------------------------------------------------------------------------

    def seats(self, count: int) -> tuple[Seat, ...]:
        """Who sits where; no two are called alike."""
        seats: list[Seat] = []
        for at in range(count):
            name = self._name(at)
            if name in {seat.name for seat in seats}:
                say = self.frame.services.texts.say
                name = say("seats.numbered", name=name, number=at + 1)
            seats.append(Seat(name, self.kinds[at]))
        return tuple(seats)

    def _name(self, at: int) -> str:
        kind, written = self.kinds[at], self.names[at].strip()
        if kind is not None:
            return self.frame.services.texts.say(f"seats.computer_{kind}")
        return written if is_name(written) else self._unnamed(at)

    def _unnamed(self, at: int) -> str:
        """What who writes no name is called."""
        return self.frame.services.texts.say("seats.player", number=at + 1)

    def named_first(self, count: int) -> int | None:
        """Who was said to begin; None where it is left to luck."""
        return None if self.begins is None or self.begins >= count else self.begins

    def first(self, count: int, seed: int) -> int:
        """Who begins, be it by lot."""
        named = self.named_first(count)
        return luck_for(seed, "who begins").randrange(count) if named is None else named

    def conceded(self, at: int, offered: Sequence[Concession]) -> Concession:
        """What somebody gives away; where that is not on offer, the most that is."""
        chosen = self.concessions[at]
        return chosen if chosen in offered else offered[-1]

    def keep(self, count: int) -> None:
        """They sit down: next time, and in every other game, their names are there already."""
        sit = zip(self.names[:count], self.kinds, strict=False)
        written = [name if kind is None else "" for name, kind in sit]
        before = self.frame.services.settings
        after = with_names(before, written)
        if after != before:
            self.frame.change_settings(after)

    # --- changes --------------------------------------------------------------------------------

    def sit_again(self, seats: Sequence[Seat], concessions: Sequence[Concession]) -> None:
        """The same as in a match before."""
        for at, seat in enumerate(seats):
            self.kinds[at] = seat.skill
            if not seat.is_computer:
                self.names[at] = "" if seat.name == self._unnamed(at) else seat.name
        self.concessions[: len(concessions)] = concessions

    def write(self, at: int, text: str) -> None:
        """Somebody is called otherwise."""
        self.names[at] = text
        self.frame.rearrange()

    def sit(self, at: int, kind: Skill | None) -> None:
        """Somebody else sits there."""
        self.kinds[at] = kind
        self.frame.rearrange()

    def let_begin(self, at: int | None) -> None:
        """Who begins; None draws lots."""
        self.begins = at

    def play_for(self, length: int) -> None:
        """So many rounds, or games to win."""
        self.length = length
        self.frame.rearrange()

    def concede(self, at: int, what: Concession) -> None:
        """What somebody gives away."""
        self.concessions[at] = what
        self.frame.rearrange()
