"""A pencil about to be flicked: where it stands, how it is held, and what came of it."""

from dataclasses import dataclass
from math import cos, sin

from dexterity.hand.gesture import Gesture
from dexterity.hand.pencil.feel import PENCIL_MM, PLANE_SCALE
from dexterity.hand.pencil.handicap import HINDRANCES, Handicap
from dexterity.hand.pencil.scales import top_held
from dexterity.hand.pencil.sheet_view import SheetView
from dexterity.hand.ways.held import Held, WayName
from dexterity.values.pointer import PointerSample
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2


@dataclass(frozen=True, slots=True)
class HeldPencil:
    """Everything between standing and slipping away. Every transition makes a new one."""

    view: SheetView
    hand: Held
    """The top, as if it were a die, on a plane whose origin is the tip."""
    lean_rad: float = 0.0
    """What wheel or keys chose; a flick leans the pencil by itself."""
    handicaps: frozenset[Handicap] = frozenset()
    other_down: bool = False
    """Whether the other hand holds."""
    touched: PointerSample | None = None
    """Where the pointer went down, on the plane."""
    sheet_fixed: bool = False
    """Whether the sheet may not be turned any more."""
    eyes_shut: bool = False
    """Whether eyes that have to be closed are, where nothing is held yet."""

    @property
    def hint(self) -> str:
        """The key of the sentence that says what to do next."""
        if self.lacks_a_hand:
            return "pencil_hint.both_hands"
        if self.must_shut_eyes and self.hand.way in {WayName.TIMING, WayName.STEADY}:
            return "pencil_hint.shut_eyes"
        return f"pencil_hint.{self.hand.way}_{self.hand.phase}"

    @property
    def lacks_a_hand(self) -> bool:
        """Whether nothing can be done before the other hand is there; a steady hand needs none."""
        led = self.hand.way is not WayName.STEADY
        return Handicap.BOTH_HANDS in self.handicaps and led and not self.other_down

    @property
    def must_shut_eyes(self) -> bool:
        """Whether nothing can be aimed before it is dark."""
        return Handicap.EYES_CLOSED in self.handicaps and not self.eyes_shut

    @property
    def sees_way(self) -> bool:
        """Whether eyes can follow where the pencil would go. A sheet that is nailed down takes no
        sight: it is the hand that then lies awkwardly."""
        return not any(HINDRANCES[handicap].takes_sight for handicap in self.handicaps)

    @property
    def top_mm(self) -> Vec2:
        """Above which place of the sheet the top is: how the pencil is seen to lean."""
        if self.hand.pressing and self.hand.way is WayName.SLINGSHOT:
            return self.view.on_sheet(top_held(self.hand.pull_mm))
        if self.hand.pressing and self.hand.way is WayName.FLICK:
            last = self.hand.stroke[-1]
            return self.view.on_sheet(top_held((last.x_mm, last.y_mm)))
        behind = -PLANE_SCALE * PENCIL_MM * sin(self.lean_rad)
        turn = self.hand.direction_rad
        return self.view.on_sheet((behind * sin(turn), behind * cos(turn)))


@dataclass(frozen=True, slots=True)
class Pushed:
    """The tip has been pushed."""

    push: Push
    gesture: Gesture | None
    """The flick it came of, on the hand's plane; None where there was none."""


@dataclass(frozen=True, slots=True)
class LetBe:
    """The flick was called off; the pencil stands as it did."""

    held: HeldPencil
    stopped: bool = False
    """It was let go of at rest: nothing was flicked, and nothing is lost."""


PencilAnswer = HeldPencil | Pushed | LetBe
"""What follows from what a hand did."""
