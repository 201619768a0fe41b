"""Reads the props and the lying dice of a challenge's file."""

from collections.abc import Callable, Iterator
from typing import Final

from dexterity.content.challenge.props import (
    BoxProp,
    Colour,
    Lying,
    PaddleProp,
    PostProp,
    Prop,
    Stop,
    WheelProp,
)
from dexterity.content.entry import Entry
from dexterity.values import Vec2

HALF_TABLE_MM: Final = 650.0
"""The table is a square of 1300 mm around the origin."""

MOST_OF_A_KIND: Final = 8
MOST_LYING: Final = 12
"""Together far below what the physics counts in the bits of one integer, and more than a table of
that size shows without becoming a heap."""

SIZES_MM: Final = (5.0, 800.0)
HEIGHTS_MM: Final = (4.0, 300.0)
RADII_MM: Final = (4.0, 150.0)
ARMS_MM: Final = (20.0, 300.0)
"""From something a die still notices to something that fills half the table."""

ARMS: Final = (1, 6)
FASTEST_DEG_S: Final = 720.0
"""Two turns a second. A faster arm is a blur that nobody times a throw by."""

STOPS: Final = (2, 12)
LONGEST_WAY_S: Final = 30.0
TURNS_DEG: Final = 360.0


def read_props(top: Entry) -> tuple[tuple[Entry, Prop], ...]:
    """All props that are sound, each with the entry to blame for it."""
    return tuple(_read_props(top))


def read_lying(top: Entry) -> tuple[tuple[Entry, Lying], ...]:
    """All lying dice that are sound, each with the entry to blame for it."""
    read = ((entry, _read_die(entry)) for entry in top.entries("lying", 0, MOST_LYING))
    return tuple((entry, die) for entry, die in read if die is not None)


def _read_props(top: Entry) -> Iterator[tuple[Entry, Prop]]:
    for key, read in READERS.items():
        for entry in top.entries(key, 0, MOST_OF_A_KIND):
            prop = read(entry)
            if prop is not None:
                yield entry, prop


def _read_box(entry: Entry) -> BoxProp | None:
    name, place, turn = entry.text("name"), _place(entry), _turn(entry)
    size, height = _size(entry), entry.number("height_mm", *HEIGHTS_MM)
    if name is None or place is None or size is None or height is None or turn is None:
        return None
    return BoxProp(name, place, size, height, turn)


def _read_post(entry: Entry) -> PostProp | None:
    name, place = entry.text("name"), _place(entry)
    radius, height = entry.number("radius_mm", *RADII_MM), entry.number("height_mm", *HEIGHTS_MM)
    if name is None or place is None or radius is None or height is None:
        return None
    return PostProp(name, place, radius, height)


def _read_paddle(entry: Entry) -> PaddleProp | None:
    name, size = entry.text("name"), _size(entry)
    height, stops = entry.number("height_mm", *HEIGHTS_MM), _read_stops(entry)
    if name is None or size is None or height is None or stops is None:
        return None
    return PaddleProp(name, size, height, stops)


def _read_stops(entry: Entry) -> tuple[Stop, ...] | None:
    entries = entry.entries("stop", *STOPS)
    read = tuple(map(_read_stop, entries))
    stops = tuple(stop for stop in read if stop is not None)
    if not stops or len(stops) != len(read):
        return None
    for number in range(1, len(stops)):
        if stops[number].at_s <= stops[number - 1].at_s:
            entries[number].fault("must be later than the stop before it", "at_s")
    # A way that goes round would jump from its end to its beginning.
    if (stops[0].place_mm, stops[0].turn_deg) != (stops[-1].place_mm, stops[-1].turn_deg):
        entries[-1].fault("must be where the first stop is, turned as it is")
    return stops


def _read_stop(entry: Entry) -> Stop | None:
    at_s = entry.number("at_s", 0.0, LONGEST_WAY_S)
    place, turn = _place(entry), _turn(entry)
    return None if at_s is None or place is None or turn is None else Stop(at_s, place, turn)


def _read_wheel(entry: Entry) -> WheelProp | None:
    name, place, turn = entry.text("name"), _place(entry), _turn(entry)
    arms, arm = entry.whole("arms", *ARMS), entry.number("arm_mm", *ARMS_MM)
    height = entry.number("height_mm", *HEIGHTS_MM)
    spin = entry.number("spin_deg_s", -FASTEST_DEG_S, FASTEST_DEG_S)
    if name is None or place is None or turn is None or arms is None:
        return None
    if arm is None or height is None or spin is None:
        return None
    return WheelProp(name, place, arms, arm, height, spin, turn)


def _read_die(entry: Entry) -> Lying | None:
    colour, place, turn = entry.choice("colour", Colour), _place(entry), _turn(entry)
    face = entry.whole("face_up", 0, 5)
    if colour is None or place is None or turn is None or face is None:
        return None
    return Lying(colour, place, turn, face)


def _place(entry: Entry) -> Vec2 | None:
    return entry.point("place_mm", HALF_TABLE_MM)


def _turn(entry: Entry) -> float | None:
    """Most things stand straight, and need not say so."""
    return entry.number("turn_deg", -TURNS_DEG, TURNS_DEG) if entry.has("turn_deg") else 0.0


def _size(entry: Entry) -> Vec2 | None:
    size = entry.point("size_mm", SIZES_MM[1])
    if size is not None and min(size) < SIZES_MM[0]:
        entry.fault(f"must be at least {SIZES_MM[0]:g} each way", "size_mm")
        return None
    return size


READERS: Final[dict[str, Callable[[Entry], Prop | None]]] = {
    "box": _read_box,
    "post": _read_post,
    "paddle": _read_paddle,
    "wheel": _read_wheel,
}
"""The kinds of props, by the key that a file lists them under."""
