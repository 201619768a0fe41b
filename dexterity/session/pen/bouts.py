"""Many games of computer players: each a bout that any process can play by itself."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import lru_cache

from dexterity.rules.pen.board import Board, board_of
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.pen.trial import Levels, Played, play_game
from dexterity.session.shipped import pen_box
from dexterity.session.spreading import spread


@dataclass(frozen=True, slots=True)
class Bout:
    """A game before it is played, with the cards of the game's own box."""

    name: str
    """Of the sheet."""
    sheet: Sheet
    options: Options
    levels: Levels
    seed: int


def bouts_on(
    sheets: Iterable[tuple[str, Sheet]],
    levels: Levels,
    seeds: Sequence[int],
    options: Options | None = None,
) -> list[Bout]:
    """One for each sheet and seed; the two take turns at beginning, whoever does in the options."""
    chosen = options or Options()
    return [
        Bout(name, sheet, replace(chosen, first=PLAYERS[number % 2]), levels, seed)
        for name, sheet in sheets
        for number, seed in enumerate(seeds)
    ]


def play_bouts(
    bouts: Sequence[Bout],
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda ended: None,
) -> list[Played]:
    """How each of them went; an executor shares them out."""
    return spread(play_bout, bouts, executor, lambda _: progress(1))


def play_bout(bout: Bout) -> Played:
    """One of them to its end."""
    game = PenGame(pen_box().cards, _board(bout.sheet), bout.options)
    return play_game(game, bout.levels, bout.seed)


@lru_cache(maxsize=16)
def _board(sheet: Sheet) -> Board:
    return board_of(sheet)
