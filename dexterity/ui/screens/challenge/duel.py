"""A round of a duel: two throw at the same table in turn, and see what each has made of it."""

from dexterity.luck import derive_seed
from dexterity.rules.challenge.actions import GiveUp
from dexterity.rules.challenge.duel_effects import DarePicked, DuelEffect, RoundWon
from dexterity.rules.challenge.duel_state import DuelState, Phase
from dexterity.session.challenge.words import AnyEffect, challenge_words
from dexterity.session.computer_throw import computer_throw
from dexterity.session.matches import DuelMatch
from dexterity.session.throw import Throw
from dexterity.session.words import EffectWords
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.duel_column import duel_column
from dexterity.ui.screens.challenge.leaving import leaving_dialog
from dexterity.ui.screens.challenge.mark import draw_mark
from dexterity.ui.screens.challenge.routes import to_sheet
from dexterity.ui.screens.dare.computer_hand import ComputerHand, ComputerThrow
from dexterity.ui.screens.dare.dare_screen import DareScreen
from dexterity.ui.screens.dare.dare_table import takes_up
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.strip import Words
from dexterity.ui.show.rewards import Reward
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.layout import Column, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Widget

GAP = 10.0


class DuelScreen(DareScreen):
    """From the first throw of a round to its last; then comes the score sheet."""

    name = "duel"
    rulebook = "challenge"
    rulebook_chapter = "duel"

    def __init__(
        self,
        frame: Frame,
        book: Book,
        match: DuelMatch,
        *,
        computer: ComputerThrow = computer_throw,
    ) -> None:
        self.book, self.match = book, match
        self.shown: DuelState = match.state
        """As far as the players have seen it."""
        self._effects: tuple[DuelEffect, ...] = ()
        self._announced = False
        state = match.state
        seed = derive_seed(state.seed, "pickups", state.match, len(state.sheet))
        self._laid = match.course.turn
        # A duel that was left goes on with the die that would have come next.
        super().__init__(frame, self._laid, seed=seed, picked_up=match.course.thrown_by_people)
        self._computer = ComputerHand(self.table, computer)

    def show(self) -> None:
        """Says what is dared, once."""
        if not self._announced:
            self._announced = True
            picked = DarePicked(self.shown.picked_by, self.shown.dare)
            self.frame.notify(self._story.sentence(picked))

    # --- what happens at the table ------------------------------------------------------------

    @property
    def round_over(self) -> bool:
        """Whether the score sheet comes next."""
        after, before = self.match.state, self.shown
        return len(after.sheet) > len(before.sheet) or after.phase is not Phase.THROWING

    @property
    def goes_on(self) -> bool:
        return not self.round_over

    @property
    def waits(self) -> bool:
        return self.goes_on and self.match.computer_acts

    def _known(self, throw: Throw) -> None:
        match, table = self.match, self.table
        player, person = match.course.decides, not match.seat.is_computer
        way = table.thrown_in if person else None
        self._effects = match.make_throw(throw, way=way, box=table.box, clock_s=table.released_s)
        won = any(isinstance(one, RoundWon) and one.player == player for one in self._effects)
        if won and person:
            # Nobody wants to be played a fanfare by the computer that has won.
            table.rewards.expect(throw, Reward.WIN)

    def _judged(self, throw: Throw) -> None:
        self._go_on(throw.flight.lasts_s)

    def _go_on(self, lasted_s: float = 0.0) -> None:
        """To the next throw, whoever makes it; or all is seen of this round."""
        if self.round_over:
            self.table.empty_handed = True
            self.frame.rearrange()
            return
        before, after = self.shown, self.match.state
        same = (
            self.match.game.turn(before) == self.match.course.player and before.tied == after.tied
        )
        self.shown = after
        table = self.table
        table.clock_s = table.released_s + lasted_s if same else 0.0
        self._laid = self.match.course.turn
        self.lay(self._laid, same_player=same)

    def give_up(self) -> None:
        """Whoever has the dice leaves the rest of them."""
        if not self.table.calm or self.waits or self.round_over:
            return
        self._effects = self.match.do(GiveUp())
        self._after_giving_up()

    def _after_giving_up(self) -> None:
        if self.round_over:
            self._open_sheet()
        else:
            self._go_on()
            self.table.go_on()

    def told(self) -> str:
        return self._story.told(self._effects)

    @property
    def _story(self) -> EffectWords[AnyEffect]:
        return challenge_words(
            self.match.game.level(self.shown), self.texts, self.match.course.names
        )

    def _open_sheet(self) -> None:
        self.frame.swap(to_sheet(self.frame, self.book, self.match))

    # --- the page -----------------------------------------------------------------------------

    def about(self, box: Box, ruler: Ruler) -> list[Widget]:
        say = self.say
        watch = Button("watch", say("practice.watch"), self.table.watch, icon=Icon.AGAIN,
                       hint=say("practice.watch_hint"))  # fmt: skip
        if self.round_over and self.table.scene is not Scene.FLIGHT:
            last = Button("sheet", say("challenge_screens.to_sheet"), self._open_sheet,
                          icon=Icon.MENU, main=True)  # fmt: skip
        else:
            last = Button("give_up", say("challenge_screens.forfeit"), self.give_up,
                          icon=Icon.CLOSE, hint=say("challenge_screens.forfeit_hint"))  # fmt: skip
        buttons = Column(watch, last, gap=GAP)
        foot = buttons.wanted(ruler, box.width)[1]
        above, below = box.cut_top(box.height - foot - GAP, gap=GAP)
        card = Panel(self._card(), name="duel", padding=12.0)
        return [*fitted("duel/page", card, above, ruler), *placed(buttons, below, ruler)]

    def _card(self) -> Column:
        state, match = self.shown, self.match
        return duel_column(
            self._laid.challenge,
            match.game.level(state),
            state,
            rounds=match.game.rounds,
            names=match.course.names,
            at=match.game.turn(state),
            texts=self.texts,
            colour_safe=self.settings.colour_safe,
        )

    def _refresh(self) -> None:
        super()._refresh()
        give_up = self.form.widget("give_up")
        if give_up is not None:
            give_up.enabled = self.table.calm and not self.waits

    def words(self) -> Words:
        head, note = super().words()
        name = self.match.course.names[self.match.game.turn(self.shown) or 0]
        if self.table.scene is not Scene.HAND or not head:
            return head, note
        if self.waits:
            return self.say("challenge_screens.computer_aims", name=name), ""
        return self.say("challenge_screens.whose_hint", name=name, hint=head), note

    # --- events, time and picture ---------------------------------------------------------------

    def _use_table(self, event: Event) -> bool:
        judged = self.table.scene is Scene.VERDICT
        if judged and self.round_over and takes_up(event):
            self._open_sheet()
            return True
        if judged and self.waits and takes_up(event):
            self.table.go_on()
            return True
        if super()._use_table(event):
            return True
        match event:
            case Intended(Intention.BACK, repeated=False):
                self.form.open(leaving_dialog(self.texts, self.form, self.frame.back, "duel"))
                return True
            case _:
                return False

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        skill = self.match.seat.skill
        if self.waits and skill is not None:
            self._computer.update(elapsed_s, skill, self.match.course.throw_seed)

    def draw_over(self, canvas: Canvas) -> None:
        draw_mark(canvas, self.table, self.match.game.level(self.shown).goal)

    def help(self) -> HelpPage:
        told = ("turns", "loser", "points")
        lines = tuple(self.say(f"challenge_screens.help_duel_{what}") for what in told)
        return HelpPage(self.say("challenge_screens.duel_title"), (*lines, *super().help().lines))

    def close(self) -> None:
        super().close()
        self._computer.close()
