"""The drawings in assets/: all that the program asks for and nothing else, each as it should be."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from dexterity.hand.dare.choice import known_requirements
from dexterity.places import assets
from dexterity.rules.challenge.medal import Medal
from dexterity.session.shipped import delve_box, fighter_box
from dexterity.ui.screens.challenge.signs import LOCK, NO_MEDAL, OPEN_LOCK
from dexterity.ui.screens.delve.pictures import (
    TableArt,
    adventurer_path,
    art_path,
    monster_path,
    tile_path,
)
from dexterity.ui.screens.fighter.portraits import Mood, Sitter, portrait_path
from dexterity.ui.sheet.signs import FOLDERS

FOLDER = assets() / "images"
ALL = sorted(FOLDER.rglob("*.svg"))
LARGE = [path for path in ALL if path.relative_to(FOLDER).parts[0] in ("fighter", "delve")]
STANDING = [Mood.CALM, Mood.HURT, Mood.GLAD]
ALONE = ("icon", "score_sheet/cup", "score_sheet/steady")
PAPER = "#f9f4e7"
SMALL_PX = 96
"""Points across at which a character must still be told."""
LEAST_DIFFERENCE = 0.2
"""Of a small square's pixels, in the most alike pair of characters; ours are 0.21 apart or more."""


def fighter_paths() -> Iterator[Path]:
    cards = fighter_box().cards
    sitters: dict[Sitter, Iterable[str]] = {
        Sitter.HERO: cards.heroes,
        Sitter.MONSTER: cards.monsters,
        Sitter.BOSS: cards.bosses,
    }
    for sitter, ids in sitters.items():
        moods = Mood if sitter is Sitter.HERO else STANDING
        for id_, mood in ((id_, mood) for id_ in ids for mood in moods):
            path = FOLDER / "fighter" / sitter / f"{id_}-{mood}.svg"
            assert portrait_path(sitter, id_, mood) in {path, path.with_stem(f"{id_}-calm")}
            yield path


def delve_paths() -> Iterator[Path]:
    cards = delve_box().cards
    for adventurer in cards.adventurers.values():
        yield from (adventurer_path(adventurer.id, mood) for mood in Mood)
        yield from map(tile_path, adventurer.tiles)
    yield from (monster_path(id_, mood) for id_ in cards.monsters for mood in STANDING)
    yield from map(art_path, TableArt)


def sign_paths() -> Iterator[Path]:
    yield from (FOLDER / "requirements" / f"{id_}.svg" for id_ in known_requirements())
    for signs, folder in FOLDERS.items():
        yield from (FOLDER / "pen" / folder / f"{sign}.svg" for sign in signs)
    for medal in (*Medal, NO_MEDAL):
        yield from (FOLDER / "challenge" / f"{medal}{size}.svg" for size in ("", "-large"))
    yield from (FOLDER / "challenge" / f"{name}.svg" for name in (LOCK, OPEN_LOCK))
    yield from (FOLDER / f"{name}.svg" for name in ALONE)


@cache
def pixels(path: Path, size_px: int = SMALL_PX) -> npt.NDArray[np.int16]:
    """Red, green, blue on paper, from 0 to 255."""
    sheet = pygame.Surface((size_px, size_px), depth=32)
    sheet.fill(PAPER)
    sheet.blit(pygame.image.load_sized_svg(path, (size_px, size_px)), (0, 0))
    return pygame.surfarray.array3d(sheet).astype(np.int16)


def difference(one: Path, other: Path) -> float:
    """The share of pixels that are clearly of another colour."""
    return float((np.abs(pixels(one) - pixels(other)).max(axis=2) > 64).mean())


def test_each_drawing_that_is_asked_for_is_there_and_no_other() -> None:
    asked_for = {*fighter_paths(), *delve_paths(), *sign_paths()}
    missing, unused = asked_for - {*ALL}, {*ALL} - asked_for
    assert not missing, f"nobody has drawn {sorted(missing)}"
    assert not unused, f"nothing shows {sorted(unused)}"


def test_no_other_files_lie_among_the_drawings() -> None:
    others = {path for path in FOLDER.rglob("*") if path.is_file()} - {*ALL}
    assert {path.relative_to(FOLDER).parts[0] for path in others} <= {"readme", "title"}


def test_each_drawing_is_on_a_sheet_of_the_size_of_the_others() -> None:
    for path in ALL:
        side = 400 if path in LARGE else 128 if path.stem == "icon" else 96
        head = path.read_text(encoding="utf-8").partition(">")[0]
        assert f'viewBox="0 0 {side} {side}"' in head, path


def check_margins(paths: list[Path], side_px: int) -> None:
    for path in paths:
        used = pygame.image.load_sized_svg(path, (side_px, side_px)).get_bounding_rect()
        assert pygame.Rect(1, 1, side_px - 2, side_px - 2).contains(used), f"{path} is cut off"
        assert max(used.size) >= 0.8 * side_px, f"{path} is too small on its sheet"


def test_heroes_and_things_fill_their_sheets_and_stay_on_them() -> None:
    check_margins([p for p in LARGE if p.parent.name in ("heroes", "table", "tiles")], 400)


@pytest.mark.long
def test_everybody_fills_the_sheet_and_stays_on_it_in_every_mood() -> None:
    check_margins(LARGE, 400)


def test_every_mood_shows_even_when_small() -> None:
    for calm in (path for path in LARGE if path.stem.endswith("-calm")):
        moods = sorted(calm.parent.glob(f"{calm.stem.removesuffix('calm')}*.svg"))
        for one, other in combinations(moods, 2):
            assert difference(one, other) > 0.01, (one, other)


def test_no_two_characters_are_alike_even_when_small() -> None:
    calm = [path for path in LARGE if path.stem.endswith("-calm") or "-" not in path.stem]
    for one, other in combinations(calm, 2):
        assert difference(one, other) > LEAST_DIFFERENCE, (one, other)
