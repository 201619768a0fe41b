"""Makes all sounds of the game: `python -m tools.make_sounds`.

They are synthesised from a fixed seed: made again they are the same, and they are all our own.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from dexterity.luck import luck_for
from tools.sound_making.clatter import bones, coin, pick_up, rattle, tick
from tools.sound_making.finishing import finished, wav_bytes
from tools.sound_making.impacts import BODIES, struck
from tools.sound_making.rubbing import eraser, page, pencil, whoosh
from tools.sound_making.verdicts import centre, chapter, cheer, fail, fatal_blow, win
from tools.sound_making.waves import Wave

FOLDER = Path(__file__).parent.parent / "assets" / "sounds"

SEED: Final = 16
"""The edge of a die in millimetres; any other would do."""

HIT_VARIANTS = 3
"""Of each material and force. Two are heard as a pair; a fourth is not missed."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """One sound: its name, how it is made, how loud it is and how many of it there are."""

    name: str
    make: Callable[[Random], Wave]
    loudness_db: float
    """Of its loudest moment, against full scale."""
    variants: int = 1


HIT_LOUDNESS_DB: Final = {
    "wood": -15.0,
    "card": -18.0,
    "felt": -17.0,
    "skin": -19.0,
    "resin": -19.0,
}
"""The table is the loudest thing on it; a click is short and bright, and so carries far."""

HITS = tuple(
    Recipe(
        f"{material}-{'soft' if soft else 'hard'}",
        partial(struck, body, soft=soft),
        HIT_LOUDNESS_DB[material],
        HIT_VARIANTS,
    )
    for material, body in BODIES.items()
    for soft in (True, False)
)
"""Soft ones are duller, not quieter: how loud a hit is played is told by its speed."""

CUES = (
    Recipe("rattle", rattle, -17.0, 2),
    Recipe("bones", bones, -19.0, 3),
    Recipe("coin", coin, -24.0, 2),
    Recipe("pick_up", pick_up, -26.0, 2),
    Recipe("button", tick, -27.0, 2),
    Recipe("page", page, -26.0, 2),
    Recipe("pencil", pencil, -28.0, 2),
    Recipe("undo", eraser, -26.0),
    Recipe("whoosh", whoosh, -24.0, 3),
    Recipe("cheer", cheer, -18.0),
    Recipe("centre", centre, -15.0),
    Recipe("win", win, -15.0),
    Recipe("chapter", chapter, -17.0),
    Recipe("fatal_blow", fatal_blow, -14.0),
    Recipe("fail", fail, -21.0),
)

RECIPES = HITS + CUES


def made(recipe: Recipe, number: int) -> Wave:
    """One variant of a sound, ready to be written; its number counts from 1.

    Soft and hard hits of a number share their luck: they strike the same place.
    """
    luck = luck_for(SEED, "sound", recipe.name.partition("-")[0], number)
    return finished(recipe.make(luck), recipe.loudness_db)


def made_files() -> Iterator[tuple[str, Wave]]:
    """Every sound with the name of its file."""
    for recipe in RECIPES:
        for number in range(1, recipe.variants + 1):
            yield f"{recipe.name}-{number}.wav", made(recipe, number)


def main() -> None:
    """Write every sound anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, wave in made_files():
        (FOLDER / name).write_bytes(wav_bytes(wave))


if __name__ == "__main__":
    main()
