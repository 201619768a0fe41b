"""A pencil is taken, leant and flicked by mouse, fingers, keys; second thoughts let it be."""

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

import pytest

from dexterity.hand.pencil.error import PushError
from dexterity.hand.pencil.handicap import Handicap
from dexterity.hand.pencil.held import Pushed
from dexterity.hand.pencil.pencil_way import pencil_way_named
from dexterity.hand.ways.held import Phase as HandPhase
from dexterity.hand.ways.held import WayName
from dexterity.hand.ways.onset import onset_from
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
from dexterity.values.vectors import Vec2

TIP = (50.0, 50.0)


@dataclass
class Desk:
    """A hand on a sheet whose points are millimetres, and what it pushed."""

    way: WayName = WayName.FLICK
    handicaps: tuple[Handicap, ...] = ()
    pushed: list[Pushed] = field(default_factory=list)
    now_s: float = 0.0

    def __post_init__(self) -> None:
        way = pencil_way_named(self.way, error=PushError())
        held = way.start(TIP, handicaps=self.handicaps, onset=onset_from(Random(2)))
        self.hand = FlickingHand(
            way, held, lambda place: place, self.pushed.append, now_s=lambda: self.now_s
        )

    def point(self, phase: Phase, place: Vec2, finger: int = 0, button: int = 1) -> bool:
        self.now_s += 1 / 60
        kind = PointerKind.FINGER if finger else PointerKind.MOUSE
        return self.hand.handle(Pointer(finger, kind, phase, self.now_s, place, button))

    def flick(self, finger: int = 0) -> None:
        self.point(Phase.DOWN, TIP, finger)
        for step in range(1, 5):
            self.point(Phase.MOVE, (TIP[0], TIP[1] + 9.0 * step), finger)
        self.point(Phase.UP, (TIP[0], TIP[1] + 45.0), finger)

    def stop(self) -> None:
        """A flick that comes to rest before it is let go of."""
        self.point(Phase.DOWN, TIP)
        for step in range(1, 5):
            self.point(Phase.MOVE, (TIP[0], TIP[1] + 9.0 * step))
        self.now_s += 0.4
        self.point(Phase.UP, (TIP[0], TIP[1] + 36.0))

    def lead(self) -> Vec2:
        """Takes the pencil and leads it on, without letting go."""
        self.point(Phase.DOWN, TIP)
        for step in range(1, 5):
            self.point(Phase.MOVE, (TIP[0], TIP[1] + 9.0 * step))
        return TIP[0], TIP[1] + 36.0

    def intend(self, intention: Intention) -> bool:
        self.now_s += 0.3
        return self.hand.handle(Intended(intention, at_s=self.now_s))

    @property
    def aims_in(self) -> WayName:
        return self.hand.way.way.name

    @property
    def phase(self) -> HandPhase:
        return self.hand.held.hand.phase


@pytest.mark.parametrize("finger", [0, 1])
def test_a_flick_pushes_the_tip_where_the_hand_went(finger: int) -> None:
    desk = Desk()
    desk.flick(finger)
    assert len(desk.pushed) == 1
    assert desk.pushed[0].push.direction_rad == pytest.approx(0.0, abs=0.01)
    assert desk.pushed[0].push.speed_mm_s > 500.0


def test_a_flick_that_stopped_says_so_while_the_pencil_stays_in_the_hand() -> None:
    desk = Desk()
    place = desk.lead()
    # Time alone says nothing: nobody may have asked where the hand is.
    desk.now_s += 1.0
    assert desk.hand.hint == "pencil_hint.flick_held"
    desk.point(Phase.STAY, place)
    assert desk.hand.hint == "pencil_hint.still"
    assert desk.hand.held.hand.pressing
    desk.point(Phase.MOVE, (place[0], place[1] + 9.0))
    assert desk.hand.hint == "pencil_hint.flick_held"


def test_a_pencil_that_is_only_held_or_pulled_has_not_stopped() -> None:
    held, pulled = Desk(), Desk(WayName.SLINGSHOT)
    held.point(Phase.DOWN, TIP)
    pulled.point(Phase.DOWN, TIP)
    pulled.point(Phase.MOVE, (TIP[0], TIP[1] - 20.0))
    for desk in (held, pulled):
        desk.point(Phase.STAY, TIP)
        assert desk.hand.hint != "pencil_hint.still"


