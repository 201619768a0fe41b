"""How many throws a second there are, alone and in lanes; and that lanes change nothing."""

from time import process_time
from typing import Final

from dexterity.bench.job import make_job, moved, part_of
from dexterity.physics.dice.die import DICE
from dexterity.physics.results.flight import fly, fly_many
from dexterity.session.records.versions import versions_here
from dexterity.values.colour import DieColour
from tools.physics_page.energy import HAND_MM, ONE
from tools.physics_page.measured import Measured
from tools.physics_page.plot import RED, Axis, Dot, Line, Plot
from tools.physics_page.tables import bare_table, classic_table

SEED: Final = 20
LANES: Final = (1, 10, 100, 1000, 5000)
ROUNDS: Final = 3
"""The best of them counts: what else the machine does only slows it down."""

ALONE: Final = 40
"""Throws that are thrown alone too, out of a thousand."""
AMONG: Final = 1000


def measure_speed() -> Measured:
    """Rates by lanes, and how many throws end alone as they do among others."""
    rates = {lanes: rate_of(lanes) for lanes in LANES}
    versions = versions_here()
    figures = {f"rate_{lanes}": f"{_rounded(rate):,}" for lanes, rate in rates.items()}
    figures |= {
        "same_alone": f"{same_alone()} of {ALONE}",
        "digest": fly(ONE, classic_table(), DICE[DieColour.RED]).digest(),
        "versions": f"dexterity {versions.dexterity}, pymunk {versions.pymunk} and numpy "
        f"{versions.numpy}",
    }
    return Measured(figures, {"speed": _plot(rates)})


def rate_of(lanes: int) -> float:
    """Throws a second of processor time, on a bare table, so many side by side."""
    throws, table, best = make_job(lanes, SEED), bare_table(), 0.0
    for _ in range(ROUNDS):
        begun = process_time()
        fly_many(throws, table, DICE[DieColour.RED])
        best = max(best, lanes / (process_time() - begun))
    return best


def same_alone() -> int:
    """How many throws at the classic target end alone, to the last bit, as among a thousand."""
    throws, table = moved(make_job(AMONG, SEED), HAND_MM), classic_table()
    die = DICE[DieColour.RED]
    among = fly_many(throws, table, die).values()
    return sum(
        fly_many(part_of(throws, slice(lane, lane + 1)), table, die).values() == [among[lane]]
        for lane in range(0, AMONG, AMONG // ALONE)
    )


def _rounded(rate: float) -> int:
    """To two digits: a clock tells no more."""
    return int(float(f"{rate:.1e}"))


def _plot(rates: dict[int, float]) -> Plot:
    points = [(float(lanes), rate) for lanes, rate in rates.items()]
    return Plot(
        "Throws a second against lanes",
        Axis("lanes side by side", 1, 10_000, (1, 10, 100, 1000, 10_000), True, "{:,.0f}"),
        Axis("throws a second", 10, 100_000, (10, 100, 1000, 10_000, 100_000), True, "{:,.0f}"),
        lines=[Line("", points, RED)],
        dots=[Dot("", place, RED) for place in points],
    )
