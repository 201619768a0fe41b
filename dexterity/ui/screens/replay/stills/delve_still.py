"""The adventurer of the last round of Delve before the door, and the monsters that were met."""

from functools import partial
from pathlib import Path
from typing import Final

from dexterity.rules.delve.state import State
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.delve.pictures import (
    TableArt,
    adventurer_path,
    art_path,
    monster_path,
)
from dexterity.ui.screens.delve.replay_reading import ReplayReading
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.screens.replay.stills.drawing import Drawing, one_by_one

LARGE_SHARE: Final = 0.66
"""Of the height for the adventurer and the door; all of it where nobody was met."""
MOST_SIDE: Final = 0.2
"""Of the width for one monster."""


def draw_delve(path: Path, canvas: Canvas, box: Box) -> Drawing:
    """As far as anybody may see who only looks on."""
    reading = ReplayReading(path)
    while reading.under_way:
        reading.advance()
        yield
    if not reading.frames:
        return False
    yield from one_by_one(
        partial(canvas.image, drawing, place)
        for drawing, place in pictures_of(reading.frames[-1].state, box)
    )
    return True


def pictures_of(state: State, box: Box) -> list[tuple[Path, Box]]:
    """What is drawn where."""
    met = () if state.delve is None else state.delve.met
    above, below = box.cut_top((LARGE_SHARE if met else 1.0) * box.height)
    x, y = above.middle
    side = above.height
    door, hero = (centred((x + away, y), (side, side)) for away in (side / 2, -side / 2))
    wide = min(MOST_SIDE * box.width, below.width / max(1, len(met)))
    left, high = below.middle[0] - wide * len(met) / 2, min(wide, below.height)
    return [
        (art_path(TableArt.DOOR), door),
        (adventurer_path(state.adventurer, mood_of(state)), hero),
        *(
            (monster_path(one.facing.monster),
             centred((left + wide * (at + 0.5), below.middle[1]), (high, high)))
            for at, one in enumerate(met)
        ),
    ]  # fmt: skip


def mood_of(state: State) -> Mood:
    """Of the adventurer, after the last delve or before the next."""
    if state.delve is None:
        return Mood.CALM
    return Mood.GLAD if state.delve.alive else Mood.DOWN
