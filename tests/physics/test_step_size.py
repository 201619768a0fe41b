"""The step is short enough: a finer one tells the same story, throw for throw or on the whole."""

from functools import cache

import numpy as np
import pytest

from dexterity.physics import tuning
from dexterity.physics.arrays import Floats
from dexterity.physics.results.flight import fly_many
from dexterity.physics.results.landing import Landings
from dexterity.rules.referee import judge
from tests.kit.throws import RED, bare_table, target_table, tumbling_launches

FINE_STEP_S = tuning.STEP_S / 4
THROWS = 2000
FROM_Y_MM = -520.0


@cache
def bare(step_s: float) -> Landings:
    return fly_many(tumbling_launches(THROWS, seed=41), bare_table(), RED, step_s=step_s)


@cache
def aimed(step_s: float) -> Landings:
    return fly_many(tumbling_launches(THROWS, seed=42), target_table(), RED, step_s=step_s)


def distances(landings: Landings) -> Floats:
    return np.asarray(np.hypot(landings.places_mm[0], landings.places_mm[1] - FROM_Y_MM))


def hit_rate(landings: Landings) -> float:
    return float(np.mean([judge(value).hit for value in landings.values()]))


def test_a_finer_step_throws_as_far() -> None:
    coarse, fine = distances(bare(tuning.STEP_S)), distances(bare(FINE_STEP_S))
    assert coarse.mean() == pytest.approx(fine.mean(), rel=0.02)


def test_a_finer_step_spreads_as_wide() -> None:
    coarse, fine = distances(bare(tuning.STEP_S)), distances(bare(FINE_STEP_S))
    # The error of a spread from 2,000 throws is 1.6 %, and there are two of them.
    assert coarse.std() == pytest.approx(fine.std(), rel=0.08)
    across, finely = bare(tuning.STEP_S).places_mm[0].std(), bare(FINE_STEP_S).places_mm[0].std()
    assert across == pytest.approx(finely, rel=0.08)


def test_a_finer_step_rests_as_soon() -> None:
    coarse, fine = bare(tuning.STEP_S).ended_s, bare(FINE_STEP_S).ended_s
    assert coarse.mean() == pytest.approx(fine.mean(), rel=0.05)


@pytest.mark.long
def test_a_finer_step_hits_as_often() -> None:
    # The regular hand hits 0.7 points more with the coarse step; with 2,000 throws luck adds up to
    # twice its standard error, which is 1.0 where the same throws are compared.
    assert hit_rate(aimed(tuning.STEP_S)) == pytest.approx(hit_rate(aimed(FINE_STEP_S)), abs=0.03)


def test_a_corner_bounces_where_it_touches_and_not_before() -> None:
    hits = bare(tuning.STEP_S).hits
    heights_mm = hits.places_mm[2, hits.speeds_mm_s > tuning.HARD_HIT_MM_S]
    # Along its tangent, a quick corner is walked a little past the ground or not quite to it.
    assert len(heights_mm) > THROWS
    assert np.abs(heights_mm).max() < 2.0
    assert np.quantile(np.abs(heights_mm), 0.99) < 0.8


def test_a_finer_step_gives_the_same_first_hit() -> None:
    first, same = first_hits(bare(tuning.STEP_S)), first_hits(bare(FINE_STEP_S))
    assert np.abs(first - same).max() < tuning.STEP_S


def first_hits(landings: Landings) -> Floats:
    """When each die first touched anything."""
    _, at = np.unique(landings.hits.rows, return_index=True)
    return landings.hits.at_s[at]
