"""The guided first round: the table of every match, and somebody who says what to do and why."""

from dexterity.rules.delve.state import Phase
from dexterity.session.delve.lesson import lesson_match, straw_choice
from dexterity.ui.canvas.theme import BODY
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.delve.play import DelveScreen
from dexterity.ui.screens.delve.prompt import card_in_question
from dexterity.ui.screens.delve.routes import to_set_up
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label


class DelveLesson(DelveScreen):
    """Teaches by doing: draw, place, bid on, go down or watch, and what was set aside."""

    name = "delve-lesson"

    def __init__(self, frame: Frame) -> None:
        say = frame.services.texts.say
        match = lesson_match(say("delve_screens.learn.you"), say("delve_screens.learn.rival"))
        super().__init__(
            frame,
            match,
            choose=straw_choice,
            on_over=lambda _: self._finish(),
            on_throw=lambda _: None,
        )

    def caption(self) -> str:
        """What to do next, and why; what happens is told as in any match."""
        words = super().caption()
        if self.telling.busy or self.shows_end_of_round or not words:
            return words
        seen = self.telling.seen
        monster = card_in_question(seen)
        named = "" if monster is None else self.show_case.monster(monster)
        step = self._step()
        return words if step is None else self.say(f"delve_screens.learn.{step}", monster=named)

    def _step(self) -> str | None:
        """What is being learnt; named as its sentence is."""
        seen = self.telling.seen
        if not self.decides:
            return "watch" if seen.delver is not None else None
        match seen.phase:
            case Phase.BID:
                return "bid" if seen.seats[seen.decides].turns else "draw"
            case Phase.PLACE:
                return "place"
            case Phase.USE_TILE | Phase.REVIVE:
                return "choose"
            case Phase.TURN_CARD:
                return None if seen.delve is not None and seen.delve.met else "delve"
            case _:
                return None

    def go_on(self) -> None:
        if self.shows_end_of_round:
            self._finish()
        else:
            super().go_on()

    def _finish(self) -> None:
        say = self.say
        buttons = [
            Button("done/play", say("delve_screens.learn.set_out"), self._set_out, main=True),
            Button("done/again", say("delve_screens.learn.once_more"), self._again),
        ]
        note = Label(say("delve_screens.learn.done_note"), BODY, name="done/note")
        self.form.open(
            Dialog(say("delve_screens.learn.done"), note, buttons, on_dismiss=self._set_out)
        )

    def _set_out(self) -> None:
        self.frame.swap(to_set_up(self.frame))

    def _again(self) -> None:
        self.frame.swap(DelveLesson(self.frame))

    def help(self) -> HelpPage:
        return HelpPage(self.say("delve_screens.learn.title"), super().help().lines)
