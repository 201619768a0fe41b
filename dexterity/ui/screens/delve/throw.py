"""One throw at a monster that no tile beats: our table, the die, and what hangs on it."""

from collections.abc import Callable

from dexterity.rules.delve.effects import Effect
from dexterity.session.computer_throw import computer_throw
from dexterity.session.delve.delve_throw import DelveThrow
from dexterity.session.delve.words import delve_words
from dexterity.session.matches import DelveMatch
from dexterity.session.throw import Throw
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, LABEL, SUBHEADING
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.dare.computer_hand import ComputerHand, ComputerThrow
from dexterity.ui.screens.dare.dare_screen import DareScreen
from dexterity.ui.screens.dare.dare_table import takes_up
from dexterity.ui.screens.delve.dialogs import leaving_dialog
from dexterity.ui.screens.delve.monster_card import MonsterPicture, met_view
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.screens.delve.since import Since
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.strip import Words
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Widget

GAP = 10.0
READS_S = 2.0
"""For which a computer's throw is looked at before the delve goes on."""

OnDone = Callable[[Since], None]


class DelveThrowScreen(DareScreen):
    """From the die in the hand to where it lies; then the dungeon tells what came of it."""

    name = "delve-throw"
    rulebook = "delve"
    rulebook_chapter = "throw"

    def __init__(
        self,
        frame: Frame,
        match: DelveMatch,
        *,
        on_done: OnDone,
        computer: ComputerThrow = computer_throw,
    ) -> None:
        self.match, self._on_done = match, on_done
        self.effects: tuple[Effect, ...] | None = None
        """What the throw brought about, as soon as it is known."""
        self._judged_s = 0.0
        self._seat, self._seed = match.seat, match.course.throw_seed
        self._seen = match.seen(None)
        blow = match.game.blow(self._seen)
        self._damage = 0 if blow is None else blow.damage
        super().__init__(frame, DelveThrow(), seed=match.course.throw_seed)
        self._computer = ComputerHand(self.table, computer)

    # --- what happens at the table ------------------------------------------------------------

    @property
    def waits(self) -> bool:
        return self.effects is not None or self._seat.is_computer

    @property
    def goes_on(self) -> bool:
        return False

    def _known(self, throw: Throw) -> None:
        way = None if self._seat.is_computer else self.table.thrown_in
        self.effects = self.match.make_throw(throw, way=way)

    def _judged(self, throw: Throw) -> None:
        self.table.empty_handed = True
        self.frame.rearrange()

    def told(self) -> str:
        words = delve_words(self.match.course.box, self.match.course.names, self.texts)
        return "" if not self.effects else words.sentence(self.effects[0])

    def go_on(self) -> None:
        """Back to the dungeon, once the throw has been seen."""
        if self.effects is not None and self.table.scene is not Scene.FLIGHT:
            self._on_done(Since(self._seen, self.effects))

    # --- the page -----------------------------------------------------------------------------

    @property
    def _show(self) -> DelveShowcase:
        return DelveShowcase(self.match.course.box, self.texts)

    def about(self, box: Box, ruler: Ruler) -> list[Widget]:
        """Who is thrown at, and what is needed."""
        show, facing = self._show, None if self._seen.delve is None else self._seen.delve.facing
        if facing is None:
            return []
        strength = facing.strength or 0
        lines = Column(
            MonsterPicture("monster", met_view(facing, self._mood)),
            Label(show.monster(facing.monster), SUBHEADING, name="monster/name"),
            Label(
                show.say("throw_needs", strength=strength, damage=self._damage), BODY, name="needs"
            ),
            Label(self._seat.name, LABEL, name="thrower"),
            gap=GAP,
        )
        card = Panel(lines, name="about", padding=12.0)
        seen = self.effects is not None and self.table.scene is not Scene.FLIGHT
        button = Button("go_on", show.say("throw_done"), self.go_on, icon=Icon.PLAY, main=True,
                        enabled=seen)  # fmt: skip
        foot = button.wanted(ruler, box.width)[1]
        above, below = box.cut_top(box.height - foot - GAP, gap=GAP)
        return [*fitted("about/page", card, above, ruler), *placed(button, below, ruler)]

    @property
    def _mood(self) -> Mood:
        last = self.table.last
        if last is None or self.effects is None:
            return Mood.CALM
        return Mood.HURT if last.verdict.hit else Mood.GLAD

    def words(self) -> Words:
        head, note = super().words()
        facing = None if self._seen.delve is None else self._seen.delve.facing
        if self.table.scene is Scene.HAND and self._seat.is_computer and facing is not None:
            monster = self._show.monster(facing.monster)
            return self._show.say("throw_told", name=self._seat.name, monster=monster), ""
        return head, note

    def help(self) -> HelpPage:
        lines = super().help().lines
        return HelpPage(self.say("delve_screens.dexterity"),
                        (self.say("delve_screens.dexterity_hint"), *lines))  # fmt: skip

    # --- events and time ------------------------------------------------------------------------

    def _use_table(self, event: Event) -> bool:
        if self.table.scene is Scene.VERDICT and self.effects is not None and takes_up(event):
            self.go_on()
            return True
        if super()._use_table(event):
            return True
        match event:
            case Intended(Intention.BACK, repeated=False):
                close = self.form.close_dialog
                self.form.open(leaving_dialog(self._show, close, self.frame.back))
                return True
            case _:
                return False

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        skill = self._seat.skill
        if skill is None:
            return
        if self.effects is None:
            self._computer.update(elapsed_s, skill, self._seed)
        elif self.table.scene is Scene.VERDICT:
            self._judged_s += elapsed_s * self.settings.game_speed
            if self._judged_s >= READS_S:
                self.go_on()

    def close(self) -> None:
        super().close()
        self._computer.close()
