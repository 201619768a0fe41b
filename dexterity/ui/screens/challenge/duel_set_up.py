"""Before a duel: who plays against whom, over how many rounds, and who begins."""

from random import SystemRandom
from typing import Final

from dexterity.content.entry import why_not_text
from dexterity.hand.error import Skill
from dexterity.luck import luck_for
from dexterity.rules.challenge.duel import ROUNDS
from dexterity.session.progress import DuelTally, tally_of
from dexterity.session.settings import LONGEST_PLAYER_NAME
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import NOTE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.duel_match import DuelMatch
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.challenge.routes import to_match
from dexterity.ui.screens.challenge.seat import Seat, Seats
from dexterity.ui.screens.practice import SEED_BITS
from dexterity.ui.screens.practice_page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.text_field import TextField

PAGE: Final = Box(190.0, 84.0, 900.0, 612.0)
OPPONENTS: Final[tuple[Skill | None, ...]] = (None, *Skill)
USUAL_ROUNDS: Final = 3
LOT: Final = 2
"""Who begins: the first, the second, or whom the lot falls on."""


class DuelSetUp(Screen):
    """Keeps what is chosen until the duel begins."""

    name = "duel-set-up"

    def __init__(self, frame: Frame, book: Book, *, seed: int | None = None) -> None:
        super().__init__(frame, default="begin")
        self.book = book
        self._seed = SystemRandom().getrandbits(SEED_BITS) if seed is None else seed
        self.names = [self.settings.player_name, ""]
        """As they are written; an unwritten one has a name of its own."""
        self.opponent: Skill | None = None
        self.rounds = USUAL_ROUNDS
        self.begins = 0

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
        match = DuelMatch(self.book, self.seats, rounds=self.rounds, seed=self._seed)
        self.frame.swap(to_match(self.frame, self.book, match))

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        begin = Button("begin", self.say("challenge_screens.begin"), self.begin, icon=Icon.PLAY,
                       main=True)  # fmt: skip
        high = begin.wanted(ruler, PAGE.width)[1]
        above, below = PAGE.cut_top(PAGE.height - high - 16.0, gap=16.0)
        self.form.refill(
            [
                *heading(self.say("challenge_screens.duel_title"), ruler),
                *fitted("page", self._choices(), above, ruler),
                *placed(begin, below, ruler),
            ]
        )

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
        told = ("two", "loser", "points", "turns")
        lines = tuple(self.say(f"challenge_screens.help_duel_{what}") for what in told)
        return HelpPage(self.say("challenge_screens.duel_title"), lines)
