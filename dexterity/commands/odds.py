"""`dexterity odds`: where a hand's throws land on a target, and what they score."""

from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
)
from math import ceil
from pathlib import Path

from dexterity.commands import odds_pen
from dexterity.commands.named import find_target
from dexterity.commands.odds_report import (
    JSON_HELP,
    json_from,
    json_from_every,
    print_every,
    print_report,
    print_ways,
)
from dexterity.commands.options import OptionError, add_throw_options, show_progress
from dexterity.commands.picture_file import check_picture_file, write_picture
from dexterity.commands.workers import add_workers, play_all, workers_for
from dexterity.content.texts import Texts, load_texts
from dexterity.hand.dare.choice import dare_of, known_requirements
from dexterity.hand.tosses import Floats
from dexterity.hand.ways.held import WayName
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.table import Table
from dexterity.places import assets
from dexterity.session.odds import Odds, check_throws, target_of
from dexterity.session.odds_work import LANES, odds_of_each, throws_in_all, work_out_odds

EVERY = "every"
"""Instead of ids: each requirement alone, one after the other."""

DEFAULT_THROWS = 5000
"""The hit rate is then known to 1.4 % either way, after a few seconds."""


def add_arguments(parser: ArgumentParser) -> None:
    """What to throw, how often, and what to make of it."""
    add_throw_options(parser)
    parser.add_argument(
        "--way",
        type=ways_from,
        default=(WayName.FLICK,),
        metavar="WAY",
        help=f"how the hand throws or flicks: {', '.join(WayName)}; with “--require every”, also "
        f"“{EVERY}” for a column each; default {WayName.FLICK}",
    )
    parser.add_argument(
        "--throws", type=int, default=DEFAULT_THROWS, help="how many; default %(default)s"
    )
    parser.add_argument(
        "--require",
        default="",
        metavar="LIST",
        help="requirements in force, such as jump,blind; “every” for a table of them all",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw a heat map, a .png file")
    odds_pen.add_arguments(parser.add_argument_group("flicks"))
    add_workers(parser)
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = f"{JSON_HELP}\n{odds_pen.JSON_HELP}"


def ways_from(word: str) -> tuple[WayName, ...]:
    """The way of that name, or every one."""
    if word == EVERY:
        return tuple(WayName)
    if word not in tuple(WayName):
        raise ArgumentTypeError(f"“{word}” is none of {', '.join((*WayName, EVERY))}")
    return (WayName(word),)


def run(args: Namespace) -> int:
    """Throws, then reports. Whatever can be wrong is found before the first throw."""
    if args.pen:
        return odds_pen.run(args)
    texts = load_texts(assets() / "texts", args.lang)
    check_throws(args.throws)
    if args.picture is not None:
        check_picture_file(args.picture)
    target = find_target(args.target)
    table = Table(target=target)
    if args.require == EVERY:
        if args.picture is not None:
            raise OptionError("A picture shows one set of requirements, not every one of them.")
        return run_every(args, table, texts)
    if len(args.way) > 1:
        raise OptionError("Every way at once goes with “--require every”.")
    dare = dare_of(word.strip() for word in args.require.split(",") if word.strip())
    with (
        workers_for(args, ceil(args.throws / LANES)) as executor,
        show_progress(texts.say("odds.throwing"), throws_in_all(args.throws)) as progress,
    ):
        odds, places = work_out_odds(
            args.hand,
            table,
            DICE[args.die],
            args.throws,
            args.seed,
            dare=dare,
            way=args.way[0],
            progress=progress,
            executor=executor,
        )
    if args.picture is not None:
        draw(args.picture, table, odds, places, texts)
    if args.json:
        print(json_from(odds))
    else:
        print_report(odds, target, texts)
    return 0


def run_every(args: Namespace, table: Table, texts: Texts) -> int:
    """A line a requirement: the hit rate of the hand that has to meet it."""
    sets = [(), *((requirement,) for requirement in known_requirements())]
    each = odds_of_each(
        args.hand, table, DICE[args.die], args.throws, args.seed, sets=sets, ways=args.way
    )
    found = play_all(each, args, texts.say("odds.throwing"))
    if args.json:
        print(json_from_every(found))
    elif len(args.way) > 1:
        print_ways(found, args.way, target_of(table), texts)
    else:
        print_every(found, target_of(table), texts)
    return 0


def draw(path: Path, table: Table, odds: Odds, places_mm: Floats, texts: Texts) -> None:
    """Draws the heat map into a file."""
    # pygame takes its time to load, and only pictures need it.
    from dexterity.ui.draw.heat_map import draw_heat_map  # noqa: PLC0415
    from dexterity.ui.draw.png import png_from  # noqa: PLC0415

    write_picture(path, png_from(draw_heat_map(table, odds, places_mm, texts)))
