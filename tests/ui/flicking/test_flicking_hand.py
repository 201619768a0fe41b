"""A pencil is taken, leant and flicked by mouse, fingers, keys; second thoughts let it be."""

from dataclasses import dataclass, field

import pytest

from dexterity.hand.pencil.handicap import Handicap
from dexterity.hand.pencil.held import Pushed
from dexterity.hand.pencil.pencil_way import pencil_way_named
from dexterity.hand.ways.held import WayName
from dexterity.ui.flicking.flicking_hand import FlickingHand
from dexterity.ui.input.events import (
    RIGHT_BUTTON,
    FocusLost,
    Intended,
    Phase,
    Pointer,
    PointerKind,
    Wheel,
)
from dexterity.ui.input.intentions import Intention
from dexterity.values import Vec2

TIP = (50.0, 50.0)


@dataclass
class Desk:
    """A hand on a sheet whose points are millimetres, and what it pushed."""

    way: WayName = WayName.FLICK
    handicaps: tuple[Handicap, ...] = ()
    pushed: list[Pushed] = field(default_factory=list)
    now_s: float = 0.0

    def __post_init__(self) -> None:
        way = pencil_way_named(self.way)
        held = way.start(TIP, handicaps=self.handicaps)
        self.hand = FlickingHand(way, held, lambda place: place, self.pushed.append)

    def point(self, phase: Phase, place: Vec2, finger: int = 0, button: int = 1) -> bool:
        self.now_s += 1 / 60
        kind = PointerKind.FINGER if finger else PointerKind.MOUSE
        return self.hand.handle(Pointer(finger, kind, phase, self.now_s, place, button))

    def flick(self, finger: int = 0) -> None:
        self.point(Phase.DOWN, TIP, finger)
        for step in range(1, 5):
            self.point(Phase.MOVE, (TIP[0], TIP[1] + 9.0 * step), finger)
        self.point(Phase.UP, (TIP[0], TIP[1] + 45.0), finger)

    def intend(self, intention: Intention) -> bool:
        return self.hand.handle(Intended(intention))


@pytest.mark.parametrize("finger", [0, 1])
def test_a_flick_pushes_the_tip_where_the_hand_went(finger: int) -> None:
    desk = Desk()
    desk.flick(finger)
    assert len(desk.pushed) == 1
    assert desk.pushed[0].push.direction_rad == pytest.approx(0.0, abs=0.01)
    assert desk.pushed[0].push.speed_mm_s > 500.0


@pytest.mark.parametrize("second_thought", ["right click", "escape", "second finger", "focus"])
def test_second_thoughts_let_the_pencil_be(second_thought: str) -> None:
    desk = Desk()
    desk.point(Phase.DOWN, TIP, 1)
    desk.point(Phase.MOVE, (TIP[0], TIP[1] - 10.0), 1)
    assert desk.hand.begun
    match second_thought:
        case "right click":
            desk.point(Phase.DOWN, TIP, 0, RIGHT_BUTTON)
        case "escape":
            assert desk.intend(Intention.BACK)
        case "second finger":
            desk.point(Phase.DOWN, (90.0, 90.0), 2)
        case _:
            desk.hand.handle(FocusLost())
    desk.point(Phase.UP, (TIP[0], TIP[1] + 60.0), 1)
    assert desk.pushed == []
    assert not desk.hand.begun


def test_escape_is_for_somebody_else_where_nothing_was_begun() -> None:
    assert not Desk().intend(Intention.BACK)


def test_keys_alone_aim_power_and_flick() -> None:
    desk = Desk(WayName.TWO_STEP)
    plain = desk.hand.way.meant(desk.hand.held)
    desk.intend(Intention.AIM_RIGHT)
    desk.intend(Intention.LOFT_UP)
    desk.intend(Intention.THROW)
    desk.intend(Intention.THROW)
    assert desk.pushed[0].push.direction_rad > plain.direction_rad
    assert desk.pushed[0].push.speed_mm_s > plain.speed_mm_s


def test_the_slingshot_pushes_away_from_where_it_is_pulled() -> None:
    desk = Desk(WayName.SLINGSHOT)
    desk.point(Phase.DOWN, TIP)
    desk.point(Phase.MOVE, (TIP[0] - 20.0, TIP[1]))
    desk.point(Phase.UP, (TIP[0] - 20.0, TIP[1]))
    assert desk.pushed[0].push.direction_rad == pytest.approx(1.5708, abs=0.02)


def test_the_wheel_leans_the_pencil_back() -> None:
    desk = Desk(WayName.TWO_STEP)
    desk.hand.handle(Wheel(3.0, TIP))
    assert desk.hand.way.meant(desk.hand.held).lean_rad > 0.0


def test_both_hands_need_a_second_finger_before_the_pencil_is_taken() -> None:
    desk = Desk(handicaps=(Handicap.BOTH_HANDS,))
    desk.point(Phase.DOWN, TIP, 1)
    assert not desk.hand.begun
    desk.point(Phase.UP, TIP, 1)
    desk.point(Phase.DOWN, (120.0, 20.0), 2)
    desk.flick(finger=1)
    assert len(desk.pushed) == 1


@pytest.mark.parametrize("by", ["right button", "key"])
def test_both_hands_are_a_mouse_and_its_other_button_or_a_key(by: str) -> None:
    desk = Desk(handicaps=(Handicap.BOTH_HANDS,))
    if by == "key":
        desk.intend(Intention.TRICK)
    else:
        desk.point(Phase.DOWN, (120.0, 20.0), 0, RIGHT_BUTTON)
    desk.flick()
    assert len(desk.pushed) == 1


def test_the_other_hand_that_lets_go_calls_the_flick_off() -> None:
    desk = Desk(handicaps=(Handicap.BOTH_HANDS,))
    desk.point(Phase.DOWN, (120.0, 20.0), 2)
    desk.point(Phase.DOWN, TIP, 1)
    desk.point(Phase.MOVE, (TIP[0], TIP[1] - 10.0), 1)
    desk.point(Phase.UP, (120.0, 20.0), 2)
    assert not desk.hand.begun
    desk.point(Phase.UP, (TIP[0], TIP[1] + 60.0), 1)
    assert desk.pushed == []


def test_the_other_hand_goes_left_where_the_pointer_goes_right() -> None:
    plain, other = Desk(), Desk(handicaps=(Handicap.OTHER_HAND,))
    for desk in (plain, other):
        desk.point(Phase.DOWN, TIP)
        for step in range(1, 5):
            desk.point(Phase.MOVE, (TIP[0] + 9.0 * step, TIP[1]))
        desk.point(Phase.UP, (TIP[0] + 45.0, TIP[1]))
    assert plain.pushed[0].push.direction_rad > 1.0
    assert other.pushed[0].push.direction_rad < -1.0


def test_a_hand_that_sleeps_hears_nothing() -> None:
    desk = Desk()
    desk.hand.awake = False
    desk.flick()
    assert desk.pushed == []
