"""All that the screens of Challenge share: what there is to play, and what has been reached."""

from collections.abc import Callable, Iterable
from datetime import date, datetime

from dexterity.content.challenge.challenge import Challenge, ChallengeId
from dexterity.rules.challenge.game import Result
from dexterity.rules.concession import Concession
from dexterity.session.challenge.duel_course import DuelCourse, duel_options
from dexterity.session.challenge.level_course import mix_of
from dexterity.session.challenge.library import Library
from dexterity.session.match import last_match
from dexterity.session.matches import DuelMatch
from dexterity.session.progress import (
    BestThrow,
    LevelProgress,
    Progress,
    after_daily,
    after_level,
    after_match,
    is_open,
    opened_by,
)
from dexterity.session.progress_file import load_progress, save_progress
from dexterity.session.seat import Seats
from dexterity.session.shipped import shipped_library
from dexterity.session.unfinished import LastMatch, Unfinished
from dexterity.ui.frame.services import Services


class Book:
    """The levels and the player's progress in them; every change of it is saved at once."""

    def __init__(self, services: Services, library: Library | None = None) -> None:
        self._services = services
        self.library = library or shipped_library()
        loaded = load_progress(services.folders.progress_file)
        self.progress: Progress = loaded.progress
        for notice in loaded.notices:
            services.tell(notice)

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

    def enter(
        self, challenge: Challenge, result: Result, best: BestThrow | None, *, steady: bool = False
    ) -> int | None:
        """A level was played to its end; tells which chapter that has opened.

        `steady`: whether any die of it was thrown with a steady hand.
        """
        before = self.progress
        self.keep(lambda now: after_level(now, challenge.id, result, best, steady=steady))
        return opened_by(before, self.progress, self.library.chapters())

    def enter_daily(self, day: date, result: Result, *, steady: bool = False) -> None:
        """The mix of a day was played to its end."""
        self.keep(lambda progress: after_daily(progress, day, result, steady=steady))

    def keep(self, change: Callable[[Progress], Progress]) -> None:
        """Changes the progress and saves it; where that cannot be done, the player hears."""
        self.progress = change(self.progress)
        notice = save_progress(self._services.folders.progress_file, self.progress)
        if notice is not None:
            self._services.tell(notice)

    # --- duels --------------------------------------------------------------------------------

    def begin_duel(
        self,
        seats: Seats,
        *,
        rounds: int,
        seed: int,
        levels: Iterable[ChallengeId] | None = None,
        concessions: tuple[Concession, Concession] = (Concession.NONE, Concession.NONE),
        begun: datetime | None = None,
    ) -> DuelMatch:
        """A new one; `levels` are what is drawn from, all that there are for duels unless told."""
        options = duel_options(self.library, seats, rounds, levels, concessions)
        services = self._services
        match = DuelMatch.begin(DuelCourse, options, seed, services.folders.records,
                                services.tell, box=self.library, begun=begun)  # fmt: skip
        return self._counted(match)

    def last_duel(self) -> LastMatch[DuelCourse]:
        """The newest duel on record, which may have been left before its end."""
        return last_match(self._services.folders.records, "duel", DuelCourse, self.library)

    def go_on_with(self, duel: Unfinished[DuelCourse]) -> DuelMatch:
        """A duel from where it was left; its record goes on, too."""
        match = DuelMatch.resume(duel, self._services.tell, box=self.library)
        return self._counted(match)

    def _counted(self, match: DuelMatch) -> DuelMatch:
        """How it ends is entered as soon as it does."""

        def enter() -> None:
            result, names = match.result, match.course.names
            winner = None if result is None else result.winner
            self.keep(lambda progress: after_match(progress, names, winner))

        match.on_over = enter
        return match
