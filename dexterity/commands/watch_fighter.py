"""`dexterity watch fighter`: computer heroes play campaigns; a line each, then the figures."""

import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import Final

from rich.console import Console

from dexterity.commands.options import (
    OptionError,
    add_choice,
    add_hand,
    add_language,
    add_seed,
    add_way,
)
from dexterity.commands.progress import show_progress
from dexterity.commands.workers import add_workers, workers_for
from dexterity.content.fighter.box import FighterBox
from dexterity.content.texts import Texts, load_texts
from dexterity.luck import luck_for
from dexterity.places import assets
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import FEWEST_HEROES, MOST_HEROES, Difficulty, Options
from dexterity.session.fighter.chronicle import Balance, balance_of
from dexterity.session.fighter.many_campaigns import Start, parts_of, play_many
from dexterity.session.fighter.trial import Run
from dexterity.session.shipped import fighter_box

SUMMARY: Final = "computer heroes play whole campaigns"
MOST_GAMES: Final = 10_000
"""About a day."""


def add_arguments(parser: ArgumentParser) -> None:
    """Who goes, how brave they are, how often."""
    parser.add_argument("--games", type=int, default=1, help="how many; default %(default)s")
    parser.add_argument(
        "--heroes",
        default="3",
        metavar="N|IDS",
        help="how many, drawn anew for each campaign, or which, with commas; default %(default)s",
    )
    add_choice(parser, "--difficulty", Difficulty, Difficulty.NORMAL)
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    add_hand(parser)
    add_way(parser)
    add_seed(parser)
    add_language(parser)
    add_workers(parser)


def run(args: Namespace) -> int:
    """Plays all campaigns, then tells how each ended and the figures of all."""
    if not 1 <= args.games <= MOST_GAMES:
        raise OptionError(f"The number of games must be from 1 to {MOST_GAMES}, not {args.games}.")
    texts, box = load_texts(assets() / "texts", args.lang), fighter_box()
    starts = [
        Start(Options(party(box, args.heroes, seed), args.difficulty), seed)
        for seed in range(args.seed, args.seed + args.games)
    ]
    with (
        workers_for(args, len(parts_of(starts, args.hand, args.way))) as executor,
        show_progress(texts.say("watch.playing"), len(starts)) as progress,
    ):
        played = play_many(starts, args.hand, way=args.way, progress=progress, executor=executor)
    runs = [each.run for each in played]
    if args.json:
        print(json.dumps(json_from(runs, args), indent=2))
    else:
        print_runs(runs, box, texts)
    return 0


def party(box: FighterBox, wanted: str, seed: int) -> tuple[HeroId, ...]:
    """So many heroes by lot, or those that are named; an OptionError where that is no party."""
    known = tuple(box.heroes)
    if wanted.isdecimal():
        number = int(wanted)
        if not FEWEST_HEROES <= number <= MOST_HEROES:
            raise OptionError(f"A party has {FEWEST_HEROES} to {MOST_HEROES} heroes, not {number}.")
        return tuple(luck_for(seed, "watch", "party").sample(known, number))
    names = tuple(HeroId(word.strip()) for word in wanted.split(","))
    for name in names:
        if name not in box.heroes:
            raise OptionError(f"There is no hero “{name}”; there are {', '.join(known)}.")
    if len(set(names)) < len(names) or not FEWEST_HEROES <= len(names) <= MOST_HEROES:
        raise OptionError(
            f"A party has {FEWEST_HEROES} to {MOST_HEROES} heroes, each of them once."
        )
    return names


def json_from(runs: list[Run], args: Namespace) -> dict[str, object]:
    """Every campaign, and the figures of all."""
    return {
        "hand": args.hand.value,
        "way": args.way.value,
        "difficulty": args.difficulty.value,
        "campaigns": [
            {
                "seed": run.seed,
                "heroes": [member.hero for member in run.state.party],
                **({} if run.result is None else asdict(run.result)),
                "boss": run.state.boss,
                "beaten": list(run.state.beaten),
                "scars": run.state.scars_taken,
                "gold": run.state.gold,
                "white_dice": run.state.white_dice,
            }
            for run in runs
        ],
        "summary": asdict(balance_of(runs)),
    }


def print_runs(runs: list[Run], box: FighterBox, texts: Texts) -> None:
    """A line each, and a summary."""
    console = Console(file=sys.stdout, highlight=False, soft_wrap=True)
    for run in runs:
        console.print(run_line(run, box, texts))
    console.print(summary_line(balance_of(runs), texts))


def run_line(run: Run, box: FighterBox, texts: Texts) -> str:
    """How one campaign went."""
    names = (box.heroes[member.hero].names.said_in(texts.language) for member in run.state.party)
    fight, result = run.state.fight, run.result
    foe = "" if fight is None else box.foe(fight.foe).names.said_in(texts.language)
    won = result is not None and result.won
    return texts.say(
        "watch.campaign_won" if won else "watch.campaign_lost",
        seed=run.seed,
        party=", ".join(names),
        fights=0 if result is None else result.fights,
        throws=0 if result is None else result.throws,
        score=0 if result is None else result.score,
        foe=foe,
    )


def summary_line(balance: Balance, texts: Texts) -> str:
    """The figures of all."""
    return texts.say(
        "watch.campaigns",
        games=balance.games,
        won=texts.percent(balance.won, 0),
        at_boss=texts.percent(balance.at_boss, 0),
        fights=texts.number(balance.fights_to_boss, 1),
        throws=texts.number(balance.throws, 1),
    )
