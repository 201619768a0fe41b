"""Tools at the table: each is drawn where its pose says, and as large as the physics has it."""

from dataclasses import replace
from math import hypot, pi

import numpy as np
import pygame
import pytest

from dexterity.hand.dare.stance import PLAIN
from dexterity.physics.tools.motion import BLOCKS, PLATES, TOOL_SIZES_MM
from dexterity.ui.world.moment import held
from dexterity.ui.world.stances import camera_for
from dexterity.ui.world.table_view import TableView
from dexterity.ui.world.tools import (
    axes_of_pose,
    bounds_of_tool,
    draw_tool,
    draw_tool_shadow,
    draw_with_tool,
    parts_of,
)
from dexterity.values.launch import Tool, ToolPose
from tests.kit.drawn import changed, middle_of
from tests.kit.throws import RED, UPRIGHT, target_table

SIZE = (1280, 720)
CAMERA = camera_for(PLAIN, SIZE, (0.0, -500.0, 8.0))
HERE = ToolPose(0.1, (20.0, -480.0, 0.0), strength_mm_s2=30_000.0)
HIGH = replace(HERE, place_mm=(20.0, -480.0, 150.0))
every_tool = pytest.mark.parametrize("tool", list(Tool))


def pose_of(tool: Tool) -> ToolPose:
    return HIGH if tool in PLATES else HERE


@every_tool
def test_it_is_drawn_where_it_is(tool: Tool) -> None:
    pose = pose_of(tool)
    pixels = changed(SIZE, draw_tool, tool, pose, CAMERA)
    assert pixels.sum() > 300
    x, y = CAMERA.pixel(pose.place_mm)
    near = pixels[round(x) - 60 : round(x) + 60, round(y) - 60 : round(y) + 60]
    assert near.any()


@every_tool
def test_it_moves_with_its_pose(tool: Tool) -> None:
    pose = pose_of(tool)
    x, y, z = pose.place_mm
    aside = replace(pose, place_mm=(x + 100.0, y, z))
    one, other = (middle_of(changed(SIZE, draw_tool, tool, at, CAMERA)) for at in (pose, aside))
    assert other[0] - one[0] > 60.0


@every_tool
def test_what_it_takes_of_the_picture_is_told(tool: Tool) -> None:
    pose = replace(pose_of(tool), strength_mm_s2=0.0)
    columns, rows = np.nonzero(changed(SIZE, draw_tool, tool, pose, CAMERA))
    bounds = bounds_of_tool(tool, pose, CAMERA)
    assert bounds.collidepoint(int(columns.min()), int(rows.min()))
    assert bounds.collidepoint(int(columns.max()), int(rows.max()))


@pytest.mark.parametrize("tool", sorted(BLOCKS))
def test_a_block_fills_its_real_size(tool: Tool) -> None:
    wide, _, high = TOOL_SIZES_MM[tool]
    points = np.concatenate([part.points for part in parts_of(tool, HERE)])
    across, up = points[:, 0] - HERE.place_mm[0], points[:, 2]
    assert across.min() <= -0.4 * wide
    assert across.max() >= 0.4 * wide
    assert up.max() >= 0.9 * high
    assert points[:, 1].max() <= HERE.place_mm[1] + 4.0, "nothing sticks out of the face"


def test_it_turns_to_the_right_and_leans_to_where_it_faces() -> None:
    across, ahead, up = axes_of_pose(replace(HERE, turn_rad=pi / 2))
    assert ahead.tolist() == pytest.approx([1.0, 0.0, 0.0])
    assert across.tolist() == pytest.approx([0.0, -1.0, 0.0])
    _, ahead, up = axes_of_pose(replace(HERE, tilt_rad=0.3))
    assert up[1] > 0.2
    assert ahead[2] < -0.2


def test_a_card_is_held_back_until_it_is_let_go() -> None:
    held_back, sprung = (
        len(parts_of(Tool.CARD, replace(HIGH, tilt_rad=tilt))) for tilt in (0.0, 0.6)
    )
    assert held_back > sprung


@every_tool
def test_its_shadow_lies_on_the_table(tool: Tool) -> None:
    pose = pose_of(tool)
    pixels = changed(SIZE, draw_tool_shadow, tool, pose, CAMERA)
    assert pixels.any()
    away = replace(pose, place_mm=(0.0, -1000.0, 0.0))
    assert not changed(SIZE, draw_tool_shadow, tool, away, CAMERA).any(), (
        "past the edge there is nothing for it to fall on"
    )


@every_tool
def test_a_tool_past_the_eye_is_no_trouble(tool: Tool) -> None:
    for y in (-1300.0, -1380.0, -2500.0):
        pose = replace(HERE, place_mm=(0.0, y, 590.0))
        changed(SIZE, draw_tool, tool, pose, CAMERA, opacity=0.5)


@every_tool
def test_the_die_is_always_seen(tool: Tool) -> None:
    view = TableView(target_table(), CAMERA, seed=1)
    place = (0.0, -500.0, 8.0) if tool not in PLATES else (0.0, -500.0, 159.0)
    pose = replace(pose_of(tool), place_mm=(0.0, -510.0, 150.0 if tool in PLATES else 0.0))
    die = held(view.table, RED, place, UPRIGHT)
    surface = pygame.Surface(SIZE, depth=32)
    draw_with_tool(surface, view, die, tool, pose)
    x, y = (round(part) for part in CAMERA.pixel(place))
    red, green, blue, _ = surface.get_at((x + 3, y + 3))
    assert red > 1.15 * green
    assert hypot(red - green, red - blue) > 25.0
