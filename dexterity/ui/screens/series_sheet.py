"""The score sheet of a series: after each of its games, whichever game it is."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from dexterity.content.texts import Texts
from dexterity.session.series import GamePlayed, Series, best_of
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.theme import BODY
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.score_sheet import ScoreSheet, ScoreSheetScreen, SheetLine
from dexterity.ui.screens.series_tally import series_tally
from dexterity.ui.screens.tally_words import met_words
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label


@dataclass(frozen=True, slots=True)
class SeriesWords:
    """What a game has to say of its own on the sheet."""

    played: str
    """On what, or with whom."""
    ending: Callable[[GamePlayed], str]
    """How a game was won; or why by nobody."""
    figure: Callable[[int], str]
    """What somebody had in the end, with what it is."""
    handicaps: tuple[str, ...]
    """A sentence for each."""
    people: bool
    """Whether there are people who throw or flick."""


@dataclass(frozen=True, slots=True)
class SeriesWays:
    """On from here."""

    next_game: Callable[[], None]
    rematch: Callable[[], None]
    change: Callable[[], None]
    """Back to where all of it was chosen."""
    watch: Callable[[], None] | None
    """None where nothing was recorded."""


def ending_words(game: GamePlayed, endings: Iterable[str], key: str, texts: Texts) -> str:
    """How a game ended, in a few words; none where a stranger's record calls it otherwise."""
    return texts.say(f"{key}_{game.ending}") if game.ending in [*endings] else ""


class SeriesSheet(ScoreSheetScreen):
    """A line a game; then the next one, or a rematch."""

    def __init__(
        self,
        frame: Frame,
        names: tuple[str, ...],
        series: Series,
        *,
        game: str,
        words: SeriesWords,
        ways: SeriesWays,
    ) -> None:
        """`names`: as the series counts them."""
        super().__init__(frame)
        self.name, self.rulebook = f"{game}-score-sheet", game
        self.names, self.series = names, series
        self._tally = series_tally(frame, game, names).now()
        self._words, self._ways = words, ways

    # --- what is on it --------------------------------------------------------------------------

    @property
    def won(self) -> bool:
        return self.series.over and self.series.leader is not None

    def title(self) -> str:
        series = self.series
        if not series.over:
            told = self.say("score_sheet.after_game", number=len(series.games))
            return f"{told} · {series_words(series, len(self.names), self.texts)}"
        if series.leader is None:
            return self.say("score_sheet.drawn")
        key = "won" if series.to_win == 1 else "series_won"
        return self.say(f"score_sheet.{key}", name=self.names[series.leader])

    def sheet(self) -> ScoreSheet:
        series = self.series
        sums = (self.texts.number(series.won_by(player)) for player in range(len(self.names)))
        leads = () if series.over else (leader_words(series.leader, self.names, self.texts),)
        return ScoreSheet(
            how=self.say("score_sheet.ending"),
            names=self.names,
            lines=tuple(self._line(at, game) for at, game in enumerate(series.games)),
            sum=self.say("score_sheet.games_won"),
            sums=tuple(sums),
            notes=(*leads, *self._words.handicaps, *met_words(self._tally, self.texts)),
            steady=series.steady,
            assists=self._assists(),
            people=self._words.people,
        )

    def _assists(self) -> str:
        """Who; the signs in the lines tell in which games."""
        who = ", ".join(self.names[player] for player in self.series.steady)
        return self.say("steady.who", who=who) if who else ""

    def _line(self, at: int, game: GamePlayed) -> SheetLine:
        what = self.say("score_sheet.line", number=at + 1, what=self._words.played)
        ending = Label(self._words.ending(game), BODY, name=f"line/{at}/how")
        cells = (self._cell(game, player) for player in range(len(self.names)))
        return SheetLine(what, ending, tuple(cells), game.winner, game.steady)

    def _cell(self, game: GamePlayed, player: int) -> str:
        figure = self._words.figure(game.figures[player])
        if game.winner != player:
            return figure
        return self.say("score_sheet.won_cell", figure=figure)

    # --- on from here ---------------------------------------------------------------------------

    def buttons(self) -> Sequence[Button]:
        say, ways = self.say, self._ways
        if self.series.over:
            on = Button("go_on", say("score_sheet.rematch"), ways.rematch, icon=Icon.AGAIN,
                        main=True, hint=say("score_sheet.rematch_hint"))  # fmt: skip
        else:
            on = Button("go_on", say("score_sheet.next_game"), ways.next_game, icon=Icon.PLAY,
                        main=True)  # fmt: skip
        change = Button("change", say("score_sheet.change"), ways.change, icon=Icon.SETTINGS,
                        hint=say("score_sheet.change_hint"))  # fmt: skip
        if ways.watch is None:
            return [on, change]
        return [on, change, Button("watch", say("score_sheet.watch"), ways.watch, icon=Icon.MENU)]

    def help(self) -> HelpPage:
        told = ("games", "begins", "drawn", "left")
        lines = tuple(self.say(f"score_sheet.help_{what}") for what in told)
        return HelpPage(self.say("score_sheet.title"), lines)


def series_words(series: Series, players: int, texts: Texts) -> str:
    """What it takes to win: between two the best of so many, else so many games."""
    if players == 2:
        return texts.say("score_sheet.best_of", games=best_of(series))
    return texts.say("score_sheet.first_to", games=series.to_win)


def leader_words(leader: int | None, names: tuple[str, ...], texts: Texts) -> str:
    """Who is ahead, if anybody is."""
    if leader is None:
        return texts.say("score_sheet.level")
    return texts.say("score_sheet.leads", name=names[leader])
