"""Runs and figures of a bench that nobody timed: a contender that takes the seconds it is told."""

from collections.abc import Sequence

import numpy as np

from dexterity.bench.ends import Ends
from dexterity.bench.figures import Figures, JobFacts, rate_of, ratio_of
from dexterity.bench.flicks import Flicks
from dexterity.bench.frames import Frames
from dexterity.bench.goals import judge
from dexterity.bench.live import Live
from dexterity.bench.start_up import StartUp
from dexterity.bench.timing import Run, Timing

AIMS_S = {"plain": 0.125, "slap": 0.375}


def ends(*, lasts_s: Sequence[float] = (1.0, 1.0), rested: Sequence[bool] = (True, True)) -> Ends:
    """Throws that went 500 mm, lay still for 0.1 s, and show one face after the other."""
    count = len(lasts_s)
    return Ends(
        travel_mm=np.full(count, 500.0),
        rested=np.array(rested),
        lasts_s=np.array(lasts_s),
        rest_s=np.array(lasts_s) - 0.1,
        faces=np.arange(count) % 6,
        steps=np.rint(240 * np.array(lasts_s)).astype(np.int64),
        touched={"table": 1.0, "box": 0.5},
        hits=3 * count,
    )


def run(*seconds: float, lasts_s: float = 1.0) -> Run:
    """Two throws that took these seconds each round."""
    return Run(Timing(seconds), ends(lasts_s=(lasts_s, lasts_s)))


def live(mean_share: float) -> Live:
    """Live throws with steps that cost this share of their time."""
    return Live(15, 2000, 1.0, 4167 * mean_share, 8333 * mean_share, mean_share, 2 * mean_share)


def flicks(together_ms: float = 25.0, alone_ms: float = 0.75) -> Flicks:
    """Flicks among walls that took so long."""
    return Flicks(500, 100, together_ms, alone_ms, space_ms=0.5)


def frames(median_blits: float = 10.0, p99_blits: float = 40.0) -> Frames:
    """Frames of play that cost so many blits of 500 µs."""
    return Frames(1000, 500.0, 500.0 * median_blits, 500.0 * p99_blits, median_blits, p99_blits)


def dares() -> dict[str, Frames]:
    """Frames under a requirement that are a little dearer."""
    return {"with a tool": frames(12.0, 20.0)}


def start_up(first_frame_ratio: float = 2.0) -> StartUp:
    """A start that is so many times as long as the imports of 400 ms."""
    return StartUp(10.0, 50.0, 5.0, 400.0, 400.0 * first_frame_ratio, first_frame_ratio)


def figures(missing: str | None = None) -> Figures:
    """A bench with MuJoCo, or without it and the reason."""
    bare, full, peer = run(0.1, 0.2, 0.2), run(0.5, 0.5, 0.6), run(3.0, 3.0, 4.0)
    bare_ratio = None if missing else ratio_of(bare, peer)
    full_ratio = None if missing else ratio_of(full, peer)
    return Figures(
        job=JobFacts(2, 3, lanes=2, digest="0123456789abcdef", clock="a sundial"),
        bare=rate_of(bare),
        full=rate_of(full),
        peer=None if missing else rate_of(peer),
        missing=missing,
        bare_ratio=bare_ratio,
        full_ratio=full_ratio,
        live=live(0.1),
        flicks=flicks(),
        frames=frames(),
        dare_frames=dares(),
        aims_s=AIMS_S,
        start_up=start_up(),
        goals=judge(
            bare_ratio,
            full_ratio,
            live(0.1),
            frames(),
            start_up(),
            flicks=flicks(),
            dare_frames=dares(),
            aims_s=AIMS_S,
        ),
        versions={"python": "3.11.0", "mujoco": None if missing else "4.0.0"},
        platform="a platform",
    )
