"""`dexterity picture`: draws any screen into a file, without a window and always the same."""

# ruff: noqa: PLC0415 -- What can be wrong with the words is said before pygame takes its time.

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from dexterity.commands.options import OptionError, add_language
from dexterity.commands.picture_file import check_picture_file, write_picture
from dexterity.content.texts import load_texts
from dexterity.places import assets
from dexterity.session.settings import LEAST_TEXT_SIZE, MOST_TEXT_SIZE, Settings

PLAIN_SIZE: Final = (1280, 720)
SMALLEST, LARGEST = (640, 360), (4096, 4096)
"""Pixels. No window is smaller, so no screen is; larger takes memory nobody meant to ask for."""


def add_arguments(parser: ArgumentParser) -> None:
    """What, where to, how large, and for whom."""
    parser.add_argument("screen", metavar="SCREEN", help="such as title; a wrong name lists all")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .png file")
    parser.add_argument(
        "--size",
        type=size_from,
        default=PLAIN_SIZE,
        metavar="WxH",
        help="in pixels; default 1280x720",
    )
    add_language(parser)
    parser.add_argument(
        "--text-size",
        type=text_size_from,
        default=1.0,
        metavar="TIMES",
        help=f"{LEAST_TEXT_SIZE:g} to {MOST_TEXT_SIZE:g}; default 1",
    )


def run(args: Namespace) -> int:
    """Draws; the player's own settings and records are left alone."""
    texts = load_texts(assets() / "texts", args.lang)
    check_picture_file(args.out)
    settings = Settings(language=args.lang, text_size=args.text_size)
    write_picture(args.out, drawn(args.screen, settings, args.size))
    width, height = args.size
    print(
        texts.say(
            "picture_command.drawn",
            screen=args.screen,
            width=width,
            height=height,
            file=str(args.out),
        )
    )
    return 0


def drawn(screen: str, settings: Settings, size_px: tuple[int, int]) -> bytes:
    """The screen as the bytes of a PNG file; an OptionError that lists all where there is none."""
    from dexterity.ui.screens.posing.poses import POSES
    from dexterity.ui.scripted.portrait import portray
    from dexterity.ui.scripted.unseen import unseen

    if screen not in POSES:
        raise OptionError(f"There is no screen “{screen}”. There are {', '.join(POSES)}.")
    with unseen(), TemporaryDirectory(prefix="dexterity-") as home:
        return portray(POSES[screen], Path(home), settings, size_px)


def size_from(text: str) -> tuple[int, int]:
    """Width and height, as in 1024x768."""
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise ArgumentTypeError(f"“{text}” is no size such as 1280x720")
    size = int(width), int(height)
    bounds = zip(SMALLEST, size, LARGEST, strict=True)
    if not all(least <= side <= most for least, side, most in bounds):
        least, most = ("x".join(map(str, bound)) for bound in (SMALLEST, LARGEST))
        raise ArgumentTypeError(f"sizes are from {least} to {most} pixels")
    return size


def text_size_from(text: str) -> float:
    """How many times as large as drawn."""
    size = float(text)
    if not LEAST_TEXT_SIZE <= size <= MOST_TEXT_SIZE:
        raise ArgumentTypeError(f"is from {LEAST_TEXT_SIZE:g} to {MOST_TEXT_SIZE:g}")
    return size
