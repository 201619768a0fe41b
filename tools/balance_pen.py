"""Whether Pen is fair and worth getting better at: computer players play it, again and again.

`python -m tools.balance_pen courses` measures how many flicks both players need to the treasure and
home, on every sheet; `levels` lets each level play the one below; `seats` lets equals play, for who
wins by seat and how long it takes; `handicaps` lets unequal ones play, without a handicap of the
better one and with each, the same games every time. All through the real rules and physics; a game
takes two or three seconds. Figures of few games say little: of 400 a share is within five points,
nineteen times of twenty.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import ceil

from rich.table import Table

from dexterity.commands.named import ALL, find_sheets
from dexterity.commands.options import show_progress
from dexterity.commands.workers import play_all
from dexterity.players.pen.course_length import course_length
from dexterity.rules.concession import Concession
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.session.pen.trial import Balance, Bout, Played, balance_of, bouts_on, play_bout
from dexterity.session.trials import Trials
from dexterity.values.skill import Skill
from tools.balance_tables import BELOW, figures_table, handicaps_of, print_table


def main() -> None:
    """Play, and print the table that was asked for."""
    tables = {
        "courses": courses_table,
        "levels": levels_table,
        "seats": seats_table,
        "handicaps": handicaps_table,
    }
    print_table("Pen", tables, add_arguments)


def add_arguments(parser: ArgumentParser) -> None:
    """How often, where, and how well."""
    parser.add_argument("--games", type=int, default=200, help="in all, or runs of each course")
    parser.add_argument("--sheet", default=ALL)
    parser.add_argument("--level", type=Skill, choices=tuple(Skill), default=Skill.REGULAR)


def courses_table(args: Namespace) -> Table:
    """Flicks to the treasure and home, by seat."""
    table = figures_table(
        f"courses, {args.level}", ("sheet",), ("first", "±", "second", "±", "apart")
    )
    sheets = find_sheets(args.sheet)
    with show_progress("playing", len(sheets)) as progress:
        for name, sheet in sheets.items():
            first, second = (
                course_length(sheet, seat, args.level, args.games, args.seed) for seat in PLAYERS
            )
            apart = abs(first.flicks - second.flicks) / max(first.flicks, second.flicks)
            figures = (first.flicks, first.error, second.flicks, second.error)
            table.add_row(name, *(f"{figure:.2f}" for figure in figures), f"{apart:.1%}")
            progress(1)
    return table


def levels_table(args: Namespace) -> Table:
    """How often each level beats the one below, from either seat."""
    table = figures_table("levels", ("better", "worse"), ("games", "won", "lost", "turns"))
    for better, worse in BELOW:
        games = _played(args, _bouts_of(args, better, worse))
        won = sum(_level_of_winner(game) is better for game in games) / len(games)
        lost = sum(_level_of_winner(game) is worse for game in games) / len(games)
        turns = balance_of(games).turns
        figures = f"{won:.1%}", f"{lost:.1%}", f"{turns:.1f}"
        table.add_row(better, worse, str(len(games)), *figures)
    return table


def handicaps_table(args: Namespace) -> Table:
    """How often the better one wins, by what that one gives away."""

    def played(better: Skill, worse: Skill, conceded: Concession) -> list[bool]:
        games = _played(args, _bouts_of(args, better, worse, conceded))
        return [_level_of_winner(game) is better for game in games]

    return handicaps_of(played)


def seats_table(args: Namespace) -> Table:
    """Who wins by seat, and how long it takes, on every sheet."""
    figures = ("games", "first seat", "second seat", "began", "turns", "home")
    table = figures_table(f"seats, {args.level}", ("sheet",), figures)
    bouts = _bouts(args, (args.level, args.level))
    games = _played(args, bouts)
    for name in dict.fromkeys(bout.name for bout in bouts):
        on = [game for bout, game in zip(bouts, games, strict=True) if bout.name == name]
        table.add_row(name, *_seats_row(balance_of(on)))
    table.add_row("all", *_seats_row(balance_of(games)))
    return table


def _seats_row(balance: Balance) -> tuple[str, ...]:
    home = next(iter(balance.endings.values()))
    shares = (*balance.won, balance.first_won)
    figures = (f"{balance.turns:.1f}", f"{home:.0%}")
    return str(balance.games), *(f"{share:.1%}" for share in shares), *figures


def _bouts_of(
    args: Namespace, better: Skill, worse: Skill, conceded: Concession = Concession.NONE
) -> list[Bout]:
    """Unequal ones, from either seat; `conceded`: what the better one gives away."""
    first = Options(concessions=(conceded, Concession.NONE))
    second = Options(concessions=(Concession.NONE, conceded))
    pairs = zip(
        _bouts(args, (better, worse), first), _bouts(args, (worse, better), second), strict=True
    )
    # Seats change after both have begun once.
    return [pair[number // 2 % 2] for number, pair in enumerate(pairs)]


def _bouts(
    args: Namespace, levels: tuple[Skill, Skill], options: Options | None = None
) -> list[Bout]:
    sheets = find_sheets(args.sheet)
    each = 4 * ceil(args.games / (4 * len(sheets)))
    seeds = range(args.seed, args.seed + each)
    return bouts_on(sheets.items(), levels, seeds, options)


def _played(args: Namespace, bouts: Sequence[Bout]) -> list[Played]:
    return play_all(Trials(play_bout, bouts), args, "playing")


def _level_of_winner(game: Played) -> Skill | None:
    return None if game.winner is None else game.levels[game.winner]


if __name__ == "__main__":
    main()
