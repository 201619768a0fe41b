"""Before a duel: who plays against whom, over how many rounds, and who begins."""

from typing import Final

from dexterity.luck import new_seed
from dexterity.rules.challenge.duel import ROUNDS, concessions_in, head_start
from dexterity.rules.challenge.player import BOTH, PlayerId, other
from dexterity.rules.concession import Concession
from dexterity.session.challenge.duel_course import DuelCourse, DuelOptions
from dexterity.session.challenge.words import handicap_words, points_words
from dexterity.session.matches import DuelMatch
from dexterity.session.progress import MatchTally, tally_of
from dexterity.session.seat import Seats
from dexterity.session.unfinished import Unfinished
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.challenge.routes import to_match
from dexterity.ui.screens.last_match_reading import LastMatchReading
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.seating import Agreed, Seating
from dexterity.ui.screens.seating_page import Terms, seating_page
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.widget import Placeable

PAGE: Final = Box(190.0, 84.0, 900.0, 612.0)
USUAL_ROUNDS: Final = 3


def opponent_in(seats: Seats, player: str) -> PlayerId | None:
    """Who sits opposite the one at the screen; None where two sit there, and neither is known."""
    people = [seat for seat in seats if not seat.is_computer]
    own = people if len(people) == 1 else [seat for seat in people if seat.name == player]
    return other(BOTH[seats.index(own[0])]) if own else None


class DuelSetUp(Screen):
    """Keeps what is chosen until the duel begins."""

    name = "duel-set-up"
    rulebook = "challenge"
    rulebook_chapter = "duel"

    def __init__(
        self,
        frame: Frame,
        book: Book,
        *,
        seed: int | None = None,
        agreed: Agreed | None = None,
        after: DuelMatch | None = None,
    ) -> None:
        """`after`: everything is chosen as it was in a match before."""
        super().__init__(frame, default="begin")
        self.book = book
        self._seed = new_seed() if seed is None else seed
        self.seating = Seating(
            frame,
            len(BOTH),
            begins=0,
            length=USUAL_ROUNDS,
            agreed=agreed,
        )
        if after is not None:
            self.seating.sit_again(after.seats, after.game.concessions)
            self.seating.length = after.game.rounds
        self.last = LastMatchReading(frame, book.last_duel())

    # --- what is chosen -----------------------------------------------------------------------

    @property
    def seats(self) -> Seats:
        """Who sits where: the one who begins sits first."""
        first, second = self.seating.seats(len(BOTH))
        return (second, first) if self.seating.first(len(BOTH), self._seed) else (first, second)

    @property
    def concessions(self) -> tuple[Concession, Concession]:
        """What they give away, in the order in which they sit."""
        offered = concessions_in(self.seating.length)
        one, two = (self.seating.conceded(at, offered) for at in BOTH)
        return (two, one) if self.seating.first(len(BOTH), self._seed) else (one, two)

    def begin(self) -> None:
        """The first round."""
        self.seating.keep(len(BOTH))
        match = self.book.begin_duel(self.seats, rounds=self.seating.length, seed=self._seed,
                                     concessions=self.concessions)  # fmt: skip
        self.frame.swap(to_match(self.frame, self.book, match))

    # --- a duel that was left -------------------------------------------------------------------

    def go_on(self) -> None:
        """The last duel, from where it was left."""
        if self.last.unfinished is not None:
            match = self.book.go_on_with(self.last.unfinished)
            self.frame.swap(to_match(self.frame, self.book, match))

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self.last.update()

    def _go_on_words(self, duel: Unfinished[DuelCourse]) -> str:
        """Against whom, and how it stands, seen from the one who reads it."""
        options, points = duel.record.header.options, duel.course.score.points
        if not isinstance(options, DuelOptions):
            raise TypeError(f"no duel: {options}")
        first, second = options.names
        other = opponent_in(options.seats, self.settings.player_name)
        if other is None:
            return self.say("challenge_screens.go_on_two", first=first, second=second,
                            points=points_words(points, self.texts))  # fmt: skip
        own_first = points if other else points[::-1]
        return self.say("challenge_screens.go_on", name=options.names[other],
                        points=points_words(own_first, self.texts))  # fmt: skip

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        buttons = Row(*self._buttons())
        high = buttons.wanted(ruler, PAGE.width)[1]
        above, below = PAGE.cut_top(PAGE.height - high - 16.0, gap=16.0)
        self.form.refill(
            [
                *heading(self.say("challenge_screens.duel_title"), ruler),
                *fitted("page", self._choices(ruler), above, ruler),
                *placed(buttons, below, ruler),
            ]
        )

    def _buttons(self) -> list[Placeable]:
        begin = Button("begin", self.say("challenge_screens.begin"), self.begin, icon=Icon.PLAY,
                       main=True)  # fmt: skip
        unfinished = self.last.unfinished
        if unfinished is None:
            return [begin]
        return [begin, Button("go_on", self._go_on_words(unfinished), self.go_on, icon=Icon.AGAIN,
                              hint=self.say("challenge_screens.go_on_hint"))]  # fmt: skip

    def _choices(self, ruler: Ruler) -> Column:
        page = seating_page(self.seating, len(BOTH), self._terms(), self._tally, ruler=ruler,
                            width=PAGE.width)  # fmt: skip
        return Column(*page, gap=22.0)

    def _terms(self) -> Terms:
        return Terms(
            self.say("seats.best_of_rounds"),
            {count: self.texts.number(count) for count in ROUNDS},
            concessions_in(self.seating.length),
            self._conceded,
            self._explained(),
        )

    def _conceded(self, at: int, one: Concession) -> str:
        name = self.seating.seats(len(BOTH))[other(BOTH[at])].name
        return handicap_words(name, one, self.seating.length, self.texts)

    def _explained(self) -> str:
        rounds = self.seating.length
        given = [self.texts.number(head_start(one, rounds)) for one in concessions_in(rounds)[1:]]
        if len(given) == 1:
            return self.say("challenge_screens.handicap_explained_one")
        return self.say("challenge_screens.handicap_explained", small=given[0], large=given[1])

    def _tally(self, names: tuple[str, ...]) -> MatchTally:
        return tally_of(self.book.progress, names)

    def help(self) -> HelpPage:
        told = ("two", "loser", "points", "turns", "left")
        lines = tuple(self.say(f"challenge_screens.help_duel_{what}") for what in told)
        return HelpPage(self.say("challenge_screens.duel_title"), lines)
