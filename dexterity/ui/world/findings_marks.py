"""Why a throw does not count, shown on the picture: what each failed requirement is proved by."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import dist
from typing import Final

import numpy as np
import pygame

from dexterity.content.texts import Texts
from dexterity.hand.dare.deed import Deed
from dexterity.hand.requirements.sticky_wrist import REACH_MM, wrist_mm
from dexterity.hand.requirements.under_leg import BEHIND_MM, came_past, gap_at
from dexterity.physics.results.flight import Flight
from dexterity.session.story import finding_words
from dexterity.ui.draw.colours import CENTRE, INK
from dexterity.ui.world.bounces import draw_bounce
from dexterity.ui.world.camera import Camera
from dexterity.ui.world.gauges import draw_turn
from dexterity.ui.world.hand_path import draw_cross, draw_crossings, draw_path, draw_ring
from dexterity.ui.world.notes import Note, draw_notes
from dexterity.ui.world.rituals import draw_gap, draw_wrist
from dexterity.ui.world.signs import clear_text
from dexterity.ui.world.sketch import ink
from dexterity.ui.world.verdict_marks import STANDING_MM
from dexterity.values.landing import Finding
from dexterity.values.launch import Tool
from dexterity.values.vectors import Vec2, Vec3

EDGE_MM: Final = -650.0
"""Where the table's near edge is."""

RICOCHET: Final = "ricochet"


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a mark may be drawn from."""

    surface: pygame.Surface
    finding: Finding
    deed: Deed
    flight: Flight
    camera: Camera
    texts: Texts

    @property
    def height_mm(self) -> float:
        """Of the hand's plane."""
        return self.deed.toss.place_mm[2]

    def pixel(self, place_mm: Vec3) -> Vec2:
        """Where a point is seen."""
        return self.camera.pixel(place_mm)


def draw_findings(
    surface: pygame.Surface,
    findings: Iterable[Finding],
    deed: Deed,
    flight: Flight,
    camera: Camera,
    *,
    texts: Texts,
    text_size: float = 1.0,
    words: bool = True,
) -> None:
    """A mark for each that failed, and what it came to in words beside it.

    Bounces are numbered either way, as they are what a ricochet is counted by.
    """
    notes: list[Note] = []
    for finding in findings:
        scene = Scene(surface, finding, deed, flight, camera, texts)
        if not finding.passed:
            place = MARKS.get(finding.requirement, _at_release)(scene)
            notes.append((finding_words(finding, texts), place))
        elif finding.requirement == RICOCHET:
            _bounces(scene)
    if words and notes:
        draw_notes(surface, notes, camera.unit_px, text_size)


def draw_finding_notes(
    surface: pygame.Surface,
    findings: Iterable[Finding],
    unit_px: float,
    *,
    texts: Texts,
    text_size: float = 1.0,
) -> None:
    """The words alone, where the picture that they are about is too small for them: a mirror."""
    failed = [finding for finding in findings if not finding.passed]
    notes = [(finding_words(finding, texts), None) for finding in failed]
    draw_notes(surface, notes, unit_px, text_size)


# --- what each of them points at ----------------------------------------------------------------


def _at_release(scene: Scene) -> Vec2:
    """The way of the hand, and a cross where it let go."""
    x, y, _ = scene.deed.toss.place_mm
    _path(scene, (x, y))
    return scene.pixel(scene.deed.toss.place_mm)


def _turn(scene: Scene) -> Vec2:
    _path(scene)
    middle = scene.pixel((*scene.deed.rest_mm, scene.height_mm))
    finding, unit = scene.finding, scene.camera.unit_px
    draw_turn(
        scene.surface, middle, finding.measured, finding.needed, unit_px=unit, texts=scene.texts
    )
    return middle


def _crossings(scene: Scene) -> Vec2:
    _path(scene)
    draw_crossings(scene.surface, scene.deed.path, scene.camera, scene.height_mm)
    return scene.pixel((*scene.deed.rest_mm, scene.height_mm))


def _leg(scene: Scene) -> Vec2:
    """The gap where it was as the hand came past it, and where the hand did."""
    x, y = scene.deed.rest_mm
    past = came_past(scene.deed.path, (x, y))
    if past is None:
        draw_gap(scene.surface, (x, y - BEHIND_MM, scene.height_mm), scene.camera)
        return _at_release(scene)
    draw_gap(scene.surface, (x + gap_at(past.at_s), past.y_mm, scene.height_mm), scene.camera)
    _path(scene, (past.x_mm, past.y_mm))
    return scene.pixel((past.x_mm, past.y_mm, scene.height_mm))


