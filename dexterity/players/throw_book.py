"""What one hand means and expects under any requirements, remembered once it was worked out."""

from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Final

from dexterity.hand.dare.dare import Dare
from dexterity.hand.persons import error_of
from dexterity.hand.requirements.box_bounce import BOX
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.props import Box
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress
from dexterity.players.chances import Chances
from dexterity.players.practised import PLAIN, Practised, foreseen, practised
from dexterity.players.quick_aim import moving_props, quick_toss
from dexterity.players.thrower import Thrower, thrower_of
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from dexterity.values.vectors import Vec2

AIM_SEED: Final = 1
"""An aim is a habit, not luck: the same for every match."""

TARGET: Final = "classic"
"""What hands have practised at, in the middle of the table."""

BOX_POSE: Final[tuple[Vec2, float]] = ((205.0, -175.0), 1.84)
"""Where the box stood, and how it was turned, when throws off it were practised."""


class ThrowBook:
    """A hand at any target. What was not practised as it is, is aimed at when it is first thrown.

    Dice that lie on the table are let be: they lie elsewhere before each throw, and what is best
    without them is nearly always best among them.
    """

    def __init__(self, skill: Skill, way: WayName = WayName.FLICK) -> None:
        """`way`: in which the person throws whose errors the hand makes. What is meant is the same
        in all of them."""
        self.skill, self.way = skill, way
        self._known: Mapping[str, Practised] = practised()[skill]
        self._aims: dict[Hashable, Toss] = {}

    def chances(self, requirements: tuple[str, ...]) -> Chances:
        """What throws are likely to come to."""
        return foreseen(self._known, requirements)

    def aim(self, dare: Dare, table: Table, progress: Progress = lambda throws: None) -> Toss:
        """The toss to mean; `table` has the box where it will stand, if there is one."""
        if _as_practised(dare, table):
            return self._known[dare.ids[0] if dare.ids else PLAIN].toss
        thrower = self.thrower(dare.tried, replace(table, lying=()))
        if moving_props(thrower):
            # No two throws begin at the same moment of what moves.
            return self._found(thrower, progress)
        key = (dare.ids, table.target and table.target.id, table.target_at_mm, table.props)
        if key not in self._aims:
            self._aims[key] = self._found(thrower, progress)
        return self._aims[key]

    def _found(self, thrower: Thrower, progress: Progress) -> Toss:
        dare = thrower.dare
        words = dare.ids if len(dare.ids) == 1 else (PLAIN, *dare.ids)
        known = [replace(self._known[id_].toss, place_mm=dare.rest_mm) for id_ in words]
        seed = derive_seed(AIM_SEED, "book", self.skill, *dare.ids)
        return quick_toss(thrower, known, seed, progress)

    def thrower(self, dare: Dare, table: Table, die: DieColour = DieColour.RED) -> Thrower:
        """The hand at that table."""
        return thrower_of(error_of(self.way, self.skill), table, DICE[die], dare)


def _as_practised(dare: Dare, table: Table) -> bool:
    """Whether just this was practised: one requirement at most, and nothing else that stands."""
    if len(dare.ids) > 1 or table.target is None or table.target.id != TARGET:
        return False
    if table.target_at_mm != (0.0, 0.0):
        return False
    boxes = [prop for prop in table.props if prop.name == BOX and dare.wants_box]
    others = {prop.name for prop in table.props if prop not in boxes}
    in_place = all(isinstance(box, Box) and _pose_of(box) == BOX_POSE for box in boxes)
    return in_place and others <= set(dare.stands)


def _pose_of(box: Box) -> tuple[Vec2, float]:
    return box.place_mm, box.turn_rad
