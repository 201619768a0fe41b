"""The first fight: the table of every fight, and somebody who says what to do and why."""

from typing import Final

from dexterity.rules.fighter.actions import Action, TakeDie
from dexterity.session.fighter.lesson import Comrade, lesson_campaign
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.theme import BODY, Look
from dexterity.ui.draw.colours import CENTRE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.fighter.fight import FightScreen
from dexterity.ui.screens.fighter.lesson_step import Step, step_of
from dexterity.ui.screens.fighter.routes import to_set_up
from dexterity.ui.screens.strip import Words
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column

MARK: Final = Look(ground=None, ink=CENTRE, line=2.6, twice=True)
READ_S: Final = 6.0
"""For what a miss means to be read."""
AROUND: Final = 5.0
"""Points between what is meant and the ring around it."""


def to_lesson(frame: Frame) -> Screen:
    """The first fight, from its beginning."""
    return LessonScreen(frame)


class LessonScreen(FightScreen):
    """Teaches by doing: a die, a throw, a miss, a weapon, gold."""

    name = "fight-lesson"

    def __init__(self, frame: Frame) -> None:
        say = frame.services.texts.say
        campaign = lesson_campaign(say("fight_screens.lesson.you"), "Brad")
        self._first = campaign.state.throws
        super().__init__(frame, campaign, computer=Comrade())

    @property
    def step(self) -> Step:
        """What is being learnt."""
        seen = self.theatre.seen
        attack = None if seen.fight is None else seen.fight.attack
        used = self.weapons if attack is None else attack.weapons
        blow = self.campaign.game.blow(seen)
        return step_of(
            seen,
            throws=seen.throws - self._first,
            armed=bool(used),
            hit=blow is not None and blow.hit,
        )

    def _lesson(self, key: str, **words: str | int) -> str:
        return self.say(f"fight_screens.lesson.{key}", **words)

    # --- what is said -------------------------------------------------------------------------

    def words(self) -> Words:
        if self.theatre.beat is not None or self.placing is not None:
            return super().words()
        head, note = super().words()
        step = self.step
        match step:
            case Step.THROW | Step.ARMED_THROW:
                # Once the die is taken, the hand is told what to do with it.
                waits = self.table.scene is Scene.HAND and not self.table.hand.begun
                return (self._lesson(step), self._lesson(f"{step}_note")) if waits else (head, note)
            case Step.WATCH:
                return (self._lesson(step), head) if head else (head, note)
            case Step.HIT | Step.SYMBOL | Step.MISS | Step.ARMED_HIT | Step.WATCH_MISS:
                return head, note
            case _:
                return self._lesson(step), self._lesson(f"{step}_note")

    @property
    def patience_s(self) -> float:
        return READ_S if self.step is Step.WATCH_MISS else super().patience_s

    def judged_note(self) -> str:
        step = self.step
        judged = {Step.HIT, Step.SYMBOL, Step.MISS, Step.ARMED_HIT, Step.WATCH_MISS}
        return self._lesson(step) if step in judged else ""

    def help(self) -> HelpPage:
        return HelpPage(self._lesson("title"), super().help().lines)

    # --- what is done -------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        if isinstance(action, TakeDie) and self.step is Step.WEAPON:
            self.frame.notify(self._lesson("switch_first"))
            return
        super().do(action)

    def leave(self) -> None:
        """Nothing is lost: it can be begun again at any time."""
        self.frame.swap(to_set_up(self.frame))

    def hand_on(self) -> None:
        """It is over: what this was, and where to go from here."""
        self.theatre.settle(self.campaign.state)
        gold = self.campaign.state.gold
        page = Column(
            Label(self._lesson("done_gold", gold=gold), BODY, name="done/gold"),
            Label(self._lesson("done_more"), BODY, name="done/more"),
        )
        buttons = [
            Button("done/back", self._lesson("set_out"), self.leave, main=True),
            Button("done/again", self._lesson("again"), self._again),
        ]
        dialog = Dialog(self._lesson("done"), page, buttons, on_dismiss=self.leave)
        self.form.open(dialog)
        self.frame.rearrange()

    def _again(self) -> None:
        self.frame.swap(LessonScreen(self.frame))

    # --- picture ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.theatre.busy or self.form.dialog is not None:
            return
        for name in self.step.points_at:
            meant = self.form.widget(name)
            if meant is not None and meant.enabled:
                canvas.box(meant.box.inset(-AROUND), MARK, "mark")
