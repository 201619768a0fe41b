"""Remakes the pictures of the README and of the pages in `docs/`.

`python -m tools.make_pictures` makes them all, which takes a minute; with the names of files, such
as `fight.png`, only those. Each is what a command of the program draws, made smaller: somebody
leafs through a page, and nobody waits for a megabyte of paper grain.
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from dexterity.cli import main as dexterity
from dexterity.ui.draw.png import png_from

ROOT: Final = Path(__file__).parent.parent
README: Final = "assets/images/readme"
DOCS: Final = "docs/images"

MOST_BYTES: Final = 150_000
"""Of one picture. Larger: a page with six of them is slow to come."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A file, the command that draws it, and how it is made small."""

    file: str
    """From the root of the project."""
    command: tuple[str, ...]
    """Without the option that names the file."""
    width_px: int = 800
    colours: int = 40

    @property
    def name(self) -> str:
        """What it is called for short."""
        return Path(self.file).name


def screen(file: str, pose: str) -> Picture:
    """A screen of the game in one of its poses."""
    return Picture(file, ("picture", pose, "--size", "1280x720", "--out"))


def heat_map(file: str, *options: str) -> Picture:
    """Where the dice of a hand land. Its washes are pale: with fewer colours they look alike."""
    return Picture(file, ("odds", *options, "--picture"), colours=80)


PICTURES: Final = (
    screen(f"{README}/practice.png", "practice-verdict"),
    screen(f"{README}/fight.png", "fight"),
    screen(f"{README}/pen.png", "pen-flick"),
    screen(f"{README}/delve.png", "delve-table"),
    heat_map(f"{README}/heat-map.png"),
    screen(f"{DOCS}/editor.png", "pen-editor"),
)
"""All of them. A page shows no other picture, and each of these is on a page."""


def main(wanted: Iterable[str]) -> None:
    """Draw them, all or some; a SystemExit where there is no such picture."""
    names = set(wanted)
    unknown = names - {picture.name for picture in PICTURES}
    if unknown:
        known = ", ".join(picture.name for picture in PICTURES)
        raise SystemExit(f"There is no picture {', '.join(sorted(unknown))}. There are {known}.")
    for picture in PICTURES:
        if not names or picture.name in names:
            made = drawn(picture)
            (ROOT / picture.file).write_bytes(made)
            print(f"{picture.file}: {len(made) // 1000} kB")


def drawn(picture: Picture) -> bytes:
    """The picture as a PNG file; a RuntimeError if the program could not draw it."""
    with TemporaryDirectory(prefix="dexterity-pictures-") as folder:
        large = Path(folder) / "large.png"
        if dexterity([*picture.command, str(large)]) != 0:
            raise RuntimeError(f"cannot draw {picture.file}")
        return shrunk(large, picture)


def shrunk(large: Path, picture: Picture) -> bytes:
    """As wide as the page shows it, and with few colours."""
    surface = pygame.image.load(large)
    plain = pygame.Surface(surface.get_size(), depth=24)
    plain.blit(surface, (0, 0))
    width, height = surface.get_size()
    size = picture.width_px, round(height * picture.width_px / width)
    return png_from(pygame.transform.smoothscale(plain, size), picture.colours)


if __name__ == "__main__":
    main(sys.argv[1:])
