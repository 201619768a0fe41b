"""Requirements in play: what pointers and keys do with them, at a real table."""

from pathlib import Path

import pytest

from dexterity.hand.dare.deed import CueKind
from dexterity.hand.dare.stroke import Stroke, deed_from_stroke
from dexterity.hand.requirements.under_leg import gap_at
from dexterity.hand.ways.held import Phase as Stand
from dexterity.hand.ways.held import WayName
from dexterity.hand.ways.moment import COMES_S
from dexterity.session.aim_aid import AimAid
from dexterity.session.settings import Settings
from dexterity.session.throw import Throw
from dexterity.ui.input.events import Intended, Phase
from dexterity.ui.input.intentions import Intention
from dexterity.ui.throwing.dare_drawing import darkness, die_place, leg_clock_s, tool_pose
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_hand import BY_POINTER
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from dexterity.values.skill import Skill
from tests.kit.covering import covering
from tests.kit.daring import Daring, daring
from tests.kit.good_keys import throw_well


def found(throw: Throw, requirement: str) -> bool:
    (finding,) = (one for one in throw.verdict.findings if one.requirement == requirement)
    return finding.passed


def test_a_tap_jumps_and_a_throw_in_the_air_counts(tmp_path: Path) -> None:
    with daring(tmp_path, "jump") as hand:
        hand.tap()
        assert hand.table.scene is Scene.HAND
        hand.player.tick(8)
        hand.take()
        throw = hand.throw(back=20.0, push=2.4, steps=9)
        assert found(throw, "jump")
        assert throw.launch.position_mm[2] > 130.0


def test_who_never_jumps_throws_in_vain(tmp_path: Path) -> None:
    with daring(tmp_path, "jump") as hand:
        hand.take()
        throw = hand.throw()
        assert not found(throw, "jump")
        assert throw.verdict.value == 0


def test_the_key_for_it_jumps_too(tmp_path: Path) -> None:
    with daring(tmp_path, "jump") as hand:
        hand.take()
        hand.move((0.0, 10.0), (0.0, 20.0))
        hand.player.intend(Intention.TRICK)
        hand.player.tick(10)
        assert found(hand.throw(), "jump")


def test_both_buttons_let_go_together_are_both_hands(tmp_path: Path) -> None:
    with daring(tmp_path, "prayer") as hand:
        hand.other_hand(Phase.DOWN)
        hand.take()
        x, y = hand.swing()
        hand.point(Phase.UP, (x, y - 20.0))
        hand.other_hand(Phase.UP)
        assert found(hand.judged(), "prayer")


def test_a_hand_that_holds_on_is_waited_for_no_longer_than_it_may(tmp_path: Path) -> None:
    with daring(tmp_path, "prayer") as hand:
        hand.other_hand(Phase.DOWN)
        hand.take()
        throw = hand.throw()
        assert not found(throw, "prayer")


def test_the_potato_is_called_for_caught_and_thrown_on(tmp_path: Path) -> None:
    with daring(tmp_path, "hot_potato") as hand:
        hand.tap()
        assert hand.table.hand.trick.last(CueKind.TOSSED) is not None
        hand.player.tick(52)
        hand.take()
        assert hand.table.hand.held.pressing
        assert found(hand.throw(), "hot_potato")


def test_who_grabs_too_soon_has_nothing_in_the_hand(tmp_path: Path) -> None:
    with daring(tmp_path, "hot_potato") as hand:
        hand.tap()
        hand.player.tick(5)
        hand.take()
        assert not hand.table.hand.held.pressing


def test_a_rash_swing_loses_the_die_on_the_way(tmp_path: Path) -> None:
    with daring(tmp_path, "pinkies") as hand:
        hand.take()
        hand.move((0.0, 30.0), (0.0, 60.0), (0.0, 60.0), (0.0, 10.0), (0.0, -90.0), (0.0, -230.0))
        throw = hand.judged()
        assert throw.deed.slipped
        assert not found(throw, "pinkies")