def test_a_swung_pencil_leaves_a_trail_and_a_pulled_one_none() -> None:
    swung, pulled = Desk(), Desk(WayName.SLINGSHOT)
    swung.lead()
    pulled.lead()
    trail = swung.hand.trail.samples
    assert [(at.x_mm, at.y_mm) for at in trail] == [(50.0, 50.0 + 9.0 * n) for n in range(1, 5)]
    assert pulled.hand.trail.samples == ()


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


def test_with_a_steady_hand_keys_alone_aim_power_and_flick() -> None:
    desk = Desk(WayName.STEADY)
    plain = desk.hand.way.meant(desk.hand.held, 0.0)
    desk.intend(Intention.AIM_RIGHT)
    desk.intend(Intention.LOFT_UP)
    desk.intend(Intention.THROW)
    assert desk.pushed == []
    desk.intend(Intention.THROW)
    assert desk.pushed[0].push.direction_rad > plain.direction_rad
    assert desk.pushed[0].push.speed_mm_s > plain.speed_mm_s
    assert desk.hand.flicked_in is WayName.STEADY


@pytest.mark.parametrize("by", ["keys", "pointer", "finger"])
def test_a_needle_and_a_gauge_are_stopped_by_a_key_or_a_press(by: str) -> None:
    desk = Desk(WayName.TIMING)

    def press() -> None:
        if by == "keys":
            desk.intend(Intention.THROW)
            return
        finger = 1 if by == "finger" else 0
        desk.point(Phase.DOWN, (90.0, 50.0), finger)
        desk.point(Phase.UP, (90.0, 50.0), finger)

    if by != "keys":
        # About where to go.
        press()
        assert desk.phase is HandPhase.AIMING
    press()
    assert desk.phase is HandPhase.POWERING
    desk.now_s += 0.35
    press()
    assert len(desk.pushed) == 1
    assert desk.hand.flicked_in is WayName.TIMING


def test_a_key_counts_from_when_it_was_pressed_and_not_from_the_frame() -> None:
    desk = Desk(WayName.TIMING)
    shown = desk.hand.way.meant(desk.hand.held, 0.2).direction_rad
    desk.now_s = 0.25
    desk.hand.handle(Intended(Intention.THROW, at_s=0.2))
    assert desk.hand.way.meant(desk.hand.held, 0.25).direction_rad == pytest.approx(shown)


def test_keys_turn_about_where_a_needle_sweeps() -> None:
    desk = Desk(WayName.TIMING)
    before = desk.hand.held.hand.direction_rad
    desk.intend(Intention.AIM_RIGHT)
    assert desk.hand.held.hand.direction_rad > before


# --- keys where a pointer flicks ----------------------------------------------------------------


by_pointer = pytest.mark.parametrize("way", [WayName.FLICK, WayName.SLINGSHOT])


@by_pointer
def test_keys_lend_the_needle_for_one_flick_and_give_it_back(way: WayName) -> None:
    desk = Desk(way)
    for phase in (HandPhase.AIMING, HandPhase.POWERING):
        assert desk.intend(Intention.THROW)
        assert (desk.aims_in, desk.phase) == (WayName.TIMING, phase)
        assert desk.pushed == []
    desk.intend(Intention.THROW)
    assert len(desk.pushed) == 1
    assert desk.hand.flicked_in is WayName.TIMING
    assert desk.aims_in is way
    assert not desk.hand.begun


@by_pointer
def test_a_lent_needle_begins_as_far_off_as_any(way: WayName) -> None:
    desk, chosen = Desk(way), Desk(WayName.TIMING)
    desk.intend(Intention.THROW)
    assert desk.hand.held == chosen.hand.held


@by_pointer
@pytest.mark.parametrize("presses", [1, 2])
def test_escape_gives_a_lent_needle_back_and_the_next_is_for_somebody_else(
    way: WayName, presses: int
) -> None:
    desk = Desk(way)
    for _ in range(presses):
        desk.intend(Intention.THROW)
    assert desk.intend(Intention.BACK)
    assert desk.aims_in is way
    assert not desk.hand.begun
    assert not desk.intend(Intention.BACK)


