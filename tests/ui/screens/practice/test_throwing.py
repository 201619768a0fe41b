"""Practice, driven through the real application: a person throws in every way, by every device."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from dexterity.hand.feel import POWER_STEP
from dexterity.hand.ways.held import Phase, WayName
from dexterity.session.aim_aid import AimAid
from dexterity.session.records.reading import read_record
from dexterity.session.records.record import Thrown
from dexterity.session.settings import Settings
from dexterity.session.story import verdict_sentence
from dexterity.ui.input.events import KeyPressed, Pointer, PointerKind
from dexterity.ui.input.events import Phase as Pointing
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.practice.start import StartFrom
from dexterity.ui.sound.cues import Cue
from dexterity.ui.throwing.habits import with_next_way
from dexterity.ui.throwing.scene import Scene
from dexterity.units import DEGREE
from tests.kit.good_keys import throw_well
from tests.kit.practising import DIE, at_table


def test_a_flick_by_mouse_is_heard_bounces_and_gets_a_verdict(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        assert player.say("throw_hint.flick_idle") in player.texts
        player.flick()
        assert player.at(Scene.FLIGHT)
        player.until_at(Scene.VERDICT)
        player.tick(4)
        last = player.screen.table.last
        assert last is not None
        assert [material for material, _, _ in player.sounds.hits] == [
            hit.material for hit in last.flight.hits
        ]
        judged = {Cue.CHEER, Cue.CENTRE, Cue.FAIL, Cue.RATTLE, Cue.BONES}
        assert player.sounds.cues[:2] == [Cue.PICK_UP, Cue.WHOOSH]
        assert sum(cue in judged for cue in player.sounds.cues) == 1
        assert verdict_sentence(last.verdict, player.app.services.texts) in player.texts
        assert "1" in player.texts


def test_the_same_by_finger(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.swipe(*player.swing())
        player.until_at(Scene.VERDICT)
        with at_table(tmp_path / "mouse") as other:
            other.throw()
            assert player.screen.table.last is not None
            assert other.screen.table.last is not None
            one, two = player.screen.table.last.toss, other.screen.table.last.toss
            assert one.speed_mm_s == pytest.approx(two.speed_mm_s, rel=0.02)
            assert one.direction_rad == pytest.approx(two.direction_rad, abs=0.02)


def test_the_next_die_is_grabbed_without_any_other_click(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw()
        first = player.screen.table.last
        player.flick()
        assert player.at(Scene.FLIGHT)
        player.until_at(Scene.VERDICT)
        assert player.screen.table.last is not first
        assert player.screen.log.statistics.throws == 2


@pytest.mark.parametrize("how", ["click", "tap", "space"])
def test_a_click_a_tap_or_a_key_takes_up_the_next_die(tmp_path: Path, how: str) -> None:
    with at_table(tmp_path) as player:
        player.throw()
        beside = (420.0, 640.0)
        {
            "click": lambda: player.click(beside),
            "tap": lambda: player.tap(beside),
            "space": lambda: player.key("space"),
        }[how]()
        assert player.at(Scene.HAND)
        assert player.screen.log.statistics.throws == 1


def test_every_die_lies_otherwise_in_the_hand_and_one_called_off_lies_as_before(
    tmp_path: Path,
) -> None:
    with at_table(tmp_path) as player:
        first = player.screen.table.aiming.orientation
        player.down(DIE)
        player.move((DIE[0], DIE[1] + 60.0))
        player.key("escape")
        assert player.screen.table.aiming.orientation == first
        player.up(DIE)
        player.throw()
        assert player.screen.table.aiming.orientation != first
        assert player.screen.table.last is not None
        assert player.screen.table.last.launch.orientation == first


def test_a_sling_shows_no_way_until_it_is_pulled(tmp_path: Path) -> None:
    settings = Settings(way=WayName.SLINGSHOT, practice_aid=AimAid.FULL)
    with at_table(tmp_path, settings) as player:
        player.tick(30)
        assert len(player.screen.table.aiming.foresight.path_mm) == 0
        player.down(DIE)
        player.tick(10)
        assert len(player.screen.table.aiming.foresight.path_mm) == 0
        player.move((DIE[0], DIE[1] + 80.0))
        player.tick(2)
        assert len(player.screen.table.aiming.foresight.path_mm) > 10
        player.intend(Intention.BACK)
        player.tick(2)
        assert len(player.screen.table.aiming.foresight.path_mm) == 0


def test_the_slingshot_by_mouse(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.SLINGSHOT)) as player:
        player.down(DIE)
        player.move((DIE[0], DIE[1] + 80.0))
        player.tick(30)
        assert player.say("throw_hint.slingshot_aiming") in player.texts
        assert len(player.screen.table.aiming.foresight.path_mm) > 10
        player.up((DIE[0], DIE[1] + 80.0))
        player.until_at(Scene.VERDICT)


def test_timing_by_the_keyboard_alone(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.TIMING)) as player:
        player.intend(Intention.THROW)
        assert player.at(Phase.POWERING)
        player.intend(Intention.THROW)
        assert player.at(Scene.FLIGHT)
        player.until_at(Scene.VERDICT)
        assert player.screen.log.statistics.throws == 1


def test_timing_by_taps_anywhere(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.TIMING)) as player:
        player.tap((650.0, 300.0))
        assert player.at(Phase.POWERING)
        player.tap("cancel")
        assert player.at(Phase.AIMING)
        player.tap((650.0, 300.0))
        player.tap((500.0, 500.0))
        player.until_at(Scene.VERDICT)
        assert player.screen.log.statistics.throws == 1


@pytest.mark.parametrize("by", ["key", "pointer"])
def test_when_a_press_was_made_counts_not_when_a_late_frame_handles_it(
    tmp_path: Path, by: str
) -> None:
    with at_table(tmp_path, Settings(way=WayName.TIMING)) as player:
        hand = player.screen.table.hand

        def press(at_s: float) -> None:
            pointer = Pointer(1, PointerKind.FINGER, Pointing.DOWN, at_s, (650.0, 300.0))
            player.app.handle(pointer if by == "pointer" else KeyPressed("space", at_s=at_s))

        shown = hand.meant()
        for _ in range(2):
            made_s = player.clock.now_s() + 0.02
            shown = hand.way.meant(hand.held, made_s)
            player.clock.at_s += 0.3
            assert shown != hand.meant(), "it has moved on since"
            press(made_s)
        player.until_at(Scene.VERDICT)
        last = player.screen.table.last
        assert last is not None
        assert last.toss == shown


@pytest.mark.parametrize("by", ["key", "mouse", "finger"])
def test_what_is_heard_in_a_late_answer_was_pressed_before_it(tmp_path: Path, by: str) -> None:
    with at_table(tmp_path, Settings(way=WayName.TIMING)) as player:
        hand, aiming = player.screen.table.hand, player.screen.table.hand.held
        asked_s = player.clock.now_s()
        player.clock.at_s += 0.2
        {
            "key": lambda: player.key("space"),
            "mouse": lambda: player.down((650.0, 300.0)),
            "finger": lambda: player.touch((650.0, 300.0)),
        }[by]()
        middle_s = (asked_s + player.clock.now_s()) / 2.0
        assert hand.held.direction_rad == hand.way.meant(aiming, middle_s).direction_rad


@pytest.mark.parametrize("how", ["click", "tap", "space"])
def test_a_press_that_clears_the_verdict_does_not_stop_the_needle(tmp_path: Path, how: str) -> None:
    with at_table(tmp_path, Settings(way=WayName.TIMING)) as player:
        throw_well(player, player.screen.table)
        player.until_at(Scene.VERDICT)
        {
            "click": lambda: player.click((650.0, 300.0)),
            "tap": lambda: player.tap((650.0, 300.0)),
            "space": lambda: player.key("space"),
        }[how]()
        assert player.at(Scene.HAND)
        assert player.at(Phase.AIMING)


def test_by_keys_a_flick_is_a_needle_for_one_throw(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.intend(Intention.THROW)
        assert player.at(WayName.TIMING)
        assert player.say("throw_hint.timing_aiming") in player.texts
        assert player.app.services.settings.way is WayName.FLICK
        player.intend(Intention.BACK)
        assert player.at(WayName.FLICK)
        assert player.at(Phase.IDLE)
        throw_well(player, player.screen.table)
        player.until_at(Scene.VERDICT)
        assert player.at(WayName.FLICK)
        (record,) = player.app.services.folders.records.glob("*.jsonl")
        (action,) = read_record(record).actions
        assert isinstance(action, Thrown)
        assert action.way is WayName.TIMING


def test_by_gamepad_a_steady_hand_has_its_power_and_is_told_with_what(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.STEADY)) as player:
        before = player.screen.table.hand.held.power
        for rests in (-1.0, 0.9, -1.0, 0.9):
            player.post(pygame.JOYAXISMOTION, instance_id=0, axis=5, value=rests)
            player.tick()
        assert player.screen.table.hand.held.power == pytest.approx(before + 2 * POWER_STEP)
        player.tick()
        told = [text for text in player.texts if "RT" in text]
        assert told
        assert player.clipped_texts() == []


@pytest.mark.parametrize("way", WayName)
def test_only_a_steady_hand_throws_at_a_button(tmp_path: Path, way: WayName) -> None:
    with at_table(tmp_path, Settings(way=way)) as player:
        names = [widget.name for widget in player.screen.form.widgets]
        assert ("throw" in names) == (way is WayName.STEADY)
        assert {"way", "aid", "higher", "lower", "cancel"} <= set(names)


def test_a_steady_hand_by_taps_and_buttons(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.STEADY)) as player:
        player.tap((650.0, 300.0))
        assert player.at(Phase.POWERING)
        player.tap("cancel")
        assert player.at(Phase.AIMING)
        player.tap("throw")
        loft = player.screen.table.hand.held.loft_rad
        player.tap("higher")
        assert player.screen.table.hand.held.loft_rad > loft
        player.tap((645.0, 350.0))
        assert player.at(Phase.READY)
        player.tap("throw")
        player.until_at(Scene.VERDICT)
        assert player.screen.log.statistics.throws == 1


def beginnings(folder: Path, seed: int) -> list[float]:
    """Where the aim of a steady hand begins, for each of three throws."""
    begun = []
    with at_table(folder, Settings(way=WayName.STEADY), seed=seed) as player:
        for _ in range(3):
            begun.append(player.screen.table.hand.held.direction_rad)
            throw_well(player, player.screen.table)
            player.until_at(Scene.VERDICT)
    return begun


def test_every_aim_begins_off_by_luck_and_the_same_match_the_same(tmp_path: Path) -> None:
    first = beginnings(tmp_path / "first", 7)
    assert len(set(first)) == 3
    assert all(abs(turned) > 10.0 * DEGREE for turned in first)
    assert beginnings(tmp_path / "again", 7) == first
    assert beginnings(tmp_path / "other", 8) != first


def test_a_swing_that_stopped_is_told_so_before_the_hand_lets_go(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.down(DIE)
        for place in player.swing()[1:]:
            player.move(place)
        assert player.say("throw_hint.still") not in player.texts
        player.wait(0.3)
        assert player.say("throw_hint.still") in player.texts
        player.key("escape")
        player.tick()
        assert player.say("throw_hint.still") not in player.texts


def test_calling_off_is_harmless_in_every_way(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        back = (DIE[0], DIE[1] + 90.0)
        ways: list[Callable[[], None]] = [
            lambda: player.click(back, button=3),
            lambda: player.key("escape"),
            player.lose_focus,
        ]
        for call_off in ways:
            player.down(DIE)
            player.move(back)
            assert player.at(Phase.HELD)
            call_off()
            assert player.at(Phase.IDLE)
            assert player.say("throw_hint.cancelled") in player.texts
            player.up((DIE[0], DIE[1] - 200.0))
            assert player.at(Scene.HAND)
        assert player.app.screen is player.screen
        assert player.app.running
        assert not list(tmp_path.rglob("*.jsonl"))


def test_way_and_aid_are_switched_in_play_by_key_and_by_button(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.intend(Intention.SWITCH_WAY)
        assert player.app.services.settings.way is WayName.SLINGSHOT
        assert player.at(WayName.SLINGSHOT)
        player.click("way")
        assert player.at(WayName.TIMING)
        assert player.screen.table.aid is AimAid.FULL, "nothing is at stake here"
        player.click("aid")
        assert player.app.services.settings.practice_aid is AimAid.SHORT
        player.intend(Intention.SWITCH_AID)
        player.tick(30)
        assert len(player.screen.table.aiming.foresight.path_mm) == 0
        assert player.app.services.settings.aim_aid is Settings().aim_aid


@pytest.mark.parametrize("way", WayName)
def test_switching_in_play_never_leads_to_the_steady_hand(way: WayName) -> None:
    settings, seen = Settings(way=way), []
    for _ in WayName:
        settings = with_next_way(settings)
        seen.append(settings.way)
    assert set(seen) == {WayName.FLICK, WayName.SLINGSHOT, WayName.TIMING}


def test_trying_an_earlier_throw_gives_the_same_die_and_shows_the_throw(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.wheel(3.0, DIE)
        player.throw(2.6)
        earlier = player.screen.table.last
    assert earlier is not None
    start = StartFrom(earlier.launch.orientation, earlier.toss)
    with at_table(tmp_path / "again", start=start) as player:
        player.tick(60)
        table = player.screen.table
        assert table.aiming.orientation == earlier.launch.orientation
        assert table.hand.held.loft_rad == earlier.toss.loft_rad
        assert player.screen.ghost is not None
        assert player.say("practice.ghost") in player.texts
        player.throw(2.6)
        assert table.aiming.orientation == earlier.launch.orientation
