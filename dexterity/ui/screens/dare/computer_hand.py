"""The computer's turn in a duel: it thinks for a moment, aims while the window lives on, throws."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from dexterity.hand.dare.dare import Dare
from dexterity.hand.error import Skill
from dexterity.physics.die import Die
from dexterity.physics.table import Table
from dexterity.session.throw import Throw
from dexterity.ui.screens.dare.box_placing import first_place
from dexterity.ui.screens.dare.dare_table import DareTable
from dexterity.ui.throwing.scene import Scene

THINKS_S: Final = 1.0
"""At least. Faster: nobody has seen whose turn it is."""
READ_S: Final = 2.4
"""How long a verdict is left to be read before the computer goes on by itself."""

ComputerThrow = Callable[[Table, Die, Dare, Skill, int], Throw]


class ComputerHand:
    """Aiming takes as long as some frames: it is done beside them, in a thread of its own."""

    def __init__(self, table: DareTable, throw: ComputerThrow) -> None:
        self._table, self._throw = table, throw
        self._aims: Future[Throw] | None = None
        self._pool: ThreadPoolExecutor | None = None
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
            case Scene.HAND if self._aims is None:
                self._begin(skill, seed)
            case Scene.HAND if self._aims is not None:
                self._end(self._aims)
            case Scene.FLIGHT | Scene.WATCHING:
                self._since_s = 0.0
            case _:
                pass

    def _begin(self, skill: Skill, seed: int) -> None:
        table, turn = self._table, self._table.turn
        table.frozen, self._since_s = True, 0.0
        if turn.places_box and table.box is None:
            table.put_box(first_place(turn.table()))
        thrown_at = turn.table(table.box, table.clock_s)
        self._pool = self._pool or ThreadPoolExecutor(max_workers=1)
        self._aims = self._pool.submit(self._throw, thrown_at, turn.die, turn.dare, skill, seed)

    def _end(self, aims: Future[Throw]) -> None:
        if aims.done() and self._since_s >= THINKS_S:
            self._aims, self._table.frozen = None, False
            self._table.show_throw(aims.result())
            self._since_s = 0.0

    def close(self) -> None:
        """What it is aiming at is of no interest any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