def test_who_takes_the_pencil_by_hand_after_all_flicks_it() -> None:
    desk = Desk()
    desk.intend(Intention.THROW)
    desk.flick()
    assert len(desk.pushed) == 1
    assert desk.hand.flicked_in is WayName.FLICK
    assert desk.pushed[0].push.direction_rad == pytest.approx(0.0, abs=0.01)


def test_keys_do_not_meddle_with_a_pencil_that_is_held() -> None:
    desk = Desk()
    desk.point(Phase.DOWN, TIP)
    desk.point(Phase.MOVE, (TIP[0], TIP[1] - 10.0))
    held = desk.hand.held
    for intention in (Intention.THROW, Intention.AIM_LEFT, Intention.POWER_UP):
        assert desk.intend(intention)
    assert desk.hand.held == held
    assert desk.aims_in is WayName.FLICK


def test_another_way_that_is_chosen_is_not_given_back() -> None:
    desk = Desk()
    desk.intend(Intention.THROW)
    desk.hand.use(pencil_way_named(WayName.STEADY))
    desk.hand.take_back()
    assert desk.aims_in is WayName.STEADY


# --- a flick that had stopped -------------------------------------------------------------------


def test_a_flick_that_had_stopped_pushes_nothing_and_says_so() -> None:
    desk = Desk()
    before = desk.hand.held
    desk.stop()
    assert desk.pushed == []
    assert desk.hand.hint == "pencil_hint.stopped"
    assert (desk.hand.held.view, desk.phase) == (before.view, HandPhase.IDLE)
    assert not desk.hand.begun


def test_after_a_stop_one_flicks_as_if_nothing_had_been() -> None:
    desk, fresh = Desk(), Desk()
    desk.stop()
    for one in (desk, fresh):
        one.flick()
    assert [one.push.direction_rad for one in desk.pushed] == pytest.approx(
        [one.push.direction_rad for one in fresh.pushed]
    )
    assert desk.hand.hint != "pencil_hint.stopped"


@pytest.mark.parametrize("by", ["press", "key", "another way"])
def test_whatever_is_done_next_what_had_stopped_is_no_longer_said(by: str) -> None:
    desk = Desk()
    desk.stop()
    match by:
        case "press":
            desk.point(Phase.DOWN, TIP)
        case "key":
            desk.intend(Intention.THROW)
        case _:
            desk.hand.use(pencil_way_named(WayName.STEADY))
    assert desk.hand.hint == desk.hand.held.hint != "pencil_hint.stopped"


# --- sling, wheel -------------------------------------------------------------------------------


def test_the_slingshot_pushes_about_away_from_where_it_is_pulled() -> None:
    desk = Desk(WayName.SLINGSHOT)
    desk.point(Phase.DOWN, TIP)
    desk.point(Phase.MOVE, (TIP[0] - 20.0, TIP[1]))
    shown = desk.hand.way.meant(desk.hand.held, desk.now_s + 1 / 60)
    desk.point(Phase.UP, (TIP[0] - 20.0, TIP[1]))
    assert desk.pushed[0].push == shown
    assert desk.pushed[0].push.direction_rad == pytest.approx(1.5708, abs=0.8)


@pytest.mark.parametrize("way", WayName)
def test_the_wheel_leans_the_pencil_back(way: WayName) -> None:
    desk = Desk(way)
    desk.hand.handle(Wheel(3.0, TIP))
    assert desk.hand.way.meant(desk.hand.held, 0.0).lean_rad > 0.0


# --- handicaps ----------------------------------------------------------------------------------


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


@pytest.mark.parametrize("way", [WayName.FLICK, WayName.SLINGSHOT, WayName.TIMING])
def test_by_keys_both_hands_are_a_key_before_the_needle_stops(way: WayName) -> None:
    desk = Desk(way, (Handicap.BOTH_HANDS,))
    if way is not WayName.TIMING:
        desk.intend(Intention.THROW)
    assert desk.hand.hint == "pencil_hint.both_hands"
    desk.intend(Intention.THROW)
    assert desk.phase is HandPhase.AIMING
    desk.intend(Intention.TRICK)
    assert desk.hand.hint == "pencil_hint.timing_aiming"
    desk.intend(Intention.THROW)
    desk.intend(Intention.THROW)
    assert len(desk.pushed) == 1


