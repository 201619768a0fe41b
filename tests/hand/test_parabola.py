import numpy as np
import pytest

from dexterity.hand.parabola import Floats, find_outlier, fit_parabola

AT_S: Floats = np.linspace(-0.064, 0.0, 9)


def falling() -> Floats:
    """An exact parabola: 3 mm and −4 mm off the origin at time 0."""
    right, away = 3.0 + 100.0 * AT_S, -4.0 + 1500.0 * AT_S + 0.5 * 4000.0 * AT_S**2
    return np.column_stack((right, away))


def test_an_exact_parabola_is_met_exactly() -> None:
    path = fit_parabola(AT_S, falling())
    assert path.place_mm == pytest.approx((3.0, -4.0))
    assert path.velocity_mm_s == pytest.approx((100.0, 1500.0))
    assert path.acceleration_mm_s2 == pytest.approx((0.0, 4000.0), abs=1e-6)
    assert path.velocity_at(-0.01) == pytest.approx((100.0, 1460.0))


def test_without_an_outlier_none_is_found() -> None:
    rounded = np.round(falling())
    assert find_outlier(AT_S, rounded) is None


@pytest.mark.parametrize("index", range(len(AT_S)))
def test_an_outlier_is_found_wherever_it_is(index: int) -> None:
    places = np.round(falling())
    places[index] += (12.0, -16.0)
    assert find_outlier(AT_S, places) == index
    assert fit_parabola(AT_S, places).velocity_mm_s == pytest.approx((100.0, 1500.0), abs=60.0)


def test_four_samples_cannot_tell_which_one_is_wrong() -> None:
    places = falling()[-4:]
    places[1] += 50.0
    assert find_outlier(AT_S[-4:], places) is None
