"""Pen's signs: one for each word of a rebus, large and unlike enough to be told."""

from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from dexterity.rules.pen.cards.card import CardType
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.ui.sheet.signs import FOLDERS, Sign, Thing, sign_px

SIGNS: list[Sign] = [*Icon, *CardType, *Thing]
SMALL_PX = 36
"""As small as they are shown on cards."""
LEAST_DIFFERENCE = 0.03
"""Of the square's pixels: hearts differ by the number on them, hands by their thumbs."""


def drawn(sign: Sign, size_px: int) -> pygame.Surface:
    return sign_px(FOLDERS[type(sign)], sign, size_px)


def pixels(sign: Sign) -> npt.NDArray[np.float64]:
    """Red, green, blue on white, from 0 to 1."""
    sheet = pygame.Surface((SMALL_PX, SMALL_PX), depth=32)
    sheet.fill("#ffffff")
    sheet.blit(drawn(sign, SMALL_PX), (0, 0))
    return pygame.surfarray.array3d(sheet) / 255.0


@pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: f"{type(sign).__name__}-{sign}")
def test_a_sign_fills_its_square_and_none_of_it_is_cut_off(sign: Sign) -> None:
    picture = drawn(sign, 96)
    used = picture.get_bounding_rect()
    assert picture.get_rect().inflate(-2, -2).contains(used)
    assert max(used.size) >= 0.75 * 96


@pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: f"{type(sign).__name__}-{sign}")
def test_a_small_sign_is_seen(sign: Sign) -> None:
    seen = pixels(sign)
    assert (seen.min(axis=2) < 0.6).mean() > 0.1


def test_no_two_icons_are_alike_even_when_small() -> None:
    seen = {icon: pixels(icon) for icon in Icon}
    differences = {
        (one, other): float((np.ptp([seen[one], seen[other]], axis=0).max(axis=2) > 0.35).mean())
        for one, other in combinations(Icon, 2)
    }
    alike = min(differences, key=lambda pair: differences[pair])
    assert differences[alike] > LEAST_DIFFERENCE, (alike, differences[alike])
