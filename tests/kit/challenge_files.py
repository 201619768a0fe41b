"""Challenge files written by hand, and what the reader says of them."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from dexterity.content.challenge.challenge import Challenge
from dexterity.content.challenge.files import load_challenge
from dexterity.content.target import Target
from dexterity.content.targets import list_targets, load_target
from dexterity.content.vocabulary import Vocabulary, Words
from dexterity.errors import ContentError
from dexterity.places import levels

SOUND = """\
chapter = 4
number = 2
target = "classic"
target_at_mm = [0, 50]
dice = ["red", "green", "white"]
requirements = ["jump"]
by_throw = [[], ["wink"], ["blind"]]

[names]
en = "One of Everything"
fr = "Un de chaque"

[aim]
en = "Hit the gate, whatever it takes."
fr = "Touchez la porte, quoi qu’il en coûte."

[goal]
kind = "moving_mark"
mark = "gate"
on_target = false

[medals]
bronze = 1
silver = 2
gold = 3

[[box]]
name = "crate"
place_mm = [300, 100]
size_mm = [80, 40]
height_mm = 50
turn_deg = 30

[[post]]
name = "pillar"
place_mm = [-300, 0]
radius_mm = 15
height_mm = 90

[[paddle]]
name = "gate"
size_mm = [100, 12]
height_mm = 40
stop = [
    { at_s = 0, place_mm = [-150, -300] },
    { at_s = 1.5, place_mm = [150, -300], turn_deg = 10 },
    { at_s = 3, place_mm = [-150, -300] },
]

[[wheel]]
name = "mill"
place_mm = [300, 400]
arms = 4
arm_mm = 90
height_mm = 30
spin_deg_s = 120

[[lying]]
colour = "blue"
place_mm = [0, 60]
turn_deg = 20
face_up = 2

[[lying]]
colour = "white"
place_mm = [-400, -100]
face_up = 0
"""
"""A sound challenge with one of everything, for tests to spoil."""

WORDS = ("jump", "wink", "blind", "box_bounce", "slap", "flick")


def conflicts(ids: Words) -> tuple[tuple[str, str], ...]:
    """Of the words here only slap and flick are at odds."""
    return (("slap", "flick"),) if {"slap", "flick"} <= set(ids) else ()


@cache
def own_targets() -> dict[str, Target]:
    """The game's own."""
    return {path.stem: load_target(path) for path in list_targets(levels() / "targets")}


def words() -> Vocabulary:
    """What the challenges here may name."""
    return Vocabulary(WORDS, conflicts, own_targets())


def read(content: str, name: str = "mine") -> Challenge:
    """The challenge in a file of this content."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / f"{name}.toml"
        file.write_text(content, encoding="utf-8")
        return load_challenge(file, words())


def told(content: str, name: str = "mine") -> list[str]:
    """What the reader says is wrong, place and reason, without the name of the file."""
    try:
        read(content, name)
    except ContentError as error:
        return [f"{fault.place}: {fault.reason}" for fault in error.faults]
    return []
