"""What happens at the table by itself as time goes by: telling, reading, and computers' turns."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.state import Phase
from dexterity.session.matches import DelveMatch
from dexterity.ui.screens.thinking import THINKS_S, Thinking

if TYPE_CHECKING:
    from dexterity.ui.screens.delve.play import DelveScreen

TURNS_S: Final = 1.2
"""For which a computer lets its next card lie face down. Shorter: there is no suspense."""
READS_S: Final = 4.0
"""For which the end of a round is shown where nobody plays."""

Choose = Callable[[DelveMatch], Action | None]
"""What a computer does; it asks the match for what its seat may know."""


class Pace:
    """Waits for people; only where none is asked it goes on."""

    def __init__(self, screen: "DelveScreen", choose: Choose) -> None:
        self._screen, self._choose = screen, choose
        self._mind: Thinking[Action | None] = Thinking()
        self._read_s = 0.0
        """For how long the end of a round has been shown."""

    def update(self, elapsed_s: float) -> None:
        """Time goes by, at the game's speed."""
        screen = self._screen
        if screen.telling.busy:
            screen.tell_on(elapsed_s)
        elif screen.shows_end_of_round and not screen.sharing.people:
            self._read_on(elapsed_s)
        elif screen.match.computer_acts and not screen.shows_end_of_round:
            self._let_computer(elapsed_s)

    def _read_on(self, elapsed_s: float) -> None:
        """Nobody plays who could say that they have seen it."""
        self._read_s += elapsed_s
        if self._read_s >= READS_S:
            self._read_s = 0.0
            self._screen.go_on()

    def _let_computer(self, elapsed_s: float) -> None:
        screen, match = self._screen, self._screen.match
        if match.course.throw is not None:
            screen.throw()
            return
        least_s = TURNS_S if screen.telling.seen.phase is Phase.TURN_CARD else THINKS_S
        about = match.state
        action = self._mind.update(elapsed_s, about, partial(self._choose, match), least_s)
        if action is not None:
            screen.do(action)

    def close(self) -> None:
        """Nobody thinks any more."""
        self._mind.close()
