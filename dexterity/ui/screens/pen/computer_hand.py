"""The hand of a seat that nobody sits in: it thinks, then leans its pencil, then pushes."""

from typing import Final

from dexterity.session.matches import PenMatch
from dexterity.ui.screens.pen.mind import Choice, Choose, ComputerMind
from dexterity.ui.screens.pen.sheet_table import SheetTable
from dexterity.values.stroke import Push

LEANS_S: Final = 0.8
"""How long it leans its pencil before it pushes, as a person would."""


class ComputerHand:
    """Plays whichever seats have no person."""

    def __init__(self, match: PenMatch, table: SheetTable, choose: Choose) -> None:
        self._mind, self._table = ComputerMind(match, choose), table
        self._push: Push | None = None
        """Decided on, and about to be given."""
        self._leant_s = 0.0

    @property
    def leans(self) -> bool:
        """Whether it has made up its mind, and the pencil shows it."""
        return self._push is not None

    def update(self, elapsed_s: float) -> Choice | None:
        """It is its turn, and time goes by; what it does, once it does it."""
        if self._push is not None:
            return self._lean(self._push, elapsed_s)
        choice = self._mind.update(elapsed_s)
        if not isinstance(choice, Push):
            return choice
        self._push, self._leant_s = choice, 0.0
        return None

    def _lean(self, push: Push, elapsed_s: float) -> Push | None:
        self._leant_s += elapsed_s
        self._table.lean_for(push, min(1.0, self._leant_s / LEANS_S))
        if self._leant_s < LEANS_S:
            return None
        self._push = None
        return push

    def close(self) -> None:
        """What it still thinks about is of no interest any more."""
        self._mind.close()
