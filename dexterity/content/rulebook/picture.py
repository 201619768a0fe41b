"""What a rulebook can show: drawings that the game has anyway, named by what they are of."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final


class PictureKind(StrEnum):
    """What is drawn, and so by whom."""

    HERO = "hero"
    MONSTER = "monster"
    BOSS = "boss"
    ADVENTURER = "adventurer"
    DELVER = "delver"
    """A monster of Delve."""
    TILE = "tile"
    TABLE = "table"
    """What lies on Delve's table."""
    ICON = "icon"
    """Of Pen's rebuses."""
    TYPE = "type"
    """Of Pen's cards."""
    THING = "thing"
    """On Pen's sheets."""
    REQUIREMENT = "requirement"
    MEDAL = "medal"
    TARGET = "target"
    SHEET = "sheet"
    DIE = "die"
    SIGN = "sign"
    """Of Fighter's cards."""
    REBUS = "rebus"
    """Of a card of Pen."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One of them, such as `hero/wilrond`."""

    kind: PictureKind
    name: str

    def __str__(self) -> str:
        return f"{self.kind}/{self.name}"


SVG: Final[Mapping[PictureKind, str]] = {
    PictureKind.HERO: "fighter/heroes/{}-calm.svg",
    PictureKind.MONSTER: "fighter/monsters/{}-calm.svg",
    PictureKind.BOSS: "fighter/bosses/{}-calm.svg",
    PictureKind.ADVENTURER: "delve/adventurers/{}-calm.svg",
    PictureKind.DELVER: "delve/monsters/{}-calm.svg",
    PictureKind.TILE: "delve/tiles/{}.svg",
    PictureKind.TABLE: "delve/table/{}.svg",
    PictureKind.ICON: "pen/icons/{}.svg",
    PictureKind.TYPE: "pen/types/{}.svg",
    PictureKind.THING: "pen/things/{}.svg",
    PictureKind.REQUIREMENT: "requirements/{}.svg",
    PictureKind.MEDAL: "challenge/{}-large.svg",
}
"""Those that are files, and where they are among the images."""

LEVELS: Final[Mapping[PictureKind, str]] = {
    PictureKind.TARGET: "targets/{}.toml",
    PictureKind.SHEET: "pen/{}.txt",
}
"""Those that are drawn from a level, and where that is."""

DRAWN: Final[Mapping[PictureKind, tuple[str, ...]]] = {
    PictureKind.DIE: ("red", "green", "blue", "white"),
    PictureKind.SIGN: (
        "heart", "claw", "coin", "step", "scar", "crown", "weapon", "armour", "consumable",
        "skull", "door",
    ),
}  # fmt: skip
"""Those that the game draws with its own pen. A rebus is never named in a book, only listed."""


@dataclass(frozen=True, slots=True)
class Drawings:
    """Where the game keeps what it draws from."""

    images: Path
    levels: Path

    def svg(self, picture: Picture) -> Path | None:
        """The file of a picture; None for those that are drawn otherwise."""
        where = SVG.get(picture.kind)
        return None if where is None else self.images / where.format(picture.name)

    def level(self, picture: Picture) -> Path | None:
        """The level that a picture is drawn from; None for all others."""
        where = LEVELS.get(picture.kind)
        return None if where is None else self.levels / where.format(picture.name)

    def has(self, picture: Picture) -> bool:
        """Whether there is such a picture."""
        path = self.svg(picture) or self.level(picture)
        return picture.name in DRAWN.get(picture.kind, ()) if path is None else path.is_file()
