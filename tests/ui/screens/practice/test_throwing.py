"""Practice, driven through the real application: a person throws in every way, by every device."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dexterity.hand.ways.held import Phase, WayName
from dexterity.session.aim_aid import AimAid
from dexterity.session.settings import Settings
from dexterity.session.story import verdict_sentence
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.practice.start import StartFrom
from dexterity.ui.sound.cues import Cue
from dexterity.ui.throwing.scene import Scene
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


def test_the_slingshot_by_mouse(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.SLINGSHOT)) as player:
        player.down(DIE)
        player.move((DIE[0], DIE[1] + 80.0))
        player.tick(30)
        assert player.say("throw_hint.slingshot_aiming") in player.texts
        assert len(player.screen.table.aiming.foresight.path_mm) > 10
        player.up((DIE[0], DIE[1] + 80.0))
        player.until_at(Scene.VERDICT)


def test_two_steps_by_the_keyboard_alone(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.TWO_STEP)) as player:
        player.intend(Intention.AIM_RIGHT)
        player.intend(Intention.THROW)
        assert player.at(Phase.POWERING)
        player.intend(Intention.POWER_UP)
        player.intend(Intention.THROW)
        assert player.at(Scene.FLIGHT)
        player.until_at(Scene.VERDICT)
        assert player.screen.table.last is not None
        assert player.screen.table.last.toss.direction_rad > 0.0


def test_two_steps_by_taps_and_buttons(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.TWO_STEP)) as player:
        player.tap((650.0, 300.0))
        assert player.at(Phase.POWERING)
        player.tap("cancel")
        assert player.at(Phase.AIMING)
        player.tap("throw")
        loft = player.screen.table.hand.held.loft_rad
        player.tap("higher")
        assert player.screen.table.hand.held.loft_rad > loft
        player.tap((645.0, 350.0))
        player.tap("throw")
        player.until_at(Scene.VERDICT)


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
        assert player.at(WayName.TWO_STEP)
        player.click("aid")
        assert player.app.services.settings.aim_aid is AimAid.SHORT
        player.intend(Intention.SWITCH_AID)
        player.tick(30)
        assert len(player.screen.table.aiming.foresight.path_mm) == 0


def test_trying_an_earlier_throw_gives_the_same_die_and_shows_the_throw(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw(2.6)
        earlier = player.screen.table.last
    assert earlier is not None
    start = StartFrom(earlier.launch.orientation, earlier.toss)
    settings = Settings(way=WayName.TWO_STEP)
    with at_table(tmp_path / "again", settings, start=start) as player:
        player.tick(60)
        table = player.screen.table
        assert table.aiming.orientation == earlier.launch.orientation
        assert table.hand.meant().speed_mm_s == pytest.approx(earlier.toss.speed_mm_s, rel=1e-6)
        assert player.screen.ghost is not None
        assert player.say("practice.ghost") in player.texts
        player.intend(Intention.THROW)
        player.intend(Intention.THROW)
        player.until_at(Scene.VERDICT)
        assert table.aiming.orientation == earlier.launch.orientation
