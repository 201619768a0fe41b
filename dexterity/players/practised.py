"""What computer hands have practised: the toss they mean under each requirement alone, and what
comes of it on the classic target, by many throws through the real physics."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from dexterity.hand.toss import Toss
from dexterity.places import assets
from dexterity.players.chances import Chances
from dexterity.values.skill import Skill

PLAIN: Final = "plain"
"""What a throw is called of which nothing is required."""


@dataclass(frozen=True, slots=True)
class Practised:
    """One way of throwing, as one hand does it."""

    toss: Toss
    chances: Chances


Book = Mapping[Skill, Mapping[str, Practised]]
"""By the hand and the requirement."""


def book_file() -> Path:
    """Made by a tool from many thousand throws."""
    return assets() / "hands" / "practised.json"


@cache
def practised() -> Book:
    """All that hands have practised."""
    return msgspec.json.decode(book_file().read_bytes(), type=dict[Skill, dict[str, Practised]])


def foreseen(known: Mapping[str, Practised], requirements: Iterable[str]) -> Chances:
    """What throws come to under all of these: each makes them harder as it does alone."""
    plain = known[PLAIN].chances
    words = tuple(requirements)
    if len(words) == 1:
        return known[words[0]].chances
    chances = plain
    for word in words:
        chances = chances.made_harder(min(1.0, known[word].chances.hits / plain.hits))
    return chances
