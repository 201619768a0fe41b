"""The score sheet of a series of Pen, and the ways on from it."""

from dexterity.content.texts import Texts
from dexterity.luck import new_seed
from dexterity.rules.pen.state import Ending
from dexterity.session.matches import PenMatch
from dexterity.session.pen.changing_places import Places
from dexterity.session.pen.words import handicaps_told
from dexterity.session.series import Series
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.pen.routes import begin_match, to_replay, to_set_up
from dexterity.ui.screens.series_sheet import SeriesSheet, SeriesWays, SeriesWords, ending_words


def names_of(match: PenMatch) -> tuple[str, str]:
    """Of both, as the series counts them."""
    first, second = match.course.places.seats
    return first.name, second.name


def score_sheet(frame: Frame, match: PenMatch, *, faces: bool = False) -> SeriesSheet:
    """After a game."""
    return SeriesSheet(
        frame,
        names_of(match),
        match.course.series,
        game="pen",
        words=_words(match, frame.services.texts),
        ways=_ways(frame, match, faces=faces),
    )


def _words(match: PenMatch, texts: Texts) -> SeriesWords:
    conceded = match.course.places.options.concessions
    return SeriesWords(
        played=str(getattr(match.game.board.sheet.title, texts.language)),
        ending=lambda game: ending_words(game, Ending, "pen_screens.sheet", texts),
        figure=lambda health: texts.say("pen_screens.sheet_health", health=texts.number(health)),
        handicaps=handicaps_told(names_of(match), conceded, texts),
        people=any(not seat.is_computer for seat in match.seats),
    )


def _ways(frame: Frame, match: PenMatch, *, faces: bool) -> SeriesWays:
    def play(places: Places, before: Series) -> None:
        sheet = match.game.board.sheet
        screen = begin_match(frame, sheet, places.options, places.seats, before.next_seed,
                             faces=faces, before=before)  # fmt: skip
        frame.swap(screen)

    def next_game() -> None:
        play(Places(match.game.options, match.course.seats).changed(), match.course.series)

    def rematch() -> None:
        play(match.course.places.changed(), Series(match.course.series.to_win, new_seed()))

    path = match.record
    return SeriesWays(
        next_game,
        rematch,
        change=lambda: frame.swap(to_set_up(frame, after=match, faces=faces)),
        watch=None if path is None else lambda: frame.go(to_replay(frame, path)),
    )
