"""`dexterity watch fighter`: computer heroes play campaigns; a line each, then the figures."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Final

from dexterity.commands.options import OptionError, add_choice, add_hand, add_way
from dexterity.commands.watch import Watched
from dexterity.content.fighter.box import FighterBox
from dexterity.content.texts import Texts
from dexterity.luck import luck_for
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import FEWEST_HEROES, MOST_HEROES, Difficulty, Options
from dexterity.session.fighter.chronicle import Balance, balance_of
from dexterity.session.fighter.many_campaigns import Part, Played, Start, trials_of
from dexterity.session.fighter.trial import Run
from dexterity.session.shipped import fighter_box
from dexterity.session.trials import Trials


def add_arguments(parser: ArgumentParser) -> None:
    """Who goes, and how brave they are."""
    parser.add_argument(
        "--heroes",
        default="3",
        metavar="N|IDS",
        help="how many, drawn anew for each campaign, or which, with commas; default %(default)s",
    )
    add_choice(parser, "--difficulty", Difficulty, Difficulty.NORMAL)
    add_hand(parser)
    add_way(parser)


def trials(args: Namespace) -> Trials[Part, list[Played]]:
    """All campaigns, of parties drawn by lot or named."""
    box = fighter_box()
    starts = [
        Start(Options(party(box, args.heroes, seed), args.difficulty), seed)
        for seed in range(args.seed, args.seed + args.games)
    ]
    return trials_of(starts, args.hand, args.way)


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


def figures(played: Sequence[list[Played]], args: Namespace) -> dict[str, object]:
    """Every campaign, and the figures of all."""
    runs = [each.run for part in played for each in part]
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


def lines(played: Sequence[list[Played]], _: Namespace, texts: Texts) -> Iterator[str]:
    """One for each, then the figures of all."""
    runs = [each.run for part in played for each in part]
    yield from (run_line(run, fighter_box(), texts) for run in runs)
    yield summary_line(balance_of(runs), texts)


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


WATCHED: Final = Watched(
    "computer heroes play whole campaigns",
    add_arguments,
    trials,
    figures,
    lines,
    most_games=10_000,  # about a day
)
