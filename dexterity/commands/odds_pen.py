"""`dexterity odds --pen`: where flicks from a place of a sheet end, in words and as a picture."""

import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from dexterity.commands.named import DEFAULT_SHEET, find_sheet
from dexterity.commands.odds_report import EMPTY, Row, print_table, share_row
from dexterity.commands.options import OptionError, Options
from dexterity.commands.picture_file import check_picture_file, write_picture
from dexterity.content.texts import Texts, load_texts
from dexterity.physics.pencil.strokes import Strokes
from dexterity.places import assets
from dexterity.rules.pen.board import board_of
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options as PenOptions
from dexterity.session.pen.flick_odds import (
    Asked,
    FlickOdds,
    check_flicks,
    passed_words,
    push_words,
    title_words,
    work_out_flicks,
)
from dexterity.session.shipped import pen_box
from dexterity.units import DEGREE
from dexterity.values.vectors import Vec2

DEFAULT_FLICKS = 500
"""Shares are then known to four points either way, at once."""

JSON_HELP = """\
--pen --json prints one object with these keys; shares are of all flicks, 0 to 1:
  sheet, hand, way, flicks, seed, from_mm   what was asked
  aim        what the hand meant: direction_deg (from straight away, to the right),
             speed_mm_s; null for a fan
  ends       share by how they end: ran_out, wall, skipped, too_weak, off_sheet
  hurt       share that ended at a wall that hurts
  passed     share that came over each chest, potion and treasure
  length_mm  mean length
  to_go      flicks to the treasure and home, as the computer reckons: before, after
"""


def add_arguments(options: Options) -> None:
    """What only flicks can be asked."""
    options.add_argument(
        "--pen", action="store_true", help="flicks of a pencil instead of throws of a die"
    )
    options.add_argument(
        "--sheet",
        default=DEFAULT_SHEET,
        metavar="ID|FILE",
        help=f"with --pen: a sheet's name or file; default {DEFAULT_SHEET}",
    )
    options.add_argument(
        "--from",
        dest="place",
        type=place_from,
        metavar="X,Y",
        help="with --pen: from there, in mm; default the first player's cross",
    )
    options.add_argument(
        "--flicks",
        type=int,
        default=DEFAULT_FLICKS,
        help="with --pen: how many; default %(default)s",
    )
    options.add_argument(
        "--fan", action="store_true", help="with --pen: all pushes, not one at the treasure"
    )


def place_from(text: str) -> Vec2:
    """A place of the sheet; an OptionError where it is none."""
    parts = text.split(",")
    try:
        x, y = map(float, parts)
    except ValueError:
        raise OptionError(f"A place is two numbers such as 45,90, not “{text}”.") from None
    return x, y


def run(args: Namespace) -> int:
    """Flicks, then reports. Whatever can be wrong is found before the first flick."""
    texts = load_texts(assets() / "texts", args.lang)
    check_flicks(args.flicks, args.place)
    if len(args.way) > 1:
        raise OptionError("Flicks are made in one way at a time.")
    if args.picture is not None:
        check_picture_file(args.picture)
    name, sheet = find_sheet(args.sheet)
    game = PenGame(pen_box().cards, board_of(sheet), PenOptions())
    asked = Asked(name, args.hand, args.flicks, args.seed, args.place, args.fan, args.way[0])
    odds, strokes = work_out_flicks(game, asked)
    if args.picture is not None:
        draw(args.picture, game, odds, strokes, texts)
    if args.json:
        print(json_from(odds))
    else:
        print_report(game, odds, texts)
    return 0


def json_from(odds: FlickOdds) -> str:
    """The odds as JSON_HELP says."""
    aim = odds.aim
    return json.dumps(
        {
            "sheet": odds.sheet,
            "hand": odds.hand,
            "way": odds.way,
            "flicks": odds.flicks,
            "seed": odds.seed,
            "from_mm": odds.from_mm,
            "aim": None
            if aim is None
            else {"direction_deg": aim.direction_rad / DEGREE, "speed_mm_s": aim.speed_mm_s},
            "ends": dict(odds.ends),
            "hurt": odds.hurt,
            "passed": dict(odds.passed),
            "length_mm": odds.length_mm,
            "to_go": odds.to_go,
        },
        indent=2,
    )


def print_report(game: PenGame, odds: FlickOdds, texts: Texts) -> None:
    """The odds as a table on standard output."""
    title = title_words(game.board.sheet, odds, texts)
    print_table(title, report_rows(odds, texts), push_words(odds, texts))


def report_rows(odds: FlickOdds, texts: Texts) -> Iterator[Row]:
    """What is counted, how much of it, and a bar."""
    say, number = texts.say, texts.number
    yield say("pen_odds.flicks"), number(odds.flicks), ""
    yield say("pen_odds.length"), say("pen_odds.mm", number=number(odds.length_mm, 1)), ""
    yield say("pen_odds.to_go"), number(odds.to_go[0], 1), ""
    yield say("pen_odds.to_go_after"), number(odds.to_go[1], 1), ""
    yield EMPTY
    for end, share in odds.ends.items():
        yield share_row(say(f"pen_odds.end.{end}"), share, texts)
    yield share_row(say("pen_odds.hurt"), odds.hurt, texts)
    for thing, share in passed_words(odds, texts):
        yield share_row(thing, share, texts)
    yield EMPTY


def draw(path: Path, game: PenGame, odds: FlickOdds, strokes: Strokes, texts: Texts) -> None:
    """Draws the map into a file."""
    # pygame takes its time to load, and only pictures need it.
    from dexterity.ui.draw.flick_map import draw_flick_map  # noqa: PLC0415
    from dexterity.ui.draw.png import png_from  # noqa: PLC0415

    write_picture(path, png_from(draw_flick_map(game.board.sheet, odds, strokes, texts)))
