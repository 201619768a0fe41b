"""`dexterity play`: opens the window; or, without one, tells a throw of the computer's hand."""

# ruff: noqa: PLC0415 -- The window does not wait for what only the telling needs, nor the other
# way round.

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Final

from dexterity.commands.options import (
    DEFAULT_TARGET,
    OptionError,
    add_choice,
    add_hand,
    add_seed,
)
from dexterity.content.language import Language
from dexterity.places import levels
from dexterity.rules.concession import Concession
from dexterity.rules.delve.player import FEWEST_PLAYERS, MOST_PLAYERS
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dexterity.session.practice.practice_table import PracticeTable
    from dexterity.ui.screens.gallery import Maker
    from dexterity.ui.screens.seating import Agreed

GAMES: Final = ("practice", "fighter", "challenge", "pen", "delve")


def add_arguments(parser: ArgumentParser) -> None:
    """Where to, at what, with what."""
    parser.add_argument(
        "game", nargs="?", choices=GAMES, metavar="GAME", help=f"straight into: {', '.join(GAMES)}"
    )
    parser.add_argument(
        "--target", metavar="NAME", help=f"a target's name; default {DEFAULT_TARGET}"
    )
    add_choice(parser, "--die", DieColour, otherwise=f"default {DieColour.RED}")
    parser.add_argument("--box", action="store_true", help="with the box beside the way")
    challenge = parser.add_argument_group("challenge")
    what = challenge.add_mutually_exclusive_group()
    what.add_argument(
        "--level", metavar="ID", help="straight into a level, such as 1-01-hello-table"
    )
    what.add_argument("--daily", action="store_true", help="the mix of today")
    what.add_argument(
        "--duel", action="store_true", help="two at one screen, or you and the computer"
    )
    pen = parser.add_argument_group("pen")
    pen.add_argument("--sheet", metavar="ID", help="a sheet of the game, or one of your own")
    both = parser.add_argument_group("pen and delve")
    add_choice(both, "--computer", Skill, otherwise="without it, people at one screen")
    delve = parser.add_argument_group("delve")
    delve.add_argument(
        "--players",
        type=int,
        choices=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
        metavar="N",
        help="how many: 2, 3 or 4; with --computer, all but one are the computer’s",
    )
    agreed = parser.add_argument_group("duel, pen and delve")
    agreed.add_argument(
        "--best-of", type=int, metavar="N", help="rounds of a duel, games of pen or delve: 1, 3, 5…"
    )
    add_choice(
        agreed, "--handicap", Concession, Concession.NONE, otherwise="what the first one gives away"
    )
    add_choice(parser, "--lang", Language, otherwise="from now on, as if chosen in the settings")
    told = parser.add_argument_group("without a window")
    told.add_argument(
        "--told", action="store_true", help="the computer throws, and its throw is told in words"
    )
    add_hand(told)
    add_seed(told)


def run(args: Namespace) -> int:
    """Until the player has had enough."""
    if args.told:
        from dexterity.commands.told_throw import tell_a_throw

        tell_a_throw(args)
        return 0
    first = chosen_screen(args)
    from dexterity.ui.opening import open_app, speaking

    open_app(first=first, change=speaking(args.lang)).run()
    return 0


def chosen_screen(args: Namespace) -> "Maker | None":
    """The screen to go to; None for the title."""
    challenge = args.level is not None or args.daily or args.duel
    if challenge or args.game == "challenge":
        return chosen_challenge(args)
    check_agreed(args)
    if args.game == "fighter":
        return chosen_fighter(args)
    if args.game == "delve" or args.players is not None:
        return chosen_delve(args)
    if args.game == "pen" or args.sheet is not None or args.computer is not None:
        return chosen_pen(args)
    table = chosen_table(args)
    from dexterity.ui.screens.gallery import practise_at

    return None if table is None else practise_at(table)


def chosen_fighter(args: Namespace) -> "Maker":
    """Who goes into the dungeon; an OptionError for what belongs to other games."""
    if args.target or args.die or args.box:
        raise OptionError("--target, --die and --box belong to practice.")
    from dexterity.ui.screens.gallery import SCREENS

    return SCREENS["fighter"]


