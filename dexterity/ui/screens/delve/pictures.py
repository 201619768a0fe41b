"""The drawings of Delve: adventurers and monsters by mood, tiles, and what lies on the table."""

from collections.abc import Hashable
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from dexterity.places import assets
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.ui.canvas.box import Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.widgets.widget import Touch, Widget


class TableArt(StrEnum):
    """What lies on the table besides cards and tiles."""

    BACK = "card_back"
    DOOR = "dungeon_door"
    SUCCESS = "success"
    FAILURE = "failure"


INSET: Final = 2.0
FAINT: Final = 0.26
"""How much of a drawing is left where the thing is not. Less: nobody sees what it was."""


@cache
def adventurer_path(adventurer: AdventurerId, mood: Mood = Mood.CALM) -> Path:
    """An adventurer who feels so."""
    return _folder() / "adventurers" / f"{adventurer}-{mood}.svg"


@cache
def monster_path(monster: MonsterId, mood: Mood = Mood.CALM) -> Path:
    """A monster, or the back of its card where nobody may know it."""
    if monster == HIDDEN:
        return art_path(TableArt.BACK)
    return _folder() / "monsters" / f"{monster}-{mood}.svg"


@cache
def tile_path(tile: TileId) -> Path:
    """What a tile shows."""
    return _folder() / "tiles" / f"{tile}.svg"


@cache
def art_path(art: TableArt) -> Path:
    """What lies on the table."""
    return _folder() / "table" / f"{art}.svg"


def _folder() -> Path:
    return assets() / "images" / "delve"


class Picture(Widget):
    """A drawing as large as its place; a faint one is of something that is not there."""

    def __init__(self, name: str, path: Path, *, side: float, faint: bool = False) -> None:
        super().__init__(name)
        self.path, self._side, self._faint = path, side, faint

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        side = min(width, self._side)
        return side, side

    def appearance(self, touch: Touch) -> Hashable:
        return (self.path, self._faint)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        canvas.image(self.path, self.box.inset(INSET), strength=FAINT if self._faint else 1.0)
