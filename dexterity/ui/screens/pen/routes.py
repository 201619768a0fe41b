"""The ways from one screen of Pen to the next, each imported when somebody goes there."""

# ruff: noqa: PLC0415 -- Imported inside: the end leads to another match, and pages that lead to one
# another make no circle.

from random import SystemRandom
from typing import TYPE_CHECKING, Final

from dexterity.ui.frame.screen import Frame, Screen

if TYPE_CHECKING:
    from pathlib import Path

    from dexterity.hand.error import Skill
    from dexterity.rules.pen.options import Options
    from dexterity.rules.pen.sheet.sheet import Sheet
    from dexterity.session.pen.match import PenMatch
    from dexterity.session.seat import Seats

SEED_BITS: Final = 31


def new_seed() -> int:
    """Luck for a match that nobody has played yet."""
    return SystemRandom().getrandbits(SEED_BITS)


def to_set_up(frame: Frame, sheet: str | None = None, computer: "Skill | None" = None) -> Screen:
    """Who plays against whom, and on which sheet; chosen already, if they are named."""
    from dexterity.ui.screens.pen.set_up import PenSetUp

    return PenSetUp(frame, sheet=sheet, opponent=computer)


def to_match(frame: Frame, match: "PenMatch", *, faces: bool = False) -> Screen:
    """A match, from wherever it stands; when it is over, its end."""
    from dexterity.session.pen.computer import computer_choice
    from dexterity.ui.screens.pen.play import PenScreen

    def over(screen: PenScreen) -> None:
        frame.swap(to_end(frame, screen.match, faces=screen.faces))

    return PenScreen(frame, match, choose=computer_choice, on_over=over, faces=faces)


def begin_match(
    frame: Frame,
    sheet: "Sheet",
    options: "Options",
    seats: "Seats",
    seed: int | None = None,
    *,
    faces: bool = False,
) -> Screen:
    """A new match, kept as it is played."""
    from dexterity.session.pen.kept_matches import begin_pen_match

    services = frame.services
    match = begin_pen_match(
        sheet,
        options,
        seats,
        new_seed() if seed is None else seed,
        services.folders.records,
        tell=services.tell,
    )
    return to_match(frame, match, faces=faces)


def to_end(frame: Frame, match: "PenMatch", *, faces: bool = False) -> Screen:
    """Who has won, and why."""
    from dexterity.ui.screens.pen.end import PenEnd

    return PenEnd(frame, match, faces=faces)


def to_replay(frame: Frame, path: "Path") -> Screen:
    """A match on record, step by step."""
    from dexterity.ui.screens.pen.replay import PenReplay

    return PenReplay(frame, path)


def to_lesson(frame: Frame) -> Screen:
    """The guided first game."""
    from dexterity.ui.screens.pen.lesson import PenLesson

    return PenLesson(frame)