def chosen_pen(args: Namespace) -> "Maker":
    """Who plays on which sheet, chosen already where they are named."""
    if args.game not in (None, "pen") or args.target or args.die or args.box:
        raise OptionError("--sheet and --computer belong to pen, the rest to practice.")
    from dexterity.ui.screens.gallery import play_pen

    if args.sheet is not None:
        check_sheet(args.sheet)
    return play_pen(args.sheet, args.computer, agreed_on_games(args))


def chosen_delve(args: Namespace) -> "Maker":
    """Who plays, chosen already where it is named."""
    if args.game not in (None, "delve") or args.target or args.die or args.box or args.sheet:
        raise OptionError("--players and --computer belong to delve, the rest to other games.")
    from dexterity.ui.screens.gallery import play_delve

    return play_delve(args.players, args.computer, agreed_on_games(args))


def check_agreed(args: Namespace) -> None:
    """An OptionError for terms of a match where none is going to be played."""
    match = args.game in ("pen", "delve") or args.players or args.sheet or args.computer
    if not match and (args.best_of or args.handicap is not Concession.NONE):
        raise OptionError("--best-of and --handicap belong to duel, pen and delve.")


def agreed_on_games(args: Namespace) -> "Agreed":
    """How many games, and what the first one gives away."""
    from dexterity.session.series import TO_WIN, Series, best_of
    from dexterity.ui.screens.seating import Agreed

    wins = {best_of(Series(wins)): wins for wins in TO_WIN}
    return Agreed(_one_of(wins, args.best_of), args.handicap)


def agreed_on_rounds(args: Namespace) -> "Agreed":
    """How many rounds, and what the first one gives away."""
    from dexterity.rules.challenge.duel import ROUNDS
    from dexterity.ui.screens.seating import Agreed

    return Agreed(_one_of({rounds: rounds for rounds in ROUNDS}, args.best_of), args.handicap)


def _one_of(lengths: "Mapping[int, int]", asked: int | None) -> int | None:
    if asked is not None and asked not in lengths:
        raise OptionError(f"It can be the best of {', '.join(map(str, lengths))}, not of {asked}.")
    return None if asked is None else lengths[asked]


def check_sheet(name: str) -> None:
    """An OptionError that lists all sheets where there is none of that name."""
    from dexterity.content.pen.sheets import list_sheets

    known = [path.stem for path in list_sheets(levels() / "pen")]
    if name not in known and not name.startswith("own/"):
        raise OptionError(f"There is no sheet “{name}”. There are {', '.join(known)}.")


def chosen_challenge(args: Namespace) -> "Maker":
    """The map, or what the flags name; an OptionError where there is no such level."""
    if args.game in ("practice", "fighter") or args.target or args.die or args.box:
        raise OptionError("--level, --daily and --duel belong to challenge, the rest to practice.")
    from dexterity.ui.screens.gallery import SCREENS, play_daily, play_duel, play_level

    if args.duel:
        return play_duel(agreed_on_rounds(args))
    check_agreed(args)
    if args.daily:
        return play_daily
    if args.level is None:
        return SCREENS["challenge"]
    check_level(args.level)
    return play_level(args.level)


def check_level(name: str) -> None:
    """An OptionError that lists all levels where there is none of that name."""
    from dexterity.content.challenge.files import list_challenges

    known = [path.stem for path in list_challenges(levels() / "challenges")]
    if name not in known:
        raise OptionError(f"There is no level “{name}”. There are {', '.join(known)}.")


def chosen_table(args: Namespace) -> "PracticeTable | None":
    """The table to go to; None for the title. A TableError where there is no such target."""
    if not (args.game or args.target or args.die or args.box):
        return None
    from dexterity.session.practice.practice_table import PracticeTable, PropSet

    plain = PracticeTable()
    props = (PropSet.BOX,) if args.box else ()
    table = PracticeTable(args.target or plain.target, args.die or plain.die, props)
    # Built here to hear of a wrong name before a window opens.
    table.build()
    return table
