"""What a stronger player gives away before a game begins: a handicap in two sizes."""

from enum import StrEnum


class Concession(StrEnum):
    """How much. What it means, each game says in its options."""

    NONE = "none"
    SMALL = "small"
    LARGE = "large"
