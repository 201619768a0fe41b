"""What has been done in a practice, kept in mind and written down as it happens."""

from datetime import datetime

from dexterity.hand.ways.held import WayName
from dexterity.session.practice.practice import (
    Practice,
    PracticeOptions,
    Statistics,
    rest_places,
    statistics_of,
)
from dexterity.session.practice.practice_table import TARGET_AT_MM, PracticeTable
from dexterity.session.records.match_log import new_header
from dexterity.session.records.record import Action, TableChanged, Undone, thrown_from
from dexterity.session.records.writing import RecordWriter
from dexterity.session.throw import Throw
from dexterity.ui.frame.services import Services
from dexterity.values.vectors import Vec2


class PracticeLog:
    """The practice so far; every action goes into its record, which may not be there to write."""

    def __init__(
        self, services: Services, table: PracticeTable, *, seed: int, begun: datetime
    ) -> None:
        self.practice = Practice(table)
        self._services = services
        header = new_header(PracticeOptions(table), seed, begun)
        self.writer = RecordWriter(services.folders.records, header)

    def throw(self, throw: Throw, way: WayName) -> None:
        """A die was thrown."""
        self._do(thrown_from(throw, way, self._services.settings.player_name))

    def change(self, table: PracticeTable) -> None:
        """Another table from now on."""
        if table != self.practice.table:
            self._do(TableChanged(table))

    def undo(self) -> None:
        """The last throw or change is taken back."""
        if self.practice.can_undo:
            self._do(Undone())

    def close(self) -> None:
        """The record ends here."""
        self.writer.close()

    @property
    def statistics(self) -> Statistics:
        """Of the throws at this target."""
        return statistics_of(self.practice.throws_here)

    @property
    def rest_places_mm(self) -> tuple[Vec2, ...]:
        """Where the dice thrown at this target lay, on the table."""
        x, y = TARGET_AT_MM
        places = rest_places(self.practice.throws_here)
        return tuple((right + x, away + y) for right, away in places)

    def _do(self, action: Action) -> None:
        self.practice = self.practice.after(action)
        notice = self.writer.append(action)
        if notice is not None:
            self._services.tell(notice)
