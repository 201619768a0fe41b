"""Files of Fighter's cards written by hand, and what the reader says of them."""

from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from dexterity.content.cards import Deck, read_decks
from dexterity.content.fighter.box import FighterBox, load_box
from dexterity.content.fighter.files import BOSSES, FILES, HEROES, ITEMS, MONSTERS, ROOMS
from dexterity.content.vocabulary import Vocabulary
from dexterity.errors import ContentError
from dexterity.hand.dare.choice import conflicts_in, known_requirements
from dexterity.places import levels
from tests.kit.target_files import spoil

FACE = """\
id = "mine"
names = { en = "Mine", fr = "Le mien" }
line = { en = "Hands off.", fr = "Bas les pattes." }
"""

SOUND = {
    HEROES: f"""\
[[hero]]
{FACE}red = "piercing"
green = "reroll"
blue = "smash"
weapons = 2
armours = 1
consumables = 1
""",
    MONSTERS: f"""\
[[monster]]
{FACE}level = 2
kind = "demon"
health = 7
damage = 2
gold = 2
trait = "leech"
""",
    BOSSES: f"""\
[[boss]]
{FACE}kind = "oddity"
health = 35
damage = 4
requirement = "jump"
""",
    ITEMS: f"""\
[[weapon]]
{FACE}price = 3
bonus = 2
requirement = "slap"
against = "undead"
bonus_against = 1
heal = 1
gold = 1

[[armour]]
id = "hers"
names = {{ en = "Hers", fr = "La sienne" }}
line = {{ en = "Not yours.", fr = "Pas la vôtre." }}
price = 4
less = 6
party = true
strikes = 2

[[consumable]]
id = "ours"
names = {{ en = "Ours", fr = "Le nôtre" }}
line = {{ en = "Share it.", fr = "Partagez." }}
price = 1
boon = "heal"
amount = 5
""",
    ROOMS: f"""\
[[room]]
{FACE}symbols = 3
gold = 3
items = 1
dice = 2
heal = 2
stronger = 6
requirement = "blind"
""",
}
"""A sound file of each name with one of everything, for tests to spoil."""


@cache
def words() -> Vocabulary:
    """What cards may name: the real requirements."""
    return Vocabulary(known_requirements(), conflicts_in, {})


@cache
def our_box() -> FighterBox:
    """The game's own."""
    return load_box(levels() / "fighter", words())


def deck(name: str, content: str | bytes) -> Deck[Any]:
    """What can be read of a file of this name."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / name
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        return read_decks(Path(folder), FILES, words().judges)[name]


def told(name: str, content: str | bytes) -> list[str]:
    """What the reader says is wrong with one file alone, place and reason."""
    faults = deck(name, content).faults
    return [f"{fault.place}: {fault.reason}" for fault in faults.error().faults]


def told_of_box(name: str, old: str, new: str) -> list[str]:
    """What is said of our own box with one passage replaced: file, place and reason."""
    with TemporaryDirectory() as folder:
        copy = copytree(levels() / "fighter", Path(folder) / "fighter")
        content = (copy / name).read_text(encoding="utf-8")
        (copy / name).write_text(spoil(old, new, content), encoding="utf-8")
        try:
            load_box(copy, words())
        except ContentError as error:
            return [f"{fault.file.name}: {fault.place}: {fault.reason}" for fault in error.faults]
    return []
