"""What pointers, wheel and keys do with a die."""

from dataclasses import replace
from math import radians
from random import Random

import pytest

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.ways.choice import way_named
from dexterity.hand.ways.held import Cancelled, Dropped, Outcome, Thrown, WayName
from dexterity.hand.ways.held import Phase as Stand
from dexterity.hand.ways.moment import COMES_S, OVER_S
from dexterity.hand.ways.onset import CALM, Onset, onset_from
from dexterity.hand.ways.power import power_from_speed
from dexterity.ui.input.events import FocusLost, Intended, Phase, Pointer, PointerKind, Wheel
from dexterity.ui.input.intentions import Intention
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM, full_pull_mm
from dexterity.ui.throwing.throwing_hand import ThrowingHand
from dexterity.ui.throwing.trail import FADES_S
from dexterity.ui.throwing.trick import Trick
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

DIE = ON_STAGE.pixel(REST_MM)
FRAME_S = 1 / 60
LUCK = onset_from(Random(5))

by_pointer = pytest.mark.parametrize("way", [WayName.FLICK, WayName.SLINGSHOT])


class Player:
    """A hand at a table, and all that came of it."""

    def __init__(
        self,
        way: WayName = WayName.FLICK,
        *requirements: str,
        kind: PointerKind = PointerKind.MOUSE,
        onset: Onset = CALM,
    ) -> None:
        chosen = way_named(way, full_pull_mm=full_pull_mm())
        self.outcomes: list[Outcome] = []
        self.hand = ThrowingHand(
            chosen, self.outcomes.append, trick=Trick(dare_of(requirements)), onset=onset
        )
        self.kind, self.at_s = kind, 10.0
        self.hand.now_s = lambda: self.at_s

    def point(self, phase: Phase, place: Vec2, pointer: int = 1, button: int = 1) -> bool:
        self.at_s += FRAME_S
        return self.hand.handle(Pointer(pointer, self.kind, phase, self.at_s, place, button))

    def intend(self, intention: Intention, *, repeated: bool = False) -> bool:
        return self.hand.handle(Intended(intention, repeated))

    def press(self, after_s: float = 0.3) -> bool:
        """The key that throws, a while later."""
        self.at_s += after_s
        return self.intend(Intention.THROW)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME_S)):
            self.at_s += FRAME_S
            self.hand.pass_time()

    def grab(self) -> None:
        assert self.point(Phase.DOWN, DIE)

    def swing(self, right: float = 0.0) -> Vec2:
        """Away from the thrower, faster and faster; where the pointer is in the end."""
        x, y = DIE
        for step in range(8):
            x, y = x + right, y - 4.0 * step
            self.point(Phase.MOVE, (x, y))
        return x, y

    def pull(self, right_mm: float, back_mm: float) -> Vec2:
        """On the hand's plane, from where the die waits; where the pointer is in the end."""
        plane, (x, y, _) = self.hand.trick.plane, self.hand.held.rest_mm
        assert self.point(Phase.DOWN, plane.place_of(PointerSample(0.0, x, y)))
        place = plane.place_of(PointerSample(0.0, x + right_mm, y - back_mm))
        self.point(Phase.MOVE, place)
        return place

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
    chosen = Player(WayName.STEADY)
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


def stopped(player: Player) -> bool:
    return player.hand.stopped


def test_a_swing_that_stopped_is_known_to_have_while_it_is_still_held() -> None:
    player = Player()
    player.grab()
    player.point(Phase.STAY, DIE)
    assert not stopped(player)
    place = player.swing()
    # Time alone says nothing: nobody may have asked where the hand is.
    player.at_s += 1.0
    assert not stopped(player)
    player.point(Phase.STAY, place)
    assert stopped(player)
    assert player.hand.held.pressing
    player.point(Phase.MOVE, place)
    assert not stopped(player)
    player.point(Phase.STAY, place)
    player.intend(Intention.BACK)
    assert not stopped(player)


@by_pointer
def test_a_die_that_is_only_held_or_pulled_has_not_stopped(way: WayName) -> None:
    player = Player(way)
    player.grab()
    if way is WayName.SLINGSHOT:
        player.point(Phase.MOVE, (DIE[0], DIE[1] + 90.0))
    player.point(Phase.STAY, DIE)
    assert not stopped(player)


def test_a_swing_leaves_a_trail_that_is_soon_forgotten() -> None:
    player = Player()
    player.grab()
    place = player.swing()
    assert len(player.hand.trail.samples) == 8
    assert player.hand.trail.samples[-1].y_mm > player.hand.trail.samples[0].y_mm
    player.at_s += FADES_S
    player.point(Phase.MOVE, place)
    assert len(player.hand.trail.samples) == 1


