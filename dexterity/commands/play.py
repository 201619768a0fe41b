"""`dexterity play`: opens the window; or, without one, tells a throw of the computer's hand."""

# ruff: noqa: PLC0415 -- The window does not wait for what only the telling needs, nor the other
# way round.

from argparse import ArgumentParser, Namespace
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from dexterity.content.language import Language
from dexterity.hand.error import Skill
from dexterity.physics.die import DieColour

if TYPE_CHECKING:
    from dexterity.session.practice_table import PracticeTable
    from dexterity.session.settings import Settings

GAMES: Final = ("practice",)


def add_arguments(parser: ArgumentParser) -> None:
    """Where to, at what, with what."""
    parser.add_argument(
        "game", nargs="?", choices=GAMES, metavar="GAME", help=f"straight into: {', '.join(GAMES)}"
    )
    parser.add_argument("--target", metavar="NAME", help="a target's name; default classic")
    parser.add_argument(
        "--die",
        type=DieColour,
        choices=tuple(DieColour),
        metavar="DIE",
        help=f"{', '.join(DieColour)}; default {DieColour.RED}",
    )
    parser.add_argument("--box", action="store_true", help="with the box beside the way")
    parser.add_argument(
        "--lang",
        type=Language,
        choices=tuple(Language),
        metavar="LANG",
        help=f"{', '.join(Language)}; from now on, as if chosen in the settings",
    )
    told = parser.add_argument_group("without a window")
    told.add_argument(
        "--told", action="store_true", help="the computer throws, and its throw is told in words"
    )
    told.add_argument(
        "--hand",
        type=Skill,
        choices=tuple(Skill),
        default=Skill.REGULAR,
        metavar="HAND",
        help=f"{', '.join(Skill)}; default {Skill.REGULAR}",
    )
    told.add_argument("--seed", type=int, default=1, help="the luck; default 1")


def run(args: Namespace) -> int:
    """Until the player has had enough."""
    if args.told:
        from dexterity.commands.told_throw import tell_a_throw

        tell_a_throw(args)
        return 0
    table = chosen_table(args)
    from dexterity.ui.opening import open_app
    from dexterity.ui.screens.gallery import practise_at

    def change(settings: "Settings") -> "Settings":
        return settings if args.lang is None else replace(settings, language=args.lang)

    open_app(first=None if table is None else practise_at(table), change=change).run()
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
