"""A throw at the practice table is seen to its end, skipped, and watched again."""

from pathlib import Path

import pytest

from dexterity.session.settings import Settings
from dexterity.ui.input.intentions import Intention
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.slider import Slider
from dexterity.ui.world.die_model import axes_of
from tests.kit.drawn_dice import face_drawn_on_top
from tests.kit.practising import at_table


def test_watching_again_steps_seeks_slows_and_closes(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw(2.6)
        player.click("watch")
        playback = player.screen.table.playback
        assert player.at(Scene.WATCHING)
        assert playback is not None
        assert playback.at_s < 0.2
        player.click("watch/play")
        at_s = playback.at_s
        player.click("watch/forth")
        assert playback.at_s - at_s == pytest.approx(1 / 240, abs=1 / 400)
        player.intend(Intention.STEP_BACK)
        player.intend(Intention.SLOWER)
        assert playback.speed == 0.5
        slider = player.widget("watch/time")
        assert isinstance(slider, Slider)
        player.click((slider.box.right - 12.0, slider.box.middle[1]))
        assert playback.at_s > 0.9 * playback.lasts_s
        assert not playback.slow_motion
        player.click("watch/close")
        assert player.at(Scene.VERDICT)
        assert player.screen.log.statistics.throws == 1


def test_watching_again_by_keys_alone(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw(2.6)
        player.intend(Intention.WATCH_AGAIN)
        playback = player.screen.table.playback
        assert playback is not None
        player.intend(Intention.PAUSE)
        assert not playback.playing
        player.focus("watch/time")
        player.key("right")
        player.key("escape")
        player.key("escape")
        assert player.at(Scene.VERDICT)


def test_the_face_drawn_up_is_the_face_that_counts(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        for gain in (2.4, 2.8, 3.2):
            player.throw(gain)
            table = player.screen.table
            assert table.playback is not None
            assert table.last is not None
            end, camera = table.playback.moment(), table.picture.view.camera
            drawn = face_drawn_on_top(
                end.places_mm[0], axes_of(end.turns)[0], table.die.half_mm, camera
            )
            if table.last.landing.tilt_rad < 0.05:
                assert drawn == table.last.landing.face_up


def test_nothing_tells_the_end_of_a_throw_before_it_is_seen(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(game_speed=0.25)) as player:
        player.flick(2.6)
        while not player.screen.log.practice.throws:
            player.tick()
        player.resize((1000, 600))
        player.tick(2)
        assert player.at(Scene.FLIGHT)
        assert player.say("practice.no_throws") in player.texts
        assert player.screen.table.picture.view.heat.places_mm == []


def test_reduced_motion_has_no_slow_motion(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(reduced_motion=True)) as player:
        player.flick(2.6)
        assert player.screen.table.playback is not None
        assert not player.screen.table.playback.slow_motion


def test_space_skips_a_flight(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(game_speed=0.25)) as player:
        player.flick(2.6)
        player.key("space")
        player.tick(2)
        assert player.at(Scene.VERDICT)
