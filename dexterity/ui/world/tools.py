"""Tools at the table: palms, fingers, noses and the rest, drawn where they are and as large."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from math import cos, sin
from typing import Final

import numpy as np
import pygame

from dexterity.physics.tools.motion import BLOCKS, PLATES, TOOL_SIZES_MM
from dexterity.ui.draw.colours import FAINT_INK, PALE_WOOD, PAPER, SHADOW
from dexterity.ui.world.camera import NEAREST_MM, Camera, Floats
from dexterity.ui.world.light import cast
from dexterity.ui.world.moment import Moment
from dexterity.ui.world.paper import mixed
from dexterity.ui.world.parts import Part, draw_parts, ring, seen_at_once, silhouette
from dexterity.ui.world.sketch import ink, veil
from dexterity.ui.world.table_view import TableView
from dexterity.ui.world.tool_blocks import breath, finger, forearm, palm
from dexterity.ui.world.tool_plates import card, card_box, card_fingers, head, nose
from dexterity.values.launch import Tool, ToolPose
from dexterity.values.vectors import Vec3

SHAPES: Final[Mapping[Tool, Callable[[], tuple[Part, ...]]]] = {
    Tool.PALM: palm,
    Tool.FINGER: finger,
    Tool.FOREARM: forearm,
    Tool.NOSE: nose,
    Tool.HEAD: head,
    Tool.CARD: card,
    Tool.BREATH: breath,
}

SHADOW_OPACITY: Final = 0.34
TABLE_MM: Final = 650.0
"""From the table's middle to its edges: beyond them there is nothing for a shadow to fall on."""

SEEN_THROUGH: Final = 0.55
"""How much a tool hides of a die behind it. More: who slaps does not see what."""

ABOUT_PT: Final = 16.0
"""Points about the middle of a die within which a tool before it hides some of it."""

HELD_RAD: Final = 0.03
"""A card that leans more has been let go."""

PUFFS: Final = 6
PUFF_REACH_MM: Final = 190.0
PUFF_S: Final = 0.32
"""How many puffs a breath shows, how far they are seen and how long each takes to get there."""

HARD_MM_S2: Final = 24_000.0
"""A breath whose puffs are drawn at full strength."""


def draw_with_tool(
    surface: pygame.Surface, view: TableView, moment: Moment, tool: Tool, pose: ToolPose
) -> None:
    """A moment with a tool in it: a die on a tool over it, one behind it through it."""
    camera = view.camera
    draw_tool_shadow(surface, tool, pose, camera)
    if tool in PLATES:
        draw_tool(surface, tool, pose, camera)
        view.draw_moment(surface, moment)
        return
    view.draw_moment(surface, moment)
    hides = hides_place(tool, pose, camera, _vec3(moment.places_mm[0]))
    draw_tool(surface, tool, pose, camera, opacity=SEEN_THROUGH if hides else 1.0)


def draw_tool(
    surface: pygame.Surface, tool: Tool, pose: ToolPose, camera: Camera, *, opacity: float = 1.0
) -> None:
    """The tool at a pose, or as much of it as shall hide what is behind."""
    parts = parts_of(tool, pose)
    if opacity >= 1.0:
        draw_parts(surface, parts, camera)
    else:
        window = bounds_of_tool(tool, pose, camera).clip(surface.get_rect())
        if window.width and window.height:
            before = surface.subsurface(window).copy()
            draw_parts(surface, parts, camera)
            before.set_alpha(round(255 * (1.0 - opacity)))
            surface.blit(before, window)
    if tool is Tool.BREATH:
        _draw_puffs(surface, pose, camera)


def bounds_of_tool(tool: Tool, pose: ToolPose, camera: Camera) -> pygame.Rect:
    """The part of a picture that a tool takes; what is past the eye left aside."""
    ahead = [pixels for pixels, is_ahead in _seen(tool, pose, camera) if is_ahead]
    if not ahead:
        return pygame.Rect(0, 0, 0, 0)
    points = np.concatenate(ahead)
    low, high = np.floor(points.min(axis=0)) - 3.0, np.ceil(points.max(axis=0)) + 3.0
    left, top, right, bottom = (
        np.clip(np.concatenate([low, high]), -9999, 9999).astype(int).tolist()
    )
    return pygame.Rect(left, top, right - left, bottom - top)


def hides_place(tool: Tool, pose: ToolPose, camera: Camera, place_mm: Vec3) -> bool:
    """Whether a die at a place is behind the tool, wholly or in part."""
    x, y = camera.pixel(place_mm)
    around = pygame.Rect(0, 0, round(2 * ABOUT_PT * camera.unit_px), 1)
    around.height, around.center = around.width, (round(x), round(y))
    corners = (around.topleft, around.topright, around.bottomleft, around.bottomright)
    low, high = np.array(around.topleft), np.array(around.bottomright)
    for pixels, ahead in _seen(tool, pose, camera):
        apart = (pixels.max(axis=0) < low).any() or (pixels.min(axis=0) > high).any()
        if apart or not ahead:
            continue
        outline = silhouette(pixels)
        if any(_within(outline, corner) for corner in (around.center, *corners)):
            return True
    return False


