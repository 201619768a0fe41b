"""Files of Delve's cards written by hand, and what the reader says of them."""

from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from dexterity.content.cards import Deck, read_decks
from dexterity.content.delve.box import load_delve_box
from dexterity.content.delve.files import ADVENTURERS, FILES, MONSTERS
from dexterity.errors import ContentError
from dexterity.places import levels
from tests.kit.target_files import spoil


def face(id_: str) -> str:
    """What every card and tile has."""
    return f"""\
id = "{id_}"
names = {{ en = "The {id_}", fr = "Le {id_}" }}
line = {{ en = "Hands off.", fr = "Bas les pattes." }}
"""


TILES = (
    'power = "armour"\nhealth = 5',
    'power = "beat_strengths"\nlow = 2\nhigh = 4\nheals = true',
    'power = "beat_identities"\nidentities = ["goblin"]\nnext_too = true\nsoothes = 1',
    'power = "beat_once"\nparity = "odd"\ncosts_tile = true',
    'power = "lessen_when_weak"\nbelow = 5\nodd = 1\neven = 2',
    'power = "beat_named"',
)

SOUND = {
    ADVENTURERS: f"""\
[[adventurer]]
{face("mine")}box = "sequel"
health = 4
"""
    + "".join(
        f"[[adventurer.tile]]\n{face(f'tile{number}')}{tile}\n" for number, tile in enumerate(TILES)
    ),
    MONSTERS: f"""\
[[monster]]
{face("gob")}strength = 3
copies = 2
[[special]]
{face("odd")}trick = "ally"
""",
}
"""A sound file of each name, for tests to spoil."""


def deck(name: str, content: str) -> Deck[Any]:
    """What can be read of a file of this name."""
    with TemporaryDirectory() as folder:
        (Path(folder) / name).write_text(content, encoding="utf-8")
        return read_decks(Path(folder), FILES)[name]


def told(name: str, content: str) -> list[str]:
    """What the reader says is wrong with one file alone, place and reason."""
    faults = deck(name, content).faults
    return [f"{fault.place}: {fault.reason}" for fault in faults.error().faults]


def told_of_box(name: str, old: str, new: str) -> list[str]:
    """What is said of our own box with one passage replaced: file, place and reason."""
    with TemporaryDirectory() as folder:
        copy = copytree(levels() / "delve", Path(folder) / "delve")
        content = (copy / name).read_text(encoding="utf-8")
        (copy / name).write_text(spoil(old, new, content), encoding="utf-8")
        try:
            load_delve_box(copy)
        except ContentError as error:
            return [f"{fault.file.name}: {fault.place}: {fault.reason}" for fault in error.faults]
    return []
