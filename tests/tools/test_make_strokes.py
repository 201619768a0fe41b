from math import atan2, degrees, dist

import pytest

from tools.make_strokes import FOLDER, RECIPES, Motion, Recipe, written


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_stroke_made_again_is_the_stored_one(recipe: Recipe) -> None:
    assert (FOLDER / f"{recipe.name}.jsonl").read_text(encoding="utf-8") == written(recipe)


def test_every_stored_stroke_has_a_recipe() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == {recipe.name for recipe in RECIPES}


@pytest.mark.parametrize("motion", [Motion(), Motion(900.0, -20.0, 150.0), Motion(let_go=0.4)])
def test_a_motion_moves_at_let_go_as_it_says(motion: Motion) -> None:
    """Checked by small differences, which share nothing with the formulas."""
    step = 1e-5
    before, now = motion.place_at(motion.end_s - 2 * step), motion.place_at(motion.end_s)
    assert now == pytest.approx(motion.place_mm)
    assert dist(before, now) / (2 * step) == pytest.approx(motion.speed_mm_s, rel=2e-3)
    headed = degrees(atan2(now[0] - before[0], now[1] - before[1]))
    assert headed == pytest.approx(motion.direction_deg, abs=0.02)


def test_an_arc_with_a_positive_radius_bends_to_the_left() -> None:
    motion = Motion(direction_deg=0.0, arc_mm=200.0)
    x, y = motion.place_at(motion.end_s - 0.05)
    # It comes from the left, heading right, and is straight only in the end.
    assert x < motion.place_mm[0]
    assert y < motion.place_mm[1]
