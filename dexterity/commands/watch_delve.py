"""`dexterity watch delve`: computer players dare each other; a line each, then the figures."""

import json
import sys
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from dataclasses import asdict, replace
from typing import Final

from rich.console import Console

from dexterity.commands.options import OptionError, add_choice, add_language, add_seed
from dexterity.commands.progress import show_progress
from dexterity.commands.workers import add_workers, workers_for
from dexterity.content.texts import Texts, load_texts
from dexterity.hand.error import Skill
from dexterity.hand.ways.held import WayName
from dexterity.places import assets
from dexterity.rules.concession import Concession
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import FEWEST_PLAYERS, MOST_PLAYERS
from dexterity.session.delve.balance import Balance, balance_of
from dexterity.session.delve.fair_starts import fair_starts
from dexterity.session.delve.trial import Played, Start, play_game
from dexterity.session.shipped import delve_box
from dexterity.session.spreading import spread

SUMMARY: Final = "computer players dare each other to go down"
MOST_GAMES: Final = 10_000
"""About half a day."""


def add_arguments(parser: ArgumentParser) -> None:
    """Who plays how well, with which cards, how often."""
    parser.add_argument(
        "--players", type=int, default=FEWEST_PLAYERS, help="how many; default %(default)s"
    )
    add_choice(parser, "--level", Skill, Skill.REGULAR)
    add_choice(parser, "--against", Skill, otherwise="of all other seats; default the same")
    add_choice(parser, "--handicap", Concession, Concession.NONE, otherwise="of who is of --level")
    add_choice(parser, "--box", BoxChoice, BoxChoice.BOTH)
    parser.add_argument(
        "--specials",
        action=BooleanOptionalAction,
        help="whether two special monsters join; they do with the second box, if nothing is said",
    )
    parser.add_argument("--dexterity", action="store_true", help="throws at unbeaten monsters")
    parser.add_argument("--games", type=int, default=1, help="how many; default %(default)s")
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    add_choice(parser, "--way", WayName, otherwise="of throwing, with --dexterity; default flick")
    add_seed(parser)
    add_language(parser)
    add_workers(parser)


def run(args: Namespace) -> int:
    """Plays all games, then tells how each ended and the figures of all."""
    if not 1 <= args.games <= MOST_GAMES:
        raise OptionError(f"The number of games must be from 1 to {MOST_GAMES}, not {args.games}.")
    if not FEWEST_PLAYERS <= args.players <= MOST_PLAYERS:
        raise OptionError(
            f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players can play, not {args.players}."
        )
    if args.way is not None and not args.dexterity:
        raise OptionError("Without --dexterity nobody throws, in whatever --way.")
    if args.specials is None:
        args.specials = args.box.has_specials
    elif args.specials and not args.box.has_specials:
        raise OptionError("The special monsters are in the second box, which does not take part.")
    texts, starts = load_texts(assets() / "texts", args.lang), starts_of(args)
    with (
        workers_for(args, len(starts)) as executor,
        show_progress(texts.say("watch.playing"), len(starts)) as progress,
    ):
        games = spread(play_game, starts, executor, lambda start: progress(1))
    if args.json:
        print(json.dumps(json_from(games, args), indent=2))
    else:
        print_games(games, texts)
    return 0


def starts_of(args: Namespace) -> list[Start]:
    """All games, as they were asked for."""
    options = Options(args.players, args.box, args.specials, dexterity=args.dexterity)
    level, against = args.level, args.against or args.level
    seeds = range(args.seed, args.seed + args.games)
    starts = fair_starts(options, level, against, seeds, args.handicap)
    return [replace(start, way=args.way or WayName.FLICK) for start in starts]


def json_from(games: list[Played], args: Namespace) -> dict[str, object]:
    """Every game, and the figures of all."""
    balance = balance_of(games)
    return {
        "players": args.players,
        "box": args.box.value,
        "specials": args.specials,
        "dexterity": args.dexterity,
        "way": None if not args.dexterity else (args.way or WayName.FLICK).value,
        "handicap": args.handicap.value,
        "games": [
            {
                "seed": game.start.seed,
                "levels": game.start.levels,
                "first": game.start.options.first,
                "handicaps": [one.value for one in game.start.options.concessions],
                **asdict(game.result),
            }
            for game in games
        ],
        "summary": asdict(balance),
    }


def print_games(games: list[Played], texts: Texts) -> None:
    """A line each, and a summary."""
    console = Console(file=sys.stdout, highlight=False, soft_wrap=True, markup=False)
    for game in games:
        console.print(game_line(game, texts))
    for line in summary_lines(balance_of(games), texts):
        console.print(line)


def game_line(game: Played, texts: Texts) -> str:
    """How one game went."""
    return texts.say(
        f"delve_watch.{game.result.ending}",
        seed=game.start.seed,
        winner=game.result.winner + 1,
        level=texts.say(f"delve_story.level.{game.winner}"),
        rounds=game.result.rounds,
    )


def summary_lines(balance: Balance, texts: Texts) -> list[str]:
    """The figures of all: who won, then every level and every adventurer."""
    adventurers = delve_box().adventurers
    percent = texts.percent
    won = ", ".join(percent(share, 0) for share in balance.won)
    return [
        texts.say(
            "delve_watch.summary",
            games=balance.games,
            won=won,
            rounds=texts.number(balance.rounds, 1),
            success=percent(balance.success, 0),
        ),
        *(
            texts.say(
                "delve_watch.level_summary",
                level=texts.say(f"delve_story.level.{level}"),
                won=percent(share, 0),
                playouts=texts.number(balance.playouts[level], 0),
            )
            for level, share in balance.won_by_level.items()
        ),
        *(
            texts.say(
                "delve_watch.adventurer",
                name=adventurers[id_].names.said_in(texts.language),
                success=percent(delves.success, 0),
                delves=delves.delves,
            )
            for id_, delves in balance.adventurers.items()
        ),
    ]
