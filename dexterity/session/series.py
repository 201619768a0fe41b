"""Several games between the same players: what it takes to win, and what became of each game.

Players are counted in the order in which they sat down to the first game; a game may let them
change places since.
"""

from dataclasses import dataclass, replace
from typing import Annotated, Final

from msgspec import Meta

from dexterity.luck import SEEDS, derive_seed

TO_WIN: Final = (1, 2, 3)
"""Games that decide a series: between two, it is the best of one, three or five."""

MOST_GAMES: Final = 30
"""By then a series is over, whoever leads: games that nobody wins could go on for ever."""

MOST_PLAYERS: Final = 4

PlayerNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """One line of the score sheet."""

    first: PlayerNumber
    """Who began."""
    winner: PlayerNumber | None
    """None where nobody has won: it counts for nobody."""
    ending: Annotated[str, Meta(min_length=1, max_length=40)]
    """Why it was over, as its rules call it."""
    figures: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=1_000)], ...],
        Meta(min_length=2, max_length=MOST_PLAYERS),
    ]
    """What each had in the end of what the game is about."""
    steady: Annotated[tuple[PlayerNumber, ...], Meta(max_length=MOST_PLAYERS)] = ()
    """Who threw with the assist of a steady hand; older records know of none."""


@dataclass(frozen=True, slots=True)
class Series:
    """As far as it has been played."""

    to_win: Annotated[int, Meta(ge=min(TO_WIN), le=max(TO_WIN))] = 1
    seed: int = 0
    """Of its first game: the luck of all others comes from it, and it tells series apart."""
    games: Annotated[tuple[GamePlayed, ...], Meta(max_length=MOST_GAMES)] = ()

    @property
    def number(self) -> int:
        """Of the game that is being played, or comes next; from 1."""
        return len(self.games) + 1

    def won_by(self, player: int) -> int:
        """How many games."""
        return sum(game.winner == player for game in self.games)

    @property
    def steady(self) -> tuple[int, ...]:
        """Who threw with a steady hand in any of the games."""
        return tuple(sorted({player for game in self.games for player in game.steady}))

    @property
    def leader(self) -> int | None:
        """Who has won more games than anybody else; None where nobody has."""
        won = sorted(
            ((self.won_by(player), player) for player in range(MOST_PLAYERS)), reverse=True
        )
        return None if won[0][0] == won[1][0] else won[0][1]

    @property
    def over(self) -> bool:
        """Whether somebody has won enough, or it has gone on for long enough."""
        most = max(map(self.won_by, range(MOST_PLAYERS)))
        # A single game is over, even where nobody has won it.
        return most >= self.to_win or len(self.games) >= (1 if self.to_win == 1 else MOST_GAMES)

    def after(self, game: GamePlayed) -> "Series":
        """One line more."""
        return replace(self, games=(*self.games, game))

    @property
    def next_seed(self) -> int:
        """The luck of the game that comes next."""
        if not self.games:
            return self.seed
        return derive_seed(self.seed, "series", self.number) % SEEDS


ALONE: Final = Series()
"""One game, and no more."""


def why_not_series(series: Series, players: int) -> str | None:
    """Why a game between so many cannot belong to what a record tells; None if it can."""
    if series.over:
        return "the series is over before the game"
    for game in series.games:
        numbers = (game.first, game.winner or 0, *game.steady)
        if len(game.figures) != players or max(numbers) >= players:
            return "a game of the series has other players"
    return None


def best_of(series: Series) -> int:
    """What a series between two is the best of."""
    return 2 * series.to_win - 1