@pytest.mark.parametrize("tool", ["slap", "flick", "elbow"])
def test_a_tool_that_the_pointer_leads_strikes_the_die(tmp_path: Path, tool: str) -> None:
    with daring(tmp_path, tool) as hand:
        hand.take()
        throw = hand.throw(back=70.0, push=1.2)
        name = throw.flight.tool.tool if throw.flight.tool else None
        assert name in throw.flight.feat.touched
        assert throw.flight.feat.tool_speed_mm_s > 250.0


@pytest.mark.parametrize("side", [-1.0, 1.0])
def test_a_forearm_sweeps_the_die_the_way_that_it_is_swung(tmp_path: Path, side: float) -> None:
    with daring(tmp_path, "elbow") as hand:
        hand.take()
        hand.move(*((-side * 2.0 * step, 7.0 * step) for step in range(1, 11)))
        hand.move(
            *((side * (0.4 * step * step - 20.0), 70.0 - 1.4 * step**2) for step in range(11))
        )
        throw = hand.judged()
        assert found(throw, "elbow")
        assert side * (throw.flight.places_mm[-1, 0, 0]) > 40.0


@pytest.mark.parametrize("way", list(WayName))
def test_keys_aim_a_forearm_in_every_way(tmp_path: Path, way: WayName) -> None:
    ends = []
    for side in (-1.0, 1.0):
        settings = Settings(way=way, steady_skill=Skill.EXPERT)
        with daring(tmp_path / str(side), "elbow", settings=settings) as hand:
            throw_well(hand.player, hand.table, side * 25.0 * DEGREE)
            ends.append(float(hand.judged().flight.places_mm[-1, 0, 0]))
    assert ends[0] < -40.0 < 40.0 < ends[1]


def test_a_pull_moves_the_forearm_and_not_the_die(tmp_path: Path) -> None:
    with daring(tmp_path, "elbow", settings=Settings(way=WayName.SLINGSHOT)) as hand:
        before = tool_pose(hand.table)
        hand.take()
        hand.move((30.0, 60.0), (60.0, 90.0))
        assert die_place(hand.table) == hand.table.dare.rest_mm
        assert tool_pose(hand.table) != before


def test_the_flight_goes_along_with_the_hand(tmp_path: Path) -> None:
    """A palm that meets the die sends it off at once, before the button is let go."""
    with daring(tmp_path, "slap") as hand:
        hand.take()
        hand.swing(back=70.0, push=1.2)
        hand.player.tick(3)
        playback = hand.table.playback
        assert playback is not None
        assert playback.shown.places_mm[-1, 0, 1] > -490.0


def test_what_is_told_of_a_strike_is_what_the_hand_did_up_to_it(tmp_path: Path) -> None:
    """And not that the hand was at rest when it had done with the tool."""
    with daring(tmp_path, "slap") as hand:
        hand.take()
        hand.swing(back=70.0, push=1.2)
        hand.player.tick(60)
        assert hand.judged().toss.speed_mm_s > 500.0


def test_a_tool_put_down_again_throws_nothing(tmp_path: Path) -> None:
    with daring(tmp_path, "slap") as hand:
        hand.take()
        hand.move((0.0, 20.0), (0.0, 40.0))
        hand.point(Phase.UP, (0.0, 40.0))
        assert hand.table.scene is Scene.HAND


OF_THE_HAND = (
    ["jump", "under_leg", "pirouette", "prayer", "hot_potato", "crossed_wrists", "blind", "slap",
     "flick", "elbow", "nose", "head", "card", "blow", "pinkies", "under_table", "sticky_wrist"]
)  # fmt: skip
BY_KEYS = (WayName.TIMING, WayName.STEADY)


