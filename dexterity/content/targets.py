"""Reads targets from their TOML files."""

from dataclasses import dataclass
from pathlib import Path

from dexterity.content.entry import Entry
from dexterity.content.faults import Faults
from dexterity.content.names import Names
from dexterity.content.outlines import read_shape
from dexterity.content.reading import read_toml
from dexterity.content.shapes import Shape
from dexterity.content.target import Area, Hole, Target, TargetId
from dexterity.content.target_checks import Placed, check_layout, check_surface
from dexterity.values import Zone

THINNEST_MM, THICKEST_MM = 1.0, 4.0
"""Cardboard to plywood. A die of 16 mm no longer climbs onto much more than a quarter of itself."""

SECTION_VALUES = (1, 9)
CENTRE_VALUE = 10
"""A perfect hit is worth 10 on every target, so that no target has to explain it."""

MOST_AREAS = 40
MOST_HOLES = 16
"""Bounds on what the checks must compare, far above what a board can show."""

PAINTED = (Zone.SECTION, Zone.CENTRE, Zone.BONES)


@dataclass(frozen=True, slots=True)
class _AreaDraft:
    """What could be read of an area; None where the file is at fault."""

    entry: Entry
    zone: Zone | None
    value: int | None
    shape: Shape | None


@dataclass(frozen=True, slots=True)
class _Draft:
    """What could be read of a target; None where the file is at fault."""

    names: Names | None
    thickness_mm: float | None
    outline: Placed | None
    areas: tuple[_AreaDraft, ...]
    holes: tuple[Placed, ...]


def list_targets(folder: Path) -> tuple[Path, ...]:
    """The target files of a folder, by name."""
    return tuple(sorted(folder.glob("*.toml")))


def load_target(path: Path) -> Target:
    """The target in a file; a ContentError with every fault if it cannot be played on."""
    faults = Faults(path)
    top = Entry(read_toml(path, faults), faults)
    draft = _read_draft(top)
    top.finish()
    _check_draft(draft, top)
    target = _assembled(draft, TargetId(path.stem))
    if target is None or faults:
        raise faults.error()
    # Gaps mean something only once every area is in its place.
    check_surface(target, top, tuple(area.entry for area in draft.areas))
    faults.raise_if_any()
    return target


def _read_draft(top: Entry) -> _Draft:
    return _Draft(
        names=_read_names(top),
        thickness_mm=top.number("thickness_mm", THINNEST_MM, THICKEST_MM),
        outline=_read_placed(top.entry("outline")),
        areas=tuple(map(_read_area, top.entries("area", 1, MOST_AREAS))),
        holes=_sound(tuple(map(_read_placed, top.entries("hole", 0, MOST_HOLES)))),
    )


def _read_names(top: Entry) -> Names | None:
    names = top.entry("names")
    if names is None:
        return None
    english, french = names.text("en"), names.text("fr")
    return None if english is None or french is None else Names(english, french)


def _read_placed(entry: Entry | None) -> Placed | None:
    shape = None if entry is None else read_shape(entry)
    return None if entry is None or shape is None else Placed(entry, shape)


def _read_area(entry: Entry) -> _AreaDraft:
    zone = entry.choice("zone", PAINTED)
    return _AreaDraft(entry, zone, _read_value(entry, zone), read_shape(entry))


def _read_value(entry: Entry, zone: Zone | None) -> int | None:
    """Bones have no value to give, so the key is unknown there."""
    if zone is Zone.SECTION:
        return entry.whole("value", *SECTION_VALUES)
    if zone is Zone.CENTRE:
        return entry.whole("value", CENTRE_VALUE, CENTRE_VALUE)
    if zone is None:
        entry.excuse("value")
    return 0


def _check_draft(draft: _Draft, top: Entry) -> None:
    _check_one_centre(draft, top)
    areas = [Placed(area.entry, area.shape) for area in draft.areas if area.shape]
    centres = [Placed(a.entry, a.shape) for a in draft.areas if a.shape and a.zone is Zone.CENTRE]
    check_layout(draft.outline, tuple(areas), tuple(centres), draft.holes)


def _check_one_centre(draft: _Draft, top: Entry) -> None:
    zones = [area.zone for area in draft.areas]
    if zones and None not in zones and zones.count(Zone.CENTRE) != 1:
        top.fault(f"must have exactly one centre, not {zones.count(Zone.CENTRE)}", "area")


def _assembled(draft: _Draft, target_id: TargetId) -> Target | None:
    if draft.names is None or draft.thickness_mm is None or draft.outline is None:
        return None
    areas = tuple(map(_area_from_draft, draft.areas))
    holes = tuple(Hole(hole.shape) for hole in draft.holes)
    sound = tuple(area for area in areas if area is not None)
    return Target(target_id, draft.names, draft.thickness_mm, draft.outline.shape, sound, holes)


def _area_from_draft(draft: _AreaDraft) -> Area | None:
    if draft.zone is None or draft.value is None or draft.shape is None:
        return None
    return Area(draft.zone, draft.value, draft.shape)


def _sound(read: tuple[Placed | None, ...]) -> tuple[Placed, ...]:
    return tuple(placed for placed in read if placed is not None)
