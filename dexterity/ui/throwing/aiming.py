"""The die in the hand and the way it would take: what there is to see before a throw."""

from dataclasses import replace

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.toss import Toss
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.session.aim_aid import AimAid
from dexterity.session.foresight import NOTHING, Foreseer, Foresight, Question, fall_of
from dexterity.ui.world.moment import Moment, held, moved
from dexterity.values.vectors import Quaternion, Vec3

STEPS_A_FRAME = 4
"""Of foresight in a frame. More: while aiming a frame costs more than in flight. Fewer: the arc
limps behind the hand by more than a quarter of a second."""


class Aiming:
    """One die, as it lies in the hand over one table."""

    def __init__(
        self, table: Table, die: Die, orientation: Quaternion, dare: Dare = PLAIN_THROW
    ) -> None:
        self.table, self.die, self.orientation = table, die, orientation
        self.foresight: Foresight = NOTHING
        self._foreseer = Foreseer()
        self._dare = dare
        if dare.launcher is not None:
            self.orientation = dare.launcher.launch(dare.rest_mm, orientation).orientation
        self._moment = held(table, die, dare.rest_mm, self.orientation)
        places, turns = self._moment.places_mm[:1], self._moment.turns[:1]
        self._alone = Moment(0.0, (die,), places, turns, alone=True)

    def look_ahead(self, toss: Toss, level: AimAid, *, alive: bool = False) -> None:
        """A little more of the way that the toss would take; all at once for an aim that is alive,
        which another would have replaced long before it is worked out."""
        if self._dare.launcher is not None:
            # What a tool will do, only the hand that leads it knows.
            return
        if alive:
            self.foresight = fall_of(toss, level)
            return
        question = Question(toss, self.orientation, self.table, self.die, level)
        self.foresight = self._foreseer.show(question, STEPS_A_FRAME)

    def moment(self, place_mm: Vec3) -> Moment:
        """The table as it waits, with the die there in the hand."""
        return moved(self._moment, place_mm, self.orientation)

    def lying(self) -> Moment:
        """The table as it is, with nothing in the hand."""
        whole = self._moment
        return replace(
            whole, dice=whole.dice[1:], places_mm=whole.places_mm[1:], turns=whole.turns[1:]
        )

    def alone(self, place_mm: Vec3) -> Moment:
        """The die in the hand and nothing else, over a table on which another still lies."""
        return moved(self._alone, place_mm, self.orientation)
