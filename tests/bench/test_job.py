"""The job: the same throws each time, in millimetres and in metres."""

import numpy as np
import pytest

from dexterity.bench.job import digest, make_job, metres_from, moved, part_of


def test_the_job_is_the_same_each_time() -> None:
    """If the job is meant to change, paste the new digest; older rates no longer compare."""
    assert digest(make_job(2000)) == "2bdc8f977f6cfe5c"


def test_another_seed_is_another_job() -> None:
    assert digest(make_job(10, seed=1)) != digest(make_job(10, seed=2))


def test_a_short_job_is_the_beginning_of_a_long_one() -> None:
    assert digest(part_of(make_job(100), slice(10))) == digest(make_job(10))


def test_the_job_is_the_one_described() -> None:
    job = make_job(5000)
    assert job.position_mm.mean(0) == pytest.approx((0.0, 0.0, 300.0), abs=1.0)
    assert job.velocity_mm_s.mean(0) == pytest.approx((0.0, 1500.0, -200.0), abs=15.0)
    assert np.linalg.norm(job.orientation, axis=1) == pytest.approx(1.0)
    assert np.abs(job.orientation.mean(0)).max() < 0.03
    spin = np.linalg.norm(job.spin_rad_s, axis=1)
    assert spin.max() <= 40.0
    assert spin.mean() == pytest.approx(20.0, abs=1.0)


def test_metres_are_a_thousand_millimetres() -> None:
    job = make_job(5)
    metres = metres_from(job)
    assert metres.position_m * 1000.0 == pytest.approx(job.position_mm)
    assert metres.velocity_m_s * 1000.0 == pytest.approx(job.velocity_mm_s)
    assert (metres.orientation == job.orientation).all()
    assert (metres.spin_rad_s == job.spin_rad_s).all()


def test_the_same_throws_can_leave_from_another_place() -> None:
    job = make_job(5)
    there = moved(job, (10.0, -580.0, 0.0))
    assert (there.position_mm - job.position_mm) == pytest.approx(
        np.tile((10.0, -580.0, 0.0), (5, 1))
    )
    assert (there.velocity_mm_s == job.velocity_mm_s).all()
