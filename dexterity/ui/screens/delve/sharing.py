"""Who looks at the screen: one person, several who hand it on, or nobody who plays."""

from typing import Final

from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase, State
from dexterity.session.seat import Seat

SECRET: Final = frozenset({Phase.BID, Phase.PLACE})
"""While these last somebody looks at a card, or at what they know; all else happens openly."""


class Sharing:
    """With one person nothing has to be handed over. With more, whoever looks has said so."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        people = (PlayerId(at) for at, seat in enumerate(seats) if not seat.is_computer)
        self.people = tuple(people)
        self._holds: PlayerId | None = None

    @property
    def shared(self) -> bool:
        """Whether several people play at this screen."""
        return len(self.people) > 1

    @property
    def viewer(self) -> PlayerId | None:
        """Whose eyes the page is for; None: for everybody's."""
        if self.shared:
            return self._holds
        return self.people[0] if self.people else None

    def awaits(self, seen: State) -> PlayerId | None:
        """Who has to take the screen before anything goes on."""
        asked = self.shared and seen.phase in SECRET and seen.decides in self.people
        return seen.decides if asked and seen.decides != self._holds else None

    def may_undo(self, player: PlayerId) -> bool:
        """Whether what that player did can still be taken back: not once somebody else looks."""
        return self.viewer in (None, player)

    def take(self, player: PlayerId) -> None:
        """That player alone looks now."""
        self._holds = player

    def follow(self, seen: State) -> None:
        """Something was done: who does not decide any more does not look any more."""
        if seen.phase not in SECRET or seen.decides != self._holds:
            self._holds = None

    def let_go(self) -> None:
        """Whoever looked has turned away, and says so when they are back."""
        self._holds = None
