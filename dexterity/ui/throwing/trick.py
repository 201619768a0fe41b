"""What a dare asks of the hand at the table, from one throw to the next."""

from math import dist
from typing import Final

from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.deed import Cue, CueKind, Deed
from dexterity.hand.dare.grasp import Grasp
from dexterity.hand.dare.launcher import Launcher, Leading, Loosing
from dexterity.hand.dare.stroke import in_the_hand
from dexterity.hand.requirements.hot_potato import GONE_S, catches
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import Answer, Cancelled, Dropped, Held, Phase, Thrown, WayName
from dexterity.hand.ways.way import grabs, place_of
from dexterity.ui.throwing.hand_plane import HandPlane
from dexterity.ui.throwing.strike import Strike
from dexterity.values.pointer import PointerSample

REMEMBERED_S: Final = 3.0
"""How long what was done before the die is taken counts: a jump is over long before."""


TOOL_EVERY_S: Final = 0.006
"""How often a tool is led on at the most. More often: with a mouse of 1000 Hz its whole path, which
is looked at in every frame, has a thousand poses a second. Less often: it moves in jerks."""

TOOL_RADIUS_MM: Final = 90.0
"""How near to a tool, or to its die, a press takes hold of it: tools are larger than dice."""


class Trick:
    """One dare at one table: taps and holds besides the swing, and the hand while it has hold."""

    def __init__(self, dare: Dare) -> None:
        self.dare = dare
        self.plane = HandPlane(dare.stance, dare.rest_mm)
        self.grasp: Grasp | None = None
        self.led: Strike | None = None
        self.cues: tuple[Cue, ...] = ()
        self._shut_s: float | None = None

    @property
    def tool(self) -> Launcher | None:
        """What the pointer leads instead of the die."""
        return self.dare.launcher

    @property
    def sees_nothing(self) -> bool:
        """Whether it is dark while one aims: nobody saw how that was."""
        return self.dare.stance.lights_out

    @property
    def wants_both_hands(self) -> bool:
        """Whether another finger or button is the other hand."""
        return self.dare.has("prayer")

    @property
    def calls_for_die(self) -> bool:
        """Whether the die has to be called for."""
        return self.dare.has("hot_potato")

    @property
    def slips(self) -> bool:
        """Whether the die leaves a weak hold here and now."""
        return self.grasp is not None and self.grasp.slips

    def hint(self, held: Held) -> str:
        """The key of the sentence that says what to do next: with a tool, what to do with that."""
        if self.calls_for_die and held.way is WayName.FLICK and held.phase is Phase.IDLE:
            return "throw_hint.called_for"
        if self.tool is None or held.way is not WayName.FLICK:
            return held.hint
        return f"throw_hint.{self.tool.tool}_{held.phase}"

    def last(self, kind: CueKind) -> float | None:
        """When something was last done, if ever."""
        cues = self.grasp.cues if self.grasp else self.cues
        return next((cue.at_s for cue in reversed(cues) if cue.kind is kind), None)

    # --- eyes that are shut -------------------------------------------------------------------

    @property
    def dark_since_s(self) -> float | None:
        """When the light went out, where it does: when the hand took hold, or began to aim."""
        if not self.dare.stance.lights_out:
            return None
        return self._shut_s if self.grasp is None else self.last(CueKind.TAKEN)

    def shut_eyes(self, at_s: float) -> bool:
        """Before anything is chosen; False where they are shut already, or may stay open."""
        if not self.dare.stance.lights_out or self.dark_since_s is not None:
            return False
        self._shut_s = at_s
        return True

    def open_eyes(self) -> None:
        """Nothing is chosen any more."""
        self._shut_s = None

    # --- besides the swing --------------------------------------------------------------------

    def do(self, at_s: float) -> bool:
        """Jumps, or calls for the die; False where there is nothing to do."""
        if self.dare.has("hot_potato") and not self._potato_flies(at_s) and self.grasp is None:
            self._cue(CueKind.TOSSED, at_s)
            return True
        if self.dare.has("jump"):
            self._cue(CueKind.JUMPED, at_s)
            return True
        return False

    def tapped(self, at_s: float) -> bool:
        """The die was tapped, not swung; True if that means something here."""
        self.let_go()
        if not self.dare.has("jump"):
            return False
        self._cue(CueKind.JUMPED, at_s)
        return True

    def other_hand(self, *, down: bool, at_s: float) -> bool:
        """The other hand takes hold, or lets go."""
        self._cue(CueKind.OTHER_DOWN if down else CueKind.OTHER_UP, at_s)
        return True

    def share(self, sample: PointerSample) -> bool:
        """A neighbour's finger takes the hand as well, where it is the neighbour's."""
        return self.grasp is not None and self.grasp.share(sample)

    def led_along(self, sample: PointerSample | None) -> None:
        """The neighbour's finger has moved, or is gone."""
        if self.grasp is not None:
            self.grasp.led_along(sample)

    def _cue(self, kind: CueKind, at_s: float) -> None:
        if self.grasp is not None:
            self.grasp.cue(kind, at_s)
        else:
            recent = (cue for cue in self.cues if at_s - cue.at_s <= REMEMBERED_S)
            self.cues = (*recent, Cue(kind, at_s))

    def _potato_flies(self, at_s: float) -> bool:
        tossed = self.last(CueKind.TOSSED)
        return tossed is not None and at_s - tossed <= GONE_S

    # --- the hand -----------------------------------------------------------------------------

    def may_take(self, held: Held, sample: PointerSample) -> bool:
        """Whether a press there takes hold of the die as it is: it may be on its way."""
        if self.tool is not None:
            places = (self.dare.hand_rest_mm, self.dare.rest_mm[:2])
            return min(dist(place, place_of(sample)) for place in places) <= TOOL_RADIUS_MM
        if not self.dare.has("hot_potato"):
            return grabs(held, sample)
        tossed = self.last(CueKind.TOSSED)
        if tossed is None:
            return False
        near = catches((sample.x_mm, sample.y_mm), sample.at_s - tossed, self.dare.rest_mm)
        return near and grabs(held, sample)

    @property
    def other_holds(self) -> bool:
        """Whether the other hand still has hold of the die."""
        down, up = self.last(CueKind.OTHER_DOWN), self.last(CueKind.OTHER_UP)
        return down is not None and (up is None or up < down)

    def take(self, sample: PointerSample) -> None:
        """The hand takes hold."""
        self.grasp = Grasp(self.dare, sample, self.cues)
        self.cues = ()

    def take_sling(self, sample: PointerSample) -> None:
        """The hand takes hold of a sling; what leads a hand astray does so here."""
        if self.dare.pulled.pieces:
            self.grasp = Grasp(self.dare.pulled, sample)

    def drawn_on(self, now_s: float) -> PointerSample | None:
        """Where a hand is that is drawn on while the pointer stands still; None without one."""
        grasp = self.grasp
        if grasp is None:
            return None
        led, (right, away) = grasp.pointer[-1], grasp.grip_mm
        grasp.stay(PointerSample(now_s, led.x_mm, led.y_mm))
        hand = grasp.path[-1]
        return PointerSample(hand.at_s, hand.x_mm - right, hand.y_mm - away)

    def lead(self, sample: PointerSample) -> PointerSample:
        """Where the hand is when the pointer is there, as the ways of throwing take it."""
        grasp = self.grasp
        if grasp is None:
            return sample
        soon = sample.at_s - grasp.path[-1].at_s < TOOL_EVERY_S
        if grasp.dare.launcher is not None and soon:
            return sample
        return in_the_hand(grasp, sample)

    def let_go(self) -> None:
        """The hand has hold of nothing any more."""
        if self.led is not None:
            self.led.let_go = True
        self.grasp = self.led = None

    def deed(self, toss: Toss, *, slipped: bool) -> Deed | None:
        """All that the hand did for a toss."""
        return None if self.grasp is None else self.grasp.deed(toss, slipped=slipped)

    def strike(self, loft_rad: float) -> Strike | None:
        """The flight's beginning, the first time that the tool is of any consequence."""
        grasp, tool = self.grasp, self.tool
        if grasp is None or not isinstance(tool, Leading) or self.led is not None:
            return None
        first = tool.begins(grasp.tool_path, self.dare.rest_mm)
        if first is None:
            return None
        self.led = Strike(grasp, tool, loft_rad, first)
        return self.led

    def loosed(self, held: Held) -> Answer:
        """The pointer let go of the tool: a card springs, a breath blows, a palm stays away."""
        grasp, tool = self.grasp, self.tool
        if grasp is None or self.led is not None:
            return held.laid_back()
        if not isinstance(tool, Loosing):
            return Cancelled(held.laid_back())
        toss = tool.toss(tuple(grasp.path), self.dare.rest_mm, held.loft_rad)
        if toss is None:
            return Dropped(held.laid_back())
        return Thrown(toss, None, self.dare.with_motion(grasp.deed(toss)))
