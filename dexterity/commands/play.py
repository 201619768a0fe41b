"""`dexterity play`: opens the window; or, without one, tells a throw of the computer's hand."""

# ruff: noqa: PLC0415 -- The window does not wait for what only the telling needs, nor the other
# way round.

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Final

from dexterity.commands.options import DEFAULT_TARGET, add_choice, add_hand, add_seed
from dexterity.content.language import Language
from dexterity.physics.die import DieColour

if TYPE_CHECKING:
    from dexterity.session.practice_table import PracticeTable

GAMES: Final = ("practice",)


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
    table = chosen_table(args)
    from dexterity.ui.opening import open_app, speaking
    from dexterity.ui.screens.gallery import practise_at

    first = None if table is None else practise_at(table)
    open_app(first=first, change=speaking(args.lang)).run()
    return 0


def chosen_table(args: Namespace) -> "PracticeTable | None":
    """The table to go to; None for the title. A TableError where there is no such target."""
    if not (args.game or args.target or args.die or args.box):
        return None
    from dexterity.session.practice_table import PracticeTable, PropSet

    plain = PracticeTable()
    props = (PropSet.BOX,) if args.box else ()
    table = PracticeTable(args.target or plain.target, args.die or plain.die, props)
    # Built here to hear of a wrong name before a window opens.
    table.build()
    return table
