"""What all records together come to: matches played and won, and the best of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from dexterity.session.fighter.campaign_course import standing_in
from dexterity.session.fighter.fighter_options import FighterOptions
from dexterity.session.records.summary import RecordSummary


@dataclass(frozen=True, slots=True)
class GameCount:
    """The records of one game."""

    played: int = 0
    won: int = 0
    """By a person, or by a party."""
    throws: int = 0
    hits: int = 0


@dataclass(frozen=True, slots=True)
class Feat:
    """The best there is of its kind, and where it can be watched."""

    worth: float
    path: Path
    steady: bool = False
    """Whether a steady hand had a part in it."""


@dataclass(frozen=True, slots=True)
class Honours:
    """As far as records have been read."""

    games: Mapping[str, GameCount] = field(default_factory=dict)
    """By the names that records have for them."""
    campaign: Feat | None = None
    """The highest score of a campaign."""
    stroke: Feat | None = None
    """The farthest stroke that a person drew, in millimetres."""

    def count(self, game: str) -> GameCount:
        """Of one game; all zero where it was never played."""
        return self.games.get(game, GameCount())


def with_record(honours: Honours, path: Path, summary: RecordSummary) -> Honours:
    """One record more."""
    game = summary.options.game
    before = honours.count(game)
    count = GameCount(
        before.played + 1,
        before.won + was_won(summary),
        before.throws + summary.throws,
        before.hits + summary.hits,
    )
    points = campaign_points(summary)
    return replace(
        honours,
        games={**honours.games, game: count},
        campaign=_better(honours.campaign, Feat(points, path, bool(summary.assists.steady))),
        stroke=_better(honours.stroke, Feat(summary.farthest_mm, path, summary.farthest_steady)),
    )


def was_won(summary: RecordSummary) -> bool:
    """Whether somebody at the screen has won it."""
    score = summary.score
    if score is None or not score.over or score.winner is None:
        return False
    return any(not seat.is_computer for seat in summary.options.winners(score.winner))


def campaign_points(summary: RecordSummary) -> int:
    """The score of a campaign that is over; 0 of all else."""
    is_over = summary.score is not None and summary.score.over
    is_campaign = isinstance(summary.options, FighterOptions)
    return standing_in(summary.score).points if is_over and is_campaign else 0


def _better(known: Feat | None, new: Feat) -> Feat | None:
    best = 0.0 if known is None else known.worth
    return new if new.worth > best else known
