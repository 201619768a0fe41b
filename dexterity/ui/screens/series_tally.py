"""How often those of a series have met before, and the series entered there once it is decided."""

from dexterity.session.kept_tally import KeptTally
from dexterity.session.series import Series
from dexterity.ui.frame.screen import Frame


def series_tally(frame: Frame, game: str, names: tuple[str, ...]) -> KeptTally:
    """What these have come to in that game, as the file of progress has it."""
    services = frame.services
    return KeptTally(services.folders.progress_file, game, names, services.tell)


def enter_series(frame: Frame, game: str, names: tuple[str, ...], series: Series) -> None:
    """Once a series is decided, it counts, even if nobody waits until that is shown."""
    if series.over:
        series_tally(frame, game, names).enter(series.leader)
