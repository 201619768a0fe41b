"""Opening a record to be watched: some lines a frame, then its first table; or what is wrong."""

from pathlib import Path
from typing import Final

from dexterity.content.texts import Texts
from dexterity.errors import RecordError, RecordFlaw, TableError
from dexterity.session.records.reading import RecordReading
from dexterity.session.records.record import Record
from dexterity.session.records.replay import Step, has_other_physics, steps_of
from dexterity.ui.screens.record_words import flaw_sentence
from dexterity.ui.screens.replay.reel import Reel, takes_of

LINES_A_FRAME: Final = 12
"""Lines of a record read in a frame; a third of a millisecond each."""


class ReplayOpening:
    """Becomes a reel in the end, or a sentence that says why not."""

    def __init__(self, path: Path, throw: int) -> None:
        """`throw` is the one to begin with, counted from 1."""
        self.reel: Reel | None = None
        self.refused: Step | None = None
        """What the rules of today do not allow: nothing after it can be shown."""
        self.other_physics = False
        """Whether any of it is of another version of the physics."""
        self._path, self._first = path, throw - 1
        self._reading: RecordReading | None = None
        self._flaw: RecordFlaw | None = None
        try:
            self._reading = RecordReading(path)
        except RecordError as error:
            self._flaw = error.flaw

    @property
    def under_way(self) -> bool:
        """Whether there is more to be done."""
        return self._reading is not None

    def advance(self) -> None:
        """A little more. The first table has a frame to itself: it takes its time."""
        reading = self._reading
        if reading is None:
            return
        if reading.record is not None:
            self._reading = None
            self._wind(reading.record)
            return
        try:
            reading.advance(LINES_A_FRAME)
        except RecordError as error:
            self._flaw, self._reading = error.flaw, None

    def _wind(self, record: Record) -> None:
        self.other_physics = has_other_physics(record)
        try:
            steps = steps_of(record)
            takes = takes_of(steps)
            if steps and steps[-1].refusal is not None:
                self.refused = steps[-1]
            if takes:
                self.reel = Reel(record, takes, min(max(0, self._first), len(takes) - 1))
        except TableError:
            self._flaw = RecordFlaw.UNKNOWN_TARGET

    def sentence(self, texts: Texts) -> str:
        """What is said as long as there is nothing to watch, or for good."""
        if self._flaw is not None:
            return flaw_sentence(self._flaw, self._path, texts)
        return self.refusal(texts) or texts.say(
            "replay.opening" if self.under_way else "replay.none"
        )

    def refusal(self, texts: Texts) -> str:
        """Why not all is shown; nothing if it is."""
        step = self.refused
        if step is None or step.refusal is None:
            return ""
        reason = texts.say(step.refusal)
        return texts.say("replay_report.refused", step=step.number, reason=reason)