def test_a_key_that_lets_go_of_the_other_hand_stops_the_presses_too() -> None:
    desk = Desk(WayName.TIMING, (Handicap.BOTH_HANDS,))
    desk.intend(Intention.TRICK)
    desk.intend(Intention.THROW)
    desk.intend(Intention.TRICK)
    desk.intend(Intention.THROW)
    assert desk.pushed == []
    assert desk.hand.hint == "pencil_hint.both_hands"


def test_by_touch_the_first_finger_is_the_other_hand_and_the_second_stops_the_needle() -> None:
    desk = Desk(WayName.TIMING, (Handicap.BOTH_HANDS,))
    desk.point(Phase.DOWN, (120.0, 20.0), 1)
    for _ in range(3):
        desk.point(Phase.DOWN, (90.0, 90.0), 2)
        desk.point(Phase.UP, (90.0, 90.0), 2)
        desk.now_s += 0.3
    assert len(desk.pushed) == 1


def test_a_steady_hand_flicks_without_the_other() -> None:
    desk = Desk(WayName.STEADY, (Handicap.BOTH_HANDS,))
    desk.intend(Intention.THROW)
    desk.intend(Intention.THROW)
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


shutting = pytest.mark.parametrize("way", [WayName.TIMING, WayName.STEADY])


@shutting
@pytest.mark.parametrize(
    "intention", [Intention.THROW, Intention.AIM_RIGHT, Intention.AIM_LEFT_FINE, Intention.LOFT_UP]
)
def test_the_first_key_only_shuts_eyes_that_must_be_closed(
    way: WayName, intention: Intention
) -> None:
    desk = Desk(way, (Handicap.EYES_CLOSED,))
    before = desk.hand.held.hand
    assert desk.intend(intention)
    assert desk.hand.held.eyes_shut
    assert desk.hand.begun
    assert desk.hand.held.hand == before


@shutting
def test_the_first_press_only_shuts_them_too(way: WayName) -> None:
    desk = Desk(way, (Handicap.EYES_CLOSED,))
    before = desk.hand.held.hand
    desk.point(Phase.DOWN, (90.0, 90.0))
    desk.point(Phase.MOVE, (20.0, 90.0))
    desk.point(Phase.UP, (20.0, 90.0))
    assert desk.hand.held.eyes_shut
    assert desk.hand.held.hand == before


@shutting
def test_with_closed_eyes_one_aims_and_flicks_as_ever(way: WayName) -> None:
    desk = Desk(way, (Handicap.EYES_CLOSED,))
    desk.intend(Intention.THROW)
    before = desk.hand.held.hand.direction_rad
    desk.intend(Intention.AIM_RIGHT)
    assert desk.hand.held.hand.direction_rad > before
    desk.intend(Intention.THROW)
    desk.intend(Intention.THROW)
    assert len(desk.pushed) == 1


@shutting
def test_escape_opens_closed_eyes_and_the_next_is_for_somebody_else(way: WayName) -> None:
    desk = Desk(way, (Handicap.EYES_CLOSED,))
    desk.intend(Intention.THROW)
    assert desk.intend(Intention.BACK)
    assert not desk.hand.held.eyes_shut
    assert not desk.hand.begun
    assert not desk.intend(Intention.BACK)


def test_a_needle_lent_to_closed_eyes_is_lent_in_the_dark() -> None:
    desk = Desk(handicaps=(Handicap.EYES_CLOSED,))
    desk.intend(Intention.THROW)
    assert desk.hand.held.eyes_shut
    assert desk.phase is HandPhase.AIMING
    desk.intend(Intention.THROW)
    desk.intend(Intention.THROW)
    assert len(desk.pushed) == 1
    assert not desk.hand.begun


def test_with_the_other_hand_keys_flick_by_a_hurried_needle() -> None:
    plain, other = Desk(WayName.TIMING), Desk(WayName.TIMING, (Handicap.OTHER_HAND,))

    def fastest(desk: Desk) -> float:
        shown = [desk.hand.way.meant(desk.hand.held, n / 100).direction_rad for n in range(100)]
        return max(abs(after - before) for before, after in pairwise(shown))

    assert fastest(other) > 1.5 * fastest(plain)


def test_a_hand_that_sleeps_hears_nothing() -> None:
    desk = Desk()
    desk.hand.awake = False
    desk.flick()
    desk.intend(Intention.THROW)
    assert desk.pushed == []
    assert desk.aims_in is WayName.FLICK
