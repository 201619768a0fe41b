"""The end of a match: who has won and why, in figures, with the whole sheet."""

from typing import Final

from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.state import Ending
from dexterity.session.assist import assist_words
from dexterity.session.matches import PenMatch
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, HEADING, SUBHEADING, WIDE_GAP
from dexterity.ui.flicking.sheet_turning import SheetTurning
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event
from dexterity.ui.screens.pen.key_names import sheet_keys
from dexterity.ui.screens.pen.name_plate import NamePlate
from dexterity.ui.screens.pen.play import lines_of
from dexterity.ui.screens.pen.routes import to_replay, to_sheet
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.steady import steady_lines
from dexterity.ui.sheet.drawn import drawn_of
from dexterity.ui.sheet.pawns import PawnMark, draw_pawn
from dexterity.ui.sheet.sheet_picture import SheetPicture
from dexterity.ui.sheet.sheet_plan import SheetPlan, plan_in
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable
from dexterity.values.stroke import StrokeEnd
from dexterity.values.vectors import Vec2

SHEET: Final = Box(40.0, 84.0, 620.0, 624.0)
PAGE: Final = Box(700.0, 84.0, 540.0, 624.0)


class PenEnd(Screen):
    """Nothing is left to do but to look; then comes the score sheet."""

    name = "pen-end"
    rulebook = "pen"

    def __init__(self, frame: Frame, match: PenMatch, *, faces: bool = False) -> None:
        super().__init__(frame, default="sheet")
        self.match, self.faces = match, faces
        self._picture = SheetPicture()
        self._turning = SheetTurning(SHEET.middle, self._is_rim, lambda: True)
        self._drawn = drawn_of(match.game.board.sheet, match.state, tuple(lines_of(match)))

    # --- what is said ---------------------------------------------------------------------------

    def _title(self) -> str:
        winner = self.match.state.winner
        if winner is None:
            return self.say("pen_screens.both_lost")
        return self.say("pen_screens.won", name=self.match.seats[winner].name)

    def _reason(self) -> str:
        state, seats = self.match.state, self.match.seats
        if state.winner is None:
            return self.say("pen_screens.lost_both")
        name, loser = seats[state.winner].name, seats[other(state.winner)].name
        home = state.ending is Ending.HOME
        if home:
            return self.say("pen_screens.won_home", name=name, loser=loser)
        return self.say("pen_screens.won_outlived", loser=loser)

    def _figures(self, player: PlayerId) -> str:
        strokes = [one.stroke for one in self.match.strokes if one.player == player]
        longest = max((stroke.length_mm for stroke in strokes), default=0.0)
        hit = sum(one.end is StrokeEnd.WALL for one in strokes)
        number = self.texts.number
        return self.say(
            "pen_screens.figures",
            health=number(self.match.state.pawns[player].health),
            flicks=number(len(strokes)),
            longest=number(longest),
            walls=number(hit),
        )

    # --- the page -------------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        buttons = Column(*self._buttons(), gap=10.0)
        foot = buttons.wanted(ruler, PAGE.width)[1]
        above, below = PAGE.cut_top(PAGE.height - foot - WIDE_GAP, gap=WIDE_GAP)
        card = Panel(Column(*self._lines(), gap=14.0), name="result")
        self.form.refill([*fitted("page", card, above, ruler), *placed(buttons, below, ruler)])

    def _lines(self) -> list[Placeable]:
        lines: list[Placeable] = [
            Label(self._title(), HEADING, name="winner"),
            Label(self._reason(), SUBHEADING, name="reason"),
        ]
        for player in PLAYERS:
            winner = self.match.state.winner == player
            name = self.match.seats[player].name
            lines.append(NamePlate(f"name/{player}", player, name, plays=winner))
            lines.append(Label(self._figures(player), BODY, name=f"figures/{player}"))
        words = assist_words(self.match.assists.people, self.texts)
        return [*lines, *steady_lines("steady", words, lettering=BODY)]

    def _buttons(self) -> list[Placeable]:
        say = self.say
        sheet = Button("sheet", say("score_sheet.to_sheet"), self.to_sheet, icon=Icon.PLAY,
                       main=True)  # fmt: skip
        if self.match.record is None:
            return [sheet]
        watch = Button("watch", say("score_sheet.watch"), self._watch, icon=Icon.MENU)
        return [sheet, watch]

    def to_sheet(self) -> None:
        """How the series stands, and on to the next game."""
        self.frame.swap(to_sheet(self.frame, self.match, faces=self.faces))

    def _watch(self) -> None:
        if self.match.record is not None:
            self.frame.go(to_replay(self.frame, self.match.record))

    # --- the sheet ------------------------------------------------------------------------------

    @property
    def _plan(self) -> SheetPlan:
        return plan_in(SHEET, self._turning.turned_rad)

    def _is_rim(self, place: Vec2) -> bool:
        return SHEET.contains(place)

    def handle(self, event: Event) -> bool:
        return super().handle(event) or self._turning.handle(event)

    def draw(self, canvas: Canvas) -> None:
        plan = self._plan
        self._picture.draw(canvas, plan, self._drawn)
        for player in PLAYERS:
            pawn = self.match.state.pawns[player]
            draw_pawn(canvas, plan, PawnMark(player, pawn.place_mm, self.match.seats[player].name,
                                             pawn.has_treasure))  # fmt: skip
        super().draw(canvas)

    def help(self) -> HelpPage:
        keys = sheet_keys(self.texts, self.settings)
        lines = (self.say("pen_screens.help_end"), self.say("pen_screens.help_turn", **keys))
        return HelpPage(self._title(), lines)