def by_turns() -> list[tuple[str, WayName]]:
    """Every requirement in a way, the next one in the other; then all that is left."""
    turns = [(name, BY_KEYS[at % 2]) for at, name in enumerate(OF_THE_HAND)]
    return [*turns, *((name, BY_KEYS[1 - BY_KEYS.index(way)]) for name, way in turns)]


@pytest.mark.parametrize(
    ("requirement", "way"), covering(by_turns(), lambda requirement, way: (requirement,))
)
def test_keys_alone_meet_every_requirement_of_the_hand(
    tmp_path: Path, requirement: str, way: WayName
) -> None:
    """The twin: direction and power are aimed, a moment is met, and the hand does the rest."""
    with daring(tmp_path, requirement, settings=Settings(way=way)) as hand:
        throw_well(hand.player, hand.table)
        assert found(hand.judged(), requirement)


def pressed_at(hand: Daring, off_s: float) -> Throw:
    """A jump in timing, with its press so long after its moment."""
    for _ in range(2):
        hand.player.intend(Intention.THROW)
    held = hand.table.hand.held
    assert held.phase is Stand.ACTING
    hand.player.app.handle(Intended(Intention.THROW, at_s=held.since_s + COMES_S + off_s))
    return hand.judged()


def test_a_third_press_at_its_moment_jumps_and_one_far_off_lets_go_on_the_ground(
    tmp_path: Path,
) -> None:
    with daring(tmp_path, "jump", settings=Settings(way=WayName.TIMING)) as hand:
        in_time = pressed_at(hand, 0.0)
        assert found(in_time, "jump")
        hand.player.intend(Intention.THROW)
        on_the_way = pressed_at(hand, 0.2)
        assert found(on_the_way, "jump")
        assert on_the_way.launch.position_mm[2] < in_time.launch.position_mm[2]
        hand.player.intend(Intention.THROW)
        assert not found(pressed_at(hand, 0.44), "jump")


def test_a_leg_sways_through_the_middle_at_the_moment_to_press(tmp_path: Path) -> None:
    with daring(tmp_path, "under_leg", settings=Settings(way=WayName.TIMING)) as hand:
        stood = gap_at(leg_clock_s(hand.table))
        for _ in range(2):
            hand.player.tick(7)
            assert gap_at(leg_clock_s(hand.table)) == stood
            hand.player.intend(Intention.THROW)
        held, gaps = hand.table.hand.held, list[float]()
        assert held.phase is Stand.ACTING
        while hand.table.hand.now_s() < held.since_s + COMES_S:
            gaps.append(gap_at(leg_clock_s(hand.table)))
            hand.player.tick(1)
        assert gaps[0] == pytest.approx(stood)
        assert gaps == sorted(gaps, reverse=stood > 0.0)
        assert gap_at(leg_clock_s(hand.table)) == pytest.approx(0.0, abs=6.0)


def test_who_misses_the_moment_lets_go_too_late(tmp_path: Path) -> None:
    with daring(tmp_path, "jump", settings=Settings(way=WayName.TIMING)) as hand:
        for _ in range(2):
            hand.player.intend(Intention.THROW)
        assert not found(hand.judged(), "jump")


@pytest.mark.parametrize("way", [WayName.TIMING, WayName.STEADY])
def test_by_keys_the_first_press_only_puts_out_the_light(tmp_path: Path, way: WayName) -> None:
    with daring(tmp_path, "blind", settings=Settings(way=way)) as hand:
        hand.player.tick(60)
        assert darkness(hand.table) == 0.0
        before = hand.table.hand.held
        hand.player.intend(Intention.THROW)
        hand.player.tick(30)
        assert darkness(hand.table) == 1.0
        assert hand.table.hand.held == before
        hand.player.intend(Intention.THROW)
        assert hand.table.hand.held.phase is Stand.POWERING


