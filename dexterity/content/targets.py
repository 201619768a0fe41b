"""Reads targets from their TOML files, and says how their parts may not lie to one another."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Annotated, Final

import numpy as np
from msgspec import Meta

from dexterity.content.decode import Decoded, Part, decode
from dexterity.content.forms import FLAT, Form, Tagged
from dexterity.content.names import Names
from dexterity.content.outlines import REACH_MM, SHAPE
from dexterity.content.reading import Faults, Misfit, Table, read_toml
from dexterity.content.shapes import Bounds, Circle, Floats, Polygon, Shape
from dexterity.content.target import BARE_CODE, FIRST_AREA_CODE, Area, Hole, Target, TargetId
from dexterity.values.landing import Ground, Zone

Thickness = Annotated[float, Meta(ge=1.0, le=4.0)]
"""Cardboard to plywood. A die of 16 mm no longer climbs onto much more than a quarter of itself."""

SectionValue = Annotated[int, Meta(ge=1, le=9)]
CentreValue = Annotated[int, Meta(ge=10, le=10)]
"""A perfect hit is worth 10 on every target, so that no target has to explain it."""

MOST_AREAS = 40
MOST_HOLES = 16
"""Bounds on what the checks must compare, far above what a board can show."""

OVERHANG_MM = 0.5
"""How far an area may stick out of the board: hand-drawn lines that follow the same edge differ a
little, and what sticks out is not there anyway."""

NARROWEST_HOLE_MM = 12.0
"""Radius of the widest disc in a hole. A 16 mm die reaches 11.3 mm from its middle to a corner:
with less room it could only jam, neither in the hole nor out of it."""

BORDER_STEP_MM = 1.0
GRID_STEP_MM = 2.0
"""How finely borders and surfaces are sampled. A missed gap is narrower than an eighth of a die."""

ZOOM_CELLS = 32
ZOOMS = 4
"""Each zoom narrows the search for a hole's widest place eightfold: four end far below 0.1 mm."""

Placed = Part[Shape]
"""A shape, and the place to blame for it."""


def _ground(zone: Zone, value: int) -> Ground:
    return Ground(zone, value)


def _bones(zone: Zone) -> Ground:
    """Bones have no value to give, so the key is unknown there."""
    return Ground(zone)


PAINT: Final = Tagged(
    "zone",
    {
        Zone.SECTION: Form(_ground, value=SectionValue),
        Zone.CENTRE: Form(_ground, value=CentreValue),
        Zone.BONES: Form(_bones),
    },
)


def _area(paint: Annotated[Ground, PAINT, FLAT], shape: Annotated[Shape, SHAPE, FLAT]) -> Area:
    return Area(paint.zone, paint.value, shape)


@dataclass(frozen=True, slots=True)
class _TargetFile:
    """A target as it is written."""

    names: Names
    thickness_mm: Thickness
    outline: Annotated[Shape, SHAPE]
    area: Annotated[
        tuple[Annotated[Area, Form(_area)], ...], Meta(min_length=1, max_length=MOST_AREAS)
    ]
    hole: Annotated[tuple[Annotated[Shape, SHAPE], ...], Meta(max_length=MOST_HOLES)] = ()


@dataclass(frozen=True, slots=True)
class _Titled:
    """Of a target what it is called."""

    names: Names


def list_targets(folder: Path) -> tuple[Path, ...]:
    """The target files of a folder, by name."""
    return tuple(sorted(folder.glob("*.toml")))


def load_target(path: Path) -> Target:
    """The target in a file; a ContentError with every fault if it cannot be played on."""
    faults = Faults(path)
    table = read_toml(path, faults)
    decoded = decode(table, _TargetFile, faults)
    faults.add_all(_centre_misfits(decoded, table))
    faults.add_all(_layout_misfits(decoded))
    read = decoded.value
    if read is None or faults:
        raise faults.error()
    holes = tuple(map(Hole, read.hole))
    target = Target(
        TargetId(path.stem), read.names, read.thickness_mm, read.outline, read.area, holes
    )
    # Gaps mean something only once every area is in its place.
    faults.add_all(_surface_misfits(target))
    faults.raise_if_any()
    return target


def load_target_names(path: Path) -> Names:
    """Of a target's file its names alone: all of it would take a tenth of a second to check."""
    faults = Faults(path)
    table = read_toml(path, faults)
    titled = {key: value for key, value in table.items() if key == "names"}
    read = decode(titled, _Titled, faults).value
    if read is None:
        raise faults.error()
    return read.names


def _centre_misfits(decoded: Decoded[_TargetFile], table: Table) -> Iterator[Misfit]:
    zones = [part.value for part in decoded.each(Zone)]
    if zones and len(zones) == len(table["area"]) and zones.count(Zone.CENTRE) != 1:
        yield "area", f"must have exactly one centre, not {zones.count(Zone.CENTRE)}"


def _layout_misfits(decoded: Decoded[_TargetFile]) -> Iterator[Misfit]:
    """Of all shapes that are sound, whatever else is at fault."""
    zones = {part.place.removesuffix(".zone"): part.value for part in decoded.each(Zone)}
    areas, holes = _shapes(decoded, "area"), _shapes(decoded, "hole")
    centres = tuple(area for area in areas if zones.get(area.place) is Zone.CENTRE)
    outline = next(iter(_shapes(decoded, "outline")), None)
    return _shape_misfits(outline, areas, centres, holes)


