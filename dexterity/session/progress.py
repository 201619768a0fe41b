"""What a player has reached in Challenge: medals, best tries and throws, days and duels."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from math import ceil
from typing import Annotated, Final

from msgspec import Meta

from dexterity.content.challenge.challenge import Challenge
from dexterity.rules.challenge.game import Result
from dexterity.rules.challenge.medal import Medal, rank
from dexterity.rules.challenge.showing import Showing, merit, showing_of
from dexterity.session.challenge.table import Moment
from dexterity.session.records.record import MOST_SEATS, Thrown

OPENING_SHARE: Final = 0.6
"""Of the levels of a chapter, how many need a medal before the next one opens. All of them would
make the one requirement that somebody cannot stand a locked door."""

MOST_LEVELS: Final = 1_000
MOST_DAYS: Final = 4_000
MOST_TALLIES: Final = 200
"""Far above what is played; bounds on what a file may hold. Of days and duels the oldest go."""

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Id = Annotated[str, Meta(min_length=1, max_length=80)]
Name = Annotated[str, Meta(max_length=60)]


@dataclass(frozen=True, slots=True)
class BestThrow:
    """A throw, and the table as it was: all that it takes to watch it again."""

    thrown: Thrown
    moment: Moment
    throw: Annotated[int, Meta(ge=0, lt=12)]
    """Its number in the level, from 0: the die and the requirements follow from it."""
    gain: Annotated[int, Meta(ge=-1_000, le=1_000)]
    """What it added to the level's count."""


@dataclass(frozen=True, slots=True)
class LevelProgress:
    """What became of one level."""

    tries: Count
    medal: Medal | None
    best: Showing
    best_throw: BestThrow | None = None
    steady: bool = False
    """Whether the medal was won with the assist of a steady hand."""


@dataclass(frozen=True, slots=True)
class DailyResult:
    """What became of one day's mix, the first time it was played to the end, and at best."""

    first: Showing
    best: Showing
    medal: Medal | None
    steady: bool = False
    """Whether the medal was won with the assist of a steady hand."""


