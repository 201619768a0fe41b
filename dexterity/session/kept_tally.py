"""How often the same players have met, kept in the file of progress for games of any kind."""

from pathlib import Path

from dexterity.session.progress import MatchTally, Progress, after_match, tally_of
from dexterity.session.progress_file import load_progress, save_progress
from dexterity.session.records.match_log import Tell


class KeptTally:
    """Of one game and one table; the file is read whenever it is asked for."""

    def __init__(self, file: Path, game: str, names: tuple[str, ...], tell: Tell) -> None:
        self._file, self._game, self._names, self._tell = file, game, names, tell

    def now(self) -> MatchTally:
        """What they have played so far."""
        return tally_of(self._loaded(), self._names, self._game)

    def enter(self, winner: int | None) -> None:
        """A match between them is over; whatever goes wrong with the file is told."""
        after = after_match(self._loaded(), self._names, winner, self._game)
        notice = save_progress(self._file, after)
        if notice is not None:
            self._tell(notice)

    def _loaded(self) -> Progress:
        loaded = load_progress(self._file)
        for notice in loaded.notices:
            self._tell(notice)
        return loaded.progress
