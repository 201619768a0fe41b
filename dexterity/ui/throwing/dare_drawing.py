"""What requirements look like while the die waits or is held: legs, wrists, tools and gauges."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from dexterity.hand.dare.deed import Cue, CueKind
from dexterity.hand.dare.launcher import Leading, Loosing
from dexterity.hand.requirements.blind import DUSK_S
from dexterity.hand.requirements.blow import LONGEST_S as FULL_BREATH_S
from dexterity.hand.requirements.elbow import way_rad
from dexterity.hand.requirements.hot_potato import GONE_S, potato_at
from dexterity.hand.requirements.jump import airborne_s
from dexterity.hand.requirements.pinkies import HOLDS_MM_S2, acceleration_mm_s2
from dexterity.hand.requirements.sticky_wrist import REACH_MM, wrist_mm
from dexterity.hand.requirements.under_leg import swayed_s
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import Phase, WayName
from dexterity.hand.ways.moment import COMES_S
from dexterity.ui.throwing.held_picture import draw_arrow
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.world.camera import Camera
from dexterity.ui.world.dusk import draw_dusk, draw_felt_die, draw_wink
from dexterity.ui.world.gauges import draw_breath_gauge, draw_grip
from dexterity.ui.world.jump_gauge import draw_jump
from dexterity.ui.world.moment import Moment
from dexterity.ui.world.palms import draw_open_hand, draw_pinkies, draw_praying
from dexterity.ui.world.rituals import draw_band, draw_leg, draw_potato, draw_wrist
from dexterity.ui.world.table_view import TableView
from dexterity.ui.world.tools import draw_with_tool
from dexterity.values.launch import ToolPose
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2, Vec3

if TYPE_CHECKING:
    from dexterity.ui.throwing.throwing_table import ThrowingTable

GAUGE_PT: Final = (-92.0, -40.0)
"""Where a gauge stands, from the die, in points: on the other side than the loft's."""

SHORTEST_AIM_MM: Final = 40.0
AIM_MM_PER_MM_S: Final = 0.06
"""How long the arrow of a tool that is made ready is: 160 mm at 2 m/s."""

Sketch = Callable[[pygame.Surface, "ThrowingTable", Camera], None]


