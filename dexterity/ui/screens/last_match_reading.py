"""The last match of a game, read on while a page is already there to begin another."""

from typing import Generic

from dexterity.session.records.following import CourseOf
from dexterity.session.unfinished import LastMatch, Unfinished
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.record_words import flaw_sentence
from dexterity.ui.screens.replay.opening import LINES_A_FRAME


class LastMatchReading(Generic[CourseOf]):
    """Has the page arranged anew for a match to go on with; tells of one that cannot be read."""

    def __init__(self, frame: Frame, last: LastMatch[CourseOf]) -> None:
        self._frame, self._last = frame, last
        self._known = False

    @property
    def unfinished(self) -> Unfinished[CourseOf] | None:
        """The match, as soon as it is known that it can be gone on with."""
        return self._last.unfinished

    @property
    def under_way(self) -> bool:
        """Whether there is more to be read."""
        return self._last.under_way

    def update(self) -> None:
        """Some lines further."""
        if self._known:
            return
        last = self._last
        last.advance(LINES_A_FRAME)
        self._known = not last.under_way
        if last.unfinished is not None:
            self._frame.rearrange()
        elif last.flaw is not None and last.path is not None:
            # It may be the one that somebody came to go on with.
            self._frame.notify(flaw_sentence(last.flaw, last.path, self._frame.services.texts))
