"""A throw computed in small slices, always ahead of the picture, so that no frame waits for it."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.dare.deed import Deed
from dexterity.hand.gesture import Gesture
from dexterity.hand.toss import Toss
from dexterity.physics import tuning
from dexterity.physics.arrays import Floats
from dexterity.physics.batch import Frame, ThrowBatch
from dexterity.physics.dice.die import Die
from dexterity.physics.results.flight import Hit, arrays_of, flights_from, hits_so_far
from dexterity.physics.scene.table import Table
from dexterity.session.throw import Throw, judged
from dexterity.values.launch import Launch, ToolMotion, ToolPose
from dexterity.values.vectors import Quaternion

STEPS_A_FRAME: Final = 10
"""Steps in one slice: a picture at 60 Hz shows 4 in a frame, so that the end is known after two
fifths of the flight. Suspense begins after about half. Fewer: slow motion comes late; below 4 the
picture catches up. More: a slice costs more of the frame, up to 0.5 ms a step."""

LONGEST_STRIKE_S: Final = 4.0
"""How long a tool may be led; the limit of a flight begins with its touch."""

MOST_FRAMES: Final = round((tuning.LIMIT_S + LONGEST_STRIKE_S) / tuning.STEP_S) + 2
"""How many states a flight can have, the one at the release included, with one to spare."""


class LiveThrow:
    """A throw from the release on: the known part grows, and in the end is the whole throw.

    What is known so far has the shape of a `Flight`: a picture of one is a picture of the other.
    """

    def __init__(
        self,
        deed: Deed,
        orientation: Quaternion,
        table: Table,
        die: Die,
        *,
        dare: Dare = PLAIN_THROW,
        gesture: Gesture | None = None,
        launch: Launch | None = None,
        driven: bool = False,
    ) -> None:
        """`launch`: as it is on record, where it need not be what the toss gives today.

        `driven`: the tool goes on as `drive` tells, until `let_go`.
        """
        self.deed, self.dare, self.table, self.die = deed, dare, table, die
        self.launch = launch or dare.launch(deed, orientation)
        self.throw: Throw | None = None
        """The finished throw, once it is known to the end."""
        self._gesture, self._driven = gesture, driven
        tools = None if deed.motion is None else [deed.motion]
        self._lanes = ThrowBatch(
            table, die, arrays_of([self.launch]), record=True, tools=tools, driven=driven
        )
        self._places, self._orientations, self._wheel_turns = _room_for(self._lanes)
        self._count = 0
        self._hits: tuple[Hit, ...] = ()
        self._take_in()

    @property
    def toss(self) -> Toss:
        """What the hand gave."""
        return self.deed.toss

    @property
    def tool(self) -> ToolMotion | None:
        """How the tool moves, as far as it is known."""
        return self.deed.motion

    @property
    def struck(self) -> bool:
        """Whether the tool has met the die."""
        tool = self.tool
        return tool is not None and any(hit.touched == tool.tool for hit in self._hits)

    def drive(self, deed: Deed, poses: Sequence[ToolPose]) -> None:
        """The hand has led the tool on: all that it did so far, and the poses that are new."""
        self.deed = deed
        if poses:
            self._lanes.drive(poses)

    def let_go(self) -> None:
        """The hand has done what it did; the tool is gone after its last pose."""
        if self._driven:
            self._driven = False
            self._lanes.let_go()

    @property
    def step_s(self) -> float:
        """The time between two states."""
        return self._lanes.step_s

    @property
    def known_s(self) -> float:
        """How much of the flight is known, from the release on."""
        return (self._count - 1) * self.step_s

    @property
    def done(self) -> bool:
        """Whether all of it is known."""
        return self.throw is not None

    @property
    def places_mm(self) -> Floats:
        """(states so far, dice, 3), the thrown die first."""
        return self._places[: self._count]

    @property
    def orientations(self) -> Floats:
        """(states so far, dice, 4)"""
        return self._orientations[: self._count]

    @property
    def wheel_turns(self) -> Floats:
        """(states so far, wheels)"""
        return self._wheel_turns[: self._count]

    @property
    def hits(self) -> tuple[Hit, ...]:
        """What the thrown die touched so far."""
        return self._hits

    def advance(self, steps: int = STEPS_A_FRAME, *, until_s: float = 0.0) -> None:
        """Go on by so many steps, and on until that time is known, but never past the end."""
        behind = int(np.ceil((until_s - self.known_s) / self.step_s))
        for _ in range(max(steps, behind)):
            if self._lanes.done or not self._lanes.may_step:
                break
            self._lanes.step()
        self._take_in()
        if self._lanes.done and self.throw is None:
            self.throw = self._finished()

    def finish(self) -> Throw:
        """The whole throw at once, for those who skip; a tool that is still led is let go of."""
        self.let_go()
        while self.throw is None:
            self.advance(MOST_FRAMES)
        return self.throw

    def _take_in(self) -> None:
        """Copy what was computed since."""
        for frame in self._lanes.frames[self._count :]:
            self._write(frame)
        self._hits = hits_so_far(self._lanes, self.table)

    def _write(self, frame: Frame) -> None:
        self._places[self._count] = frame.places_mm.T
        self._orientations[self._count] = frame.turns.T
        self._wheel_turns[self._count] = frame.wheel_turns
        self._count += 1

    def _finished(self) -> Throw:
        (flight,) = flights_from(self._lanes, self.die)
        return judged(self._gesture, self.deed, self.launch, flight, self.dare)


def live_toss(
    toss: Toss,
    orientation: Quaternion,
    table: Table,
    die: Die,
    *,
    dare: Dare = PLAIN_THROW,
    gesture: Gesture | None = None,
    launch: Launch | None = None,
) -> LiveThrow:
    """A throw from the toss on; what a dare asks for besides, the hand does by itself."""
    deed = dare.performed(toss)
    return LiveThrow(deed, orientation, table, die, dare=dare, gesture=gesture, launch=launch)


def _room_for(lanes: ThrowBatch) -> tuple[Floats, Floats, Floats]:
    dice, wheels = lanes.per_lane, len(lanes.frames[0].wheel_turns)
    return (
        np.empty((MOST_FRAMES, dice, 3)),
        np.empty((MOST_FRAMES, dice, 4)),
        np.empty((MOST_FRAMES, wheels)),
    )
