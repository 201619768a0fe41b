"""Who sits where before a match of any game: names, a person or the computer, and who begins."""

from collections.abc import Callable, Sequence
from typing import Final

from dexterity.hand.error import Skill
from dexterity.luck import luck_for
from dexterity.session.kept_names import is_name, kept_names, with_names
from dexterity.session.seat import Seat
from dexterity.session.settings import LONGEST_PLAYER_NAME
from dexterity.ui.frame.screen import Frame
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.text_field import TextField

KINDS: Final[tuple[Skill | None, ...]] = (None, *Skill)
"""Who can sit in a seat: a person, or the computer at one of its levels."""


class Seating:
    """Keeps what is written and chosen until the match begins; then the names are kept."""

    def __init__(
        self,
        frame: Frame,
        most: int,
        *,
        own: Callable[[int], str],
        robot: Callable[[Skill], str],
        computer: Skill | None = None,
        begins: int | None = None,
    ) -> None:
        """`own`: what who writes no name is called, by seat. `robot`: what a computer is called.
        `computer`: who sits in all seats but the first, to begin with.
        """
        self._frame, self._own, self._robot = frame, own, robot
        self.names = kept_names(frame.services.settings, most)
        """As they are written; an unwritten one has a name of its own."""
        self.kinds: list[Skill | None] = [None, *[computer] * (most - 1)]
        self.begins = begins
        """By seat; None draws lots."""

    # --- what is chosen -------------------------------------------------------------------------

    def seats(self, count: int) -> tuple[Seat, ...]:
        """Who sits where; no two are called alike."""
        seats: list[Seat] = []
        for at in range(count):
            name = self._name(at)
            if name in {seat.name for seat in seats}:
                say = self._frame.services.texts.say
                name = say("seats.numbered", name=name, number=at + 1)
            seats.append(Seat(name, self.kinds[at]))
        return tuple(seats)

    def _name(self, at: int) -> str:
        kind, written = self.kinds[at], self.names[at].strip()
        if kind is not None:
            return self._robot(kind)
        return written if is_name(written) else self._own(at)

    def named_first(self, count: int) -> int | None:
        """Who was said to begin; None where it is left to luck."""
        return None if self.begins is None or self.begins >= count else self.begins

    def first(self, count: int, seed: int) -> int:
        """Who begins, be it by lot."""
        named = self.named_first(count)
        return luck_for(seed, "who begins").randrange(count) if named is None else named

    def keep(self, count: int) -> None:
        """They sit down: next time, and in every other game, their names are there already."""
        sit = zip(self.names[:count], self.kinds, strict=False)
        written = [name if kind is None else "" for name, kind in sit]
        before = self._frame.services.settings
        after = with_names(before, written)
        if after != before:
            self._frame.change_settings(after)

    # --- on the page ----------------------------------------------------------------------------

    def field(self, at: int, count: int, label: str = "") -> TextField:
        """Where the name of a seat is written."""
        person = self.kinds[at] is None
        return TextField(
            f"name/{at}",
            label,
            self.names[at] if person else "",
            lambda text: self._write(at, text),
            longest=LONGEST_PLAYER_NAME,
            empty=self.seats(count)[at].name,
            enabled=person,
        )

    def kind_row(self, at: int, words: Sequence[str], *, name: str, label: str = "") -> ChoiceRow:
        """Who plays there; `words` for a person and each level of the computer."""
        return ChoiceRow(
            name, label, words, KINDS.index(self.kinds[at]), lambda to: self._sit(at, KINDS[to])
        )

    def begins_row(self, count: int) -> ChoiceRow:
        """Who begins: one of them, or whom the lot falls on."""
        say = self._frame.services.texts.say
        words = [*(seat.name for seat in self.seats(count)), say("seats.by_lot")]
        named = self.named_first(count)
        chosen = count if named is None else named
        return ChoiceRow("begins", say("seats.who_begins"), words, chosen,
                         lambda at: self._let_begin(None if at == count else at))  # fmt: skip

    def _write(self, at: int, text: str) -> None:
        self.names[at] = text
        self._frame.rearrange()

    def _sit(self, at: int, kind: Skill | None) -> None:
        self.kinds[at] = kind
        self._frame.rearrange()

    def _let_begin(self, at: int | None) -> None:
        self.begins = at
