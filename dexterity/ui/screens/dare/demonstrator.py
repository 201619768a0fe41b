"""A requirement shown: a recorded stroke leads the hand at a real table, again and again."""

from itertools import repeat
from typing import Final

from dexterity.hand.dare.deed import CueKind
from dexterity.hand.ways.flick import Flick
from dexterity.hand.ways.held import Thrown
from dexterity.session.demonstration import demonstrated_stroke, demonstration
from dexterity.session.live_throw import LiveThrow
from dexterity.session.throw import Throw
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.draw.colours import CENTRE
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Phase, Pointer, PointerKind
from dexterity.ui.throwing.pickups import Pickup
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.strike import Strike
from dexterity.ui.throwing.strokes import dot
from dexterity.ui.throwing.throwing_table import ThrowingTable
from dexterity.ui.world.marking import marking_for
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

BEFORE_S: Final = 0.9
"""How long the hand waits before it begins: one looks first."""
AFTER_S: Final = 2.5
"""How long the verdict is left to be read before all begins anew."""
FINGER: Final = 7
"""The pointer's number; no real one has it while nobody throws here."""
POINTER: Final = 9.0
"""Points of the blot that shows where the pointer is."""


class DemonstrationTable(ThrowingTable):
    """The hand is led for all to see; what flies is the recorded throw itself.

    A die is chaotic: led through the pixels of a window, it would end elsewhere.
    """

    def __init__(self, frame: Frame, requirement: str) -> None:
        self.recorded = demonstration(requirement)
        throw = self.recorded
        super().__init__(
            frame, throw.flight.table, throw.flight.die, repeat(Pickup(throw.launch.orientation)),
            on_known=_nothing, on_judged=_nothing, dare=throw.dare,
        )  # fmt: skip

    def _throw(self, thrown: Thrown) -> None:
        self._fly()

    def _strike(self, strike: Strike) -> None:
        self._fly()

    def _fly(self) -> None:
        throw = self.recorded
        flies = LiveThrow(
            throw.deed, throw.launch.orientation, self.table, self.die,
            dare=self.dare, launch=throw.launch,
        )  # fmt: skip
        self._show_live(flies, pace=1.0)


def _nothing(throw: Throw) -> None:
    """Nothing is written down: it is only shown."""


class Demonstrator:
    """Gives a table the events of a stroke, each at its time."""

    def __init__(self, frame: Frame, requirement: str) -> None:
        self._frame, self._stroke = frame, demonstrated_stroke(requirement)
        self.table = DemonstrationTable(frame, requirement)
        safe = frame.services.settings.colour_safe
        self.table.picture.view.mark_with(marking_for(colour_safe=safe))
        self._begin()

    def _begin(self) -> None:
        hand, dare = self.table.hand, self.table.dare
        # Strokes are recorded as flicks, whatever way the player has chosen.
        hand.use(Flick())
        hand.set_loft(dare.loft_rad(self._stroke.loft_rad))
        self._begun_s = self._frame.services.clock.now_s() + BEFORE_S
        self._done = 0
        self._cued = 0
        self._rested_s = 0.0

    def again(self) -> None:
        """From the beginning."""
        self.table.finish()
        self.table.clear()
        self._begin()

    @property
    def judged(self) -> bool:
        """Whether the end is seen."""
        return self.table.scene is Scene.VERDICT

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        self._lead()
        self.table.update(elapsed_s)
        if self.judged and not self._frame.services.settings.reduced_motion:
            self._rested_s += elapsed_s
            if self._rested_s >= AFTER_S:
                self.again()

    # --- the hand -----------------------------------------------------------------------------

    def _lead(self) -> None:
        since_s = self._frame.services.clock.now_s() - self._begun_s
        cues, samples = self._stroke.cues, self._stroke.samples
        while self._cued < len(cues) and cues[self._cued].at_s <= since_s:
            # What is done before a sample of the same time comes before it.
            self._lead_to(cues[self._cued].at_s, before=True)
            self._cue(cues[self._cued].kind, cues[self._cued].at_s)
            self._cued += 1
        self._lead_to(min(since_s, samples[-1].at_s), before=False)

    def _lead_to(self, at_s: float, *, before: bool) -> None:
        samples = self._stroke.samples
        while self._done < len(samples):
            sample = samples[self._done]
            if sample.at_s > at_s or (before and sample.at_s == at_s):
                return
            self._point(sample, Phase.MOVE if self._done else Phase.DOWN)
            self._done += 1
            if self._done == len(samples):
                self._point(sample, Phase.UP)

    def _point(self, sample: PointerSample, phase: Phase) -> None:
        at_s, place = self._begun_s + sample.at_s, self._place(sample)
        self.table.hand.handle(Pointer(FINGER, PointerKind.MOUSE, phase, at_s, place))

    def _cue(self, kind: CueKind, at_s: float) -> None:
        trick, at_s = self.table.hand.trick, self._begun_s + at_s
        match kind:
            case CueKind.JUMPED | CueKind.TOSSED:
                trick.do(at_s)
            case CueKind.OTHER_DOWN | CueKind.OTHER_UP:
                trick.other_hand(down=kind is CueKind.OTHER_DOWN, at_s=at_s)
            case CueKind.TAKEN:
                pass

    def _place(self, sample: PointerSample) -> Vec2:
        return self.table.hand.trick.plane.place_of(sample)

    # --- picture ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The table, and a blot where the pointer is."""
        self.table.draw(canvas)
        if self._done > 0 and self.table.scene is Scene.HAND:
            sample = self._stroke.samples[self._done - 1]
            place = canvas.px(self._place(sample))
            dot(canvas.surface, place, (POINTER + 3.0) * canvas.scale)
            dot(canvas.surface, place, POINTER * canvas.scale, CENTRE)
