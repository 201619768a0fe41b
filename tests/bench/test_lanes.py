"""Our engine on the job, and the tables that it is thrown at."""

import pytest

from dexterity.bench.ends import tally
from dexterity.bench.job import make_job, moved
from dexterity.bench.lanes import throw_in_lanes
from dexterity.bench.live import throw_live
from dexterity.bench.scenes import HAND_MM, bare_table, busy_table, classic_target, full_table
from dexterity.bench.timing import Clock


def test_batches_of_lanes_end_like_all_lanes_at_once() -> None:
    job = make_job(20)
    at_once = throw_in_lanes(job, bare_table())
    in_batches = throw_in_lanes(job, bare_table(), lanes=7)
    assert in_batches.faces.tolist() == at_once.faces.tolist()
    assert in_batches.travel_mm == pytest.approx(at_once.travel_mm)
    assert in_batches.hits == at_once.hits


def test_every_die_comes_to_rest_on_the_bare_table() -> None:
    found = tally(throw_in_lanes(make_job(200), bare_table()))
    assert found.rested_share == 1.0
    assert found.touched == {"table": 1.0}


def test_throws_at_the_full_table_touch_all_there_is() -> None:
    ends = throw_in_lanes(moved(make_job(150), HAND_MM), full_table(classic_target()))
    assert set(ends.touched) == {"table", "board", "hole", "box", "die 1", "die 2"}


def test_throws_at_the_busy_table_touch_what_moves() -> None:
    ends = throw_in_lanes(moved(make_job(40), HAND_MM), busy_table(classic_target()))
    assert {"paddle", "wheel"} <= set(ends.touched)


def test_a_live_throw_is_timed_step_by_step() -> None:
    reads = iter(range(0, 10**12, 250_000))
    clock = Clock("a quarter of a millisecond a look", lambda: next(reads))
    live = throw_live(moved(make_job(2), HAND_MM), busy_table(classic_target()), clock)
    assert live.throws == 2
    assert live.steps > 100
    assert live.set_up_ms == 0.25
    assert (live.mean_us, live.p99_us) == (250.0, 250.0)
    assert live.mean_share == pytest.approx(0.06)
