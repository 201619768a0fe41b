"""The styles there are, and what a dungeon of each is called."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from random import Random
from typing import Final

from dexterity.rules.pen.sheet.plans.arena import draw_arena
from dexterity.rules.pen.sheet.plans.caverns import draw_caverns
from dexterity.rules.pen.sheet.plans.fortress import draw_fortress
from dexterity.rules.pen.sheet.plans.labyrinth import draw_labyrinth
from dexterity.rules.pen.sheet.plans.manor import draw_manor
from dexterity.rules.pen.sheet.plans.plan import Plan
from dexterity.rules.pen.sheet.sheet import Title


class Style(StrEnum):
    """How a dungeon is laid out."""

    LABYRINTH = "labyrinth"
    MANOR = "manor"
    ARENA = "arena"
    FORTRESS = "fortress"
    CAVERNS = "caverns"


DRAWN: Final[Mapping[Style, Callable[[Random], Plan]]] = {
    Style.LABYRINTH: draw_labyrinth,
    Style.MANOR: draw_manor,
    Style.ARENA: draw_arena,
    Style.FORTRESS: draw_fortress,
    Style.CAVERNS: draw_caverns,
}

CALLED: Final[Mapping[Style, Title]] = {
    Style.LABYRINTH: Title("Labyrinth", "Labyrinthe"),
    Style.MANOR: Title("Manor", "Manoir"),
    Style.ARENA: Title("Arena", "Arène"),
    Style.FORTRESS: Title("Fortress", "Forteresse"),
    Style.CAVERNS: Title("Caverns", "Cavernes"),
}