@lru_cache(maxsize=2)
def _seen(tool: Tool, pose: ToolPose, camera: Camera) -> list[tuple[Floats, bool]]:
    """The pixels of every part, and whether all of it is ahead of the eye."""
    return seen_at_once([part.points for part in parts_of(tool, pose)], camera)


def _within(outline: Floats, place: tuple[int, int]) -> bool:
    """Whether a place is inside a line around a lump, which bulges everywhere."""
    sides = np.roll(outline, -1, axis=0) - outline
    to = np.array(place) - outline
    turns = sides[:, 0] * to[:, 1] - sides[:, 1] * to[:, 0]
    return bool((turns >= 0.0).all() or (turns <= 0.0).all())


def draw_tool_shadow(
    surface: pygame.Surface, tool: Tool, pose: ToolPose, camera: Camera, ground_mm: float = 0.0
) -> None:
    """Its shadow on the table, to be drawn before anything that stands there."""
    fallen = [cast(part.points, ground_mm) for part in parts_of(tool, pose)]
    kept = [shadow[np.abs(shadow[:, :2]).max(axis=1) <= TABLE_MM] for shadow in fallen]
    seen = seen_at_once([shadow for shadow in kept if len(shadow) > 2], camera)
    shapes = [silhouette(pixels) for pixels, ahead in seen if ahead]
    outlines = [shape for shape in shapes if len(shape) > 2]
    if outlines:
        veil(surface, outlines, SHADOW, SHADOW_OPACITY)


@lru_cache(maxsize=4)
def parts_of(tool: Tool, pose: ToolPose) -> tuple[Part, ...]:
    """The tool's parts where it is, in the table's own millimetres.

    A frame asks three or four times: for its shadow, its place in the picture, and itself.
    """
    turned, place = axes_of_pose(pose), np.array(pose.place_mm, dtype=np.float64)
    if tool in BLOCKS:
        # The pose of a block is at its foot, and the shape is drawn about its middle.
        place[2] += TOOL_SIZES_MM[tool][2] / 2
    parts = tuple(part.at(turned, place) for part in _shape(tool))
    return (*parts, *_beside_card(pose, place)) if tool is Tool.CARD else parts


def _beside_card(pose: ToolPose, place: Floats) -> tuple[Part, ...]:
    """The box on whose edge a card is folded, and the fingers that hold it back while they do."""
    level = axes_of_pose(replace(pose, tilt_rad=0.0))
    long = TOOL_SIZES_MM[Tool.CARD][1]
    fold = place + axes_of_pose(pose)[1] * long / 2
    box = tuple(part.at(level, fold) for part in card_box(float(fold[2])))
    held = pose.tilt_rad < HELD_RAD
    return (*box, *(part.at(level, place) for part in card_fingers())) if held else box


def axes_of_pose(pose: ToolPose) -> Floats:
    """Rows: what is across, along and up of a tool, as directions on the table."""
    right, away = cos(pose.turn_rad), sin(pose.turn_rad)
    level, lean = cos(pose.tilt_rad), sin(pose.tilt_rad)
    ahead = np.array([away, right, 0.0])
    up = np.array([0.0, 0.0, 1.0])
    return np.array([(right, -away, 0.0), level * ahead - lean * up, lean * ahead + level * up])


def _vec3(place_mm: Floats) -> Vec3:
    x, y, z = place_mm.tolist()
    return x, y, z


@cache
def _shape(tool: Tool) -> tuple[Part, ...]:
    return SHAPES[tool]()


def _draw_puffs(surface: pygame.Surface, pose: ToolPose, camera: Camera) -> None:
    """Clouds that leave the mouth, grow and fade."""
    strength = min(1.0, pose.strength_mm_s2 / HARD_MM_S2)
    across, ahead, up = axes_of_pose(pose)
    for puff in range(PUFFS):
        gone = (puff / PUFFS + pose.at_s / PUFF_S) % 1.0
        opacity = 0.95 * strength * (1.0 - gone) ** 1.3
        if opacity < 0.02:
            continue
        middle = np.array(pose.place_mm) + (6.0 + PUFF_REACH_MM * gone) * ahead
        middle += 9.0 * gone * (-1.0 if puff % 2 else 1.0) * across
        radius = 5.0 + 17.0 * gone
        around = ring((0.0, 0.0, 0.0), (radius, 0.0, 0.0), (0.0, 0.0, radius))
        cloud = around @ np.array([across, ahead, up]) + middle
        if camera.project(cloud)[1].min() > NEAREST_MM:
            outline = camera.pixels(cloud)
            veil(surface, [outline], PAPER, opacity)
            ink(surface, outline[:9], camera.unit_px, mixed(FAINT_INK, PALE_WOOD, 1.0 - opacity))