def _shapes(decoded: Decoded[_TargetFile], key: str) -> tuple[Placed, ...]:
    """Those of a key itself or of the items of its list."""
    return tuple(
        part
        for part in decoded.parts
        if isinstance(part.value, Circle | Polygon)
        and re.fullmatch(rf"{key}(\[\d+\])?", part.place)
    )


def _shape_misfits(
    outline: Placed | None,
    areas: tuple[Placed, ...],
    centres: tuple[Placed, ...],
    holes: tuple[Placed, ...],
) -> Iterator[Misfit]:
    """Whatever can be said of the shapes, two by two."""
    if outline is not None:
        yield from _reach(outline)
        yield from _outside(outline.value, areas + holes)
    for hole in holes:
        yield from _width(hole)
    yield from _overlaps(centres, holes)


def _surface_misfits(target: Target) -> Iterator[Misfit]:
    """The board seen from above: painted everywhere, and something of each area to be seen."""
    x, y = _grid(target.outline.bounds())
    codes = target.grounds(x, y)
    bare = codes == BARE_CODE
    bare[bare] = target.outline.signed_distance(x[bare], y[bare]) > OVERHANG_MM
    if bare.any():
        yield "area", f"none covers the board at ({x[bare][0]:.0f}, {y[bare][0]:.0f})"
    seen = set(codes.tolist())
    for number in range(len(target.areas)):
        if FIRST_AREA_CODE + number not in seen:
            yield f"area[{number}]", "cannot be seen: later areas or holes cover it"


def _inner_radius(shape: Shape) -> float:
    """The radius of the widest disc that fits, found by looking ever closer at the best place."""
    if isinstance(shape, Circle):
        return shape.radius_mm
    window, best = shape.bounds(), 0.0
    for _ in range(ZOOMS):
        x, y = _window_grid(window)
        depth = shape.signed_distance(x, y)
        at = int(np.argmax(depth))
        best = max(best, float(depth[at]))
        window = _closer(window, float(x[at]), float(y[at]))
    return best


def _reach(outline: Placed) -> Iterator[Misfit]:
    farthest = float(np.max(np.hypot(*outline.value.border(BORDER_STEP_MM))))
    if farthest > REACH_MM:
        yield outline.place, f"reaches {farthest:.0f} mm from the middle, more than {REACH_MM:g} mm"


def _outside(outline: Shape, parts: tuple[Placed, ...]) -> Iterator[Misfit]:
    for part in parts:
        x, y = part.value.border(BORDER_STEP_MM)
        depth = outline.signed_distance(x, y)
        worst = int(np.argmin(depth))
        if depth[worst] < -OVERHANG_MM:
            where = f"({x[worst]:.0f}, {y[worst]:.0f})"
            yield part.place, f"leaves the board by {-depth[worst]:.1f} mm at {where}"


def _width(hole: Placed) -> Iterator[Misfit]:
    radius = _inner_radius(hole.value)
    if radius < NARROWEST_HOLE_MM:
        reason = f"{radius:.1f} mm in radius, not {NARROWEST_HOLE_MM:g} mm"
        yield hole.place, f"is too narrow for a die: {reason}"


def _overlaps(centres: tuple[Placed, ...], holes: tuple[Placed, ...]) -> Iterator[Misfit]:
    pairs = [(centre, hole) for centre in centres for hole in holes]
    for one, other in [*pairs, *combinations(holes, 2)]:
        if _overlap(one.value, other.value):
            yield other.place, f"overlaps {one.place}"


def _overlap(one: Shape, other: Shape) -> bool:
    """Both ways round, for a shape wholly inside another has no border in common with it."""
    into_one = one.signed_distance(*other.border(BORDER_STEP_MM))
    into_other = other.signed_distance(*one.border(BORDER_STEP_MM))
    return bool(np.max(into_one) > 0.0 or np.max(into_other) > 0.0)


def _grid(bounds: Bounds) -> tuple[Floats, Floats]:
    """Points a step apart over a rectangle, row by row from the near left."""
    half = GRID_STEP_MM / 2.0
    columns = np.arange(bounds.left_mm + half, bounds.right_mm, GRID_STEP_MM)
    rows = np.arange(bounds.bottom_mm + half, bounds.top_mm, GRID_STEP_MM)
    x, y = np.meshgrid(columns, rows)
    return x.ravel(), y.ravel()


def _window_grid(window: Bounds) -> tuple[Floats, Floats]:
    columns = np.linspace(window.left_mm, window.right_mm, ZOOM_CELLS + 1)
    rows = np.linspace(window.bottom_mm, window.top_mm, ZOOM_CELLS + 1)
    x, y = np.meshgrid(columns, rows)
    return x.ravel(), y.ravel()


def _closer(window: Bounds, x: float, y: float) -> Bounds:
    """A smaller window around the best place, with two cells of the old one on each side."""
    across = 2.0 * (window.right_mm - window.left_mm) / ZOOM_CELLS
    along = 2.0 * (window.top_mm - window.bottom_mm) / ZOOM_CELLS
    return Bounds(x - across, y - along, x + across, y + along)