def draw_rituals(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    """All that belongs behind the die in the hand."""
    for requirement in table.dare.ids:
        sketch = BEHIND.get(requirement)
        if sketch is not None:
            sketch(surface, table, camera)


def draw_gauges(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    """All that belongs beside it."""
    for requirement in table.dare.ids:
        sketch = BESIDE.get(requirement)
        if sketch is not None:
            sketch(surface, table, camera)


def draw_sight(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    """What keeps the thrower from seeing, over everything."""
    if table.dare.stance.one_eye and table.scene in {Scene.HAND, Scene.FLIGHT}:
        draw_wink(surface, table.picture.view.camera)
    share = darkness(table)
    if share > 0.0:
        draw_dusk(surface, share)
        if table.scene is Scene.HAND:
            draw_felt_die(surface, table.aiming.alone(die_place(table)), camera, share)


def darkness(table: "ThrowingTable") -> float:
    """0 in the light, 1 in the dark, dusk in between."""
    if not table.dare.stance.lights_out or table.scene not in {Scene.HAND, Scene.FLIGHT}:
        return 0.0
    if table.scene is Scene.FLIGHT:
        return 1.0
    since_s = table.hand.trick.dark_since_s
    return 0.0 if since_s is None else min(1.0, (table.hand.now_s() - since_s) / DUSK_S)


def die_place(table: "ThrowingTable") -> Vec3:
    """Where the die in the hand is, however it got there: carried, tossed to one, or lifted."""
    hand = table.hand
    if table.dare.launcher is not None:
        # What a pull moves is the tool: the die lies where it lies.
        return table.dare.rest_mm
    x, y, z = hand.held.place_mm
    tossed = hand.trick.last(CueKind.TOSSED)
    if hand.trick.calls_for_die and not hand.held.pressing and hand.held.way is WayName.FLICK:
        since = GONE_S if tossed is None else hand.now_s() - tossed
        return potato_at(min(since, GONE_S) if tossed is not None else 0.0, table.dare.rest_mm)
    return x, y, z + table.dare.lift_mm(cues_of(table), hand.now_s())


def cues_of(table: "ThrowingTable") -> tuple[Cue, ...]:
    """What was done so far."""
    trick = table.hand.trick
    return trick.grasp.cues if trick.grasp is not None else trick.cues


def tool_pose(table: "ThrowingTable") -> ToolPose | None:
    """Where the tool is that waits or is led; None where there is none to be seen."""
    launcher, trick, held = table.dare.launcher, table.hand.trick, table.hand.held
    if launcher is None:
        return None
    rest = table.dare.rest_mm
    led = held.way is WayName.FLICK
    if isinstance(launcher, Leading) and led and (trick.grasp or held.phase is Phase.IDLE):
        path = tuple(trick.grasp.path) if trick.grasp else (_waiting(table),)
        return launcher.poses(path, rest, held.loft_rad)[-1]
    toss = _made_ready(table) or table.hand.meant()
    # A breath that is still being drawn blows nothing.
    return replace(launcher.motion(toss, rest).poses[0], strength_mm_s2=0.0)


def _made_ready(table: "ThrowingTable") -> Toss | None:
    """What letting go now of a tool that is made ready would come to."""
    launcher, grasp = table.dare.launcher, table.hand.trick.grasp
    if grasp is None or not isinstance(launcher, Loosing):
        return None
    return launcher.toss(tuple(grasp.path), table.dare.rest_mm, table.hand.held.loft_rad)


def draw_waiting(
    surface: pygame.Surface, view: TableView, moment: Moment, table: "ThrowingTable"
) -> None:
    """Dice as they are, and the tool beside or below the one that waits."""
    launcher, pose = table.dare.launcher, tool_pose(table)
    if launcher is None or pose is None:
        view.draw_moment(surface, moment)
    else:
        draw_with_tool(surface, view, moment, launcher.tool, pose)


def _waiting(table: "ThrowingTable") -> PointerSample:
    x, y = table.dare.hand_rest_mm
    return PointerSample(table.hand.now_s(), x, y)


def _hand_place(table: "ThrowingTable") -> Vec2:
    grasp = table.hand.trick.grasp
    return (grasp.path[-1].x_mm, grasp.path[-1].y_mm) if grasp else table.dare.hand_rest_mm


def _waits(table: "ThrowingTable") -> bool:
    """Whether nothing moves the hand: nobody has hold of the die, and no feet leave the ground."""
    return not table.hand.held.pressing and not table.dare.has("jump")


def _leg(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    x, y = table.dare.hand_rest_mm
    draw_leg(surface, (x, y, table.dare.rest_mm[2]), leg_clock_s(table), camera)


def leg_clock_s(table: "ThrowingTable") -> float:
    """A leg sways for ever where one swings; for who waits for its moment it does so once."""
    now_s, held = table.hand.now_s(), table.hand.held
    if held.way is WayName.FLICK:
        return now_s
    return swayed_s(now_s - held.since_s - COMES_S if held.phase is Phase.ACTING else -COMES_S)


def _wrist(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    rest = table.dare.hand_rest_mm
    height = table.dare.rest_mm[2]
    draw_wrist(surface, wrist_mm(rest), _hand_place(table), REACH_MM, camera, height)


def _sweep(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    """Which way the forearm will sweep the die, while it is led."""
    grasp = table.hand.trick.grasp
    if grasp is not None:
        way = way_rad(tuple(grasp.path), table.dare.rest_mm)
        draw_arrow(surface, table.dare.rest_mm, way, camera)


def _aim(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    """Which way a tool that is made ready will send the die, and the longer the harder."""
    toss = _made_ready(table)
    if toss is not None:
        length_mm = SHORTEST_AIM_MM + AIM_MM_PER_MM_S * toss.speed_mm_s
        draw_arrow(surface, table.dare.rest_mm, toss.direction_rad, camera, length_mm)


def _band(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    grasp = table.hand.trick.grasp
    if grasp is None:
        pointer = table.dare.hand_rest_mm
    else:
        pointer = grasp.pointer[-1].x_mm, grasp.pointer[-1].y_mm
    hand_mm = (*_hand_place(table), table.dare.rest_mm[2])
    draw_band(surface, pointer, hand_mm, camera, still=_waits(table))


def _potato(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    tossed = table.hand.trick.last(CueKind.TOSSED)
    if table.hand.held.pressing or table.hand.held.way is not WayName.FLICK:
        return
    since = 0.0 if tossed is None else table.hand.now_s() - tossed
    draw_potato(surface, table.dare.rest_mm, min(since, GONE_S), camera)


def _prayer(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    hand = table.hand
    left, right = hand.held.pressing, hand.trick.other_holds
    draw_praying(surface, die_place(table), camera, left=left, right=right, still=_waits(table))


def _pinkies(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    draw_pinkies(surface, die_place(table), camera, still=_waits(table))


def _clumsy(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    if table.dare.launcher is None:
        draw_open_hand(surface, die_place(table), camera, still=_waits(table))


def _jump(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    in_air = airborne_s(cues_of(table), table.hand.now_s())
    draw_jump(surface, die_place(table), in_air, camera)


def _grip(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    grasp = table.hand.trick.grasp
    if grasp is not None:
        share = acceleration_mm_s2(tuple(grasp.path)) / HOLDS_MM_S2
        draw_grip(surface, _gauge(table, camera), share, camera.unit_px)


def _breath(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    taken = table.hand.trick.last(CueKind.TAKEN)
    share = 0.0
    if table.hand.trick.grasp is not None and taken is not None:
        share = min(1.0, (table.hand.now_s() - taken) / FULL_BREATH_S)
    draw_breath_gauge(surface, _gauge(table, camera), share, camera.unit_px)


def _blow(surface: pygame.Surface, table: "ThrowingTable", camera: Camera) -> None:
    _aim(surface, table, camera)
    _breath(surface, table, camera)


def _gauge(table: "ThrowingTable", camera: Camera) -> Vec2:
    x, y = camera.pixel(table.dare.rest_mm)
    return x + GAUGE_PT[0] * camera.unit_px, y + GAUGE_PT[1] * camera.unit_px


BEHIND: Final[Mapping[str, Sketch]] = MappingProxyType(
    {
        "under_leg": _leg,
        "sticky_wrist": _wrist,
        "friend": _band,
        "hot_potato": _potato,
        "prayer": _prayer,
        "pinkies": _pinkies,
        "clumsy": _clumsy,
    }
)
BESIDE: Final[Mapping[str, Sketch]] = MappingProxyType(
    {"jump": _jump, "pinkies": _grip, "blow": _blow, "elbow": _sweep, "card": _aim}
)
