"""The box before a throw: pulled, turned, refused, and left to stand, by every device."""

from math import hypot, pi
from pathlib import Path

import pytest

from dexterity.physics.scene.props import Box
from dexterity.session.box_place import BOX_NAME
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.screens.challenge.level import LevelScreen
from dexterity.ui.screens.dare.box_placing import BoxPlacing
from dexterity.ui.throwing.hand_plane import ON_STAGE
from dexterity.ui.throwing.scene import Scene
from dexterity.values.vectors import Vec2
from tests.kit.challenge_shelf import BOXED
from tests.kit.challenging import Challenger, at_level


def placing(player: Challenger) -> BoxPlacing:
    found = player.screen_of(LevelScreen).placing
    assert found is not None
    return found


def seen_at(place_mm: Vec2) -> Vec2:
    return ON_STAGE.pixel((*place_mm, 0.0))


def test_the_box_comes_first_and_nothing_can_be_thrown_before(tmp_path: Path) -> None:
    with at_level(tmp_path, BOXED) as player:
        screen = player.screen_of(LevelScreen)
        assert player.says("challenge_screens.place_box")
        assert placing(player).refusal is None
        player.drag(*player.swing())
        assert screen.table.scene is Scene.HAND


def test_the_box_and_its_handle_are_not_behind_what_is_to_be_read(tmp_path: Path) -> None:
    with at_level(tmp_path, BOXED) as player:
        edge = min(
            widget.box.left
            for widget in player.screen_of(LevelScreen).form.widgets
            if widget.box.left > STAGE.width / 2
        )
        for place in (placing(player).place.place_mm, placing(player).handle_mm):
            assert seen_at(place)[0] < edge - 10.0


def test_it_is_pulled_by_a_mouse_and_stands_where_it_was_let_go(tmp_path: Path) -> None:
    with at_level(tmp_path, BOXED) as player:
        start = placing(player).place.place_mm
        end = (-180.0, -280.0)
        player.drag(seen_at(start), seen_at((0.0, -300.0)), seen_at(end))
        assert placing(player).place.place_mm == pytest.approx(end, abs=6.0)
        player.click("stand_box")
        screen = player.screen_of(LevelScreen)
        assert screen.placing is None
        (box,) = (prop for prop in screen.table.table.props if isinstance(prop, Box))
        assert (box.name, box.place_mm) == (BOX_NAME, screen.table.box.place_mm)  # type: ignore[union-attr]


def test_the_same_by_finger(tmp_path: Path) -> None:
    with at_level(tmp_path, BOXED) as player:
        start, end = placing(player).place.place_mm, (-180.0, -280.0)
        player.swipe(seen_at(start), seen_at((0.0, -300.0)), seen_at(end))
        player.tap("turn_left")
        player.tap("stand_box")
        box = player.screen_of(LevelScreen).table.box
        assert box is not None
        assert box.place_mm == pytest.approx(end, abs=6.0)


def test_its_handle_turns_it(tmp_path: Path) -> None:
    with at_level(tmp_path, BOXED) as player:
        box = placing(player)
        (x, y), handle = box.place.place_mm, box.handle_mm
        far = hypot(handle[0] - x, handle[1] - y)
        player.drag(seen_at(handle), seen_at((x, y + far)))
        assert box.place.turn_rad == pytest.approx(pi / 2, abs=0.1)
        assert box.place.place_mm == (x, y)


def test_the_wheel_and_the_keys_turn_and_move_it(tmp_path: Path) -> None:
    with at_level(tmp_path, BOXED) as player:
        box = placing(player)
        turn, (x, y) = box.place.turn_rad, box.place.place_mm
        player.wheel(2.0, (640.0, 600.0))
        assert box.place.turn_rad > turn
        player.key("right")
        player.key("down")
        assert box.place.place_mm[0] > x
        assert box.place.place_mm[1] < y
        player.key("space")
        assert player.screen_of(LevelScreen).placing is None


def test_on_the_target_it_cannot_stand_and_says_so(tmp_path: Path) -> None:
    with at_level(tmp_path, BOXED) as player:
        start = placing(player).place.place_mm
        player.drag(seen_at(start), seen_at((60.0, -60.0)), seen_at((0.0, 0.0)))
        player.tick()
        assert player.says("challenge.box.on_target")
        assert "stand_box" not in player.reachable
        player.key("space")
        assert placing(player).refusal == "on_target"


def test_it_stays_for_the_next_throw_and_can_be_moved_again(tmp_path: Path) -> None:
    with at_level(tmp_path, BOXED) as player:
        screen = player.screen_of(LevelScreen)
        player.click("stand_box")
        player.tick(2)
        stood = screen.table.box
        player.flick(gain=1.2)
        assert (screen.placing, screen.table.box) == (None, stood)
        player.click("move_box")
        assert placing(player).place == stood


def test_a_box_that_was_not_met_is_named_by_the_referee(tmp_path: Path) -> None:
    with at_level(tmp_path, BOXED) as player:
        player.click("stand_box")
        player.tick(2)
        player.flick()
        assert player.says("requirement.box_bounce.failed")
