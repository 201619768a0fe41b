"""The demonstration of a requirement: a stroke that meets it, thrown like any other."""

from math import radians
from pathlib import Path

from dexterity.content.demonstrations import Demonstration, Words, load_demonstration
from dexterity.content.targets import load_target
from dexterity.errors import DexterityError
from dexterity.hand.dare.choice import dare_of, known_requirements
from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.deed import Cue, CueKind
from dexterity.hand.dare.stroke import Stroke, deed_from_stroke
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.table import Table
from dexterity.places import assets, levels
from dexterity.session.standing import table_for
from dexterity.session.throw import Throw, throw_deed
from dexterity.values.colour import DieColour


class DemonstrationError(DexterityError):
    """A demonstration after which the die still waits."""


def demonstration(requirement: str, folder: Path | None = None) -> Throw:
    """The whole throw: what the hand did, the flight and the verdict; the same every time."""
    shown, dare = read_demonstration(requirement, folder), dare_of([requirement])
    deed = deed_from_stroke(stroke_of(shown), dare)
    if deed is None:
        raise DemonstrationError(f"The demonstration of “{requirement}” throws nothing.")
    table, die = shown_table(dare), DICE[DieColour.RED]
    return throw_deed(deed, shown.orientation, table, die, dare=dare)


def demonstrated_stroke(requirement: str, folder: Path | None = None) -> Stroke:
    """What the pointer does in it, and what is done besides, by one clock from 0 on."""
    return stroke_of(read_demonstration(requirement, folder))


def read_demonstration(requirement: str, folder: Path | None = None) -> Demonstration:
    """The file; a ContentError where there is none, or a faulty one."""
    # Looked up, never joined to a path: whoever asks may name anything.
    (piece,) = dare_of([requirement]).ids
    return load_demonstration(
        (folder or assets() / "demonstrations") / f"{piece}.json", demonstration_words()
    )


def check_demonstration(path: Path) -> None:
    """A ContentError with all faults of a file."""
    load_demonstration(path, demonstration_words())


def demonstration_words() -> Words:
    """What a demonstration may name."""
    return Words(known_requirements(), tuple(CueKind))


def stroke_of(shown: Demonstration) -> Stroke:
    """Its stroke, as hands take it."""
    cues = tuple(Cue(CueKind(kind), at_s) for kind, at_s in shown.cues)
    return Stroke(shown.samples, cues, radians(shown.loft_deg))


def shown_table(dare: Dare) -> Table:
    """The classic target, and what has to stand there."""
    return table_for(Table(target=load_target(levels() / "targets" / "classic.toml")), dare)
