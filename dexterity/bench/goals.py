"""What we ask of our speed, and whether a bench found it."""

from dexterity.bench.figures import Goal, Ratio
from dexterity.bench.live import Live

BARE_TIMES = 12.0
"""As many times the peer's throws on a bare table. Aiming and odds throw thousands while a player
waits; at the peer's own rate that would be ten seconds."""

FULL_TIMES = 5.0
"""The same with a board, holes, a box and dice on the table, where the peer has it bare."""

LIVE_SHARE = 1 / 6
"""Most of a step's own time that a live step may cost: the picture needs most of a frame, and a
slow machine should have something left."""


def judge(bare: Ratio | None, full: Ratio | None, live: Live) -> tuple[Goal, ...]:
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
    )


def _faster(name: str, times: float, ratio: Ratio | None) -> Goal:
    asked = f"at least {times:g}"
    if ratio is None:
        return Goal(name, asked, None, None)
    return Goal(name, asked, ratio.median, ratio.median >= times)
