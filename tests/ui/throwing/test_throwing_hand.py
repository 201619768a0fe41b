"""What pointers, wheel and keys do with a die."""

from math import radians

import pytest

from dexterity.hand.ways.choice import way_named
from dexterity.hand.ways.held import Cancelled, Dropped, Outcome, Thrown, WayName
from dexterity.hand.ways.held import Phase as Stand
from dexterity.ui.input.events import FocusLost, Intended, Phase, Pointer, PointerKind, Wheel
from dexterity.ui.input.intentions import Intention
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM, full_pull_mm
from dexterity.ui.throwing.throwing_hand import ThrowingHand
from dexterity.values import Vec2

DIE = ON_STAGE.pixel(REST_MM)
FRAME_S = 1 / 60


class Player:
    """A hand at a table, and all that came of it."""

    def __init__(self, way: WayName = WayName.FLICK, kind: PointerKind = PointerKind.MOUSE) -> None:
        chosen = way_named(way, full_pull_mm=full_pull_mm())
        self.outcomes: list[Outcome] = []
        self.hand = ThrowingHand(chosen, chosen.start(REST_MM), self.outcomes.append)
        self.kind, self.at_s = kind, 10.0

    def point(self, phase: Phase, place: Vec2, pointer: int = 1, button: int = 1) -> bool:
        self.at_s += FRAME_S
        return self.hand.handle(Pointer(pointer, self.kind, phase, self.at_s, place, button))

    def intend(self, intention: Intention, *, repeated: bool = False) -> bool:
        return self.hand.handle(Intended(intention, repeated))

    def grab(self) -> None:
        assert self.point(Phase.DOWN, DIE)

    def swing(self, right: float = 0.0) -> Vec2:
        """Away from the thrower, faster and faster; where the pointer is in the end."""
        x, y = DIE
        for step in range(8):
            x, y = x + right, y - 4.0 * step
            self.point(Phase.MOVE, (x, y))
        return x, y

    def thrown(self) -> Thrown:
        (outcome,) = self.outcomes
        assert isinstance(outcome, Thrown)
        return outcome


@pytest.mark.parametrize("kind", [PointerKind.MOUSE, PointerKind.FINGER])
def test_a_swing_throws_where_it_goes_whatever_points(kind: PointerKind) -> None:
    player = Player(kind=kind)
    player.grab()
    x, y = player.swing(right=1.0)
    player.point(Phase.UP, (x + 1.0, y - 30.0))
    toss = player.thrown().toss
    assert toss.speed_mm_s > 700.0
    assert 0.0 < toss.direction_rad < radians(15.0)
    assert not player.hand.begun


def test_a_press_beside_the_die_is_somebody_else_s() -> None:
    player = Player()
    assert not player.point(Phase.DOWN, (DIE[0] - 300.0, DIE[1]))
    assert not player.point(Phase.MOVE, DIE)
    assert not player.point(Phase.UP, DIE)
    assert player.outcomes == []


def test_a_swing_that_stops_drops_the_die_and_it_waits_again() -> None:
    player = Player()
    player.grab()
    place = player.swing()
    for _ in range(12):
        player.point(Phase.MOVE, place)
    player.point(Phase.UP, place)
    assert isinstance(player.outcomes[0], Dropped)
    assert player.hand.held.place_mm == REST_MM


def test_a_right_click_in_mid_swing_calls_it_off() -> None:
    player = Player()
    player.grab()
    place = player.swing()
    assert player.point(Phase.DOWN, place, button=3)
    assert isinstance(player.outcomes[0], Cancelled)
    player.point(Phase.UP, place, button=3)
    player.point(Phase.UP, place)
    assert len(player.outcomes) == 1


def test_escape_calls_off_what_was_begun_and_then_means_nothing_here() -> None:
    player = Player()
    player.grab()
    assert player.intend(Intention.BACK)
    assert isinstance(player.outcomes[0], Cancelled)
    assert not player.intend(Intention.BACK)