def test_a_pull_leaves_no_trail() -> None:
    player = Player(WayName.SLINGSHOT)
    player.pull(0.0, 80.0)
    assert player.hand.trail.samples == ()


# --- keys ---------------------------------------------------------------------------------------


def test_a_steady_hand_aims_and_throws_by_keys_alone() -> None:
    player = Player(WayName.STEADY)
    for _ in range(3):
        player.intend(Intention.AIM_RIGHT, repeated=True)
    player.intend(Intention.AIM_LEFT_FINE)
    before = player.hand.held.power
    player.intend(Intention.POWER_UP)
    assert player.hand.held.power > before
    meant = player.hand.meant()
    assert meant.direction_rad == pytest.approx(radians(2.9))
    while not player.outcomes:
        assert player.intend(Intention.THROW)
    toss = player.thrown().toss
    assert toss != meant, "it has the error of a hand"
    assert toss.direction_rad == pytest.approx(meant.direction_rad, abs=radians(15.0))
    assert player.thrown().gesture is None


@by_pointer
def test_where_a_pointer_throws_arrows_aim_nothing(way: WayName) -> None:
    player = Player(way)
    before = player.hand.held
    player.intend(Intention.AIM_RIGHT)
    player.intend(Intention.POWER_UP)
    assert player.hand.held == before


def test_arrows_turn_the_middle_of_the_sweep_until_the_needle_is_stopped() -> None:
    player = Player(WayName.TIMING)
    player.intend(Intention.AIM_RIGHT)
    assert player.hand.held.direction_rad > 0.0
    player.press()
    stopped = player.hand.held
    player.intend(Intention.AIM_RIGHT)
    assert player.hand.held == stopped


@by_pointer
def test_the_key_that_throws_lends_the_needle_for_one_throw(way: WayName) -> None:
    player = Player(way)
    assert player.press()
    assert (player.hand.way.name, player.hand.chosen.name) == (WayName.TIMING, way)
    assert player.outcomes == []
    player.press()
    assert player.hand.held.phase is Stand.POWERING
    player.press()
    assert player.thrown().gesture is None
    assert player.hand.thrown_in is WayName.TIMING
    assert (player.hand.way.name, player.hand.held.way) == (way, way)
    assert not player.hand.begun


@by_pointer
@pytest.mark.parametrize("presses", [1, 2])
def test_escape_gives_the_needle_back(way: WayName, presses: int) -> None:
    player = Player(way)
    before = player.hand.held
    for _ in range(presses):
        player.press()
    assert player.hand.begun
    assert player.intend(Intention.BACK)
    assert [type(outcome) for outcome in player.outcomes] == [Cancelled]
    assert (player.hand.way.name, player.hand.held) == (way, before)
    assert not player.intend(Intention.BACK)


@by_pointer
def test_who_grabs_the_die_gives_the_needle_back_too(way: WayName) -> None:
    player = Player(way)
    player.press()
    player.grab()
    assert (player.hand.way.name, player.hand.held.phase) == (way, Stand.HELD)


def test_once_the_needle_is_stopped_a_press_on_the_die_stops_the_gauge() -> None:
    player = Player()
    player.press()
    player.press()
    assert player.point(Phase.DOWN, DIE)
    assert player.hand.thrown_in is WayName.TIMING
    assert isinstance(player.thrown(), Thrown)


def test_a_key_does_not_throw_what_a_pointer_holds() -> None:
    player = Player()
    player.grab()
    assert player.press()
    assert player.hand.held.pressing
    assert (player.hand.way.name, player.outcomes) == (WayName.FLICK, [])


def test_a_key_that_is_held_does_not_throw_again() -> None:
    player = Player()
    assert not player.intend(Intention.THROW, repeated=True)
    assert player.hand.way.name is WayName.FLICK
    assert player.outcomes == []


# --- a neighbour who is there -------------------------------------------------------------------


def thrown_with_a_friend(neighbour: float | None) -> float:
    """How fast a swing is for which the neighbour's finger moves so much of the way, if any."""
    player = Player(WayName.FLICK, "friend", kind=PointerKind.FINGER)
    player.grab()
    beside = (DIE[0] + 150.0, DIE[1] + 20.0)
    if neighbour is not None:
        assert player.point(Phase.DOWN, beside, pointer=2)
    x, y = DIE
    for step in range(10):
        y -= 4.0 * step
        player.point(Phase.MOVE, (x, y))
        if neighbour is not None:
            place = (beside[0], beside[1] + neighbour * (y - DIE[1]))
            player.point(Phase.MOVE, place, pointer=2)
    player.point(Phase.UP, (x, y))
    return player.thrown().toss.speed_mm_s


