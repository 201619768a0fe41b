"""Energy: contacts take it away, and no order of contacts gives any back.

Each step may err a little: a die that rolls over a corner is carried along the tangent of its
way, and a corner that was carried below its surface is let up again.
"""

from dataclasses import replace

import numpy as np
import pytest

from dexterity.physics.batch import LaunchArrays, ThrowBatch
from dexterity.physics.scene.props import Box, LyingDie, Post
from dexterity.physics.scene.table import Table
from tests.kit.energy import dice_about, growths, launches_among_dice
from tests.kit.throws import (
    LYING_MM,
    RED,
    WHITE,
    bare_table,
    full_table,
    joined,
    moments,
    repeated,
    slide,
    target_table,
    tumbling_launches,
)

LANES = 450
STEP_MM = 0.27
"""What a step may add, as the height that a die could be lifted by it: 0.1 % of the energy that a
plain throw has at release."""
THROW_MM = 2.7
"""What all steps of a throw that add anything may add together: 1 % of the same. Nearly all of it
is dice whose corner was carried into an edge and is let up again, a skin's depth at a time."""

OBSTACLES = (
    Box("box", (0.0, -250.0), (120.0, 60.0), 40.0, turn_rad=0.3),
    Post("left", (-60.0, -180.0), 12.0, 50.0),
    Post("right", (60.0, -180.0), 8.0, 25.0),
)

TABLES = {
    "a bare table": bare_table(),
    "the target and its holes": target_table(),
    "a box and posts": target_table(*OBSTACLES),
    "dice lying there": replace(
        target_table(),
        lying=(
            LyingDie(RED, (0.0, -200.0)),
            LyingDie(WHITE, (25.0, -170.0), turn_rad=0.4),
            LyingDie(RED, (-20.0, -40.0), turn_rad=1.2),
        ),
    ),
    "all of it": full_table(),
}

THROWS = joined(
    tumbling_launches(LANES // 3, seed=31),
    tumbling_launches(
        LANES // 3,
        seed=32,
        velocity_mm_s=(0.0, 3000.0, 0.0),
        spread_mm_s=350.0,
        most_spin_rad_s=180.0,
    ),
    tumbling_launches(
        LANES // 3, seed=33, from_mm=(0.0, -120.0, 60.0), velocity_mm_s=(0.0, 100.0, 0.0)
    ),
)
"""Plain throws, hard ones, and dice that are let fall."""


@pytest.mark.parametrize("where", TABLES)
def test_energy_never_grows(where: str) -> None:
    lanes = ThrowBatch(TABLES[where], RED, THROWS)
    steps = moments(lanes)
    before = next(steps).lifts_mm
    most, total = np.zeros(LANES), np.zeros(LANES)
    for now in steps:
        gains = np.maximum(now.lifts_mm - before, 0.0)
        most, total = np.maximum(most, gains), total + gains
        before = now.lifts_mm
    rested = np.isfinite(lanes.ended_s)
    assert most.max() <= STEP_MM
    assert total[rested].max() <= THROW_MM
    assert np.mean(rested) > 0.99


@pytest.mark.parametrize("hundreds", [3, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("table", [bare_table(), target_table()], ids=["bare", "target"])
def test_energy_never_grows_where_several_dice_lie(table: Table, hundreds: int) -> None:
    # By the hundred, since among thousands of lanes there is always a thrown die under way.
    for seed in range(35, 35 + hundreds):
        launches, lying = launches_among_dice(100, seed), dice_about(100, seed)
        lanes = ThrowBatch(table, RED, launches, lying=lying)
        assert not list(growths(lanes, least_share=0.001)), f"seed {seed}"


def spent(table: Table, launches: LaunchArrays) -> float:
    """The share of the energy at release that is gone at the end, at the least of all lanes."""
    first, *_, last = moments(ThrowBatch(table, RED, launches))
    return float((1.0 - (last.lifts_mm - LYING_MM) / (first.lifts_mm - LYING_MM)).min())


def test_all_energy_but_that_of_height_is_spent_in_the_end() -> None:
    assert spent(bare_table(), tumbling_launches(200, seed=34)) > 0.999
    assert spent(bare_table(), repeated(slide((0.0, 0.0), (0.0, 900.0)), 5)) > 0.99
