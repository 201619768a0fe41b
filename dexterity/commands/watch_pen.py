"""`dexterity watch pen`: computer players duel on sheets; a line each, then the figures."""

import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import Final

from rich.console import Console

from dexterity.commands.named_sheet import ALL, DEFAULT_SHEET, find_sheets
from dexterity.commands.options import OptionError, add_choice, add_language, add_seed, add_way
from dexterity.commands.progress import show_progress
from dexterity.commands.workers import add_workers, workers_for
from dexterity.content.texts import Texts, load_texts
from dexterity.hand.error import Skill
from dexterity.places import assets
from dexterity.rules.concession import Concession
from dexterity.rules.pen.options import Options
from dexterity.session.pen.balance import Balance, balance_of
from dexterity.session.pen.bouts import bouts_on, play_bouts
from dexterity.session.pen.trial import Played

SUMMARY: Final = "computer players duel on drawn dungeons"
MOST_GAMES: Final = 10_000
"""About half a day."""

Told = tuple[str, Played]
"""A game, and the name of the sheet it was played on."""


def add_arguments(parser: ArgumentParser) -> None:
    """Where they play, how well, how often."""
    parser.add_argument(
        "--sheet",
        default=DEFAULT_SHEET,
        metavar="ID|FILE",
        help=f"a sheet's name or file, or “{ALL}”; default {DEFAULT_SHEET}",
    )
    parser.add_argument("--games", type=int, default=1, help="on each sheet; default %(default)s")
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
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    add_way(parser)
    add_seed(parser)
    add_language(parser)
    add_workers(parser)


def run(args: Namespace) -> int:
    """Plays all games, then tells how each ended and the figures of all."""
    if not 1 <= args.games <= MOST_GAMES:
        raise OptionError(f"The number of games must be from 1 to {MOST_GAMES}, not {args.games}.")
    texts, sheets = load_texts(assets() / "texts", args.lang), find_sheets(args.sheet)
    levels = args.level, args.against or args.level
    seeds = range(args.seed, args.seed + args.games)
    options = Options(args.beginner, args.fun, concessions=(args.handicap, Concession.NONE))
    bouts = bouts_on(sheets.items(), levels, seeds, options, args.way)
    with (
        workers_for(args, len(bouts)) as executor,
        show_progress(texts.say("watch.playing"), len(bouts)) as progress,
    ):
        games = play_bouts(bouts, executor, progress)
    told = [(bout.name, game) for bout, game in zip(bouts, games, strict=True)]
    if args.json:
        print(json.dumps(json_from(told, args), indent=2))
    else:
        print_games(told, texts)
    return 0


def json_from(told: list[Told], args: Namespace) -> dict[str, object]:
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


def print_games(told: list[Told], texts: Texts) -> None:
    """A line each, and a summary."""
    console = Console(file=sys.stdout, highlight=False, soft_wrap=True)
    for name, game in told:
        console.print(game_line(name, game, texts), markup=False)
    console.print(summary_line(balance_of([game for _, game in told]), texts), markup=False)


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
