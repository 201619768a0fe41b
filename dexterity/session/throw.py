"""The throw's story, told once, in order: from a stroke of the pointer to the referee's verdict."""

from collections.abc import Sequence
from dataclasses import dataclass

from dexterity.hand.gesture import Gesture, read_gesture
from dexterity.hand.toss import Toss, launch_from_toss, toss_from_gesture
from dexterity.physics.die import Die
from dexterity.physics.flight import Flight, fly
from dexterity.physics.table import Table
from dexterity.rules.referee import Verdict, judge
from dexterity.values import Landing, Launch, PointerSample, Quaternion


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw with everything that came of it."""

    gesture: Gesture | None
    """None where no pointer moved: a computer player says its toss."""
    toss: Toss
    launch: Launch
    flight: Flight
    verdict: Verdict

    @property
    def landing(self) -> Landing:
        """How the flight ended; all that the verdict was made from."""
        return self.flight.landing


def throw(
    samples: Sequence[PointerSample],
    loft_rad: float,
    orientation: Quaternion,
    table: Table,
    die: Die,
    *,
    sensitivity: float = 1.0,
) -> Throw:
    """A person's throw: the stroke, the loft that was set, and the die as it was picked up."""
    gesture = read_gesture(samples)
    toss = toss_from_gesture(gesture, loft_rad, sensitivity)
    return throw_toss(toss, orientation, table, die, gesture=gesture)


def throw_toss(
    toss: Toss,
    orientation: Quaternion,
    table: Table,
    die: Die,
    *,
    gesture: Gesture | None = None,
) -> Throw:
    """The same story from the toss on, whoever gave it."""
    launch = launch_from_toss(toss, orientation)
    flight = fly(launch, table, die)
    verdict = judge(flight.landing)
    return Throw(gesture, toss, launch, flight, verdict)