def test_a_neighbour_who_holds_the_hand_too_helps_or_hinders() -> None:
    helped, hindered = thrown_with_a_friend(1.0), thrown_with_a_friend(0.0)
    assert helped > 1.3 * hindered


def test_a_neighbour_holds_a_pulled_sling_too() -> None:
    player = Player(WayName.SLINGSHOT, "friend", kind=PointerKind.FINGER)
    beside = (DIE[0] + 150.0, DIE[1])
    player.pull(0.0, 0.0)
    assert player.point(Phase.DOWN, beside, pointer=2)
    loft = player.hand.held.loft_rad
    x, y, _ = player.hand.held.rest_mm
    place = player.hand.trick.plane.place_of(PointerSample(0.0, x, y - 80.0))
    player.point(Phase.MOVE, place)
    player.wait(1.0)
    assert player.hand.held.pull_mm[1] == pytest.approx(-40.0, abs=1.0), "half-way between them"
    player.point(Phase.MOVE, (beside[0], beside[1] + place[1] - DIE[1]), pointer=2)
    player.wait(1.0)
    assert player.hand.held.pull_mm[1] == pytest.approx(-80.0, abs=3.0)
    assert player.hand.held.loft_rad == loft
    player.point(Phase.UP, beside, pointer=2)
    player.point(Phase.UP, place)
    assert player.thrown().toss.speed_mm_s > 0.0


def test_a_neighbour_who_lets_go_again_leaves_the_hand_on_its_band() -> None:
    player = Player(WayName.FLICK, "friend", kind=PointerKind.FINGER)
    player.grab()
    assert player.point(Phase.DOWN, (DIE[0] + 150.0, DIE[1]), pointer=2)
    assert player.point(Phase.UP, (DIE[0] + 150.0, DIE[1]), pointer=2)
    x, y = player.swing()
    player.point(Phase.UP, (x, y))
    assert player.thrown().toss.speed_mm_s > 0.0


# --- needle and gauge ---------------------------------------------------------------------------


def stop(player: Player, by: str, at_s: float, heard_s: float) -> None:
    """A press at a time, of which the table hears at another."""
    player.at_s = heard_s
    event: Intended | Pointer = Intended(Intention.THROW, at_s=at_s)
    if by == "pointer":
        event = Pointer(1, PointerKind.FINGER, Phase.DOWN, at_s, (700.0, 300.0))
    assert player.hand.handle(event)


@pytest.mark.parametrize("by", ["key", "pointer"])
@pytest.mark.parametrize("late_s", [0.0, 0.13])
def test_a_press_stops_needle_and_gauge_where_they_were_when_it_was_made(
    by: str, late_s: float
) -> None:
    player = Player(WayName.TIMING, onset=LUCK)
    way, aiming = player.hand.way, player.hand.held
    stop(player, by, 12.34, 12.34 + late_s)
    powering = player.hand.held
    assert powering.direction_rad == way.meant(aiming, 12.34).direction_rad
    stop(player, by, 13.21, 13.21 + late_s)
    assert player.thrown().toss == way.meant(powering, 13.21)
    assert player.thrown().toss != way.meant(powering, 13.21 + 0.13)


def test_what_is_shown_when_nothing_is_late_is_what_a_press_throws() -> None:
    player = Player(WayName.TIMING, onset=LUCK)
    player.wait(0.7)
    shown = player.hand.meant().direction_rad
    player.press(0.0)
    player.wait(0.4)
    meant = player.hand.meant()
    player.press(0.0)
    assert player.thrown().toss == meant
    assert meant.direction_rad == shown


def test_the_next_throw_begins_as_its_own_luck_has_it() -> None:
    player = Player(WayName.TIMING, onset=LUCK)
    before = player.hand.meant()
    player.hand.deal(onset_from(Random(6)))
    assert player.hand.meant() != before
    player.hand.deal(LUCK)
    assert player.hand.meant() == before


# --- a moment -----------------------------------------------------------------------------------


def test_a_jump_in_timing_needs_a_third_press_at_its_moment() -> None:
    player = Player(WayName.TIMING, "jump")
    player.press()
    player.press()
    assert player.outcomes == []
    assert player.hand.held.phase is Stand.ACTING
    player.press(COMES_S + 0.04)
    assert player.thrown().off_s == pytest.approx(0.04)


def test_a_jump_off_a_sling_needs_a_press_after_letting_go() -> None:
    player = Player(WayName.SLINGSHOT, "jump")
    place = player.pull(10.0, 80.0)
    player.point(Phase.UP, place)
    assert player.outcomes == []
    aimed = player.hand.meant()
    player.at_s += COMES_S - 0.1 - FRAME_S
    assert player.point(Phase.DOWN, (700.0, 300.0))
    assert player.thrown().off_s == pytest.approx(-0.1)
    assert player.thrown().toss == aimed


