"""Before a match: who plays, with whose adventurers, and how."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from dexterity.hand.error import Skill
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import FEWEST_PLAYERS, MOST_PLAYERS, PlayerId
from dexterity.session.delve.kept_matches import last_delve_match, resume_delve_match
from dexterity.session.delve.match_words import listed
from dexterity.session.seat import Seat
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, NOTE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.delve.routes import begin_match, new_seed, to_lesson, to_match
from dexterity.ui.screens.last_match_reading import LastMatchReading
from dexterity.ui.screens.practice_page import fitted
from dexterity.ui.screens.seating import Seating
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.toggle import Toggle
from dexterity.ui.widgets.widget import Placeable

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
KINDS_SHARE: Final = 0.64
SLIM: Final = 70.0
"""Points of height up to which a seat's kinds stand beside its name; large letters stack them."""


class DelveSetUp(Screen):
    """Keeps what is chosen until the match begins."""

    name = "delve"

    def __init__(
        self,
        frame: Frame,
        *,
        players: int | None = None,
        computer: Skill | None = None,
        seed: int | None = None,
    ) -> None:
        """`players`: how many; `computer`: at this level everybody but the first."""
        super().__init__(frame, default="begin")
        self._seed = new_seed() if seed is None else seed
        self.players = players or FEWEST_PLAYERS
        self.seating = Seating(
            frame,
            MOST_PLAYERS,
            own=lambda at: self.say("delve_screens.seat", number=at + 1),
            robot=lambda skill: self.say(f"delve_screens.robot_{skill}"),
            computer=computer,
        )
        self.options = Options()
        self.coached = False
        self.last = LastMatchReading(frame, last_delve_match(frame.services.folders.records))

    # --- what is chosen -------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where, clockwise."""
        return self.seating.seats(self.players)

    def begin(self) -> None:
        """The first bid."""
        self.seating.keep(self.players)
        named = self.seating.named_first(self.players)
        first = None if named is None else PlayerId(named)
        options = replace(self.options, players=self.players, first=first)
        screen = begin_match(self.frame, options, self.seats, self._seed, coached=self.coached)
        self.frame.swap(screen)

    def go_on(self) -> None:
        """The last match, from where it was left."""
        if self.last.unfinished is not None:
            match = resume_delve_match(self.last.unfinished, self.frame.services.tell)
            self.frame.swap(to_match(self.frame, match, coached=self.coached))

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self.last.update()

    # --- the page -------------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
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
        for at in range(self.players):
            lines.append(Panel(self._seat(at, ruler), name=f"seat/{at}", padding=10.0))
        lines.append(self.seating.begins_row(self.players))
        if sum(not seat.is_computer for seat in self.seats) > 1:
            lines.append(Label(self.say("delve_screens.seat_note"), NOTE, name="seat_note"))
        return Column(*lines, gap=GAP)

    def _seat(self, at: int, ruler: Ruler) -> Row | Column:
        kinds = [self.say("delve_screens.person"),
                 *(self.say(f"delve_screens.computer_{skill}") for skill in Skill)]  # fmt: skip
        row = self.seating.kind_row(at, kinds, name=f"kind/{at}")
        field = self.seating.field(at, self.players)
        if row.wanted(ruler, KINDS_SHARE * (SEATS.width - 30.0))[1] > SLIM:
            return Column(field, row, gap=6.0)
        return Row(field, row, shares=(1.0 - KINDS_SHARE, KINDS_SHARE), gap=10.0)

    def _choices(self) -> Column:
        say = self.say
        boxes = [say(f"delve_screens.box_{box}") for box in BoxChoice]
        at = [*BoxChoice].index(self.options.box)
        return Column(
            Label(say("delve_screens.set_up_note"), BODY, name="note"),
            ChoiceRow("box", say("delve_screens.box"), boxes, at, self._choose_box),
            *self._option("specials"),
            *self._option("first_must_add"),
            *self._option("dexterity"),
            Toggle("coach", say("delve_screens.coach_option"), self.coached, self._coach,
                   hint=say("delve_screens.coach_hint")),
            Label(say("delve_screens.coach_hint"), NOTE, name="coach/note"),
            gap=8.0,
        )  # fmt: skip

    def _option(self, name: str) -> list[Placeable]:
        """A box to tick, and what it means for who does not linger."""
        words, hint = self.say(f"delve_screens.{name}"), self.say(f"delve_screens.{name}_hint")
        ticked = TICKED[name]
        toggle = Toggle(
            name,
            words,
            getattr(self.options, name),
            lambda on: self._set(ticked(self.options, on)),
        )
        return [toggle, Label(hint, NOTE, name=f"{name}/note")]

    def _buttons(self) -> list[Placeable]:
        say = self.say
        begin = Button("begin", say("delve_screens.begin"), self.begin, icon=Icon.PLAY, main=True)
        lesson = Button("lesson", say("delve_screens.lesson"), self._learn, icon=Icon.HELP,
                        hint=say("delve_screens.lesson_hint"))  # fmt: skip
        left = self.last.unfinished
        if left is None:
            return [begin, lesson]
        names = listed((seat.name for seat in left.course.seats), self.texts)
        words = say("delve_screens.go_on_match", names=names)
        return [begin, Button("go_on", words, self.go_on, icon=Icon.AGAIN,
                              hint=say("delve_screens.go_on_match_hint")), lesson]  # fmt: skip

    def _learn(self) -> None:
        self.frame.go(to_lesson(self.frame))

    # --- changes --------------------------------------------------------------------------------

    def _set(self, options: Options) -> None:
        self.options = options
        self.frame.rearrange()

    def _count(self, at: int) -> None:
        self.players = FEWEST_PLAYERS + at
        self.frame.rearrange()

    def _choose_box(self, at: int) -> None:
        self._set(replace(self.options, box=[*BoxChoice][at]))

    def _coach(self, on: bool) -> None:
        self.coached = on

    def help(self) -> HelpPage:
        told = ("set_up", "goal", "bid", "place", "delve", "hand_over")
        lines = tuple(self.say(f"delve_screens.help_{what}") for what in told)
        return HelpPage(self.say("delve_screens.title"), lines)
