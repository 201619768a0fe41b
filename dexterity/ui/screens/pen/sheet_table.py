"""The sheet on the table: where it lies, the pencil on it, and the hand that flicks or turns."""

from collections.abc import Callable
from math import atan2, hypot, pi
from typing import Final

from dexterity.hand.pencil.error import PUSH_ERRORS
from dexterity.hand.pencil.held import HeldPencil, Pushed
from dexterity.hand.pencil.pencil_way import PencilWay, pencil_way_named
from dexterity.hand.ways.onset import onset_from
from dexterity.hand.ways.way import turned_by
from dexterity.luck import luck_for
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.sheet.square import SHEET_MM
from dexterity.session.matches import PenMatch
from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box
from dexterity.ui.flicking.flicking_hand import FlickingHand
from dexterity.ui.flicking.sheet_turning import SheetTurning
from dexterity.ui.input.events import Event
from dexterity.ui.sheet.pencil import PENCIL_MM, RISE
from dexterity.ui.sheet.sheet_plan import SheetPlan, plan_in
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2

PLACE: Final = Box(272.0, 88.0, 736.0, 624.0)
"""Where the sheet lies, between the sides of the two players."""
PENCIL_REACH: Final = 18.0
"""Points from the line of the pencil within which a press takes it: a fingertip's half."""

OnPush = Callable[[Pushed], None]


def pencil_way_of(settings: Settings) -> PencilWay:
    """The way of flicking that the player has chosen for throwing."""
    error = PUSH_ERRORS[settings.steady_skill]
    return pencil_way_named(settings.way, sensitivity=settings.sensitivity, error=error)


class SheetTable:
    """One sheet for a whole match. Each player has the sheet turned as they left it."""

    def __init__(
        self,
        match: PenMatch,
        settings: Settings,
        on_push: OnPush,
        *,
        faces: bool = False,
        now_s: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """`faces`: two sit opposite each other, and the sheet turns to who plays. `now_s` is the
        clock of the pointers."""
        self.match = match
        self._angles = [0.0, pi if faces else 0.0]
        self._turned_for: PlayerId = PLAYERS[0]
        self.free = False
        """Nobody plays, and no card forbids who watches to turn the sheet."""
        self.turning = SheetTurning(PLACE.middle, self._is_rim, self._may_turn)
        way = pencil_way_of(settings)
        self.hand = FlickingHand(
            way,
            way.start((0.0, 0.0)),
            self._where,
            on_push,
            on_pencil=self._on_pencil,
            now_s=now_s,
        )
        self.hand.awake = False
        self.stand(match.state.turn)

    # --- how it lies ----------------------------------------------------------------------------

    @property
    def plan(self) -> SheetPlan:
        """Where the sheet is now."""
        return plan_in(PLACE, self.turning.turned_rad)

    def _may_turn(self) -> bool:
        return self.free or self.match.course.may_turn_sheet

    def _where(self, place: Vec2) -> Vec2:
        return self.plan.place_mm(place)

    def _is_rim(self, place: Vec2) -> bool:
        """On the table beside the squares."""
        on_sheet = all(0.0 <= at <= SHEET_MM for at in self._where(place))
        return PLACE.contains(place) and not on_sheet

    def _on_pencil(self, place: Vec2) -> bool:
        """Whether the pencil is seen there."""
        held, plan = self.hand.held, self.plan
        tip = plan.place(held.view.tip_mm)
        right, down = plan.way(_difference(held.top_mm, held.view.tip_mm))
        top = tip[0] + right, tip[1] + down - RISE * plan.scale * PENCIL_MM
        return _distance(place, tip, top) <= PENCIL_REACH

    # --- the pencil -------------------------------------------------------------------------------

    def stand(self, player: PlayerId) -> None:
        """The pencil of a player stands where the character is, and the sheet lies as they like."""
        if player != self._turned_for:
            self._angles[self._turned_for] = self.turning.turned_rad
            self._turned_for = player
            self.turning.turned_rad = self._angles[player]
        self.turning.let_go()
        self.hand.take_back()
        match, way = self.match, self.hand.way
        tip = match.state.pawns[player].place_mm
        # Towards the middle: most of the sheet lies there, and none of it behind the pencil.
        middle = atan2(SHEET_MM / 2 - tip[0], SHEET_MM / 2 - tip[1])
        held = way.start(
            tip,
            self.turning.turned_rad,
            match.course.handicaps,
            sheet_fixed=not match.course.may_turn_sheet,
            onset=onset_from(luck_for(match.course.sheet.grain_seed, "onset")),
            towards_rad=turned_by(middle, self.turning.turned_rad),
        )
        self.hand.stand(held)

    def use(self, settings: Settings) -> None:
        """Another way of flicking."""
        self.hand.use(pencil_way_of(settings))

    def lean_for(self, push: Push, share: float) -> None:
        """The pencil as somebody holds it who is about to give this push, so far into it."""
        towards = push.direction_rad + self.turning.turned_rad
        held: HeldPencil = self.hand.way.start(
            push.tip_mm, self.turning.turned_rad, towards_rad=towards
        )
        self.hand.held = self.hand.way.leaned(held, push.lean_rad * share)

    # --- what is heard ------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """True if it was for the pencil or the sheet."""
        if self.hand.handle(event):
            return True
        used = self.turning.handle(event)
        self.hand.turn_sheet(self.turning.turned_rad)
        return used

    def turn(self, by_rad: float) -> bool:
        """Buttons turn it too."""
        turned = not self.hand.held.hand.pressing and self.turning.turn(by_rad)
        self.hand.turn_sheet(self.turning.turned_rad)
        return turned


def _difference(one: Vec2, other: Vec2) -> Vec2:
    return one[0] - other[0], one[1] - other[1]


def _distance(place: Vec2, start: Vec2, end: Vec2) -> float:
    """From a place to the nearest of a line."""
    (x, y), (dx, dy) = _difference(place, start), _difference(end, start)
    share = max(0.0, min(1.0, (x * dx + y * dy) / (dx * dx + dy * dy or 1.0)))
    return hypot(x - share * dx, y - share * dy)
