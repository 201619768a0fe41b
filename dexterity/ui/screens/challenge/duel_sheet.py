"""The score sheet of a duel, between rounds and at the end."""

from collections.abc import Iterator, Sequence
from itertools import starmap

from dexterity.luck import new_seed
from dexterity.rules.challenge.dare import MOST_IN_A_DARE
from dexterity.rules.challenge.duel_actions import PickDare, Rematch
from dexterity.rules.challenge.duel_effects import DuelEnded
from dexterity.rules.challenge.duel_state import Phase, RoundPlayed, Showings, leader, points_in
from dexterity.rules.challenge.level import Level
from dexterity.rules.challenge.player import BOTH, PlayerId
from dexterity.session.assist import assist_words
from dexterity.session.challenge.duel_computer import picked_dare
from dexterity.session.challenge.words import challenge_words, showing_words
from dexterity.session.matches import DuelMatch
from dexterity.session.progress import tally_of
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.theme import BODY
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.dare_choice import DareChoice
from dexterity.ui.screens.challenge.routes import to_duel, to_match
from dexterity.ui.screens.challenge.sign_strip import SignStrip
from dexterity.ui.screens.gallery import watch
from dexterity.ui.screens.score_sheet import ScoreSheet, ScoreSheetScreen, SheetLine
from dexterity.ui.screens.series_sheet import leader_words
from dexterity.ui.screens.tally_words import met_words
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label


class DuelSheet(ScoreSheetScreen):
    """One line a round, and the points below; then on to the next dare, or to a rematch."""

    name = "duel-sheet"
    rulebook = "challenge"
    rulebook_chapter = "duel"

    def __init__(self, frame: Frame, book: Book, match: DuelMatch) -> None:
        super().__init__(frame)
        self.book, self.match = book, match

    # --- what is on it --------------------------------------------------------------------------

    @property
    def won(self) -> bool:
        result = self.match.result
        return result is not None and result.winner is not None

    def title(self) -> str:
        result, match = self.match.result, self.match
        if result is None:
            number, rounds = len(match.state.sheet), match.game.rounds
            return self.say("challenge_screens.after_round", number=number, rounds=rounds)
        words = challenge_words(match.game.level(match.state), self.texts, match.course.names)
        return words.sentence(DuelEnded(result.winner, result.points))

    def sheet(self) -> ScoreSheet:
        match, state = self.match, self.match.state
        leads = leader_words(leader(state.points), match.course.names, self.texts)
        return ScoreSheet(
            how=self.say("challenge_screens.the_dare"),
            names=match.course.names,
            lines=(*self._head_start(), *starmap(self._line, enumerate(state.sheet))),
            sum=self.say("challenge_screens.points"),
            sums=tuple(map(self.texts.number, state.points)),
            notes=(
                *(() if match.result else (leads,)),
                *met_words(tally_of(self.book.progress, match.course.names), self.texts),
            ),
            steady=match.assists.seats(match.course.names),
            assists=assist_words(match.assists.people, self.texts),
            people=any(not seat.is_computer for seat in match.seats),
        )

    def _head_start(self) -> Iterator[SheetLine]:
        """The points that somebody was given, before the first round."""
        given = self.match.state.head_start
        if any(given):
            cells = (
                self.say("challenge_screens.given", points=one) if one else "" for one in given
            )
            yield SheetLine(self.say("challenge_screens.head_start"),
                            Label("", BODY, name="head_start/how"), tuple(cells), None)  # fmt: skip

    def _line(self, at: int, played: RoundPlayed) -> SheetLine:
        challenge = self.book.library.named(played.level)
        name = "" if challenge is None else challenge.names.said_in(self.texts.language)
        what = self.say("score_sheet.line", number=at + 1, what=name)
        dare = SignStrip(f"round/{at}/dare", played.dare, side=36.0)
        cells = (self._cell(played, player) for player in BOTH)
        return SheetLine(what, dare, tuple(cells), played.winner)

    def _cell(self, played: RoundPlayed, player: PlayerId) -> str:
        said = self._showing(played, played.showings, player)
        if played.decider is not None:
            extra = self._showing(played, played.decider, player)
            said = self.say("challenge_screens.with_decider", first=said, decider=extra)
        gained = points_in(played, player)
        return self.say("challenge_screens.cell", showing=said, points=gained) if gained else said

    def _showing(self, played: RoundPlayed, showings: Showings, player: PlayerId) -> str:
        return showing_words(self._level(played), showings[player], self.texts)

    def _level(self, played: RoundPlayed) -> Level:
        levels = self.match.game.levels
        return next(level for level in levels if level.id == played.level)

    # --- on from here -------------------------------------------------------------------------

    def buttons(self) -> Sequence[Button]:
        say, match = self.say, self.match
        change = Button("change", say("score_sheet.change"), self._change, icon=Icon.SETTINGS,
                        hint=say("score_sheet.change_hint"))  # fmt: skip
        again = Button("watch", say("score_sheet.watch"), self._watch, icon=Icon.MENU)
        others = [change] if match.record is None else [change, again]
        if match.result is not None:
            rematch = Button("go_on", say("score_sheet.rematch"), self._rematch, icon=Icon.AGAIN,
                             main=True, hint=say("score_sheet.rematch_hint"))  # fmt: skip
            return [rematch, *others]
        seat = match.seat
        words = say("challenge_screens.next_round")
        if match.state.phase is Phase.PICKING and not seat.is_computer:
            words = say("challenge_screens.pick", name=seat.name)
        return [Button("go_on", words, self.go_on, icon=Icon.PLAY, main=True), *others]

    def _change(self) -> None:
        self.frame.swap(to_duel(self.frame, self.book, after=self.match))

    def _watch(self) -> None:
        if self.match.record is not None:
            self.frame.go(watch(self.match.record)(self.frame))

    def go_on(self) -> None:
        """To the dare of the next round, or straight into it."""
        match, seat = self.match, self.match.seat
        if match.state.phase is not Phase.PICKING:
            self._play()
        elif seat.is_computer:
            match.do(picked_dare(match.game, match.state))
            self._play()
        else:
            title = lambda: self.say("duel.phase.picking", name=seat.name)  # noqa: E731
            self.frame.swap(
                DuelDare(self.frame, title=title, most=MOST_IN_A_DARE, on_take=self._take)
            )

    def _take(self, dare: tuple[str, ...]) -> None:
        self.match.do(PickDare(dare))
        self._play()

    def _rematch(self) -> None:
        self.match.do(Rematch(new_seed()))
        self._play()

    def _play(self) -> None:
        self.frame.swap(to_match(self.frame, self.book, self.match))

    def close(self) -> None:
        super().close()

    def help(self) -> HelpPage:
        told = ("loser", "points")
        lines = tuple(self.say(f"challenge_screens.help_duel_{what}") for what in told)
        return HelpPage(self.say("challenge_screens.duel_title"), lines)


class DuelDare(DareChoice):
    """The loser of a round picks how both have to throw in the next."""

    name = "duel-dare"
