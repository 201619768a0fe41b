"""Where dice lie thick: the rings hold the share that is written beside them."""

import numpy as np
import pytest

from dexterity.ui.draw.density import SHARES, density_of, smoothing_mm
from dexterity.ui.draw.view import View

VIEW = View(10, 20, 400, 200.0)


def test_each_ring_holds_its_share_of_the_dice() -> None:
    places = np.random.default_rng(2).normal(0.0, 40.0, (4000, 2))
    density = density_of(places, VIEW)
    pixels = np.floor(VIEW.pixels(places) - (10, 20)).astype(int)
    at_dice = density.field[pixels[:, 1].clip(0, 399), pixels[:, 0].clip(0, 399)]
    for share, level in zip(SHARES, density.levels, strict=True):
        assert np.mean(at_dice >= level) == pytest.approx(share, abs=0.03)


def test_dice_out_of_view_count_as_outside_every_ring() -> None:
    seen = np.random.default_rng(2).normal(0.0, 30.0, (500, 2))
    unseen = np.full((500, 2), 900.0)
    density = density_of(np.concatenate([seen, unseen]), VIEW)
    assert density.field.sum() == pytest.approx(500.0, rel=0.01)


def test_the_heap_is_where_the_dice_are_and_not_mirrored() -> None:
    density = density_of(np.full((50, 2), (100.0, 150.0)), VIEW)
    row, column = divmod(int(density.field.argmax()), 400)
    assert [column, row] == pytest.approx([300, 50], abs=1)


def test_more_dice_are_smeared_less() -> None:
    rng = np.random.default_rng(2)
    few, many = rng.normal(0.0, 60.0, (50, 2)), rng.normal(0.0, 60.0, (5000, 2))
    assert smoothing_mm(few) > smoothing_mm(many)
    assert smoothing_mm(few[:1]) == smoothing_mm(few[:0])
