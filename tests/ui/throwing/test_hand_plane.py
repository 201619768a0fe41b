"""The plane of the hand: what a pointer means there, and how much room there is."""

import pytest

from dexterity.hand.feel import RELEASE_HEIGHT_MM, SLING_DEAD_MM
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.throwing.hand_plane import (
    ON_STAGE,
    REST_MM,
    full_pull_mm,
    height_on_stage,
    sample_at,
)


def test_a_pointer_on_the_die_is_where_the_die_is() -> None:
    sample = sample_at(ON_STAGE.pixel(REST_MM), 3.0)
    assert (sample.x_mm, sample.y_mm) == pytest.approx(REST_MM[:2], abs=1e-6)
    assert sample.at_s == 3.0


def test_farther_up_the_stage_is_farther_away_from_the_thrower() -> None:
    x, y = ON_STAGE.pixel(REST_MM)
    assert sample_at((x, y - 50.0), 0.0).y_mm > REST_MM[1] > sample_at((x, y + 50.0), 0.0).y_mm
    assert sample_at((x + 50.0, y), 0.0).x_mm > 0.0


def test_the_whole_pull_of_the_sling_fits_on_the_stage() -> None:
    pull_mm = full_pull_mm()
    assert pull_mm > 4.0 * SLING_DEAD_MM
    pulled = ON_STAGE.pixel((REST_MM[0], REST_MM[1] - pull_mm, RELEASE_HEIGHT_MM))
    assert Box(0.0, 0.0, STAGE.width, STAGE.height - 20.0).contains(pulled)


def test_heights_of_a_finger_count_upwards() -> None:
    assert height_on_stage((10.0, STAGE.height)) == 0.0
    assert height_on_stage((10.0, 0.0)) == 1.0
