"""The signs of requirements: drawn with one pen, and told from one another."""

from itertools import combinations
from xml.etree import ElementTree as ET

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from dexterity.places import assets
from dexterity.ui.canvas.requirement_icons import requirement_icon

FOLDER = assets() / "images" / "requirements"
ICONS = sorted(path.stem for path in FOLDER.glob("*.svg"))
SMALL_PX = 36
"""The smallest size at which they are shown on cards."""
LEAST_DIFFERENCE = 0.15
"""Of the square's pixels, in the most alike pair; ours are 0.23 apart or more."""


def pixels(requirement: str, size_px: int) -> npt.NDArray[np.float64]:
    """Red, green, blue on white, from 0 to 1."""
    sheet = pygame.Surface((size_px, size_px), depth=32)
    sheet.fill("#ffffff")
    sheet.blit(requirement_icon(requirement, size_px), (0, 0))
    return pygame.surfarray.array3d(sheet) / 255.0


def test_there_are_twenty_six() -> None:
    assert len(ICONS) == 26


@pytest.mark.parametrize("requirement", ICONS)
def test_signs_share_one_sheet_and_one_pen(requirement: str) -> None:
    sheet, pen, *_ = ET.parse(FOLDER / f"{requirement}.svg").getroot().iter()
    assert sheet.get("viewBox") == "0 0 96 96"
    assert (pen.get("stroke"), pen.get("stroke-width")) == ("#2b2622", "5")
    assert (pen.get("stroke-linecap"), pen.get("stroke-linejoin")) == ("round", "round")


@pytest.mark.parametrize("requirement", ICONS)
@pytest.mark.parametrize("size_px", [32, 192])
def test_a_sign_fills_its_square_and_leaves_a_margin(requirement: str, size_px: int) -> None:
    drawn = requirement_icon(requirement, size_px)
    used = drawn.get_bounding_rect()
    inner = drawn.get_rect().inflate(-size_px // 16, -size_px // 16)
    assert drawn.get_size() == (size_px, size_px)
    assert inner.contains(used)
    assert max(used.size) >= 0.75 * size_px


@pytest.mark.parametrize("requirement", ICONS)
def test_a_sign_has_ink_and_colour(requirement: str) -> None:
    seen = pixels(requirement, SMALL_PX)
    dark = seen.max(axis=2) < 0.4
    coloured = np.ptp(seen, axis=2) > 0.2
    assert 0.05 < dark.mean() < 0.5
    assert coloured.mean() > 0.02


def test_no_two_signs_are_alike_even_when_small() -> None:
    seen = {name: pixels(name, SMALL_PX) for name in ICONS}
    differences = {
        (one, other): float((np.ptp([seen[one], seen[other]], axis=0).max(axis=2) > 0.4).mean())
        for one, other in combinations(ICONS, 2)
    }
    alike = min(differences, key=lambda pair: differences[pair])
    assert differences[alike] > LEAST_DIFFERENCE, (alike, differences[alike])


def test_a_sign_is_made_once_for_each_size() -> None:
    assert requirement_icon("jump", 40) is requirement_icon("jump", 40)
    assert requirement_icon("jump", 40) is not requirement_icon("jump", 41)


def test_an_unknown_requirement_is_our_own_slip() -> None:
    with pytest.raises(FileNotFoundError):
        requirement_icon("moonwalk", 40)
