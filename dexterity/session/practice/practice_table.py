"""A table to practise at, in a few words that fit in a record, and the real one they stand for."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from dexterity.content.targets import list_targets, load_target
from dexterity.errors import TableError
from dexterity.physics.dice.die import DICE, Die
from dexterity.physics.scene.props import Box, Prop
from dexterity.physics.scene.table import Table
from dexterity.places import levels
from dexterity.values.colour import DieColour
from dexterity.values.vectors import Vec2

TARGET_AT_MM: Final[Vec2] = (0.0, 0.0)
"""The middle of the table, as for the odds: what was learnt there holds here."""


class PropSet(StrEnum):
    """Things that can be put on the table, each always at its place."""

    BOX = "box"


PROPS: Final[dict[PropSet, tuple[Prop, ...]]] = {
    PropSet.BOX: (Box("box", (150.0, -240.0), (120.0, 60.0), 60.0, turn_rad=-0.6),),
}
"""The box stands to the right, short of every board, and turned: the straight way stays free, and
a throw some 16 degrees to the right comes off it onto the target. Behind the board it was of no
use: of throws of all speeds and lofts one in a thousand came back to be a hit."""


@dataclass(frozen=True, slots=True)
class PracticeTable:
    """What to throw, at what, past what."""

    target: Annotated[str, Meta(min_length=1, max_length=60)] = "classic"
    """The stem of a file in `levels/targets/`."""
    die: DieColour = DieColour.RED
    props: Annotated[tuple[PropSet, ...], Meta(max_length=len(PropSet))] = ()

    def build(self, targets: Path | None = None) -> tuple[Table, Die]:
        """The table and the die; a TableError where there is no such target."""
        # Looked up, never joined to a path: a stranger's record may name anything.
        known = target_files(targets or levels() / "targets")
        if self.target not in known:
            raise TableError(
                f"There is no target “{self.target}”; there are {', '.join(sorted(known))}."
            )
        target = load_target(known[self.target])
        props = tuple(prop for name in PropSet if name in self.props for prop in PROPS[name])
        return Table(target=target, target_at_mm=TARGET_AT_MM, props=props), DICE[self.die]


def target_files(folder: Path) -> dict[str, Path]:
    """The targets there are, by the names that tables call them."""
    return {path.stem: path for path in list_targets(folder)}
