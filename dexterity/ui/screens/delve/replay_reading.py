"""A record of Delve being read: what of it may be seen, only its end tells."""

from pathlib import Path
from typing import Final

from dexterity.session.matches import DelveMatch
from dexterity.session.records.secrecy import is_over
from dexterity.ui.screens.delve.replay_frames import MatchFrame, frames_of, match_of, veiled
from dexterity.ui.screens.keepsakes.repeating import Repeating

FRAMES_AT_ONCE: Final = 40
"""Actions that are done again in a frame of the window: well below a millisecond each."""


class ReplayReading(Repeating[DelveMatch, MatchFrame]):
    """Nothing of it is shown before its end: only that tells whether its secrets are still some."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, match_of, frames_of, at_once=FRAMES_AT_ONCE)

    @property
    def open(self) -> bool:
        """Whether the match is over, and everything may be seen."""
        return self.match is not None and is_over(self.match.course)

    def advance(self) -> None:
        """A little further; at its end, what is still a secret is covered."""
        before = self.under_way
        super().advance()
        if before and not self.under_way and self.match is not None and not self.open:
            self.frames = veiled(self.frames, self.match)
