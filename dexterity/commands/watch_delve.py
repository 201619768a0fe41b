"""`dexterity watch delve`: computer players dare each other; a line each, then the figures."""

from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from typing import Final

from dexterity.commands.options import OptionError, add_choice
from dexterity.commands.watch import Watched
from dexterity.content.texts import Texts
from dexterity.hand.ways.held import WayName
from dexterity.rules.concession import Concession
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import FEWEST_PLAYERS, MOST_PLAYERS
from dexterity.session.delve.trial import Balance, Played, Start, balance_of, fair_starts, play_game
from dexterity.session.shipped import delve_box
from dexterity.session.trials import Trials
from dexterity.values.skill import Skill


def add_arguments(parser: ArgumentParser) -> None:
    """Who plays how well, with which cards."""
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
    add_choice(parser, "--way", WayName, otherwise="of throwing, with --dexterity; default flick")


def trials(args: Namespace) -> Trials[Start, Played]:
    """All games, nobody with an advantage of a seat."""
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
    options = Options(args.players, args.box, args.specials, dexterity=args.dexterity)
    level, against = args.level, args.against or args.level
    seeds = range(args.seed, args.seed + args.games)
    starts = fair_starts(options, level, against, seeds, args.handicap)
    return Trials(play_game, [replace(one, way=args.way or WayName.FLICK) for one in starts])


def figures(games: Sequence[Played], args: Namespace) -> dict[str, object]:
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


def lines(games: Sequence[Played], _: Namespace, texts: Texts) -> Iterator[str]:
    """One for each, then the figures of all."""
    yield from (game_line(game, texts) for game in games)
    yield from summary_lines(balance_of(games), texts)


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


WATCHED: Final = Watched(
    "computer players dare each other to go down",
    add_arguments,
    trials,
    figures,
    lines,
    most_games=10_000,  # about half a day
)
