"""Files of Pen's cards written by hand, and what the reader says of them."""

from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from dexterity.content.cards import Deck, read_decks
from dexterity.content.pen.box import EVENTS, FATRAS, FILES, PenBox, load_cards
from dexterity.errors import ContentError
from dexterity.places import levels
from dexterity.rules.pen.cards.card import Card
from tests.kit.target_files import spoil

FACE = """\
id = "mine"
names = { en = "Mine", fr = "Le mien" }
line = { en = "Hands off.", fr = "Bas les pattes." }
count = 2
"""

SOUND = {
    EVENTS: f"""\
[[event]]
{FACE}type = "monster"
target = "both"
rebus = [["item"], ["minus_one", "under_pile"]]
""",
    FATRAS: f"""\
[[fatras]]
{FACE}target = "self"
rebus = [["not", "monster"]]
""",
}
"""A sound file of each name, for tests to spoil."""


@cache
def our_cards() -> PenBox:
    """The game's own."""
    return load_cards(levels() / "pen" / "cards")


def deck(name: str, content: str) -> Deck[Card]:
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
        copy = copytree(levels() / "pen" / "cards", Path(folder) / "cards")
        content = (copy / name).read_text(encoding="utf-8")
        (copy / name).write_text(spoil(old, new, content), encoding="utf-8")
        try:
            load_cards(copy)
        except ContentError as error:
            return [f"{fault.file.name}: {fault.place}: {fault.reason}" for fault in error.faults]
    return []
