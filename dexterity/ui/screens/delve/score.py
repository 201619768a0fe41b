"""The score sheet of a series of Delve, and the ways on from it."""

from dataclasses import replace

from dexterity.content.texts import Texts
from dexterity.luck import new_seed
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Ending
from dexterity.session.delve.words import handicaps_told
from dexterity.session.matches import DelveMatch
from dexterity.session.series import Series
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.delve.routes import begin_match, to_replay, to_set_up
from dexterity.ui.screens.series_sheet import SeriesSheet, SeriesWays, SeriesWords, ending_words


def score_sheet(frame: Frame, match: DelveMatch, *, coached: bool = False) -> SeriesSheet:
    """After a game."""
    return SeriesSheet(
        frame,
        match.course.names,
        match.course.series,
        game="delve",
        words=_words(match, frame.services.texts),
        ways=_ways(frame, match, coached=coached),
    )


def _words(match: DelveMatch, texts: Texts) -> SeriesWords:
    say, options = texts.say, match.game.options
    return SeriesWords(
        played=say("delve_screens.sheet_played", box=say(f"delve_screens.box_{options.box}")),
        ending=lambda game: ending_words(game, Ending, "delve_screens.sheet", texts),
        figure=lambda count: say("delve_screens.sheet_successes", count=texts.number(count)),
        handicaps=handicaps_told(match.course.names, options.concessions, texts),
        people=options.dexterity and any(not seat.is_computer for seat in match.seats),
    )


def _ways(frame: Frame, match: DelveMatch, *, coached: bool) -> SeriesWays:
    def play(first: int, before: Series) -> None:
        """The next one clockwise begins."""
        begins = PlayerId((first + 1) % len(match.seats))
        options = replace(match.game.options, first=begins)
        screen = begin_match(frame, options, match.seats, before.next_seed, coached=coached,
                             before=before)  # fmt: skip
        frame.swap(screen)

    games = match.course.series.games
    path = match.record
    return SeriesWays(
        next_game=lambda: play(games[-1].first, match.course.series),
        rematch=lambda: play(games[0].first, Series(match.course.series.to_win, new_seed())),
        change=lambda: frame.swap(to_set_up(frame, after=match, coached=coached)),
        watch=None if path is None else lambda: frame.go(to_replay(frame, path)),
    )
