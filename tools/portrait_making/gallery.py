"""Finds all pictures: a module for a character, a function for a thing, in its group's folder."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from inspect import getmembers, isfunction
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen

Draw = Callable[[Pen, Mood], None]
DrawThing = Callable[[Pen], None]

STANDING_SIZE = 0.96
"""A margin for what swings a little too far."""
THING_SIZE = 1.5
"""Things are seen smaller than characters: fewer shapes, and thicker ink around them."""
LYING_TURN = -84.0
"""Degrees by which who is down is turned: a little head above the heels."""
LYING_SIZE = 0.88
"""Of a standing character: what it holds would leave the sheet otherwise."""
GROUND = 388.0
"""How far down the sheet who lies on it touches it."""


class Group(Enum):
    """A folder of modules, and of pictures."""

    HEROES = "fighter/heroes"
    BOSSES = "fighter/bosses"
    MONSTERS = "fighter/monsters"
    ADVENTURERS = "delve/adventurers"
    DENIZENS = "delve/monsters"
    TILES = "delve/tiles"
    TABLE = "delve/table"

    @property
    def has_moods(self) -> bool:
        """Characters have them, things do not."""
        return self not in (Group.TILES, Group.TABLE)

    @property
    def moods(self) -> tuple[Mood, ...]:
        """Those its pictures are drawn in: only who is on our side is shown when down."""
        if not self.has_moods:
            return (Mood.CALM,)
        ours = self in (Group.HEROES, Group.ADVENTURERS)
        return tuple(mood for mood in Mood if mood is not Mood.DOWN or ours)


@dataclass(frozen=True, slots=True)
class Portrait:
    """One character or thing, and how it is drawn."""

    group: Group
    name: str
    draw: Draw

    def svg(self, mood: Mood) -> str:
        """The picture in a mood."""
        pen = Pen(self.name)
        if mood is Mood.DOWN:
            self._lay_down(pen)
        else:
            with pen.placed(scale=STANDING_SIZE if self.group.has_moods else THING_SIZE):
                self.draw(pen, mood)
        return pen.svg

    def _lay_down(self, pen: Pen) -> None:
        """Turned, and then moved to where it lies on the ground: only a trial tells how deep."""
        trial = Pen(self.name)
        with trial.placed(turn=LYING_TURN, scale=LYING_SIZE):
            self.draw(trial, Mood.DOWN)
        left, _, right, bottom = trial.box
        dx, dy = 200 - (left + right) / 2, GROUND - bottom
        with pen.placed(dx, dy, turn=LYING_TURN, scale=LYING_SIZE):
            self.draw(pen, Mood.DOWN)

    def file(self, mood: Mood) -> Path:
        """Where its picture lies, in the folder of all of them."""
        of_mood = f"-{mood.value}" if self.group.has_moods else ""
        return Path(self.group.value) / f"{self.name}{of_mood}.svg"


def portraits() -> Iterator[Portrait]:
    """All that is drawn, by group and name."""
    for group in Group:
        package = f"{__package__}.{group.value.replace('/', '.')}"
        for found in iter_modules([str(Path(__file__).parent / group.value)]):
            module = import_module(f"{package}.{found.name}")
            if group.has_moods:
                yield Portrait(group, found.name, module.draw)
            else:
                yield from _things(group, module)


def _things(group: Group, module: ModuleType) -> Iterator[Portrait]:
    """Those a module draws: its own functions that do not begin with an underscore."""
    for name, draw in getmembers(module, isfunction):
        if draw.__module__ == module.__name__ and not name.startswith("_"):
            yield Portrait(group, name, _without_mood(draw))


def _without_mood(draw: DrawThing) -> Draw:
    return lambda pen, mood: draw(pen)
