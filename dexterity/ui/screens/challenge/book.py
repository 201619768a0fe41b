"""All that the screens of Challenge share: what there is to play, and what has been reached."""

from collections.abc import Callable
from datetime import date

from dexterity.content.challenge import Challenge
from dexterity.rules.challenge.game import Result
from dexterity.session.challenge_library import Library
from dexterity.session.challenge_record import mix_of
from dexterity.session.progress import (
    BestThrow,
    LevelProgress,
    Progress,
    after_daily,
    after_level,
    is_open,
)
from dexterity.session.progress_file import load_progress, save_progress
from dexterity.session.shipped_library import shipped_library
from dexterity.ui.frame.services import Services


class Book:
    """The levels and the player's progress in them; every change of it is saved at once."""

    def __init__(self, services: Services, library: Library | None = None) -> None:
        self._services = services
        self.library = library or shipped_library()
        loaded = load_progress(services.folders.progress_file)
        self.progress: Progress = loaded.progress
        services.notices += [notice.said_in(services.texts) for notice in loaded.notices]

    # --- what there is to play ----------------------------------------------------------------

    def daily(self, day: date) -> Challenge:
        """The mix of a day."""
        return mix_of(day, self.library)

    def is_open(self, chapter: int) -> bool:
        """Whether a chapter, from 1, may be played."""
        return is_open(self.progress, self.library.chapters(), chapter)

    def reached(self, challenge: Challenge) -> LevelProgress | None:
        """What became of a level; None where it was never played to its end."""
        return self.progress.levels.get(challenge.id)

    def after(self, challenge: Challenge) -> Challenge | None:
        """The level that comes next, if its chapter is open."""
        every = self.library.challenges
        at = next((n for n, one in enumerate(every) if one.id == challenge.id), len(every))
        following = every[at + 1] if at + 1 < len(every) else None
        return following if following is not None and self.is_open(following.chapter) else None

    def first_without_medal(self) -> Challenge | None:
        """Where to go on: the first open level that lacks a medal, or else the first of all."""
        every = self.library.challenges
        unwon = (one for one in every if self.progress.medal(one.id) is None)
        open_ones = (one for one in unwon if self.is_open(one.chapter))
        return next(open_ones, every[0] if every else None)

    # --- what has been reached ----------------------------------------------------------------

    def enter(self, challenge: Challenge, result: Result, best: BestThrow | None) -> None:
        """A level was played to its end."""
        self.keep(lambda progress: after_level(progress, challenge.id, result, best))

    def enter_daily(self, day: date, result: Result) -> None:
        """The mix of a day was played to its end."""
        self.keep(lambda progress: after_daily(progress, day, result))

    def keep(self, change: Callable[[Progress], Progress]) -> None:
        """Changes the progress and saves it; where that cannot be done, the player hears."""
        self.progress = change(self.progress)
        notice = save_progress(self._services.folders.progress_file, self.progress)
        if notice is not None:
            self._services.notices.append(notice.said_in(self._services.texts))
