"""The box of pencils all portraits share, as #rrggbb."""

from typing import Final

Pencil = str

INK: Final = "#2b2622"
PAPER: Final = "#f9f4e7"
WHITE: Final = "#ffffff"
BONE: Final = "#f1e4c8"
GREY: Final = "#9a979c"
STEEL: Final = "#b4bec8"
STONE: Final = "#8f8a86"
BLACK: Final = "#4a444c"

PEACH: Final = "#f2c9a4"
TAN: Final = "#d9a071"
BROWN: Final = "#9c6b43"
UMBER: Final = "#6e4a35"

BRICK: Final = "#c8513a"
ROSE: Final = "#e58a86"
PINK: Final = "#f2b3b5"
ORANGE: Final = "#e88f43"
GOLD: Final = "#e0b354"
STRAW: Final = "#f0d88c"

MOSS: Final = "#7d9a4a"
GREEN: Final = "#3f7f68"
MINT: Final = "#a5cdb1"
SWAMP: Final = "#9db06c"
SKY: Final = "#9cc3e2"
BLUE: Final = "#3b6ea5"
NIGHT: Final = "#3d4a78"
LILAC: Final = "#b9a3d0"
PURPLE: Final = "#7d548f"
CRIMSON: Final = "#a8324a"

DEPTH: Final = "#3b2a46"
"""Mixed into a colour where it lies in shadow: a violet, as shadows on paper are."""


def mixed(pencil: Pencil, other: Pencil, share: float) -> Pencil:
    """One colour with that share of another laid over it."""
    ours, theirs = _channels(pencil), _channels(other)
    return "#" + "".join(
        f"{round(mine + (other_one - mine) * share):02x}"
        for mine, other_one in zip(ours, theirs, strict=True)
    )


def _channels(pencil: Pencil) -> tuple[int, int, int]:
    return int(pencil[1:3], 16), int(pencil[3:5], 16), int(pencil[5:7], 16)
