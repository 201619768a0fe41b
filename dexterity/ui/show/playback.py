"""A flight shown in time: where the picture is, how fast it goes, and what it has just passed."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from dexterity.physics.results.flight import Flight, Hit
from dexterity.rules.referee import Verdict, judge
from dexterity.session.live_throw import LiveThrow
from dexterity.session.suspense import Suspense, suspense_of
from dexterity.ui.world.moment import Moment, interpolated
from dexterity.units import GRAVITY_MM_S2

SLOWEST, FASTEST = 0.1, 2.0
"""Speeds to watch at. Slower: stepping is better. Faster: nothing is seen between two bounces."""

SPEEDS: Final = (0.1, 0.25, 0.5, 1.0, 2.0)
"""What buttons and keys offer."""

SLOW_MOTION: Final = 0.3
"""The pace while the outcome is open: 0.35 s of a throw then take a little over a second. Slower:
players wait instead of hoping. Faster: nobody notices."""

EASING_S: Final = 0.12
"""How long the pace takes to change, about. Shorter: it looks like a hitch. Longer: the slow part
of a short suspense is over before it is slow."""

HIT_STOP_S: Final = 0.05
"""For how long the picture stands still where a great throw is decided. Shorter than 0.04: nobody
feels it. Longer than 0.06: it is taken for a hitch."""

STEPS_A_FRAME: Final = 5
"""Physics steps computed in a frame, at least: a picture at 60 Hz shows 4, so that it never waits.
More: at up to 0.8 ms a step in touch, a frame of flight costs too much."""

STEPS_WITH_TOOL: Final = 4
"""The same while a tool is there, whose steps are the dearest of all: no more than are shown."""

STEPS_IN_THE_AIR: Final = 20
"""The same while the die falls freely and a step is a quarter as dear. From here comes the lead by
which the end is known before it is shown. At 12, slow motion is over almost as it begins. More:
the first frames of a flight are the dearest."""

CLEAR_MM: Final = 18.0
"""A die whose middle is higher touches neither table nor board, however it is turned."""

BEHIND_S: Final = 1e-9
"""Two times nearer than this are one."""


@dataclass(frozen=True, slots=True)
class Passed:
    """What the picture has gone past since it was last asked."""

    released: bool = False
    """The die left the hand just now."""
    hits: tuple[Hit, ...] = ()
    ended: bool = False
    """The end was reached just now, for the first time since the beginning was shown."""


NOTHING_PASSED: Final = Passed()


class Playback:
    """A place in a flight's own time. The flight may still be growing: it never runs out of it."""

    def __init__(
        self,
        shown: Flight | LiveThrow,
        *,
        speed: float = 1.0,
        pace: float = 1.0,
        slow_motion: bool = True,
        playing: bool = True,
        verdict: Verdict | None = None,
    ) -> None:
        """`pace` is the player's game speed, a factor on every speed.

        `verdict`: of a flight that was judged before, with what its requirements came to.
        """
        self._verdict = verdict
        self.shown, self.pace, self.slow_motion = shown, pace, slow_motion
        self.playing = playing
        self.at_s = 0.0
        self._speed = speed
        self._eased = 1.0
        self._suspense: Suspense | None = None
        self.wins = False
        """A game is won by it."""
        self._still_s: float | None = None
        """For how long the picture still stands; None before it did."""
        self._asked = self._released = self._ended = False

    # --- what is known ------------------------------------------------------------------------

    @property
    def flight(self) -> Flight | None:
        """All of it, once it is known to the end."""
        if isinstance(self.shown, Flight):
            return self.shown
        return None if self.shown.throw is None else self.shown.throw.flight

    @property
    def verdict(self) -> Verdict | None:
        """What the referee will say, once the flight is known; to be shown when `done`."""
        if isinstance(self.shown, LiveThrow):
            return None if self.shown.throw is None else self.shown.throw.verdict
        return self._verdict or judge(self.shown.landing)

    @property
    def lasts_s(self) -> float:
        """How long the flight is, as far as it is known."""
        return (len(self.shown.places_mm) - 1) * self.shown.step_s

    @property
    def done(self) -> bool:
        """Whether the picture is at the end."""
        return self.flight is not None and self.at_s >= self.lasts_s - BEHIND_S

    @property
    def suspense(self) -> Suspense | None:
        """When the outcome is open; None as long as nobody can know."""
        if not self._asked and self.flight is not None:
            self._asked, self._suspense = True, suspense_of(self.flight)
        return self._suspense

    @property
    def slowed(self) -> bool:
        """Whether it is in slow motion by itself."""
        return self.slow_motion and self.suspense is not None and self.suspense.holds(self.at_s)

    @property
    def stops_at_s(self) -> float | None:
        """Where the picture stands still for a beat: where a throw that wins, or a hit in the
        centre, is decided. Only of a throw that is slowed down before."""
        verdict = self.verdict
        great = self.wins or (verdict is not None and verdict.centre)
        if not great or not self.slow_motion or self.suspense is None:
            return None
        return self.suspense.to_s

    def moment(self) -> Moment:
        """All that moves, at this time."""
        return interpolated(self.shown, self.at_s)

    # --- moving in time -----------------------------------------------------------------------

    @property
    def speed(self) -> float:
        """As chosen, 1 for as it was."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._speed = min(FASTEST, max(SLOWEST, speed))

    @property
    def nearest_speed(self) -> int:
        """Which of the offered speeds it plays at, or nearly."""
        return min(range(len(SPEEDS)), key=lambda at: abs(SPEEDS[at] - self._speed))

    def change_speed(self, by: int) -> None:
        """To the next of the offered speeds, up or down."""
        self._speed = SPEEDS[min(len(SPEEDS) - 1, max(0, self.nearest_speed + by))]

    def update(self, elapsed_s: float) -> Passed:
        """Time goes by; tells what was passed meanwhile."""
        if not self.playing or self.done:
            self._grow(self.at_s)
            return self._passed(self.at_s)
        before_s = self.at_s
        elapsed_s = self._after_standing(elapsed_s)
        wanted_s = self._stopped(before_s + elapsed_s * self._rate(elapsed_s))
        self._grow(wanted_s)
        self.at_s = min(wanted_s, self.lasts_s)
        return self._passed(before_s)

    def play(self) -> None:
        """Goes on; from the end, once more from the beginning."""
        if self.done:
            self.restart()
        self.playing = True

    def pause(self) -> None:
        """Stands still."""
        self.playing = False

    def toggle(self) -> None:
        """Plays if it stands, stands if it plays."""
        if self.playing and not self.done:
            self.pause()
        else:
            self.play()

    def step(self, count: int) -> Passed:
        """So many steps of the physics on, or back; stands there, and tells what it passed."""
        self.pause()
        before_s, step_s = self.at_s, self.shown.step_s
        wanted_s = (round(before_s / step_s) + count) * step_s
        self._grow(wanted_s)
        self.at_s = min(max(0.0, wanted_s), self.lasts_s)
        return self._passed(before_s)

    def seek(self, at_s: float) -> None:
        """To a time, silently."""
        self._grow(at_s)
        self.at_s = min(max(0.0, at_s), self.lasts_s)

    def restart(self) -> None:
        """From the release, as if for the first time."""
        self.at_s, self._eased = 0.0, 1.0
        self._released = self._ended = False
        self._still_s = None

    def skip(self) -> None:
        """To the end, for those who do not want to wait."""
        if isinstance(self.shown, LiveThrow):
            self.shown.finish()
        self.at_s = self.lasts_s

    def _stopped(self, wanted_s: float) -> float:
        """Not past where the picture is to stand; the flight itself knows nothing of that."""
        stop_s = self.stops_at_s if self._still_s is None else None
        if stop_s is None or not self.at_s < stop_s <= wanted_s:
            return wanted_s
        self._still_s = HIT_STOP_S
        return stop_s

    def _after_standing(self, elapsed_s: float) -> float:
        """What is left of a time when the picture has stood still as long as it is to."""
        stood_s = min(elapsed_s, self._still_s or 0.0)
        if self._still_s is not None:
            self._still_s -= stood_s
        return elapsed_s - stood_s

    def _rate(self, elapsed_s: float) -> float:
        aim = SLOW_MOTION if self.slowed else 1.0
        self._eased += (aim - self._eased) * min(1.0, elapsed_s / EASING_S)
        return self._speed * self.pace * self._eased

    def _grow(self, until_s: float) -> None:
        if isinstance(self.shown, LiveThrow) and not self.shown.done:
            self.shown.advance(steps_ahead(self.shown), until_s=until_s)

    def _passed(self, before_s: float) -> Passed:
        released = not self._released and (self.playing or self.at_s > 0.0)
        ended = self.done and not self._ended
        self._released, self._ended = self._released or released, self._ended or ended
        if not released and not ended and self.at_s <= before_s:
            return NOTHING_PASSED
        hits = tuple(hit for hit in self.shown.hits if before_s < hit.at_s <= self.at_s)
        return Passed(released, hits, ended)


def steps_ahead(live: LiveThrow) -> int:
    """How many steps to compute in a frame: many while the die falls freely, few in touch."""
    heights = live.places_mm[-2:, 0, 2].tolist()
    above_mm = heights[-1] - CLEAR_MM
    # On a nose, a head or a card a die is high up, and in touch all the same.
    tool_there = live.tool is not None and live.known_s <= live.tool.poses[-1].at_s
    if tool_there:
        return STEPS_WITH_TOOL
    if above_mm <= 0.0:
        return STEPS_A_FRAME
    rise_mm_s = (heights[-1] - heights[0]) / live.step_s
    falls_s = (rise_mm_s + sqrt(rise_mm_s**2 + 2.0 * GRAVITY_MM_S2 * above_mm)) / GRAVITY_MM_S2
    return min(STEPS_IN_THE_AIR, max(STEPS_A_FRAME, int(falls_s / live.step_s)))
