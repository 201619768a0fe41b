"""`dexterity watch pen`: computer players duel on sheets; a line each, then the figures."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Final

from dexterity.commands.named import ALL, DEFAULT_SHEET, find_sheets
from dexterity.commands.options import add_choice, add_way
from dexterity.commands.watch import Watched
from dexterity.content.texts import Texts
from dexterity.rules.concession import Concession
from dexterity.rules.pen.options import Options
from dexterity.session.pen.trial import Balance, Bout, Played, balance_of, bouts_on, play_bout
from dexterity.session.trials import Trials
from dexterity.values.skill import Skill

Told = tuple[str, Played]
"""A game, and the name of the sheet it was played on."""


def add_arguments(parser: ArgumentParser) -> None:
    """Where they play, and how well."""
    parser.add_argument(
        "--sheet",
        default=DEFAULT_SHEET,
        metavar="ID|FILE",
        help=f"a sheet's name or file, or “{ALL}”; default {DEFAULT_SHEET}",
    )
    add_choice(parser, "--level", Skill, Skill.REGULAR)
    add_choice(parser, "--against", Skill, otherwise="of the second seat; default the same")
    add_choice(
        parser,
        "--handicap",
        Concession,
        Concession.NONE,
        otherwise="of the first seat",
    )
    parser.add_argument("--beginner", action="store_true", help="the treasure brings health along")
    parser.add_argument("--fun", action="store_true", help="each draws a wall before they begin")
    add_way(parser)


def trials(args: Namespace) -> Trials[Bout, Told]:
    """So many games on each sheet."""
    sheets, levels = find_sheets(args.sheet), (args.level, args.against or args.level)
    seeds = range(args.seed, args.seed + args.games)
    options = Options(args.beginner, args.fun, concessions=(args.handicap, Concession.NONE))
    return Trials(told_bout, bouts_on(sheets.items(), levels, seeds, options, args.way))


def told_bout(bout: Bout) -> Told:
    """A game to its end, and where."""
    return bout.name, play_bout(bout)


def figures(told: Sequence[Told], args: Namespace) -> dict[str, object]:
    """Every game, and the figures of all."""
    return {
        "levels": [args.level.value, (args.against or args.level).value],
        "way": args.way.value,
        "beginner": args.beginner,
        "fun": args.fun,
        "handicap": args.handicap.value,
        "games": [
            {
                "sheet": name,
                "seed": game.seed,
                "first": game.first,
                "winner": game.winner,
                "ending": None if game.result is None else game.result.ending.value,
                "turns": game.turns,
                "flicks": game.state.flicks,
                "health": [pawn.health for pawn in game.state.pawns],
            }
            for name, game in told
        ],
        "summary": asdict(balance_of([game for _, game in told])),
    }


def lines(told: Sequence[Told], _: Namespace, texts: Texts) -> Iterator[str]:
    """One for each, then the figures of all."""
    yield from (game_line(name, game, texts) for name, game in told)
    yield summary_line(balance_of([game for _, game in told]), texts)


def game_line(sheet: str, game: Played, texts: Texts) -> str:
    """How one game went."""
    ending = "called_off" if game.result is None else game.result.ending
    first, second = (pawn.health for pawn in game.state.pawns)
    return texts.say(
        f"pen_watch.{ending}",
        seed=game.seed,
        sheet=sheet,
        winner="" if game.winner is None else game.winner + 1,
        turns=game.turns,
        first=first,
        second=second,
    )


def summary_line(balance: Balance, texts: Texts) -> str:
    """The figures of all."""
    first, second = (texts.percent(share, 0) for share in balance.won)
    endings = {ending.value: texts.percent(share, 0) for ending, share in balance.endings.items()}
    return texts.say(
        "pen_watch.summary",
        games=balance.games,
        first=first,
        second=second,
        began=texts.percent(balance.first_won, 0),
        turns=texts.number(balance.turns, 1),
        **endings,
    )


WATCHED: Final = Watched(
    "computer players duel on drawn dungeons",
    add_arguments,
    trials,
    figures,
    lines,
    most_games=10_000,  # about half a day
    of_what="on each sheet",
)
