"""How a person likes the sheet to lie and the pencil to be flicked: changed at any time."""

from dexterity.ui.flicking.sheet_turning import STEP_RAD
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.pen.sheet_table import SheetTable
from dexterity.ui.throwing.habits import AT_STAKE, with_next_way


class Habits:
    """What the buttons beside the sheet do, and their keys."""

    def __init__(self, frame: Frame, table: SheetTable) -> None:
        self._frame, self._table = frame, table

    def turn_left(self) -> None:
        """The sheet, by a step."""
        self._table.turn(-STEP_RAD)

    def turn_right(self) -> None:
        """The sheet, by a step."""
        self._table.turn(STEP_RAD)

    def switch_way(self) -> None:
        """To the next way of flicking."""
        services = self._frame.services
        self._frame.change_settings(with_next_way(services.settings))
        self._table.use(services.settings)

    def switch_aid(self) -> None:
        """To the next aid for the eye."""
        self._frame.change_settings(AT_STAKE.with_next(self._frame.services.settings))

    def handle(self, event: Event) -> bool:
        """True if it was a key for one of them; the sheet itself hears of turns."""
        match event:
            case Intended(Intention.SWITCH_WAY, repeated=False):
                self.switch_way()
            case Intended(Intention.SWITCH_AID, repeated=False):
                self.switch_aid()
            case _:
                return False
        return True
