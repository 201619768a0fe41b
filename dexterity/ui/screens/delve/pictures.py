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
from dexterity.ui.canvas.theme import QUIET
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.widgets.widget import Touch, Widget


class TableArt(StrEnum):
    """What lies on the table besides cards and tiles."""

    BACK = "card_back"
    DOOR = "dungeon_door"
    SUCCESS = "success"
    FAILURE = "failure"


INSET: Final = 2.0


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
    """A drawing as large as its place; None is an empty place of the same size."""

    def __init__(self, name: str, path: Path | None, *, side: float) -> None:
        super().__init__(name)
        self.path, self._side = path, side

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        side = min(width, self._side)
        return side, side

    def appearance(self, touch: Touch) -> Hashable:
        return (self.path,)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        if self.path is None:
            canvas.box(self.box.inset(INSET), QUIET, self.name)
        else:
            canvas.image(self.path, self.box.inset(INSET))
