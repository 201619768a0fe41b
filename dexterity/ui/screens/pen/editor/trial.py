"""A match on the sheet being drawn, from which one comes back to the desk as it was."""

from typing import Final

from dexterity.rules.pen.options import Options
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.matches import PenMatch
from dexterity.session.pen.computer import computer_choice
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import pen_options
from dexterity.session.records.match_log import new_header
from dexterity.session.seat import Seat
from dexterity.session.shipped import pen_box
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.pen.play import PenScreen
from dexterity.values.skill import Skill

COMPUTER: Final = Skill.REGULAR
WINNERS: Final = ("first", "second")


class TrialScreen(PenScreen):
    """Nothing is kept, so nobody is asked whether to leave."""

    def __init__(self, frame: Frame, sheet: Sheet, seed: int, *, computer: bool) -> None:
        say = frame.services.texts.say
        names = [say("pen_editor.seat_first"), say("pen_editor.seat_second")]
        rival = Seat(say("pen_editor.seat_computer"), COMPUTER) if computer else Seat(names[1])
        options = pen_options(pen_box(), sheet, Options(), (Seat(names[0]), rival))
        match = PenMatch(PenCourse.begin(new_header(options, seed)))
        super().__init__(frame, match, choose=computer_choice, on_over=_come_back)

    def leave(self) -> None:
        self.frame.back()


def _come_back(screen: PenScreen) -> None:
    result = screen.match.result
    winner = None if result is None else result.winner
    key = "nobody" if winner is None else WINNERS[winner]
    screen.frame.notify(screen.say(f"pen_editor.won_{key}"))
    screen.frame.back()