@dataclass(frozen=True, slots=True)
class MatchTally:
    """Matches between the same players in one game, by their names."""

    names: Annotated[tuple[Name, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    won: Annotated[tuple[Count, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    drawn: Count
    game: Id = "duel"
    """As records call it."""

    def __post_init__(self) -> None:
        if len(self.won) != len(self.names):
            raise ValueError("everybody has won so many")

    @property
    def met(self) -> int:
        """How often."""
        return sum(self.won) + self.drawn

    def seated(self, names: tuple[str, ...]) -> "MatchTally":
        """The same with the players in another order."""
        won = dict(zip(self.names, self.won, strict=True))
        return replace(self, names=names, won=tuple(won[name] for name in names))


@dataclass(frozen=True, slots=True)
class Progress:
    """All of it. Values only ever improve, except for tries."""

    levels: Annotated[Mapping[Id, LevelProgress], Meta(max_length=MOST_LEVELS)] = field(
        default_factory=dict
    )
    daily: Annotated[Mapping[Id, DailyResult], Meta(max_length=MOST_DAYS)] = field(
        default_factory=dict
    )
    """By the date, such as 2024-02-29."""
    duels: Annotated[tuple[MatchTally, ...], Meta(max_length=MOST_TALLIES)] = ()
    """Those who played last come last."""

    def medal(self, challenge_id: str) -> Medal | None:
        """The best medal of a level; None where there is none yet."""
        known = self.levels.get(challenge_id)
        return None if known is None else known.medal


def after_level(
    progress: Progress,
    challenge_id: str,
    result: Result,
    best_throw: BestThrow | None,
    *,
    steady: bool = False,
) -> Progress:
    """A level was played to its end; the throw is the best of this try.

    `steady`: whether any die of this try was thrown with a steady hand.
    """
    was, now = progress.levels.get(challenge_id), showing_of(result)
    medal, signed = _better_medal(was, result.medal, steady=steady)
    tried = LevelProgress(
        tries=1 if was is None else was.tries + 1,
        medal=medal,
        best=now if was is None else max(was.best, now, key=merit),
        best_throw=better_throw(was.best_throw if was else None, best_throw),
        steady=signed,
    )
    return replace(progress, levels={**progress.levels, challenge_id: tried})


def after_daily(progress: Progress, day: date, result: Result, *, steady: bool = False) -> Progress:
    """The mix of a day was played to its end."""
    key, now = day.isoformat(), showing_of(result)
    was = progress.daily.get(key)
    medal, signed = _better_medal(was, result.medal, steady=steady)
    first, best = (now, now) if was is None else (was.first, max(was.best, now, key=merit))
    played = DailyResult(first, best, medal, signed)
    kept = dict(sorted({**progress.daily, key: played}.items())[-MOST_DAYS:])
    return replace(progress, daily=kept)


def _better_medal(
    was: LevelProgress | DailyResult | None, won: Medal | None, *, steady: bool
) -> tuple[Medal | None, bool]:
    """The better of two medals, and whether it bears the sign of the steady hand.

    Of two of a kind the one without counts, so that whoever wins it again loses the sign.
    """
    # More is better: a higher rank, then no sign.
    before = (None, False) if was is None else (was.medal, was.steady)
    now = (won, steady and won is not None)
    return max(before, now, key=lambda one: (rank(one[0]), not one[1]))


def after_match(
    progress: Progress, names: tuple[str, ...], winner: int | None, game: str = "duel"
) -> Progress:
    """A match was played to its end; the order of the names does not matter."""
    was = tally_of(progress, names, game)
    won = tuple(count + (at == winner) for at, count in enumerate(was.won))
    now = replace(was, won=won, drawn=was.drawn + (winner is None))
    others = tuple(tally for tally in progress.duels if not _is_of(tally, names, game))
    return replace(progress, duels=(*others, now)[-MOST_TALLIES:])


def tally_of(progress: Progress, names: tuple[str, ...], game: str = "duel") -> MatchTally:
    """What these have played so far, in whichever order they sat down; in the order of names."""
    found = (tally.seated(names) for tally in progress.duels if _is_of(tally, names, game))
    return next(found, MatchTally(names, (0,) * len(names), 0, game))


def _is_of(tally: MatchTally, names: tuple[str, ...], game: str) -> bool:
    return tally.game == game and sorted(tally.names) == sorted(names)


def better_throw(one: BestThrow | None, other: BestThrow | None) -> BestThrow | None:
    """The one that added more to the count; then the one worth more; then the earlier."""
    both = [throw for throw in (one, other) if throw is not None]
    return max(both, key=lambda best: (best.gain, best.thrown.verdict.value), default=None)


def medals_in(progress: Progress, challenges: Iterable[Challenge]) -> tuple[Medal, ...]:
    """The medals won in these levels."""
    won = (progress.medal(challenge.id) for challenge in challenges)
    return tuple(medal for medal in won if medal is not None)


def medals_to_open(before: tuple[Challenge, ...]) -> int:
    """How many medals in the chapter before open the next one."""
    return ceil(OPENING_SHARE * len(before))


def opened_by(
    before: Progress, after: Progress, chapters: tuple[tuple[Challenge, ...], ...]
) -> int | None:
    """The chapter, counted from 1, that only what has been won since has opened."""
    every = (number for number, levels in enumerate(chapters, 1) if levels)
    new = (one for one in every if is_open(after, chapters, one))
    return next((one for one in new if not is_open(before, chapters, one)), None)


def is_open(progress: Progress, chapters: tuple[tuple[Challenge, ...], ...], chapter: int) -> bool:
    """Whether a chapter, counted from 1, may be played. One that has been begun stays open."""
    if chapter <= 1 or medals_in(progress, chapters[chapter - 1]):
        return True
    before = chapters[chapter - 2]
    return len(medals_in(progress, before)) >= medals_to_open(before)
