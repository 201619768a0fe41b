"""Seeds for every purpose, drawn from the one seed of a match.

Each purpose gets a stream of its own, so that a spark on the screen can never move a card.
Standard library only: the rules use it too.
"""

from hashlib import sha256
from random import Random, SystemRandom
from typing import Final

SEEDS: Final = 1 << 31
"""How many there are for a match: JSON readers that only know doubles still read each exactly."""


def new_seed() -> int:
    """Luck for a match that nobody has played yet."""
    return SystemRandom().randrange(SEEDS)


def derive_seed(seed: int, *purpose: str | int) -> int:
    """A seed for one purpose, the same on every machine and version."""
    text = "/".join([str(seed), *map(str, purpose)])
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def luck_for(seed: int, *purpose: str | int) -> Random:
    """A generator that nothing else draws from."""
    return Random(derive_seed(seed, *purpose))
