"""The score sheet of a series of Pen, and the ways on from it."""

from dexterity.content.texts import Texts
from dexterity.luck import new_seed
from dexterity.rules.pen.state import Ending
from dexterity.session.kept_tally import KeptTally
from dexterity.session.pen.changing_places import Places
from dexterity.session.pen.match import PenMatch
from dexterity.session.pen.match_words import handicaps_told
from dexterity.session.series import GamePlayed, Series
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.pen.routes import begin_match, to_replay, to_set_up
from dexterity.ui.screens.series_sheet import SeriesSheet, SeriesWays, SeriesWords


def names_of(match: PenMatch) -> tuple[str, str]:
    """Of both, as the series counts them."""
    first, second = match.places.seats
    return first.name, second.name


def tally_of(frame: Frame, names: tuple[str, ...]) -> KeptTally:
    """How often these have met on paper."""
    services = frame.services
    return KeptTally(services.folders.progress_file, "pen", names, services.tell)


def score_sheet(frame: Frame, match: PenMatch, *, faces: bool = False) -> SeriesSheet:
    """After a game."""
    names = names_of(match)
    return SeriesSheet(
        frame,
        names,
        match.series,
        tally_of(frame, names).now(),
        rulebook="pen",
        words=_words(match, frame.services.texts),
        ways=_ways(frame, match, faces=faces),
    )


def _words(match: PenMatch, texts: Texts) -> SeriesWords:
    conceded = match.places.options.concessions
    return SeriesWords(
        played=str(getattr(match.game.board.sheet.title, texts.language)),
        ending=lambda game: _ending(game, texts),
        figure=lambda health: texts.say("pen_screens.sheet_health", health=texts.number(health)),
        handicaps=handicaps_told(names_of(match), conceded, texts),
    )


def _ending(game: GamePlayed, texts: Texts) -> str:
    # A stranger's record may call it whatever it likes.
    known = game.ending in [*Ending]
    return texts.say(f"pen_screens.sheet_{game.ending}") if known else ""


def _ways(frame: Frame, match: PenMatch, *, faces: bool) -> SeriesWays:
    def play(places: Places, before: Series) -> None:
        sheet = match.game.board.sheet
        screen = begin_match(frame, sheet, places.options, places.seats, before.next_seed,
                             faces=faces, before=before)  # fmt: skip
        frame.swap(screen)

    def next_game() -> None:
        play(Places(match.game.options, match.seats).changed(), match.series)

    def rematch() -> None:
        play(match.places.changed(), Series(match.series.to_win, new_seed()))

    path = None if match.log is None else match.log.writer.path
    return SeriesWays(
        next_game,
        rematch,
        change=lambda: frame.swap(to_set_up(frame, after=match, faces=faces)),
        watch=None if path is None else lambda: frame.go(to_replay(frame, path)),
    )
