"""The throws of a record on a reel: one of them is being watched, its flight thrown again."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from dexterity.hand.dare.choice import dare_anyway
from dexterity.physics.dice.die import Die
from dexterity.physics.results.flight import Flight
from dexterity.physics.scene.table import Table
from dexterity.session.live_throw import LiveThrow
from dexterity.session.records.record import AnyTable, Record, Thrown
from dexterity.session.records.repeating import near
from dexterity.session.records.replay import Step
from dexterity.session.records.versions import versions_here
from dexterity.ui.canvas.shelf import Shelf
from dexterity.ui.show.playback import Passed, Playback

MORE_STEPS: Final = 5
"""Physics steps in a frame on top of those that the picture needs: the end, and with it how long
the throw lasts, is known after half a second. More: a frame costs too much."""

MOST_THROWS: Final = 40
"""Kept for going back and forth, some 100 kB each."""


@dataclass(frozen=True, slots=True)
class Take:
    """One throw of a record."""

    thrown: Thrown
    table: AnyTable
    taken_back: bool
    """Whether the player undid it later."""
    made_here: bool
    """Whether by the versions that run now, on this kind of machine."""


class Reel:
    """Always at one of its throws; a record without any has no reel."""

    def __init__(self, record: Record, takes: tuple[Take, ...], at: int = 0) -> None:
        self.options, self.takes, self.at = record.header.options, takes, at
        self._tables: dict[AnyTable, tuple[Table, Die]] = {}
        self._throws: Shelf[int, LiveThrow] = Shelf(MOST_THROWS)
        self._moved: dict[int, bool] = {}
        self.playback = Playback(self._shown(at), slow_motion=False)

    @property
    def take(self) -> Take:
        """The throw being watched."""
        return self.takes[self.at]

    @property
    def table(self) -> Table:
        """What it is thrown at."""
        return self._built(self.take.table)[0]

    def go(self, at: int) -> bool:
        """To another throw, from its beginning, if there is one; a TableError if not its table."""
        if not 0 <= at < len(self.takes):
            return False
        shown, speed = self._shown(at), self.playback.speed
        self.at = at
        self.playback = Playback(shown, speed=speed, slow_motion=False)
        return True

    def begin_again(self, *, within_s: float) -> None:
        """From the release, at the speed that is set; faster, if it would take longer."""
        playback = self.playback
        if isinstance(playback.shown, LiveThrow):
            playback.shown.finish()
        playback.speed = max(playback.speed, playback.lasts_s / within_s)
        playback.restart()
        playback.play()

    def grow(self) -> None:
        """Throws on, though the picture stands."""
        shown = self.playback.shown
        if isinstance(shown, LiveThrow) and not shown.done:
            shown.advance(MORE_STEPS)

    def update(self, elapsed_s: float) -> Passed:
        """Time goes by; tells what the picture has passed."""
        self.grow()
        passed = self.playback.update(elapsed_s)
        if self.playback.flight is not None and self.at not in self._moved:
            self._compare(self.playback.flight)
        return passed

    @property
    def moved(self) -> bool:
        """Whether the flight is known to be another than on that day."""
        return self._moved.get(self.at, False)

    def _compare(self, flight: Flight) -> None:
        thrown = self.take.thrown
        # On another machine the last bits differ, which nobody can see.
        same = not self.take.made_here or flight.digest() == thrown.digest
        alike = same and near(thrown.landing, flight.landing)
        self._moved[self.at] = not alike

    def _shown(self, at: int) -> LiveThrow:
        return self._throws.get(at, lambda: self._thrown_again(self.takes[at]))

    def _thrown_again(self, take: Take) -> LiveThrow:
        thrown, (table, die) = take.thrown, self._built(take.table)
        orientation = thrown.launch.orientation
        dare = dare_anyway(thrown.requirements)
        deed = thrown.deed or dare.performed(thrown.toss)
        return LiveThrow(deed, orientation, table, die, dare=dare, launch=thrown.launch)

    def _built(self, table: AnyTable) -> tuple[Table, Die]:
        if table not in self._tables:
            self._tables[table] = table.build()
        return self._tables[table]


def takes_of(steps: Iterable[Step]) -> tuple[Take, ...]:
    """Every throw of a record, those that were taken back too."""
    here = versions_here()
    return tuple(
        Take(step.action, step.table, step.taken_back, here.flies_as(step.made_with))
        for step in steps
        if isinstance(step.action, Thrown) and step.table is not None and step.refusal is None
    )