def _wrist(scene: Scene) -> Vec2:
    """The circle, and where the pointer was farthest off it."""
    wrist = wrist_mm(scene.deed.rest_mm)
    far = max(scene.deed.pointer, key=lambda at: abs(dist(wrist, (at.x_mm, at.y_mm)) - REACH_MM))
    x, y, height = scene.deed.toss.place_mm
    draw_wrist(scene.surface, wrist, (x, y), REACH_MM, scene.camera, height, torn=True)
    draw_path(scene.surface, scene.deed.pointer, scene.camera, height, (far.x_mm, far.y_mm))
    return scene.pixel((far.x_mm, far.y_mm, height))


def _edge(scene: Scene) -> Vec2:
    """How far above the table's edge the hand let go."""
    x, y, z = scene.deed.toss.place_mm
    over = scene.pixel((x, y, max(z, scene.finding.measured)))
    level = scene.pixel((x, y, 0.0))
    edge = scene.camera.on_plane(np.array([(x - 90.0, EDGE_MM), (x + 90.0, EDGE_MM)]))
    unit = scene.camera.unit_px
    ink(scene.surface, edge, 3.0 * unit, CENTRE)
    ink(scene.surface, np.array([level, over]), 2.0 * unit, INK)
    draw_cross(scene.surface, np.array(over), unit)
    return over


def _bounces(scene: Scene) -> Vec2:
    """A number at every bounce on the table before the target."""
    place = scene.pixel(scene.flight.landing.place_mm)
    for number, (x, y) in enumerate(scene.flight.feat.bounces_mm, 1):
        draw_bounce(scene.surface, (x, y, 0.0), scene.camera)
        place = scene.pixel((x, y, 0.0))
        _write(scene, str(number), place)
    return place


def _box(scene: Scene) -> Vec2:
    """Where the die touched the target first, without the box."""
    return _at_target(scene)


def _at_target(scene: Scene) -> Vec2:
    """Where the die first touched the target, or else where it lies."""
    x, y, z = scene.flight.landing.place_mm
    first = next((hit.place_mm for hit in scene.flight.hits if hit.touched in TARGET), None)
    place = scene.pixel(first or (x, y, z - STANDING_MM))
    draw_cross(scene.surface, np.array(place), scene.camera.unit_px)
    return place


def _tool(scene: Scene) -> Vec2:
    """Where the tool met the die, and what that came to."""
    place = scene.pixel(_vec3(scene.flight.places_mm[0, 0].tolist()))
    draw_ring(scene.surface, np.array(place), 1.6 * scene.camera.unit_px, CENTRE)
    return place


def _flung(scene: Scene) -> Vec2:
    """Where the die lay on the card, and where it came down from there."""
    hits = scene.flight.hits
    down = next((hit.place_mm for hit in hits if hit.touched != Tool.CARD), None)
    start = _tool(scene)
    if down is None:
        return start
    place = scene.pixel(down)
    ink(scene.surface, np.array([start, place]), 2.0 * scene.camera.unit_px, INK)
    draw_cross(scene.surface, np.array(place), scene.camera.unit_px)
    return place


def _path(scene: Scene, failed: Vec2 | None = None) -> None:
    draw_path(scene.surface, scene.deed.path, scene.camera, scene.height_mm, failed)


def _write(scene: Scene, text: str, place: Vec2) -> None:
    unit = scene.camera.unit_px
    written = clear_text(text, round(24 * unit), max(1, round(2 * unit)))
    x, y = place
    scene.surface.blit(written, written.get_rect(center=(round(x), round(y - 20 * unit))))


def _vec3(numbers: list[float]) -> Vec3:
    x, y, z = numbers
    return x, y, z


TARGET: Final = frozenset({"board", "hole"})
"""What hits on the target are called."""

MARKS: Final[Mapping[str, Callable[[Scene], Vec2]]] = {
    "pirouette": _turn,
    "crossed_wrists": _crossings,
    "under_leg": _leg,
    "sticky_wrist": _wrist,
    "under_table": _edge,
    RICOCHET: _bounces,
    "box_bounce": _box,
    "spinning_top": _at_target,
    "card": _flung,
    **dict.fromkeys(("flick", "slap", "elbow", "nose", "head", "blow"), _tool),
}
"""Those without one are shown where the hand let go."""
