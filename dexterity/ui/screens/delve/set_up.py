"""Before a match: who plays, with whose adventurers, and how."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from dexterity.luck import new_seed
from dexterity.rules.concession import Concession
from dexterity.rules.delve.cards.adventurer import AdventurerId
from dexterity.rules.delve.options import LESS_HEALTH, BoxChoice, Options
from dexterity.rules.delve.player import FEWEST_PLAYERS, MOST_PLAYERS, PlayerId
from dexterity.rules.delve.set_up import adventurers_of
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.words import handicap_words, listed
from dexterity.session.match import last_match
from dexterity.session.matches import DelveMatch
from dexterity.session.progress import MatchTally, tally_of
from dexterity.session.progress_file import load_progress
from dexterity.session.seat import Seat
from dexterity.session.series import TO_WIN, Series, best_of
from dexterity.session.series_words import numbered
from dexterity.session.shipped import delve_box
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, NOTE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.delve.first_adventurer import first_adventurer_dialog
from dexterity.ui.screens.delve.routes import begin_match, to_lesson, to_match
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.screens.first_time import FirstTime
from dexterity.ui.screens.last_match_reading import LastMatchReading
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.seating import Agreed, Seating
from dexterity.ui.screens.seating_page import Terms, seating_page
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.toggle import Toggle
from dexterity.ui.widgets.widget import Placeable
from dexterity.values.skill import Skill

SEATS: Final = Box(30.0, 84.0, 680.0, 544.0)
CHOICES: Final = Box(740.0, 84.0, 510.0, 544.0)
FOOT: Final = Box(30.0, 640.0, 1220.0, 66.0)
GAP: Final = 12.0
TICKED: Final[Mapping[str, Callable[[Options, bool], Options]]] = {
    "specials": lambda options, on: replace(options, specials=on),
    "first_must_add": lambda options, on: replace(options, first_must_add=on),
    "dexterity": lambda options, on: replace(options, dexterity=on),
}
"""What ticking a box changes."""


class DelveSetUp(Screen):
    """Keeps what is chosen until the match begins."""

    name = "delve"
    rulebook = "delve"

    def __init__(
        self,
        frame: Frame,
        *,
        players: int | None = None,
        computer: Skill | None = None,
        seed: int | None = None,
        agreed: Agreed | None = None,
        after: DelveMatch | None = None,
        coached: bool = False,
    ) -> None:
        """`players`: how many; `computer`: at this level everybody but the first; `after`:
        everything is chosen as it was in a match before."""
        self.first_time = FirstTime(frame, "delve")
        super().__init__(frame, default=self.first_time.default)
        self._seed = new_seed() if seed is None else seed
        self.players = players or FEWEST_PLAYERS
        self.seating = Seating(
            frame,
            MOST_PLAYERS,
            computer=computer,
            agreed=agreed,
        )
        self.options = Options()
        self._without_specials = False
        """Taken out by a player, which stays so whatever else is chosen."""
        self.coached = coached
        if after is not None:
            self._choose_again(after)
        self._progress = load_progress(frame.services.folders.progress_file).progress
        self.last = LastMatchReading(
            frame, last_match(frame.services.folders.records, "delve", DelveCourse)
        )

    def _choose_again(self, match: DelveMatch) -> None:
        seating, series = self.seating, match.course.series
        self.options, self.players = match.game.options, len(match.seats)
        self._without_specials = self.options.box.has_specials and not self.options.specials
        self.choose_box(self.options.box)
        seating.sit_again(match.seats, self.options.concessions)
        seating.length = series.to_win
        seating.begins = series.games[0].first if series.games else self.options.first

    # --- what is chosen -------------------------------------------------------------------------

    @property
    def showcase(self) -> DelveShowcase:
        """For naming and drawing adventurers."""
        return DelveShowcase(delve_box(), self.texts)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where, clockwise."""
        return self.seating.seats(self.players)

    def begin(self) -> None:
        """The first bid."""
        self.seating.keep(self.players)
        self.first_time.end()
        named = self.seating.named_first(self.players)
        first = None if named is None else PlayerId(named)
        offered = tuple(Concession)
        conceded = tuple(self.seating.conceded(at, offered) for at in range(self.players))
        options = replace(self.options, players=self.players, first=first, concessions=conceded)
        before = Series(self.seating.length, self._seed)
        screen = begin_match(self.frame, options, self.seats, self._seed, coached=self.coached,
                             before=before)  # fmt: skip
        self.frame.swap(screen)

    def go_on(self) -> None:
        """The last match, from where it was left."""
        if self.last.unfinished is not None:
            match = DelveMatch.resume(self.last.unfinished, self.frame.services.tell)
            self.frame.swap(to_match(self.frame, match, coached=self.coached))

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self.last.update()

    # --- the page -------------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        self.form.default = self.first_time.default
        things = self._buttons()
        buttons = Row(*things, gap=10.0, shares=(1.0,) * len(things))
        high = buttons.wanted(ruler, FOOT.width)[1]
        foot = Box(FOOT.left, FOOT.bottom - high, FOOT.width, high)
        room = foot.top - GAP - SEATS.top
        left = Box(SEATS.left, SEATS.top, SEATS.width, room)
        right = Box(CHOICES.left, CHOICES.top, CHOICES.width, room)
        self.form.refill(
            [
                *heading(self.say("delve_screens.title"), ruler),
                *fitted("seats", self._seats(ruler), left, ruler),
                *fitted("page", self._choices(), right, ruler),
                *placed(buttons, foot, ruler),
            ]
        )

    def _seats(self, ruler: Ruler) -> Column:
        counts = [str(count) for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        chosen = self.players - FEWEST_PLAYERS
        lines: list[Placeable] = [
            ChoiceRow("players", self.say("delve_screens.players"), counts, chosen, self._count)
        ]
        lines += seating_page(self.seating, self.players, self._terms(), self._tally, ruler=ruler,
                              width=SEATS.width, throws=self.options.dexterity)  # fmt: skip
        if sum(not seat.is_computer for seat in self.seats) > 1:
            lines.append(Label(self.say("delve_screens.seat_note"), NOTE, name="seat_note"))
        return Column(*lines, gap=GAP)

    def _terms(self) -> Terms:
        two, number = self.players == FEWEST_PLAYERS, self.texts.number
        return Terms(
            self.say("seats.best_of_games" if two else "seats.first_to_games"),
            {wins: number(best_of(Series(wins)) if two else wins) for wins in TO_WIN},
            tuple(Concession),
            lambda at, one: handicap_words(self.seats[at].name, one, self.texts),
            self.say(
                "delve_screens.handicap_explained",
                small=number(LESS_HEALTH[Concession.SMALL]),
                large=number(LESS_HEALTH[Concession.LARGE]),
            ),
        )

    def _tally(self, names: tuple[str, ...]) -> MatchTally:
        return tally_of(self._progress, names, "delve")

    def _choices(self) -> Column:
        say = self.say
        boxes = [say(f"delve_screens.box_{box}") for box in BoxChoice]
        at = [*BoxChoice].index(self.options.box)
        return Column(
            Label(say("delve_screens.set_up_note"), BODY, name="note"),
            Column(
                ChoiceRow("box", say("delve_screens.box"), boxes, at,
                          lambda at: self.choose_box([*BoxChoice][at])),
                Button("first_adventurer", self._first_words(), self._ask_first, icon=Icon.DOOR,
                       hint=say("delve_screens.first_adventurer_hint")),
                gap=8.0,
            ),
            *self._option("specials", enabled=self.options.box.has_specials),
            *self._option("first_must_add"),
            *self._option("dexterity"),
            Toggle("coach", say("delve_screens.coach_option"), self.coached, self._coach,
                   hint=say("delve_screens.coach_hint")),
            Label(say("delve_screens.coach_hint"), NOTE, name="coach/note"),
            gap=3.0,
        )  # fmt: skip

    def _first_words(self) -> str:
        first = self.options.adventurer
        if first is None:
            return self.say("delve_screens.first_by_lot")
        return self.say("delve_screens.first_chosen", name=self.showcase.adventurer(first))

    def _option(self, name: str, *, enabled: bool = True) -> list[Placeable]:
        """A box to tick, and what it means for who does not linger."""
        words, hint = self.say(f"delve_screens.{name}"), self.say(f"delve_screens.{name}_hint")
        toggle = Toggle(
            name,
            words,
            getattr(self.options, name),
            lambda on: self._tick(name, on=on),
            enabled=enabled,
        )
        return [toggle, Label(hint, NOTE, name=f"{name}/note")]

    def _buttons(self) -> list[Placeable]:
        say, is_new = self.say, self.first_time.is_now
        begin = Button("begin", say("delve_screens.begin"), self.begin, icon=Icon.PLAY,
                       main=not is_new)  # fmt: skip
        lesson = Button("lesson", say("delve_screens.lesson"), self._learn, icon=Icon.HELP,
                        hint=say("delve_screens.lesson_hint"), main=is_new)  # fmt: skip
        left = self.last.unfinished
        if left is None:
            return [begin, lesson]
        names = listed(left.course.names, self.texts)
        words = say("delve_screens.go_on_match", names=names)
        words = numbered(words, left.course.series, self.texts)
        return [begin, Button("go_on", words, self.go_on, icon=Icon.AGAIN,
                              hint=say("delve_screens.go_on_match_hint")), lesson]  # fmt: skip

    def _learn(self) -> None:
        self.first_time.end()
        self.frame.go(to_lesson(self.frame))

    # --- changes --------------------------------------------------------------------------------

    def _set(self, options: Options) -> None:
        self.options = options
        self.frame.rearrange()

    def _count(self, at: int) -> None:
        self.players = FEWEST_PLAYERS + at
        self.frame.rearrange()

    def _tick(self, name: str, *, on: bool) -> None:
        if name == "specials":
            self._without_specials = not on
        self._set(TICKED[name](self.options, on))

    def choose_box(self, box: BoxChoice) -> None:
        """Its adventurers, and its special monsters unless they were taken out."""
        first, specials = self.options.adventurer, box.has_specials and not self._without_specials
        options = replace(self.options, box=box, specials=specials)
        stays = first in adventurers_of(self.showcase.box.cards, options)
        self._set(options if stays else replace(options, adventurer=None))

    def _ask_first(self) -> None:
        show, close = self.showcase, self.form.close_dialog
        everyone = adventurers_of(show.box.cards, self.options)
        self.form.open(first_adventurer_dialog(show, everyone, self._choose_first, close))

    def _choose_first(self, adventurer: AdventurerId | None) -> None:
        self.form.close_dialog()
        self._set(replace(self.options, adventurer=adventurer))

    def _coach(self, on: bool) -> None:
        self.coached = on

    def help(self) -> HelpPage:
        told = ("set_up", "goal", "bid", "place", "delve", "hand_over")
        lines = tuple(self.say(f"delve_screens.help_{what}") for what in told)
        return HelpPage(self.say("delve_screens.title"), lines)
