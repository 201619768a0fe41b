"""A level being played: the table, its goal, the dice that are left, and what comes of each."""

from datetime import UTC, date, datetime

from dexterity.content.challenge.challenge import Challenge
from dexterity.luck import new_seed
from dexterity.rules.challenge.effects import Effect, LevelEnded, MedalEarned
from dexterity.session.challenge.table import Moment
from dexterity.session.challenge.words import challenge_words
from dexterity.session.records.record import thrown_from
from dexterity.session.standing import stands_of
from dexterity.session.throw import Throw
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event, Intended, Phase, Pointer
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.goal_column import goal_column
from dexterity.ui.screens.challenge.leaving import leaving_dialog
from dexterity.ui.screens.challenge.level_log import LevelLog
from dexterity.ui.screens.challenge.level_play import LevelPlay
from dexterity.ui.screens.challenge.mark import draw_mark
from dexterity.ui.screens.challenge.routes import to_result
from dexterity.ui.screens.dare.dare_screen import DareScreen
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.show.rewards import Reward
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.layout import Column, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Widget

GAP = 10.0


class LevelScreen(DareScreen):
    """Throw after throw, until the rules say that it is over."""

    name = "challenge-level"
    rulebook = "challenge"
    rulebook_chapter = "level"

    def __init__(
        self,
        frame: Frame,
        book: Book,
        challenge: Challenge,
        *,
        day: date | None = None,
        seed: int | None = None,
        begun: datetime | None = None,
    ) -> None:
        self.book, self.challenge, self.day = book, challenge, day
        seed = new_seed() if seed is None else seed
        self.play = LevelPlay(book, challenge, day=day, seed=seed)
        self.shown = self.play.state
        """As far as the player has seen it."""
        self._effects: tuple[Effect, ...] = ()
        self._seed = seed
        self.log = self._begin_log(frame, begun)
        super().__init__(frame, self.play.turn, seed=seed)

    def _begin_log(self, frame: Frame, begun: datetime | None = None) -> LevelLog:
        when = begun or datetime.now(UTC)
        return LevelLog(frame.services, self.challenge, seed=self._seed, begun=when)

    # --- what happens at the table ------------------------------------------------------------

    def _known(self, throw: Throw) -> None:
        table, lying = self.table, self.play.state.lying
        thrown = thrown_from(throw, table.thrown_in, self.settings.player_name)
        moment = Moment(lying, table.box, table.released_s, stands_of(table.dare))
        self.log.throw(thrown, moment, throw.flight.aftermath)
        self._effects = self.play.throw(throw, thrown, moment)
        if won_by(self._effects):
            table.rewards.expect(throw, Reward.WIN)

    def _judged(self, throw: Throw) -> None:
        self.shown = self.play.state
        if self.goes_on:
            self.table.clock_s = self.table.released_s + throw.flight.lasts_s
            self.lay(self.play.turn)
        else:
            self.table.empty_handed = True
            self.frame.rearrange()

    @property
    def goes_on(self) -> bool:
        return self.play.result is None

    def told(self) -> str:
        return challenge_words(self.play.game.level, self.texts).told(self._effects)

    def restart(self) -> None:
        """From the beginning."""
        self.form.close_dialog()
        self.table.finish()
        self.log.close()
        self.play.restart()
        self.log = self._begin_log(self.frame)
        self.shown, self._effects = self.play.state, ()
        self.table.empty_handed = False
        self.table.begin_anew(self.play.turn)
        self._place_if_wanted()
        self.frame.rearrange()

    def give_up(self) -> None:
        """What was won so far stays won."""
        self.form.close_dialog()
        self.table.finish()
        if self.goes_on:
            self.play.give_up()
            self.log.give_up()
        self._finish()

    def _finish(self) -> None:
        result = self.play.result
        if result is not None:
            self.frame.swap(to_result(self.frame, self.book, self.play, self.day))

    # --- the page -----------------------------------------------------------------------------

    def about(self, box: Box, ruler: Ruler) -> list[Widget]:
        say, over = self.say, not self.goes_on and self.table.scene is Scene.VERDICT
        watch = Button("watch", say("practice.watch"), self.table.watch, icon=Icon.AGAIN,
                       hint=say("practice.watch_hint"))  # fmt: skip
        if over:
            buttons = Column(
                watch,
                Button("result", say("challenge_screens.to_result"), self._finish,
                       icon=Icon.CHECK, main=True),
                gap=GAP,
            )  # fmt: skip
        else:
            buttons = Column(
                watch,
                Button("restart", say("challenge_screens.restart"), self.restart, icon=Icon.UNDO,
                       hint=say("challenge_screens.restart_hint")),
                Button("give_up", say("challenge_screens.give_up"), self.give_up, icon=Icon.CLOSE,
                       hint=say("challenge_screens.give_up_hint")),
                gap=GAP,
            )  # fmt: skip
        foot = buttons.wanted(ruler, box.width)[1]
        above, below = box.cut_top(box.height - foot - GAP, gap=GAP)
        column = goal_column(self.challenge, self.play.game.level, self.shown, self.texts,
                             colour_safe=self.settings.colour_safe)  # fmt: skip
        card = Panel(column, name="goal", padding=12.0)
        return [*fitted("goal/page", card, above, ruler), *placed(buttons, below, ruler)]

    def _refresh(self) -> None:
        super()._refresh()
        for name in ("restart", "give_up"):
            widget = self.form.widget(name)
            if widget is not None:
                widget.enabled = bool(self.play.state.throws)

    # --- events and picture ---------------------------------------------------------------------

    def _use_table(self, event: Event) -> bool:
        if not self.goes_on and self.table.scene is Scene.VERDICT:
            return self._end_with(event)
        if super()._use_table(event):
            return True
        match event:
            case Intended(Intention.BACK, repeated=False) if self.shown.throws and self.goes_on:
                self.form.open(leaving_dialog(self.texts, self.form, self.frame.back))
                return True
            case _:
                return False

    def _end_with(self, event: Event) -> bool:
        """Whatever would take up the next die leads to the result."""
        match event:
            case Pointer(phase=Phase.DOWN) | Intended(Intention.THROW, repeated=False):
                self._finish()
            case Intended(Intention.BACK | Intention.CONFIRM, repeated=False):
                self._finish()
            case _:
                return False
        return True

    def close(self) -> None:
        super().close()
        self.log.close()

    def draw_over(self, canvas: Canvas) -> None:
        draw_mark(canvas, self.table, self.play.game.level.goal)


def won_by(effects: tuple[Effect, ...]) -> bool:
    """Whether this throw was the last, and has brought a medal itself."""
    ended = any(isinstance(effect, LevelEnded) for effect in effects)
    return ended and any(isinstance(effect, MedalEarned) for effect in effects)
