"""Things that ring when struck: a few damped modes, set going by one short push."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from tools.sound_making.waves import RATE_HZ, Wave, fading, times_s


@dataclass(frozen=True, slots=True)
class Mode:
    """One way in which a body swings."""

    hz: float
    decay_s: float
    """Until it is 60 dB down."""
    level: float


def ring(modes: Iterable[Mode], contact_s: float, seconds: float) -> Wave:
    """What a push of that length makes of the modes; a long, soft push wakes no high ones."""
    free = np.zeros(len(times_s(seconds)))
    for mode in modes:
        free += mode.level * fading(seconds, mode.decay_s) * tone(mode.hz, seconds)
    return np.convolve(free, push(contact_s))[: len(free)]


def tone(hz: float, seconds: float) -> Wave:
    """A plain sine from silence."""
    return np.sin(2.0 * np.pi * hz * times_s(seconds))


def push(contact_s: float) -> Wave:
    """The force of a contact over time, a smooth hump of unit area."""
    count = max(3, round(contact_s * RATE_HZ))
    hump = np.sin(np.pi * (np.arange(count) + 0.5) / count) ** 2
    force: Wave = hump / hump.sum()
    return force


def elsewhere(modes: Iterable[Mode], luck: Random) -> tuple[Mode, ...]:
    """The same body struck at another place: other shares of its modes, hardly another pitch.

    On either side of a node a mode swings the other way, so that half of them start downwards.
    """
    return tuple(
        replace(
            mode,
            hz=mode.hz * luck.uniform(0.97, 1.03),
            decay_s=mode.decay_s * luck.uniform(0.85, 1.15),
            level=mode.level * luck.uniform(0.45, 1.0) * luck.choice((-1.0, 1.0)),
        )
        for mode in modes
    )