def test_a_moment_that_nobody_uses_goes_by_and_the_die_with_it() -> None:
    player = Player(WayName.TIMING, "jump")
    player.press()
    player.press()
    player.wait(COMES_S + OVER_S - 2 * FRAME_S)
    assert player.outcomes == []
    player.wait(3 * FRAME_S)
    assert player.thrown().off_s == OVER_S


def test_a_steady_hand_has_no_moment_to_meet() -> None:
    player = Player(WayName.STEADY, "jump", onset=LUCK)
    player.press()
    player.press()
    assert player.thrown().off_s != 0.0


# --- the sling ----------------------------------------------------------------------------------


def test_the_sling_flies_against_the_pull() -> None:
    player = Player(WayName.SLINGSHOT)
    player.grab()
    player.point(Phase.MOVE, (DIE[0] + 40.0, DIE[1] + 90.0))
    assert player.hand.held.phase is Stand.AIMING
    player.point(Phase.UP, (DIE[0] + 40.0, DIE[1] + 90.0))
    assert player.thrown().toss.direction_rad < 0.0


def power_shown(player: Player) -> float:
    return power_from_speed(player.hand.meant().speed_mm_s)


def test_a_clumsy_hand_pulls_the_sling_as_in_a_mirror() -> None:
    plain, clumsy = Player(WayName.SLINGSHOT), Player(WayName.SLINGSHOT, "clumsy")
    for player in (plain, clumsy):
        player.pull(50.0, 70.0)
    assert plain.hand.held.direction_rad < -0.4
    assert clumsy.hand.held.direction_rad == pytest.approx(
        -plain.hand.held.direction_rad, abs=0.1
    ), "but for its tremble"


def test_behind_the_back_the_sling_is_pulled_the_other_way_round() -> None:
    player = Player(WayName.SLINGSHOT, "back_turned")
    player.pull(-50.0, -70.0)
    assert player.hand.held.phase is Stand.AIMING
    plain = Player(WayName.SLINGSHOT)
    plain.pull(50.0, 70.0)
    assert player.hand.held.direction_rad == pytest.approx(plain.hand.held.direction_rad, abs=1e-6)
    assert player.hand.held.power == pytest.approx(plain.hand.held.power, abs=1e-6)


def test_a_friend_on_a_band_comes_after_the_pull_while_the_pointer_stands_still() -> None:
    player = Player(WayName.SLINGSHOT, "friend")
    player.pull(0.0, 80.0)
    plain = Player(WayName.SLINGSHOT)
    plain.pull(0.0, 80.0)
    soon = player.hand.held.pull_mm[1]
    assert -20.0 < soon <= 0.0, "the hand has hardly begun to move"
    player.wait(1.0)
    assert player.hand.held.pull_mm[1] == pytest.approx(-80.0, abs=1.0)
    assert power_shown(player) == pytest.approx(power_shown(plain), abs=0.02)


def test_a_friend_lets_go_from_where_the_band_has_drawn_the_hand() -> None:
    player = Player(WayName.SLINGSHOT, "friend")
    place = player.pull(0.0, 80.0)
    player.wait(0.1)
    assert player.hand.held.power < 1.0
    player.point(Phase.UP, place)
    late = Player(WayName.SLINGSHOT, "friend")
    place = late.pull(0.0, 80.0)
    late.wait(1.0)
    late.point(Phase.UP, place)
    assert player.thrown().toss.speed_mm_s != pytest.approx(late.thrown().toss.speed_mm_s, rel=0.01)


def test_what_a_sling_shows_when_it_is_let_go_is_what_it_throws() -> None:
    player = Player(WayName.SLINGSHOT, onset=LUCK)
    place = player.pull(10.0, 60.0)
    before = player.hand.meant()
    player.wait(0.5)
    assert player.hand.meant() != before, "the aim is alive"
    held = player.hand.held
    player.point(Phase.UP, place)
    assert player.thrown().toss == player.hand.way.meant(held, player.at_s)


def test_a_pull_begins_off_by_luck() -> None:
    straight = Player(WayName.SLINGSHOT)
    straight.pull(0.0, 60.0)
    off = Player(WayName.SLINGSHOT, onset=replace(LUCK, wanders=False))
    off.pull(0.0, 60.0)
    turned = off.hand.meant().direction_rad - straight.hand.meant().direction_rad
    assert turned == pytest.approx(LUCK.direction_rad)
    assert abs(turned) > 10.0 * DEGREE


# --- other ways, and none -------------------------------------------------------------------------


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
