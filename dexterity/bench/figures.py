"""All that a bench finds, as values: rates, ratios, costs, goals and versions."""

from collections.abc import Mapping
from dataclasses import dataclass

from dexterity.bench.ends import Tally, tally
from dexterity.bench.flicks import Flicks
from dexterity.bench.frames import Frames
from dexterity.bench.live import Live
from dexterity.bench.start_up import StartUp
from dexterity.bench.timing import Run


@dataclass(frozen=True, slots=True)
class Rate:
    """Throws a second of one contender, and what its throws came to."""

    best_per_s: float
    median_per_s: float
    spread: float
    """From the best to the worst round, as a share of the median."""
    flight_s_per_s: float
    """Seconds of flight worked out in a second, by the median: engines differ in how soon their
    dice lie still, and this leaves that out."""
    tally: Tally


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as fast as the peer, each way of looking at it."""

    best: float
    median: float
    lowest: float
    highest: float
    """The rounds one by one: the worst and the best of them."""
    flight: float
    """By seconds of flight instead of throws."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What we ask of ourselves; not met and not measured are different things."""

    name: str
    asked: str
    found: float | None
    met: bool | None


@dataclass(frozen=True, slots=True)
class JobFacts:
    """Which work was done."""

    throws: int
    rounds: int
    lanes: int
    digest: str
    clock: str


@dataclass(frozen=True, slots=True)
class Figures:
    """One bench."""

    job: JobFacts
    bare: Rate
    full: Rate
    peer: Rate | None
    missing: str | None
    """Why there is no peer."""
    bare_ratio: Ratio | None
    full_ratio: Ratio | None
    live: Live
    flicks: Flicks
    frames: Frames
    dare_frames: Mapping[str, Frames]
    """Of play under requirements, by what is special about them."""
    aims_s: Mapping[str, float]
    """What aiming past moving things takes the computer, by requirement."""
    start_up: StartUp
    goals: tuple[Goal, ...]
    versions: Mapping[str, str | None]
    platform: str


def rate_of(run: Run) -> Rate:
    """A contender's rate."""
    throws, timing, found = len(run.ends.rested), run.timing, tally(run.ends)
    return Rate(
        best_per_s=throws / timing.best_s,
        median_per_s=throws / timing.median_s,
        spread=timing.spread,
        flight_s_per_s=throws * found.lasts_s / timing.median_s,
        tally=found,
    )


def ratio_of(run: Run, peer: Run) -> Ratio:
    """A contender beside the peer, by throws a second."""
    own, others = run.timing, peer.timing
    more = len(run.ends.rested) / len(peer.ends.rested)
    pairs = zip(own.seconds, others.seconds, strict=True)
    rounds = [more * other / one for one, other in pairs]
    return Ratio(
        best=more * others.best_s / own.best_s,
        median=more * others.median_s / own.median_s,
        lowest=min(rounds),
        highest=max(rounds),
        flight=rate_of(run).flight_s_per_s / rate_of(peer).flight_s_per_s,
    )
