"""Before a match: the sheet, who plays against whom, and how."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dexterity.luck import SEEDS, derive_seed, new_seed
from dexterity.rules.concession import Concession
from dexterity.rules.pen.options import FIRST_HEALTH, Options
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.state import HEALTH
from dexterity.session.match import last_match
from dexterity.session.matches import PenMatch
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.words import handicap_words
from dexterity.session.progress import MatchTally, tally_of
from dexterity.session.progress_file import load_progress
from dexterity.session.seat import Seats
from dexterity.session.series import TO_WIN, Series, best_of
from dexterity.session.series_words import numbered
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import NOTE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.first_time import FirstTime
from dexterity.ui.screens.gallery import make_screen
from dexterity.ui.screens.last_match_reading import LastMatchReading
from dexterity.ui.screens.pen.routes import begin_match, to_lesson, to_match
from dexterity.ui.screens.pen.sheet_tile import SheetTile
from dexterity.ui.screens.pen.sheets_on_offer import (
    NEW,
    PLAYED,
    Offer,
    drawn_by_luck,
    own_sheets,
    shipped_sheets,
)
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.seating import Agreed, Seating
from dexterity.ui.screens.seating_page import Terms, seating_page
from dexterity.ui.sheet.drawn import drawn_of
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.toggle import Toggle
from dexterity.ui.widgets.widget import Widget
from dexterity.values.skill import Skill

SHEETS: Final = Box(30.0, 84.0, 500.0, 622.0)
CHOICES: Final = Box(570.0, 84.0, 680.0, 536.0)
FOOT: Final = Box(570.0, 636.0, 680.0, 70.0)
TO_A_ROW: Final = 3
GAP: Final = 10.0


class PenSetUp(Screen):
    """Keeps what is chosen until the match begins."""

    name = "pen"
    rulebook = "pen"

    def __init__(
        self,
        frame: Frame,
        *,
        sheet: str | None = None,
        opponent: Skill | None = None,
        seed: int | None = None,
        agreed: Agreed | None = None,
        after: PenMatch | None = None,
        faces: bool = False,
    ) -> None:
        """`after`: everything is chosen as it was in a match before."""
        self.first_time = FirstTime(frame, "pen")
        super().__init__(frame, default=self.first_time.default)
        self._seed = new_seed() if seed is None else seed
        # The sheet that is drawn is called by its number, which may not tell the luck of a match.
        self._number = new_seed() if seed is None else derive_seed(seed, "sheet") % SEEDS
        self.seating = Seating(
            frame,
            len(PLAYERS),
            computer=opponent,
            agreed=agreed,
        )
        self.options = Options(left_handed=(self.settings.left_handed, False))
        self.faces = faces
        self._own = own_sheets(frame.services.folders.sheets)
        self._played: tuple[Offer, ...] = ()
        """A sheet that is on offer only because it was just played on."""
        self.chosen = sheet or shipped_sheets()[0].id
        if after is not None:
            self._choose_again(after)
        self._progress = load_progress(frame.services.folders.progress_file).progress
        self.last = LastMatchReading(
            frame, last_match(frame.services.folders.records, "pen", PenCourse)
        )

    def _choose_again(self, match: PenMatch) -> None:
        places, seating = match.course.places, self.seating
        self.options = places.options
        seating.sit_again(places.seats, places.options.concessions)
        seating.begins, seating.length = places.options.first, match.course.series.to_win
        sheet = match.game.board.sheet
        known = next((one for one in self.offers if one.sheet == sheet), None)
        if known is None:
            known = Offer(PLAYED, sheet)
            self._played = (known,)
        self.chosen = known.id

    # --- what is chosen -------------------------------------------------------------------------

    @property
    def offers(self) -> tuple[Offer, ...]:
        """All sheets, the new one last; that one is drawn when somebody asks for it."""
        return *shipped_sheets(), *self._own, *self._played, drawn_by_luck(self._number)

    @property
    def offer(self) -> Offer:
        """The sheet that is chosen."""
        return next((one for one in self.offers if one.id == self.chosen), self.offers[0])

    @property
    def seats(self) -> Seats:
        """Who sits where: the first has the blue pencil."""
        first, second = self.seating.seats(len(PLAYERS))
        return first, second

    def begin(self) -> None:
        """The first flick."""
        self.seating.keep(len(PLAYERS))
        self.first_time.end()
        first = PlayerId(self.seating.first(len(PLAYERS), self._seed))
        one, two = (self.seating.conceded(at, [*Concession]) for at in PLAYERS)
        options = replace(self.options, first=first, concessions=(one, two))
        before = Series(self.seating.length, self._seed)
        screen = begin_match(self.frame, self.offer.sheet, options, self.seats, self._seed,
                             faces=self.faces, before=before)  # fmt: skip
        self.frame.swap(screen)

    def go_on(self) -> None:
        """The last match, from where it was left."""
        if self.last.unfinished is not None:
            match = PenMatch.resume(self.last.unfinished, self.frame.services.tell)
            self.frame.swap(to_match(self.frame, match))

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self.last.update()

    # --- the page -------------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        self.form.default = self.first_time.default
        buttons = self._buttons()
        high = buttons.wanted(ruler, FOOT.width)[1]
        foot = Box(FOOT.left, FOOT.bottom - high, FOOT.width, high)
        above = Box(CHOICES.left, CHOICES.top, CHOICES.width, foot.top - GAP - CHOICES.top)
        self.form.refill(
            [
                *heading(self.say("pen_screens.table_title"), ruler),
                *self._sheets(ruler),
                *fitted("page", self._choices(ruler, above.width), above, ruler),
                *placed(buttons, foot, ruler),
            ]
        )

    def _sheets(self, ruler: Ruler) -> list[Widget]:
        tiles = [self._tile(offer) for offer in self.offers]
        rows = [Row(*tiles[at : at + TO_A_ROW], gap=10.0) for at in range(0, len(tiles), TO_A_ROW)]
        return fitted("sheets", Column(*rows, gap=10.0), SHEETS, ruler)

    def _tile(self, offer: Offer) -> SheetTile:
        new = offer.id == NEW
        words = self.say("pen_screens.sheet_new") if new else offer.title(self.texts)
        by = self.say("pen_screens.sheet_author", author=offer.sheet.author)
        hint = self.say("pen_screens.sheet_new_hint") if new else by
        return SheetTile(
            f"sheet/{offer.id}",
            words,
            drawn_of(offer.sheet),
            lambda: self._choose(offer),
            chosen=offer.id == self.chosen,
            hint=hint,
        )

    def _choose(self, offer: Offer) -> None:
        if offer.id == NEW and self.chosen == NEW:
            self._number = new_seed()
        self.chosen = offer.id
        self.frame.rearrange()

    def _buttons(self) -> Column:
        """A match in the first row, what goes with it in the second."""
        say, is_new = self.say, self.first_time.is_now
        begin = Button("begin", say("pen_screens.begin"), self.begin, icon=Icon.PLAY,
                       main=not is_new)  # fmt: skip
        lesson = Button("lesson", say("pen_screens.lesson"), self._learn, icon=Icon.HELP,
                        hint=say("pen_screens.lesson_hint"), main=is_new)  # fmt: skip
        draw = Button("draw", say("pen_screens.draw_sheet"), self._draw, icon=Icon.SCRIBBLE)
        left = self.last.unfinished
        below = Row(lesson, draw, shares=(1.0, 1.0), gap=10.0)
        if left is None:
            return Column(begin, below, gap=10.0)
        first, second = left.course.seats
        words = say("pen_screens.go_on_match", first=first.name, second=second.name)
        words = numbered(words, left.course.series, self.texts)
        go_on = Button("go_on", words, self.go_on, icon=Icon.AGAIN,
                       hint=say("pen_screens.go_on_match_hint"))  # fmt: skip
        return Column(Row(begin, go_on, gap=10.0), below, gap=10.0)

    def _learn(self) -> None:
        self.first_time.end()
        self.frame.go(to_lesson(self.frame))

    def _draw(self) -> None:
        self.frame.go(make_screen("pen-editor", self.frame))

    def _choices(self, ruler: Ruler, width: float) -> Column:
        say, both = self.say, len(PLAYERS)
        return Column(
            *seating_page(self.seating, both, self._terms(), self._tally, ruler=ruler,
                          width=width),
            Row(self._toggle("beginner", self.options.beginner, self._begin_kindly),
                self._toggle("fun", self.options.fun, self._have_fun),
                Toggle("faces", say("pen_screens.faces"), self.faces, self._face,
                       hint=say("pen_screens.faces_hint"))),
            Row(self._hand(0), self._hand(1), shares=(1.0, 1.0)),
            Label(self._note(), NOTE, name="note"),
            gap=GAP,
        )  # fmt: skip

    def _terms(self) -> Terms:
        return Terms(
            self.say("seats.best_of_games"),
            {wins: self.texts.number(best_of(Series(wins))) for wins in TO_WIN},
            tuple(Concession),
            lambda at, one: handicap_words(self.seats[at].name, one, self.texts),
            self.say(
                "pen_screens.handicap_explained",
                small=self.texts.number(FIRST_HEALTH[Concession.SMALL]),
                large=self.texts.number(FIRST_HEALTH[Concession.LARGE]),
                full=self.texts.number(HEALTH),
            ),
        )

    def _tally(self, names: tuple[str, ...]) -> MatchTally:
        return tally_of(self._progress, names, "pen")

    def _note(self) -> str:
        """Who has which pencil, and what the ticked boxes mean, for who does not linger."""
        told = [name for name in ("beginner", "fun") if getattr(self.options, name)]
        hints = (self.say(f"pen_screens.{name}_hint") for name in told)
        return " ".join([self.say("pen_screens.pencils"), *hints])

    def _toggle(self, name: str, value: bool, on_change: Callable[[bool], None]) -> Toggle:
        words, hint = self.say(f"pen_screens.{name}"), self.say(f"pen_screens.{name}_hint")
        return Toggle(name, words, value, on_change, hint=hint)

    def _hand(self, player: int) -> Toggle:
        hands = self.options.left_handed

        def change(on: bool) -> None:
            both = (on, hands[1]) if player == 0 else (hands[0], on)
            self._set(replace(self.options, left_handed=both))

        words = self.say("pen_screens.left_handed", name=self.seats[player].name)
        enabled = self.seating.kinds[player] is None
        return Toggle(f"left/{player}", words, hands[player], change, enabled=enabled)

    # --- changes --------------------------------------------------------------------------------

    def _begin_kindly(self, on: bool) -> None:
        self._set(replace(self.options, beginner=on))

    def _have_fun(self, on: bool) -> None:
        self._set(replace(self.options, fun=on))

    def _set(self, options: Options) -> None:
        self.options = options
        self.frame.rearrange()

    def _face(self, on: bool) -> None:
        self.faces = on

    def help(self) -> HelpPage:
        told: tuple[str, ...] = ("set_up", "sheets", "goal", "flick", "wall", "event")
        lines = tuple(self.say(f"pen_screens.help_{what}") for what in told)
        return HelpPage(self.say("pen_screens.table_title"), lines)
