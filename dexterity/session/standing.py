"""What stands on the table because a requirement asks for it: arm, nose and head, or a ledge.

Where it stands follows from its name and from the dice that lie there, so that a record needs no
more than the name.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import pi
from types import MappingProxyType
from typing import Final

from dexterity.errors import TableError
from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.launcher import HALF_MM
from dexterity.hand.dare.second_forms import LEDGE, LEDGE_MM
from dexterity.hand.dare.stance import Stance
from dexterity.hand.requirements.card import CARD, HEIGHT_MM
from dexterity.hand.requirements.from_afar import STEP_MM
from dexterity.physics.scene.materials import Material
from dexterity.physics.scene.props import Box, LyingDie
from dexterity.physics.scene.table import Table
from dexterity.session.box_place import BOX_AT, DIE_ROOM_MM, BoxPlace, box_at, gap_mm
from dexterity.units import DEGREE
from dexterity.values.vectors import Vec2

ARM: Final = Box("elbow", (-140.0, -320.0), (240.0, 50.0), 60.0, pi / 2, Material.SKIN)
"""To the left of the way to the target, as a cushion: off it, a regular hand that throws plainly
hits the classic target with 69 of 100."""

HEAD: Final = Box("head", (150.0, -265.0), (110.0, 100.0), 90.0, pi / 2, Material.SKIN)
"""To the right, so that arm and head do not meet; smaller than an arm, and so harder to mean."""

NOSE: Final = Box("nose", (125.0, -370.0), (90.0, 34.0), 45.0, 80.0 * DEGREE, Material.SKIN)
"""To the right and nearer, turned towards the target: with 33 of 100. Low enough to be hopped off,
it would stop dice that slide along the table."""

PLACES: Final[Mapping[Box, tuple[Vec2, ...]]] = MappingProxyType(
    {
        ARM: (ARM.place_mm, (140.0, -320.0), (-180.0, -350.0)),
        HEAD: (HEAD.place_mm, (-150.0, -265.0), (185.0, -280.0)),
        NOSE: (NOSE.place_mm, (135.0, -350.0), (115.0, -390.0)),
    }
)
"""Where each may lie: at the first place that is free."""

BODY: Final[Mapping[str, Box]] = MappingProxyType({box.name: box for box in PLACES})

LEDGE_SIZE_MM: Final[Vec2] = (70.0, 60.0)
OVERHANG_MM: Final = 10.0
"""From the middle of the die to the ledge's front. More: a struck die scrapes along the ledge."""


def _ledges() -> dict[str, Box]:
    """A ledge or a card's box below the die, at the usual line and a step back."""
    return {
        name + suffix: Box(name, _below(back_mm), LEDGE_SIZE_MM, high_mm, 0.0, material)
        for name, high_mm, material in (
            (LEDGE, LEDGE_MM, Material.WOOD),
            (CARD, HEIGHT_MM, Material.CARD),
        )
        for suffix, back_mm in (("", 0.0), (BACK, STEP_MM))
    }


BACK: Final = "_back"


def _below(back_mm: float) -> Vec2:
    x, y, _ = Stance(back_mm=back_mm).table_rest_mm(HALF_MM)
    return x, y + OVERHANG_MM - LEDGE_SIZE_MM[1] / 2


LEDGES: Final[Mapping[str, Box]] = MappingProxyType(_ledges())


def stands_of(dare: Dare) -> tuple[str, ...]:
    """What stands there for a dare, as records name it; a card lies on a ledge that is there."""
    asked = [name for name in dare.stands if not (name == CARD and LEDGE in dare.stands)]
    back = BACK if dare.stance.back_mm else ""
    return tuple(name + back if name in LEDGES else name for name in asked)


def standing(names: Iterable[str], lying: Iterable[LyingDie] = ()) -> tuple[Box, ...]:
    """The things of these names beside the dice that lie there; a TableError for unknown ones."""
    dice = tuple(lying)
    return tuple(_placed(name, dice) for name in names)


def _placed(name: str, lying: tuple[LyingDie, ...]) -> Box:
    if name in LEDGES:
        return LEDGES[name]
    if name not in BODY:
        raise TableError(f"Nothing called “{name}” stands on a table.")
    box = BODY[name]
    tried = (replace(box, place_mm=place) for place in PLACES[box])
    return next((one for one in tried if not any(_meets(one, die) for die in lying)), box)


def _meets(box: Box, die: LyingDie) -> bool:
    place = BoxPlace(box.place_mm, box.turn_rad)
    return gap_mm(place, die.place_mm, box.size_mm) < DIE_ROOM_MM


def table_for(table: Table, dare: Dare) -> Table:
    """The table with all that a dare has stand there: the box where it stands to begin with."""
    box = (box_at(BOX_AT),) if dare.wants_box else ()
    things = standing(stands_of(dare), table.lying)
    return replace(table, props=(*table.props, *things, *box)) if box or things else table
