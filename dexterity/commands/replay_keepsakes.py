"""Pictures and films of a record as files, drawn as its replay shows them, without a window."""

# ruff: noqa: PLC0415 -- What can be wrong with the words is said before pygame takes its time.

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from dexterity.commands.options import OptionError
from dexterity.commands.picture import PLAIN_SIZE, size_from
from dexterity.commands.picture_file import check_picture_file, write_picture
from dexterity.content.language import Language
from dexterity.content.texts import Texts
from dexterity.session.settings import Settings

FILM_SIZE: Final = (640, 360)

Size = tuple[int, int]
Draw = Callable[[Path, int, Path, Settings, Size], bytes]


def add_keepsakes(parser: ArgumentParser) -> None:
    """What to draw, which throw of the record, and how large."""
    parser.add_argument("--gif", type=Path, metavar="OUT", help="film a throw into a .gif file")
    parser.add_argument(
        "--picture", type=Path, metavar="OUT", help="draw how a throw ended into a .png file"
    )
    parser.add_argument(
        "--throw",
        type=int,
        metavar="N",
        help="which one; of a match of Pen which flick, of Delve which step; default 1",
    )
    parser.add_argument(
        "--size", type=size_from, metavar="WxH", help="default 640x360 for films, else 1280x720"
    )


def check_keepsakes(args: Namespace) -> None:
    """What is wrong with these options is said before the record is even read."""
    if args.picture is not None:
        check_picture_file(args.picture)
    if args.gif is not None:
        from dexterity.ui.draw.gif import check_gif

        check_picture_file(args.gif, ".gif")
        check_gif()
    elif args.picture is None and (args.throw or args.size):
        raise OptionError("--throw and --size are for --gif and --picture.")


def run_keepsakes(args: Namespace, texts: Texts) -> int:
    """Draws and writes what was asked for; the player's own home is left alone."""
    from dexterity.ui.scripted.keepsake import filmed, pictured

    if args.picture is not None:
        _keep(pictured, args.picture, args.size or PLAIN_SIZE, args, texts)
    if args.gif is not None:
        _keep(filmed, args.gif, args.size or FILM_SIZE, args, texts)
    return 0


def _keep(draw: Draw, out: Path, size: Size, args: Namespace, texts: Texts) -> None:
    from dexterity.ui.canvas.stage import Stage
    from dexterity.ui.scripted.unseen import unseen

    # No paper beside the stage, and nothing stretched.
    size = Stage(size).size_px
    scene = 1 if args.throw is None else args.throw
    settings = Settings(language=args.lang or Language.ENGLISH)
    with unseen(), TemporaryDirectory(prefix="dexterity-") as home:
        data = draw(args.file, scene, Path(home), settings, size)
    write_picture(out, data)
    width, height = size
    kilobytes = texts.number(len(data) / 1000)
    print(texts.say("keepsakes.wrote", file=str(out), width=width, height=height, size=kilobytes))
