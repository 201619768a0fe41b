"""Before a duel: who plays against whom, over how many rounds, and who begins."""

from random import SystemRandom
from typing import Final

from dexterity.content.entry import why_not_text
from dexterity.hand.error import Skill
from dexterity.luck import luck_for
from dexterity.rules.challenge.duel import ROUNDS
from dexterity.rules.challenge.player import BOTH, PlayerId, other
from dexterity.session.duel_record import DuelCourse, DuelOptions
from dexterity.session.duel_words import points_words
from dexterity.session.progress import DuelTally, tally_of
from dexterity.session.seat import Seat, Seats
from dexterity.session.settings import LONGEST_PLAYER_NAME
from dexterity.session.unfinished import Unfinished
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import NOTE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.challenge.routes import to_match
from dexterity.ui.screens.last_match_reading import LastMatchReading
from dexterity.ui.screens.practice import SEED_BITS
from dexterity.ui.screens.practice_page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.text_field import TextField
from dexterity.ui.widgets.widget import Placeable

PAGE: Final = Box(190.0, 84.0, 900.0, 612.0)
OPPONENTS: Final[tuple[Skill | None, ...]] = (None, *Skill)
USUAL_ROUNDS: Final = 3
LOT: Final = 2
"""Who begins: the first, the second, or whom the lot falls on."""


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

    def __init__(self, frame: Frame, book: Book, *, seed: int | None = None) -> None:
        super().__init__(frame, default="begin")
        self.book = book
        self._seed = SystemRandom().getrandbits(SEED_BITS) if seed is None else seed
        self.names = [self.settings.player_name, ""]
        """As they are written; an unwritten one has a name of its own."""
        self.opponent: Skill | None = None
        self.rounds = USUAL_ROUNDS
        self.begins = 0
        self.last = LastMatchReading(frame, book.last_duel())

    # --- what is chosen -----------------------------------------------------------------------

    @property
    def seats(self) -> Seats:
        """Who sits where: the one who begins sits first."""
        first = Seat(self._name(0))
        second = Seat(self._name(1), self.opponent)
        begins = self.begins
        if begins == LOT:
            begins = luck_for(self._seed, "who begins").randrange(2)
        return (second, first) if begins else (first, second)

    def _name(self, player: int) -> str:
        if player == 1 and self.opponent is not None:
            return self.say(f"challenge_screens.computer_{self.opponent}")
        written = self.names[player].strip()
        own = self.say(f"challenge_screens.player_{player + 1}")
        name = written if written and why_not_text(written, LONGEST_PLAYER_NAME) is None else own
        # Two of one name could not be told apart on the sheet.
        return own if player == 1 and name == self._name(0) else name

    @property
    def tally(self) -> DuelTally:
        """What these two have played so far."""
        return tally_of(self.book.progress, (self._name(0), self._name(1)))

    def begin(self) -> None:
        """The first round."""
        match = self.book.begin_duel(self.seats, rounds=self.rounds, seed=self._seed)
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
                *fitted("page", self._choices(), above, ruler),
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

    def _choices(self) -> Column:
        say = self.say
        opponents = [say("challenge_screens.person"),
                     *(say(f"challenge_screens.computer_{skill}") for skill in Skill)]  # fmt: skip
        rounds = [say("duel.one_round") if count == 1 else self.texts.number(count)
                  for count in ROUNDS]  # fmt: skip
        begins = [self._name(0), self._name(1), say("challenge_screens.by_lot")]
        return Column(
            ChoiceRow("opponent", say("challenge_screens.opponent"), opponents,
                      OPPONENTS.index(self.opponent), self._oppose),
            Row(self._field(0), self._field(1), shares=(1.0, 1.0)),
            ChoiceRow("rounds", say("challenge_screens.rounds"), rounds,
                      ROUNDS.index(self.rounds), self._play_rounds),
            ChoiceRow("begins", say("challenge_screens.who_begins"), begins, self.begins,
                      self._let_begin),
            Label(self._tally_words(), NOTE, name="tally"),
            gap=22.0,
        )  # fmt: skip

    def _field(self, player: int) -> TextField:
        return TextField(
            f"name/{player}",
            self.say(f"challenge_screens.name_{player + 1}"),
            self.names[player],
            lambda text: self._write(player, text),
            longest=LONGEST_PLAYER_NAME,
            empty=self._name(player),
            enabled=player == 0 or self.opponent is None,
        )

    def _tally_words(self) -> str:
        tally, names = self.tally, (self._name(0), self._name(1))
        won = tally.won if tally.names == names else tally.won[::-1]
        if not (sum(won) + tally.drawn):
            return self.say("challenge_screens.never_met")
        numbers = {key: self.texts.number(value)
                   for key, value in zip(("one", "two", "drawn"), (*won, tally.drawn), strict=True)}  # fmt: skip # noqa: E501
        return self.say("challenge_screens.tally", first=names[0], second=names[1], **numbers)

    def _write(self, player: int, text: str) -> None:
        self.names[player] = text
        self.frame.rearrange()

    def _oppose(self, at: int) -> None:
        self.opponent = OPPONENTS[at]
        self.frame.rearrange()

    def _play_rounds(self, at: int) -> None:
        self.rounds = ROUNDS[at]

    def _let_begin(self, at: int) -> None:
        self.begins = at

    def help(self) -> HelpPage:
        told = ("two", "loser", "points", "turns", "left")
        lines = tuple(self.say(f"challenge_screens.help_duel_{what}") for what in told)
        return HelpPage(self.say("challenge_screens.duel_title"), lines)
