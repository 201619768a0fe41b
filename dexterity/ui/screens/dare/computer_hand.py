"""The computer's turn in a duel: it thinks for a moment, aims while the window lives on, throws."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from dexterity.hand.dare.dare import Dare
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress
from dexterity.session.throw import Throw
from dexterity.ui.screens.dare.box_placing import first_place
from dexterity.ui.screens.dare.dare_table import DareTable
from dexterity.ui.screens.thinking import Thinking
from dexterity.ui.throwing.scene import Scene
from dexterity.values.skill import Skill

THINKS_S: Final = 1.0
"""At least. Faster: nobody has seen whose turn it is."""
READ_S: Final = 2.4
"""How long a verdict is left to be read before the computer goes on by itself."""


class ComputerThrow(Protocol):
    """A throw of a hand, aimed and all."""

    def __call__(
        self, table: Table, die: Die, dare: Dare, skill: Skill, seed: int, /, *, progress: Progress
    ) -> Throw:
        """`progress` is told now and then how far it is, and may end it."""


class ComputerHand:
    """Aiming takes as long as some frames: it is done beside them, in a thread of its own."""

    def __init__(self, table: DareTable, throw: ComputerThrow) -> None:
        self._table, self._throw = table, throw
        self._aiming: Thinking[Throw] = Thinking()
        self._aims: Callable[[], Throw] | None = None
        self._since_s = 0.0

    @property
    def aims(self) -> bool:
        """Whether it has begun its turn."""
        return self._aims is not None

    def update(self, elapsed_s: float, skill: Skill, seed: int) -> None:
        """It is the computer's turn, and time goes by."""
        self._since_s += elapsed_s
        match self._table.scene:
            case Scene.VERDICT if self._since_s >= READ_S:
                self._table.go_on()
                self._since_s = 0.0
            case Scene.HAND:
                self._aims = self._aims or self._begun(skill, seed)
                self._aim(elapsed_s, self._aims)
            case Scene.FLIGHT | Scene.WATCHING:
                self._since_s = 0.0
            case _:
                pass

    def _begun(self, skill: Skill, seed: int) -> Callable[[], Throw]:
        """How the throw of this turn is found."""
        table, turn = self._table, self._table.turn
        table.frozen = True
        if turn.places_box and table.box is None:
            table.put_box(first_place(turn.table()))
        thrown_at = turn.table(table.box, table.clock_s)
        throw = partial(self._throw, progress=self._aiming.heed)
        return partial(throw, thrown_at, turn.die, turn.dare, skill, seed)

    def _aim(self, elapsed_s: float, aims: Callable[[], Throw]) -> None:
        throw = self._aiming.update(elapsed_s, aims, aims, THINKS_S)
        if throw is not None:
            self._aims, self._table.frozen = None, False
            self._table.show_throw(throw)
            self._since_s = 0.0

    def close(self) -> None:
        """What it is aiming at is of no interest any more."""
        self._aiming.close()
