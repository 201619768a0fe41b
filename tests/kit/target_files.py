"""Target files written by hand, and what the reader says of them."""

from pathlib import Path
from tempfile import TemporaryDirectory

from dexterity.content.target import Target
from dexterity.content.targets import load_target
from dexterity.errors import ContentError

PLAIN = """\
thickness_mm = 2.0

[names]
en = "Plain"
fr = "Tout simple"

[outline]
circle = { centre_mm = [0, 0], radius_mm = 100 }

[[area]]
zone = "bones"
circle = { centre_mm = [0, 0], radius_mm = 100 }

[[area]]
zone = "section"
value = 3
polygon = [[-60, -60], [60, -60], [60, 60], [-60, 60]]

[[area]]
zone = "centre"
value = 10
circle = { centre_mm = [0, 0], radius_mm = 15 }

[[hole]]
circle = { centre_mm = [40, 0], radius_mm = 14 }

[[hole]]
polygon = [[-54, -15], [-24, -15], [-24, 15], [-54, 15]]
"""
"""A sound target with one of everything, for tests to spoil."""


def spoil(old: str, new: str, text: str = PLAIN) -> str:
    """The text with one passage replaced; a passage that is not there once is the test's slip."""
    if text.count(old) != 1:
        raise ValueError(f"{old!r} is there {text.count(old)} times")
    return text.replace(old, new)


def read(content: str | bytes) -> Target:
    """The target in a file of this content."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "mine.toml"
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        return load_target(file)


def told(content: str | bytes) -> list[str]:
    """What the reader says is wrong, place and reason, without the name of the file."""
    try:
        read(content)
    except ContentError as error:
        return [f"{fault.place}: {fault.reason}" for fault in error.faults]
    return []
