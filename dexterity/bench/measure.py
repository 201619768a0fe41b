"""The whole bench, in order: warm up, take turns, throw live, aim, start up, play, judge."""

import platform
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from operator import attrgetter

from dexterity import __version__
from dexterity.bench.aims import time_aims
from dexterity.bench.figures import Figures, JobFacts, Ratio, rate_of, ratio_of
from dexterity.bench.flicks import time_flicks
from dexterity.bench.frames import DARES, time_frames
from dexterity.bench.goals import judge
from dexterity.bench.job import digest, make_job, moved
from dexterity.bench.lanes import LANES, throw_in_lanes
from dexterity.bench.live import Live, throw_live
from dexterity.bench.peer import Missing, Peer, find_peer
from dexterity.bench.scenes import HAND_MM, bare_table, busy_table, classic_target, full_table
from dexterity.bench.start_up import time_start_up
from dexterity.bench.timing import Clock, Work, finest_clock, take_turns
from dexterity.content.target import Target
from dexterity.physics.batch import LaunchArrays

BARE, FULL, PEER = "bare table", "full table", "MuJoCo"


@dataclass(frozen=True, slots=True)
class Plan:
    """How much to measure."""

    throws: int = 2000
    rounds: int = 3
    live_throws: int = 15
    """A round: about 2,000 steps, of which twenty are beyond the 99th percentile."""
    start_ups: int = 7
    played_throws: int = 6
    """Some 230 frames each: a dozen are beyond the 99th percentile."""


def measure(plan: Plan, say: Callable[[str], None]) -> Figures:
    """Run the bench; `say` is told what is under way."""
    clock, target, peer, job = finest_clock(), classic_target(), find_peer(), make_job(plan.throws)
    say("Warming up …")
    # The first call of anything pays for imports, caches and pages of memory.
    for work in _contenders(job, target, peer).values():
        work()
    runs = take_turns(_contenders(job, target, peer), plan.rounds, clock, say)
    bare, full, other = runs[BARE], runs[FULL], runs.get(PEER)
    bare_ratio: Ratio | None = ratio_of(bare, other) if other else None
    full_ratio: Ratio | None = ratio_of(full, other) if other else None
    say("Live throws …")
    live = _throw_live(plan, target, clock)
    say("Flicks …")
    flicks = time_flicks(plan.rounds, clock)
    say("Aims …")
    aims_s = time_aims(target, clock)
    say("Start-up …")
    start_up = time_start_up(plan.start_ups)
    say("Frames of play …")
    # Last: from here on pygame is loaded, which nothing before should have to carry.
    frames = time_frames(plan.played_throws, clock)
    dare_frames = {
        name: time_frames(plan.played_throws, clock, dare) for name, dare in DARES.items()
    }
    return Figures(
        job=_facts(plan, job, clock),
        bare=rate_of(bare),
        full=rate_of(full),
        peer=rate_of(other) if other else None,
        missing=peer.sentence if isinstance(peer, Missing) else None,
        bare_ratio=bare_ratio,
        full_ratio=full_ratio,
        live=live,
        flicks=flicks,
        frames=frames,
        dare_frames=dare_frames,
        aims_s=aims_s,
        start_up=start_up,
        goals=judge(
            bare_ratio,
            full_ratio,
            live,
            frames,
            start_up,
            flicks=flicks,
            dare_frames=dare_frames,
            aims_s=aims_s,
        ),
        versions=_versions(peer),
        platform=platform.platform(),
    )


def _contenders(job: LaunchArrays, target: Target, peer: Peer | Missing) -> dict[str, Work]:
    bare, full = bare_table(), full_table(target)
    from_hand = moved(job, HAND_MM)
    contenders: dict[str, Work] = {BARE: lambda: throw_in_lanes(job, bare)}
    if isinstance(peer, Peer):
        contenders[PEER] = lambda: peer.throw_all(job)
    contenders[FULL] = lambda: throw_in_lanes(from_hand, full)
    return contenders


def _throw_live(plan: Plan, target: Target, clock: Clock) -> Live:
    """The middle one of the rounds."""
    launches, table = moved(make_job(plan.live_throws), HAND_MM), busy_table(target)
    rounds = [throw_live(launches, table, clock) for _ in range(plan.rounds)]
    return sorted(rounds, key=attrgetter("mean_us"))[len(rounds) // 2]


def _facts(plan: Plan, job: LaunchArrays, clock: Clock) -> JobFacts:
    lanes = min(LANES, plan.throws)
    return JobFacts(plan.throws, plan.rounds, lanes, digest(job), clock.name)


def _versions(peer: Peer | Missing) -> dict[str, str | None]:
    return {
        "dexterity": __version__,
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "pymunk": version("pymunk"),
        "pygame-ce": version("pygame-ce"),
        "mujoco": peer.version if isinstance(peer, Peer) else None,
    }
