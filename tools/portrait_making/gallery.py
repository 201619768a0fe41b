"""Finds all portraits: a module named after a character, in the folder of its group."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen

Draw = Callable[[Pen, Mood], None]

STANDING_SIZE = 0.96
"""A margin for what swings a little too far."""
LYING_TURN = -84.0
"""Degrees by which who is down is turned: a little head above the heels."""
LYING_SIZE = 0.88
"""Of a standing character: what it holds would leave the sheet otherwise."""
GROUND = 388.0
"""How far down the sheet who lies on it touches it."""


class Group(Enum):
    """A folder of modules, and of pictures."""

    HEROES = "heroes"
    BOSSES = "bosses"
    MONSTERS = "monsters"

    @property
    def moods(self) -> tuple[Mood, ...]:
        """Those its characters are drawn in: only heroes are shown when they are down."""
        return tuple(mood for mood in Mood if mood is not Mood.DOWN or self is Group.HEROES)


@dataclass(frozen=True, slots=True)
class Portrait:
    """One character, and how it is drawn."""

    group: Group
    name: str
    draw: Draw

    def svg(self, mood: Mood) -> str:
        """The picture in a mood."""
        pen = Pen(self.name)
        if mood is Mood.DOWN:
            self._lay_down(pen)
        else:
            with pen.placed(scale=STANDING_SIZE):
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
        return Path(self.group.value) / f"{self.name}-{mood.value}.svg"


def portraits() -> Iterator[Portrait]:
    """Every character that is drawn, by group and name."""
    for group in Group:
        package = f"{__package__}.{group.value}"
        for module in iter_modules([str(Path(__file__).parent / group.value)]):
            draw: Draw = import_module(f"{package}.{module.name}").draw
            yield Portrait(group, module.name, draw)
