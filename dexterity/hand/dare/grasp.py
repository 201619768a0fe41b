"""A hand from taking hold to letting go: what the pointer did, and what the hand made of it."""

from dataclasses import replace

from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.deed import Cue, CueKind, Deed
from dexterity.hand.dare.follow_through import follow_through
from dexterity.hand.feel import MOST_SAMPLES
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.values.launch import ToolMotion
from dexterity.values.pointer import PointerSample


class Grasp:
    """Takes samples as they come. The die, or the tool, does not jump to the pointer: it keeps the
    distance at which it was taken."""

    def __init__(self, dare: Dare, sample: PointerSample, cues: tuple[Cue, ...] = ()) -> None:
        """`cues` is what was done before: a jump may come before the die is taken."""
        self.dare = dare
        self.cues = (*cues, Cue(CueKind.TAKEN, sample.at_s))
        self.pointer: list[PointerSample] = []
        self.path: list[PointerSample] = []
        self._follower = dare.follower()
        self._goes_on: Track = ()
        self._neighbour_mm = (0.0, 0.0)
        x, y = dare.hand_rest_mm
        self.grip_mm = (x - sample.x_mm, y - sample.y_mm)
        """From the pointer to the die, or to the tool, as it was taken."""
        self.take(sample)

    def take(self, sample: PointerSample) -> PointerSample:
        """Where the hand is when the pointer is there, with the die in it."""
        right, away = self.grip_mm
        return self._lead(PointerSample(sample.at_s, sample.x_mm + right, sample.y_mm + away))

    def _lead(self, led: PointerSample) -> PointerSample:
        if self.path and led.at_s <= self.path[-1].at_s:
            return self.path[-1]
        at = self._follower.take(led)
        for track, new in ((self.pointer, led), (self.path, at)):
            track.append(new)
            del track[:-MOST_SAMPLES]
        return at

    def stay(self, sample: PointerSample) -> None:
        """Time has gone by and the pointer, which is told where it led, has not moved."""
        self._lead(sample)

    def share(self, sample: PointerSample) -> bool:
        """A neighbour takes hold of the hand too; False where it is not theirs."""
        shared = self._follower.shared
        if shared is None:
            return False
        (x, y) = shared.place_mm
        self._neighbour_mm = (x - sample.x_mm, y - sample.y_mm)
        self.led_along(sample)
        return True

    def led_along(self, sample: PointerSample | None) -> None:
        """Where the neighbour's finger is now; None when it is gone."""
        shared = self._follower.shared
        if shared is not None:
            right, away = self._neighbour_mm
            shared.hold(None if sample is None else (sample.x_mm + right, sample.y_mm + away))

    def let_go(self) -> None:
        """The pointer lets go of a tool; an arm in full swing does not stop there."""
        self._goes_on = follow_through(tuple(self.path))

    @property
    def tool_path(self) -> Track:
        """The hand's as far as it leads a tool."""
        return (*self.path, *self._goes_on)

    def cue(self, kind: CueKind, at_s: float) -> None:
        """Something was done besides."""
        self.cues = (*self.cues, Cue(kind, at_s))

    @property
    def slips(self) -> bool:
        """Whether the die leaves the hold here and now."""
        return self.dare.slips(tuple(self.path))

    def deed(self, toss: Toss, *, motion: ToolMotion | None = None, slipped: bool = False) -> Deed:
        """All of it, now that the die is on its way."""
        x, y, z = toss.place_mm
        released_s = self.path[-1].at_s
        lifted = (x, y, z + self.dare.lift_mm(self.cues, released_s))
        return Deed(
            self.dare.hand_rest_mm,
            replace(toss, place_mm=lifted),
            tuple(self.path),
            tuple(self.pointer),
            self.cues,
            released_s,
            motion,
            slipped,
        )
