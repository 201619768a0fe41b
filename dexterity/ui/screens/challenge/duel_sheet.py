"""The score sheet of a duel, between rounds and at the end."""

from typing import Final

from dexterity.rules.challenge.duel_actions import MOST_IN_A_DARE
from dexterity.rules.challenge.duel_state import Phase, RoundPlayed, Showings, points_in
from dexterity.rules.challenge.level import Level
from dexterity.rules.challenge.player import BOTH, PlayerId
from dexterity.session.challenge_words import showing_words
from dexterity.session.duel_match import DuelMatch
from dexterity.session.duel_words import ended_words
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE, SUBHEADING
from dexterity.ui.draw.colours import CENTRE, INK
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.dare_choice import DareChoice
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.challenge.routes import to_match
from dexterity.ui.screens.challenge.sign_strip import SignStrip
from dexterity.ui.screens.practice_page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable

PAGE: Final = Box(110.0, 80.0, 1060.0, 620.0)
SHARES: Final = (0.34, 0.16, 0.25, 0.25)
"""Of the level with its number, the dare, and each player."""


class DuelSheet(Screen):
    """One line a round, and the points below; then on to the next dare, or to a rematch."""

    name = "duel-sheet"
    rulebook = "challenge"
    rulebook_chapter = "duel"

    def __init__(self, frame: Frame, book: Book, match: DuelMatch) -> None:
        super().__init__(frame, default="go_on")
        self.book, self.match = book, match

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        buttons = Row(*self._buttons())
        high = buttons.wanted(ruler, PAGE.width)[1]
        above, below = PAGE.cut_top(PAGE.height - high - 16.0, gap=16.0)
        page = Panel(Column(*self._lines(), gap=10.0), name="sheet", padding=18.0)
        self.form.refill(
            [
                *heading(self._title(), ruler),
                *fitted("sheet/page", page, above, ruler),
                *placed(buttons, below, ruler),
            ]
        )

    def _title(self) -> str:
        result, match = self.match.result, self.match
        if result is None:
            number, rounds = len(match.state.sheet), match.rounds
            return self.say("challenge_screens.after_round", number=number, rounds=rounds)
        return ended_words(result.winner, match.names, self.texts)

    def _lines(self) -> list[Placeable]:
        names, state = self.match.names, self.match.state
        heads = ("", self.say("challenge_screens.the_dare"), *names)
        lines: list[Placeable] = [
            Row(*(Label(head, LABEL, name=f"head/{at}", align=_align(at))
                  for at, head in enumerate(heads)), shares=SHARES),
            Rule("head/rule"),
        ]  # fmt: skip
        lines += [self._line(at, played) for at, played in enumerate(state.sheet)]
        points = (self.texts.number(each) for each in state.points)
        foot = (self.say("challenge_screens.points"), "", *points)
        lines += [
            Rule("foot/rule"),
            Row(*(Label(word, SUBHEADING, name=f"foot/{at}", align=_align(at))
                  for at, word in enumerate(foot)), shares=SHARES),
            Label(self._tally(), NOTE, name="tally"),
        ]  # fmt: skip
        return lines

    def _line(self, at: int, played: RoundPlayed) -> Row:
        challenge = self.book.library.named(played.level)
        name = "" if challenge is None else challenge.names.said_in(self.texts.language)
        words = self.say("challenge_screens.sheet_level", number=at + 1, name=name)
        return Row(
            Label(words, BODY, name=f"round/{at}"),
            SignStrip(f"round/{at}/dare", played.dare, side=36.0),
            *(self._cell(at, played, player) for player in BOTH),
            shares=SHARES,
        )

    def _cell(self, at: int, played: RoundPlayed, player: PlayerId) -> Label:
        said = self._showing(played, played.showings, player)
        if played.decider is not None:
            extra = self._showing(played, played.decider, player)
            said = self.say("challenge_screens.with_decider", first=said, decider=extra)
        gained = points_in(played, player)
        words = self.say("challenge_screens.cell", showing=said, points=gained) if gained else said
        lettering = LABEL.in_colour(CENTRE) if played.winner == player else BODY.in_colour(INK)
        return Label(words, lettering, name=f"round/{at}/{player}", align=Align.CENTRE)

    def _showing(self, played: RoundPlayed, showings: Showings, player: PlayerId) -> str:
        return showing_words(self._level(played), showings[player], self.texts)

    def _level(self, played: RoundPlayed) -> Level:
        levels = self.match.game.levels
        return next(level for level in levels if level.id == played.level)

    def _tally(self) -> str:
        (first, second), state = self.match.names, self.match.state
        one, two = (self.texts.number(won) for won in state.won)
        return self.say("challenge_screens.matches", first=first, second=second, one=one, two=two)

    # --- on from here -------------------------------------------------------------------------

    def _buttons(self) -> list[Placeable]:
        say, match = self.say, self.match
        if match.result is not None:
            return [
                Button("go_on", say("challenge_screens.rematch"), self._rematch, icon=Icon.AGAIN,
                       main=True),
                Button("leave", say("challenge_screens.to_map"), self.frame.back, icon=Icon.BACK),
            ]  # fmt: skip
        seat = match.seat
        picking = match.state.phase is Phase.PICKING and seat is not None and not seat.is_computer
        words = say("challenge_screens.next_round")
        if picking and seat is not None:
            words = say("challenge_screens.pick", name=seat.name)
        return [Button("go_on", words, self.go_on, icon=Icon.PLAY, main=True)]

    def go_on(self) -> None:
        """To the dare of the next round, or straight into it."""
        match, seat = self.match, self.match.seat
        if match.state.phase is not Phase.PICKING or seat is None:
            self._play()
        elif seat.is_computer:
            match.let_computer_pick()
            self._play()
        else:
            title = lambda: self.say("duel.phase.picking", name=seat.name)  # noqa: E731
            self.frame.swap(
                DuelDare(self.frame, title=title, most=MOST_IN_A_DARE, on_take=self._take)
            )

    def _take(self, dare: tuple[str, ...]) -> None:
        self.match.pick(dare)
        self._play()

    def _rematch(self) -> None:
        self.match.rematch()
        self._play()

    def _play(self) -> None:
        self.frame.swap(to_match(self.frame, self.book, self.match))

    def close(self) -> None:
        super().close()
        self.match.pause()

    def help(self) -> HelpPage:
        told = ("loser", "points")
        lines = tuple(self.say(f"challenge_screens.help_duel_{what}") for what in told)
        return HelpPage(self.say("challenge_screens.duel_title"), lines)


class DuelDare(DareChoice):
    """The loser of a round picks how both have to throw in the next."""

    name = "duel-dare"


def _align(at: int) -> Align:
    return Align.LEFT if at < len(SHARES) - len(BOTH) else Align.CENTRE
