"""What we ask of our speed, and whether a bench found it."""

from collections.abc import Mapping

from dexterity.bench.figures import Goal, Ratio
from dexterity.bench.flicks import Flicks
from dexterity.bench.frames import Frames
from dexterity.bench.live import Live
from dexterity.bench.start_up import StartUp

BARE_TIMES = 15.0
"""As many times the peer's throws on a bare table. Aiming and odds throw thousands while a player
waits; at the peer's own rate that would be ten seconds."""

FULL_TIMES = 5.0
"""The same with a board, holes, a box and dice on the table, where the peer has it bare."""

LIVE_SHARE = 1 / 6
"""Most of a step's own time that a live step may cost: the picture needs most of a frame, and a
slow machine should have something left."""

FRAME_BLITS = 15.0
"""Most full-screen blits that a frame of play may cost, by the median. On a machine that is ten
times as slow as ours sixty frames a second are then still possible."""

SLOW_FRAME_BLITS = 30.0
"""The same for all frames but the slowest hundredth: what is felt as a hitch."""

AIM_S = 0.4
"""Most seconds of one aim of the computer, whatever is required and moves. It thinks for a second
at least; a machine that is twice as slow, and draws besides, still has its aim by then."""

FLICKS_MS = 40.0
"""Most milliseconds of all flicks at once: a computer looks at some times as many in a turn."""

FLICK_MS = 1.0
"""The same of one flick among as many walls: a pen that is led draws it anew in every frame."""

FIRST_FRAME_TIMES = 2.5
"""Most times the bare import of pygame, pymunk and numpy until something is seen."""


def judge(
    bare: Ratio | None,
    full: Ratio | None,
    live: Live,
    frames: Frames,
    start_up: StartUp,
    *,
    flicks: Flicks,
    dare_frames: Mapping[str, Frames],
    aims_s: Mapping[str, float],
) -> tuple[Goal, ...]:
    """The goals; by medians, since a best round is luck."""
    return (
        _faster("bare table, times MuJoCo’s throws", BARE_TIMES, bare),
        _faster("full table, times MuJoCo’s throws", FULL_TIMES, full),
        Goal(
            "live step, share of its own time",
            f"under {LIVE_SHARE:.3f}",
            live.mean_share,
            live.mean_share < LIVE_SHARE,
        ),
        _at_most(f"{flicks.flicks} flicks at once, milliseconds", FLICKS_MS, flicks.together_ms),
        _at_most("one flick, milliseconds", FLICK_MS, flicks.alone_ms),
        *_of_frames("frame of play", frames),
        *(goal for name, found in dare_frames.items() for goal in _of_frames(f"… {name}", found)),
        _at_most(
            "first frame, times the libraries’ import",
            FIRST_FRAME_TIMES,
            start_up.first_frame_ratio,
        ),
        _at_most("slowest aim of the computer, seconds", AIM_S, max(aims_s.values())),
    )


def _of_frames(what: str, found: Frames) -> tuple[Goal, Goal]:
    slow = f"{what}, 99th percentile, full-screen blits"
    return (
        _at_most(f"{what}, median, full-screen blits", FRAME_BLITS, found.median_blits),
        _at_most(slow, SLOW_FRAME_BLITS, found.p99_blits),
    )


def _at_most(name: str, most: float, found: float) -> Goal:
    return Goal(name, f"at most {most:g}", found, found <= most)


def _faster(name: str, times: float, ratio: Ratio | None) -> Goal:
    asked = f"at least {times:g}"
    if ratio is None:
        return Goal(name, asked, None, None)
    return Goal(name, asked, ratio.median, ratio.median >= times)
