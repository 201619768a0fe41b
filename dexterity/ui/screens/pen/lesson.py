"""The guided first match: the sheet of every match, and somebody who says what to do and why."""

from enum import StrEnum
from typing import Final

from dexterity.rules.pen.effects import EventDrawn
from dexterity.rules.pen.player import PLAYERS
from dexterity.session.pen.lesson import lesson_match, straw_choice
from dexterity.ui.canvas.theme import BODY
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.pen.play import PenScreen
from dexterity.ui.screens.pen.routes import to_set_up
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label

LEARNER: Final = PLAYERS[0]


class Step(StrEnum):
    """What is being learnt; named as its sentence is."""

    FLICK = "flick"
    WALL = "wall"
    CARD = "card"
    TREASURE = "treasure"
    HOME = "home"


class PenLesson(PenScreen):
    """Teaches by doing: lean and flick, a card, what walls cost, the treasure, the way home."""

    name = "pen-lesson"

    def __init__(self, frame: Frame) -> None:
        say = frame.services.texts.say
        match = lesson_match(say("pen_screens.learn.learner"), say("pen_screens.learn.rival"))
        self._seen_health = match.state.pawns[LEARNER].health
        super().__init__(frame, match, choose=straw_choice, on_over=lambda _: self._finish())

    @property
    def step(self) -> Step:
        """What the next sentence is about."""
        state = self.match.state
        if self._draws:
            return Step.CARD
        if not state.flicks:
            return Step.FLICK
        if state.pawns[LEARNER].has_treasure:
            return Step.HOME
        hurt = state.hit_wall and state.pawns[LEARNER].health < self._seen_health
        return Step.WALL if hurt else Step.TREASURE

    @property
    def _draws(self) -> bool:
        """Whether the learner's own card is on the table."""
        beat = self.telling.beat
        effect = None if beat is None else beat.effect
        return isinstance(effect, EventDrawn) and effect.player == LEARNER

    def words(self) -> str:
        words = super().words()
        person = not self.match.computer_acts and not self.telling.busy
        speaks = person and not self.table.hand.begun and self.placing is None
        if self.match.result is None and (speaks or self.step is Step.CARD):
            return self.say(f"pen_screens.learn.{self._sentence}")
        return words

    @property
    def _sentence(self) -> str:
        """How the pencil is flicked depends on the way that was chosen."""
        return f"flick_{self.settings.way}" if self.step is Step.FLICK else self.step

    def _finish(self) -> None:
        if self.form.dialog is not None:
            return
        say = self.say
        buttons = [
            Button("done/play", say("pen_screens.learn.set_out"), self._set_out, main=True),
            Button("done/again", say("pen_screens.learn.once_more"), self._again),
        ]
        note = Label(say("pen_screens.learn.done_note"), BODY, name="done/note")
        self.form.open(
            Dialog(say("pen_screens.learn.done"), note, buttons, on_dismiss=self._set_out)
        )

    def leave(self) -> None:
        """Nothing is kept, so there is nothing to ask."""
        self.frame.back()

    def _set_out(self) -> None:
        self.frame.swap(to_set_up(self.frame))

    def _again(self) -> None:
        self.frame.swap(PenLesson(self.frame))

    def help(self) -> HelpPage:
        return HelpPage(self.say("pen_screens.learn.title"), super().help().lines)