def test_a_needle_that_is_lent_is_stopped_in_the_dark_alone(tmp_path: Path) -> None:
    with daring(tmp_path, "blind") as hand:
        hand.player.intend(Intention.THROW)
        assert (hand.table.hand.way.name, darkness(hand.table)) == (WayName.TIMING, 0.0)
        for stand in (Stand.AIMING, Stand.POWERING):
            hand.player.intend(Intention.THROW)
            hand.player.tick(30)
            assert darkness(hand.table) == 1.0
            assert hand.table.hand.held.phase is stand


@pytest.mark.parametrize(
    "first", [Intention.AIM_LEFT, Intention.POWER_UP, Intention.THROW], ids=str
)
def test_a_steady_hand_shuts_its_eyes_before_anything_is_chosen(
    tmp_path: Path, first: Intention
) -> None:
    with daring(tmp_path, "blind", settings=Settings(way=WayName.STEADY)) as hand:
        before = hand.table.hand.meant()
        hand.player.intend(first)
        hand.player.tick(30)
        assert darkness(hand.table) == 1.0
        assert hand.table.scene is Scene.HAND
        assert hand.table.hand.meant() == before
        hand.player.intend(Intention.AIM_LEFT)
        assert hand.table.hand.meant().direction_rad < before.direction_rad


def test_a_tap_that_would_choose_the_direction_only_puts_out_the_light(tmp_path: Path) -> None:
    with daring(tmp_path, "blind", settings=Settings(way=WayName.STEADY)) as hand:
        before = hand.table.hand.meant()
        for place in ((80.0, -200.0), (-200.0, -100.0)):
            assert hand.table.hand.meant() == before
            hand.point(Phase.DOWN, place)
            hand.point(Phase.UP, place)
        assert hand.table.hand.meant().direction_rad < before.direction_rad
        assert darkness(hand.table) > 0.0


def test_a_press_that_would_stop_the_needle_only_puts_out_the_light(tmp_path: Path) -> None:
    with daring(tmp_path, "blind", settings=Settings(way=WayName.TIMING)) as hand:
        for stand in (Stand.AIMING, Stand.POWERING):
            hand.point(Phase.DOWN, (80.0, -200.0))
            hand.point(Phase.UP, (80.0, -200.0))
            assert hand.table.hand.held.phase is stand
            assert darkness(hand.table) > 0.0


def test_whoever_pulls_a_sling_pulls_it_in_the_dark(tmp_path: Path) -> None:
    with daring(tmp_path, "blind", settings=Settings(way=WayName.SLINGSHOT)) as hand:
        hand.take()
        hand.move((0.0, 60.0))
        hand.player.tick(30)
        assert darkness(hand.table) == 1.0
        hand.point(Phase.UP, (0.0, 60.0))
        assert found(hand.judged(), "blind")


@pytest.mark.parametrize("way", WayName)
def test_who_opens_the_eyes_again_does_not_see_what_was_chosen_in_the_dark(
    tmp_path: Path, way: WayName
) -> None:
    with daring(tmp_path, "blind", settings=Settings(way=way)) as hand:
        before = hand.table.hand.held
        for _ in range(3 if way in BY_POINTER else 2):
            hand.player.intend(Intention.THROW)
        assert hand.table.hand.held != before
        while hand.table.hand.begun:
            hand.player.intend(Intention.BACK)
        assert darkness(hand.table) == 0.0
        assert hand.table.hand.held == before


@pytest.mark.parametrize("requirement", ["blind", "wink", "ground_level", "back_turned"])
def test_where_sight_is_taken_nothing_of_a_throw_is_foreseen(
    tmp_path: Path, requirement: str
) -> None:
    settings = Settings(practice_aid=AimAid.FULL, way=WayName.STEADY)
    with daring(tmp_path, "jump", settings=settings) as hand:
        hand.player.tick(60)
        assert hand.table.aid is AimAid.FULL
        assert len(hand.table.aiming.foresight.path_mm) > 0
    with daring(tmp_path, requirement, settings=settings) as hand:
        hand.player.tick(60)
        assert (hand.table.aid, hand.table.chosen_aid) == (AimAid.NONE, AimAid.FULL)
        assert len(hand.table.aiming.foresight.path_mm) == 0


