"""Reads targets from their TOML files."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from dexterity.content.decode import Decoded, decode
from dexterity.content.forms import FLAT, Form, Tagged
from dexterity.content.names import Names
from dexterity.content.outlines import SHAPE
from dexterity.content.reading import Faults, Misfit, Table, read_toml
from dexterity.content.shapes import Circle, Polygon, Shape
from dexterity.content.target import Area, Hole, Target, TargetId
from dexterity.content.target_checks import Placed, layout_misfits, surface_misfits
from dexterity.values import Ground, Zone

Thickness = Annotated[float, Meta(ge=1.0, le=4.0)]
"""Cardboard to plywood. A die of 16 mm no longer climbs onto much more than a quarter of itself."""

SectionValue = Annotated[int, Meta(ge=1, le=9)]
CentreValue = Annotated[int, Meta(ge=10, le=10)]
"""A perfect hit is worth 10 on every target, so that no target has to explain it."""

MOST_AREAS = 40
MOST_HOLES = 16
"""Bounds on what the checks must compare, far above what a board can show."""


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
    faults.add_all(surface_misfits(target))
    faults.raise_if_any()
    return target


def _titled(names: Names) -> Names:
    return names


TITLED: Final = Form(_titled)


def load_target_names(path: Path) -> Names:
    """Of a target's file its names alone: all of it would take a tenth of a second to check."""

    faults = Faults(path)
    table = read_toml(path, faults)
    names = decode({key: table[key] for key in table if key == "names"}, TITLED, faults)
    if names.value is None:
        raise faults.error()
    return names.value


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
    return layout_misfits(outline, areas, centres, holes)


def _shapes(decoded: Decoded[_TargetFile], key: str) -> tuple[Placed, ...]:
    """Those of a key itself or of the items of its list."""
    return tuple(
        part
        for part in decoded.parts
        if isinstance(part.value, Circle | Polygon)
        and re.fullmatch(rf"{key}(\[\d+\])?", part.place)
    )
