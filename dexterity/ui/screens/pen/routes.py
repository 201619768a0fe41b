"""The ways from one screen of Pen to the next, each imported when somebody goes there."""

# ruff: noqa: PLC0415 -- Imported inside: the end leads to another match, and pages that lead to one
# another make no circle.

from typing import TYPE_CHECKING

from dexterity.luck import new_seed
from dexterity.ui.frame.screen import Frame, Screen

if TYPE_CHECKING:
    from pathlib import Path

    from dexterity.rules.pen.options import Options
    from dexterity.rules.pen.sheet.sheet import Sheet
    from dexterity.session.matches import PenMatch
    from dexterity.session.seat import Seats
    from dexterity.session.series import Series
    from dexterity.ui.screens.seating import Agreed
    from dexterity.values.skill import Skill


def to_set_up(
    frame: Frame,
    sheet: str | None = None,
    computer: "Skill | None" = None,
    *,
    agreed: "Agreed | None" = None,
    after: "PenMatch | None" = None,
    faces: bool = False,
) -> Screen:
    """Who plays against whom, and on which sheet; chosen already, if they are named.

    `after`: everything as it was in a match before.
    """
    from dexterity.ui.screens.pen.set_up import PenSetUp

    return PenSetUp(frame, sheet=sheet, opponent=computer, agreed=agreed, after=after, faces=faces)


def to_match(frame: Frame, match: "PenMatch", *, faces: bool = False) -> Screen:
    """A match, from wherever it stands; when it is over, its end. Of one that is over already, the
    score sheet of its series."""
    from dexterity.session.pen.computer import computer_choice
    from dexterity.ui.screens.pen.play import PenScreen
    from dexterity.ui.screens.pen.score import names_of
    from dexterity.ui.screens.series_tally import enter_series

    if match.result is not None:
        return to_sheet(frame, match, faces=faces)
    match.on_over = lambda: enter_series(frame, "pen", names_of(match), match.course.series)

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
    before: "Series | None" = None,
) -> Screen:
    """A new match, kept as it is played; `before`: the games of its series before it."""
    from dexterity.session.matches import PenMatch
    from dexterity.session.pen.pen_course import PenCourse
    from dexterity.session.pen.pen_options import pen_options
    from dexterity.session.series import ALONE
    from dexterity.session.shipped import pen_box

    services = frame.services
    chosen = pen_options(pen_box(), sheet, options, seats, before or ALONE)
    luck = new_seed() if seed is None else seed
    match = PenMatch.begin(PenCourse, chosen, luck, services.folders.records, services.tell)
    return to_match(frame, match, faces=faces)


def to_end(frame: Frame, match: "PenMatch", *, faces: bool = False) -> Screen:
    """Who has won, and why."""
    from dexterity.ui.screens.pen.end import PenEnd

    return PenEnd(frame, match, faces=faces)


def to_sheet(frame: Frame, match: "PenMatch", *, faces: bool = False) -> Screen:
    """The score sheet, after a game."""
    from dexterity.ui.screens.pen.score import score_sheet

    return score_sheet(frame, match, faces=faces)


def to_replay(frame: Frame, path: "Path") -> Screen:
    """A match on record, step by step."""
    from dexterity.ui.screens.pen.replay import PenReplay

    return PenReplay(frame, path)


def to_lesson(frame: Frame) -> Screen:
    """The guided first game."""
    from dexterity.ui.screens.pen.lesson import PenLesson

    return PenLesson(frame)