def test_under_the_table_one_sees_and_foresees(tmp_path: Path) -> None:
    settings = Settings(practice_aid=AimAid.FULL, way=WayName.STEADY)
    with daring(tmp_path, "under_table", settings=settings) as hand:
        hand.player.tick(60)
        assert len(hand.table.aiming.foresight.path_mm) > 0


def test_what_to_do_next_is_said_of_the_tool(tmp_path: Path) -> None:
    with daring(tmp_path, "elbow") as hand:
        assert hand.table.hint == "throw_hint.forearm_idle"
        hand.take()
        assert hand.table.hint == "throw_hint.forearm_held"
        hand.point(Phase.UP)
        hand.player.intend(Intention.THROW)
        hand.table.remark.forget()
        assert hand.table.hint == "throw_hint.timing_aiming", "the hand does it by itself"


def test_a_breath_that_is_drawn_blows_nothing_yet(tmp_path: Path) -> None:
    with daring(tmp_path, "blow") as hand:
        hand.take()
        hand.move((0.0, 20.0), (-30.0, 40.0))
        hand.player.tick(20)
        hand.move((-30.0, 41.0))
        drawn = tool_pose(hand.table)
        assert drawn is not None
        assert drawn.strength_mm_s2 == 0.0
        assert drawn.turn_rad > 0.1


def test_a_card_turns_with_the_pull(tmp_path: Path) -> None:
    with daring(tmp_path, "card") as hand:
        hand.take()
        hand.move((20.0, 20.0), (40.0, 60.0))
        bent = tool_pose(hand.table)
        assert bent is not None
        assert bent.turn_rad < -0.1


def test_one_is_told_to_call_for_the_potato(tmp_path: Path) -> None:
    with daring(tmp_path, "hot_potato") as hand:
        assert hand.table.hint == "throw_hint.called_for"
        hand.tap()
        hand.player.tick(52)
        hand.take()
        assert hand.table.hint == "throw_hint.flick_held"


def raw_stroke(hand: Daring, throw: Throw) -> Stroke:
    """The pointer's own samples, told back from the deed: it keeps the distance of the grip."""
    x, y = hand.table.dare.hand_rest_mm
    first = throw.deed.pointer[0]
    samples = tuple(
        PointerSample(one.at_s, one.x_mm - first.x_mm + x, one.y_mm - first.y_mm + y)
        for one in throw.deed.pointer
    )
    before = tuple(cue for cue in throw.deed.cues if cue.kind is not CueKind.TAKEN)
    return Stroke(samples, before)


@pytest.mark.parametrize("requirements", [(), ("clumsy",), ("friend",), ("clumsy", "friend")])
def test_the_table_and_a_stroke_read_afterwards_agree(
    tmp_path: Path, requirements: tuple[str, ...]
) -> None:
    with daring(tmp_path, *requirements) as hand:
        hand.take()
        throw = hand.throw()
        again = deed_from_stroke(raw_stroke(hand, throw), throw.dare)
        assert again is not None
        assert again.toss.speed_mm_s == pytest.approx(throw.toss.speed_mm_s, rel=1e-6)
        assert again.toss.direction_rad == pytest.approx(throw.toss.direction_rad, abs=1e-6)
        assert again.path[-1].x_mm == pytest.approx(throw.deed.path[-1].x_mm, abs=1e-6)


def test_losing_the_window_in_mid_strike_loses_nothing(tmp_path: Path) -> None:
    with daring(tmp_path, "slap") as hand:
        hand.take()
        hand.swing(back=70.0, push=1.2)
        hand.player.tick(2)
        hand.table.hand.let_be()
        assert found(hand.judged(), "slap")
