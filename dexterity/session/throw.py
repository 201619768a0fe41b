"""The throw's story, told once, in order: from a stroke of the pointer to the referee's verdict."""

from collections.abc import Sequence
from dataclasses import dataclass

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.dare.deed import Deed
from dexterity.hand.gesture import Gesture, read_gesture
from dexterity.hand.toss import Toss, toss_from_gesture
from dexterity.physics.dice.die import Die
from dexterity.physics.results.flight import Flight, fly
from dexterity.physics.scene.table import Table
from dexterity.rules.referee import Verdict, judge
from dexterity.values.landing import Landing
from dexterity.values.launch import Launch
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Quaternion


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw with everything that came of it."""

    gesture: Gesture | None
    """None where no pointer moved: a computer player says its toss."""
    deed: Deed
    launch: Launch
    flight: Flight
    verdict: Verdict
    dare: Dare = PLAIN_THROW

    @property
    def toss(self) -> Toss:
        """What the hand gave."""
        return self.deed.toss

    @property
    def landing(self) -> Landing:
        """How the flight ended; with the findings, all that the verdict was made from."""
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
    dare: Dare = PLAIN_THROW,
) -> Throw:
    """The same story from the toss on, whoever gave it; what a dare asks for, the hand does."""
    return throw_deed(dare.performed(toss), orientation, table, die, gesture=gesture, dare=dare)


def throw_deed(
    deed: Deed,
    orientation: Quaternion,
    table: Table,
    die: Die,
    *,
    gesture: Gesture | None = None,
    dare: Dare = PLAIN_THROW,
) -> Throw:
    """The same story from all that the hand did."""
    launch = dare.launch(deed, orientation)
    flight = fly(launch, table, die, tool=deed.motion)
    return judged(gesture, deed, launch, flight, dare)


def judged(
    gesture: Gesture | None, deed: Deed, launch: Launch, flight: Flight, dare: Dare
) -> Throw:
    """A flight that has ended, with the referee's word on it."""
    verdict = judge(flight.landing, dare.findings(deed, flight.feat))
    return Throw(gesture, deed, launch, flight, verdict, dare)