def test_losing_the_focus_puts_the_die_back_but_keeps_what_was_chosen() -> None:
    player = Player()
    player.grab()
    player.swing()
    player.hand.handle(FocusLost())
    assert isinstance(player.outcomes[0], Cancelled)
    chosen = Player(WayName.TWO_STEP)
    chosen.intend(Intention.THROW)
    chosen.hand.handle(FocusLost())
    assert chosen.hand.held.phase is Stand.POWERING


def test_a_pointer_that_is_taken_away_throws_nothing() -> None:
    player = Player()
    player.grab()
    player.point(Phase.CANCEL, player.swing())
    assert isinstance(player.outcomes[0], Cancelled)


def test_a_second_finger_raises_the_throw_and_its_tap_calls_it_off() -> None:
    player = Player(kind=PointerKind.FINGER)
    player.grab()
    before = player.hand.held.loft_rad
    player.point(Phase.DOWN, (200.0, 400.0), pointer=2)
    player.point(Phase.MOVE, (200.0, 300.0), pointer=2)
    player.point(Phase.UP, (200.0, 300.0), pointer=2)
    assert player.hand.held.loft_rad > before + radians(5.0)
    assert player.hand.held.pressing
    player.point(Phase.DOWN, (200.0, 400.0), pointer=2)
    player.point(Phase.UP, (200.0, 400.0), pointer=2)
    assert isinstance(player.outcomes[0], Cancelled)


def test_a_second_finger_that_stays_down_does_no_harm_after_the_throw() -> None:
    player = Player(kind=PointerKind.FINGER)
    player.grab()
    player.point(Phase.DOWN, (200.0, 400.0), pointer=2)
    x, y = player.swing()
    player.point(Phase.UP, (x, y - 30.0))
    player.point(Phase.UP, (200.0, 400.0), pointer=2)
    assert isinstance(player.thrown(), Thrown)


def test_the_wheel_raises_and_lowers() -> None:
    player = Player()
    before = player.hand.held.loft_rad
    player.hand.handle(Wheel(2.0, DIE))
    assert player.hand.held.loft_rad == pytest.approx(before + radians(5.0))
    player.hand.handle(Wheel(-2.0, DIE))
    assert player.hand.held.loft_rad == pytest.approx(before)
    player.hand.handle(Wheel(float("nan"), DIE))
    assert player.hand.held.loft_rad == pytest.approx(before)


@pytest.mark.parametrize("way", WayName)
def test_keys_alone_aim_and_throw_in_every_way(way: WayName) -> None:
    player = Player(way)
    for _ in range(3):
        player.intend(Intention.AIM_RIGHT, repeated=True)
    player.intend(Intention.AIM_LEFT_FINE)
    before = player.hand.held.power
    player.intend(Intention.POWER_UP)
    assert player.hand.held.power > before
    while not player.outcomes:
        assert player.intend(Intention.THROW)
    assert player.thrown().toss.direction_rad == pytest.approx(radians(2.9))
    assert player.thrown().gesture is None


def test_a_key_that_is_held_does_not_throw_again() -> None:
    player = Player()
    assert not player.intend(Intention.THROW, repeated=True)
    assert player.outcomes == []


def test_the_sling_flies_against_the_pull() -> None:
    player = Player(WayName.SLINGSHOT)
    player.grab()
    player.point(Phase.MOVE, (DIE[0] + 40.0, DIE[1] + 90.0))
    assert player.hand.held.phase is Stand.AIMING
    player.point(Phase.UP, (DIE[0] + 40.0, DIE[1] + 90.0))
    assert player.thrown().toss.direction_rad < 0.0


def test_changing_the_way_in_mid_swing_lets_go_without_a_throw() -> None:
    player = Player()
    player.grab()
    player.swing()
    player.hand.use(way_named(WayName.SLINGSHOT))
    assert not player.point(Phase.UP, DIE)
    assert player.outcomes == []
    assert player.hand.held.way is WayName.SLINGSHOT
    assert player.hand.held.place_mm == REST_MM


def test_asleep_it_takes_nothing() -> None:
    player = Player()
    player.hand.awake = False
    assert not player.point(Phase.DOWN, DIE)
    assert not player.intend(Intention.THROW)
    assert not player.hand.handle(Wheel(1.0, DIE))
