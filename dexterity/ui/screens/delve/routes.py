"""The ways from one screen of Delve to the next, each imported when somebody goes there."""

# ruff: noqa: PLC0415 -- Imported inside: the end leads to another match, and pages that lead to one
# another make no circle.

from typing import TYPE_CHECKING

from dexterity.luck import new_seed
from dexterity.ui.frame.screen import Frame, Screen

if TYPE_CHECKING:
    from pathlib import Path

    from dexterity.rules.delve.options import Options
    from dexterity.session.matches import DelveMatch
    from dexterity.session.seat import Seat
    from dexterity.session.series import Series
    from dexterity.ui.screens.delve.since import Since
    from dexterity.ui.screens.seating import Agreed
    from dexterity.values.skill import Skill


def to_set_up(
    frame: Frame,
    players: int | None = None,
    computer: "Skill | None" = None,
    *,
    agreed: "Agreed | None" = None,
    after: "DelveMatch | None" = None,
    coached: bool = False,
) -> Screen:
    """Who plays, and how; chosen already, as far as it is named.

    `after`: everything as it was in a match before.
    """
    from dexterity.ui.screens.delve.set_up import DelveSetUp

    return DelveSetUp(frame, players=players, computer=computer, agreed=agreed, after=after,
                      coached=coached)  # fmt: skip


def to_match(
    frame: Frame, match: "DelveMatch", *, coached: bool = False, since: "Since | None" = None
) -> Screen:
    """A match, from wherever it stands; `since`: what has happened since it was last seen. Of one
    that was over when it was left, the score sheet of its series."""
    from dexterity.ui.screens.delve.computer import computer_choice, odds_for
    from dexterity.ui.screens.delve.play import DelveScreen
    from dexterity.ui.screens.series_tally import enter_series

    if match.result is not None and since is None:
        return to_sheet(frame, match, coached=coached)
    match.on_over = lambda: enter_series(frame, "delve", match.course.names, match.course.series)

    def over(screen: DelveScreen) -> None:
        frame.swap(to_end(frame, screen.match, coached=coached))

    def throw(screen: DelveScreen) -> None:
        frame.swap(to_throw(frame, screen.match, coached=coached))

    coach = odds_for if coached else None
    return DelveScreen(
        frame, match, choose=computer_choice, on_over=over, on_throw=throw, coach=coach, since=since
    )


def begin_match(
    frame: Frame,
    options: "Options",
    seats: "tuple[Seat, ...]",
    seed: int | None = None,
    *,
    coached: bool = False,
    before: "Series | None" = None,
) -> Screen:
    """A new match, kept as it is played; `before`: the games of its series before it."""
    from dexterity.session.delve.delve_course import DelveCourse
    from dexterity.session.delve.delve_options import delve_options
    from dexterity.session.matches import DelveMatch
    from dexterity.session.series import ALONE
    from dexterity.session.shipped import delve_box

    services = frame.services
    chosen = delve_options(delve_box(), options, seats, before or ALONE)
    luck = new_seed() if seed is None else seed
    match = DelveMatch.begin(DelveCourse, chosen, luck, services.folders.records, services.tell)
    return to_match(frame, match, coached=coached)


def to_throw(frame: Frame, match: "DelveMatch", *, coached: bool = False) -> Screen:
    """One throw at a monster; then back to the dungeon with what it brought about."""
    from dexterity.ui.screens.delve.throw import DelveThrowScreen

    def done(since: "Since") -> None:
        frame.swap(to_match(frame, match, coached=coached, since=since))

    return DelveThrowScreen(frame, match, on_done=done)


def to_end(frame: Frame, match: "DelveMatch", *, coached: bool = False) -> Screen:
    """Who has won, and the match in figures."""
    from dexterity.ui.screens.delve.end import DelveEnd

    return DelveEnd(frame, match, coached=coached)


def to_sheet(frame: Frame, match: "DelveMatch", *, coached: bool = False) -> Screen:
    """The score sheet, after a game."""
    from dexterity.ui.screens.delve.score import score_sheet

    return score_sheet(frame, match, coached=coached)


def to_replay(frame: Frame, path: "Path") -> Screen:
    """A match on record, step by step."""
    from dexterity.ui.screens.delve.replay import DelveReplay

    return DelveReplay(frame, path)


def to_lesson(frame: Frame) -> Screen:
    """The guided first round."""
    from dexterity.ui.screens.delve.lesson import DelveLesson

    return DelveLesson(frame)
