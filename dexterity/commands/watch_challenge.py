"""`dexterity watch challenge`: how often the computer's hand wins each medal of a level."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import Final

from rich.table import Table as Grid

from dexterity.commands.options import OptionError, add_hand, add_way
from dexterity.commands.watch import Watched
from dexterity.content.challenge.challenge import Challenge
from dexterity.content.texts import Texts
from dexterity.places import levels
from dexterity.rules.challenge.medal import Medal
from dexterity.session.challenge.library import Library, load_library
from dexterity.session.challenge.trial import Task, Trial, trials_of
from dexterity.session.trials import Trials


def add_arguments(parser: ArgumentParser) -> None:
    """What is played, and by whom."""
    parser.add_argument(
        "--level",
        action="append",
        default=[],
        metavar="ID",
        help="only this one, be it of a duel; may be repeated",
    )
    add_hand(parser)
    add_way(parser)


def trials(args: Namespace) -> Trials[Task, Trial]:
    """Every chosen level, again and again."""
    library = load_library(levels())
    chosen = chosen_levels(library, args.level)
    return trials_of(chosen, library, args.hand, args.games, args.seed, way=args.way)


def chosen_levels(library: Library, wanted: list[str]) -> list[Challenge]:
    """Those named, by id or by file; where none is, all, and those of duels after them."""
    every = [*library.challenges, *library.duels]
    if not wanted:
        return every
    found = []
    for word in wanted:
        challenge = library.named(PurePath(word).stem)
        if challenge is None:
            known = ", ".join(one.id for one in every)
            raise OptionError(f"There is no level “{word}”; there are {known}.")
        found.append(challenge)
    return found


def figures(played: Sequence[Trial], _: Namespace) -> list[dict[str, object]]:
    """Those of each level."""
    return [
        {
            "level": trial.challenge,
            "games": trial.games,
            "medals": {medal.value: share for medal, share in trial.medals.items()},
            "mean_count": trial.mean_count,
            "mean_throws": trial.mean_throws,
        }
        for trial in played
    ]


def lines(played: Sequence[Trial], _: Namespace, texts: Texts) -> Iterator[Grid]:
    """All in one table."""
    library = load_library(levels())
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column()
    for _column in range(5):
        grid.add_column(justify="right")
    medals = [texts.say(f"challenge.medal.{medal}") for medal in Medal]
    grid.add_row("", "", *medals, texts.say("watch.count"), texts.say("watch.throws"))
    for trial in played:
        named = library.named(trial.challenge)
        name = "" if named is None else named.names.said_in(texts.language)
        shares = [texts.percent(trial.medals[medal], 0) for medal in Medal]
        numbers = (texts.number(trial.mean_count, 1), texts.number(trial.mean_throws, 1))
        grid.add_row(trial.challenge, name, *shares, *numbers)
    yield grid


WATCHED: Final = Watched(
    "how often each medal of a level is won",
    add_arguments,
    trials,
    figures,
    lines,
    most_games=1000,  # of one level: some minutes
    games=20,
    of_what="of each level",
)
