"""Ten throws whose every bit is on record: whoever changes the physics sees it here first.

Where the numbers of the physics are changed on purpose, make the record anew, from the folder of
the project: `python -m tests.physics.test_golden > tests/records/golden_throws.json`
"""

import json
import os
import platform
import subprocess
import sys
from dataclasses import replace
from functools import cache
from math import dist
from pathlib import Path
from typing import Any

import numpy as np
import pymunk
import pytest

from dexterity.content.shapes import Circle
from dexterity.physics.dice.die import Die
from dexterity.physics.results.flight import Flight, fly
from dexterity.physics.scene.props import Box, LyingDie, Paddle, Post, Wheel
from dexterity.physics.scene.table import Table
from dexterity.session.records.repeating import NEAR_MM, near, nudged_launches
from dexterity.values.launch import Launch
from tests.kit.throws import (
    RED,
    WHITE,
    board_with,
    drop,
    straight,
    target_table,
)

RECORD = Path(__file__).parent.parent / "records" / "golden_throws.json"

AWAY = Launch((0.0, -500.0, 120.0), (30.0, 1450.0, 380.0), (0.3, 0.8, -0.2, 0.5), (-14.0, 5.0, 3.0))
"""A regular throw at the middle of the table."""
LOW = replace(AWAY, position_mm=(0.0, -300.0, 20.0), velocity_mm_s=(10.0, 1700.0, 0.0))
"""One that keeps low and meets what stands before the middle."""
SHORT = replace(AWAY, velocity_mm_s=(-60.0, 1200.0, 250.0), spin_rad_s=(9.0, 0.0, -20.0))

BOX = Box("box", (20.0, -150.0), (120.0, 60.0), 40.0, turn_rad=0.3)
POST = Post("post", (4.0, -150.0), 10.0, 50.0)
BRIDGE = Box("bridge", (0.0, -120.0), (160.0, 120.0), 12.0)
WHEEL = Wheel("wheel", (-30.0, -150.0), arms=3, arm_mm=60.0, height_mm=30.0, spin_rad_s=4.0)
PADDLE = Paddle("paddle", straight((-60.0, -150.0), (60.0, -150.0), 0.5), (80.0, 14.0), 30.0)
LYING = (LyingDie(RED, (0.0, -180.0), 0.3), LyingDie(WHITE, (10.0, -155.0), 1.0, face_up=4))
HOLE = Table(target=board_with(Circle((0.0, 0.0), 20.0)))

THROWS: dict[str, tuple[Launch, Table, Die]] = {
    "a bare table": (AWAY, Table(), RED),
    "the classic target": (AWAY, target_table(), RED),
    "the white die": (SHORT, target_table(), WHITE),
    "a box": (LOW, Table(props=(BOX,)), RED),
    "a post": (LOW, Table(props=(POST,)), RED),
    "a low bridge": (LOW, Table(props=(BRIDGE,)), RED),
    "a wheel": (LOW, Table(props=(WHEEL,)), RED),
    "a paddle": (LOW, Table(props=(PADDLE,)), RED),
    "lying dice": (LOW, replace(target_table(), lying=LYING), RED),
    "a hole": (drop((6.0, -4.0, 70.0), AWAY.orientation), HOLE, RED),
}


@cache
def flown(name: str) -> Flight:
    return fly(*THROWS[name])


def this_machine() -> dict[str, Any]:
    """All on which the last bits may depend.

    Sums and sines may differ with the instructions that numpy finds in a processor.
    """
    extensions = np.show_config(mode="dicts")["SIMD Extensions"]
    return {
        "system": platform.system(),
        "processor": platform.machine(),
        "c_library": " ".join(platform.libc_ver()).strip(),
        "simd": sorted({*extensions.get("baseline", ()), *extensions.get("found", ())}),
        "numpy": np.__version__,
        "pymunk": pymunk.version,
    }


def first_hit(flight: Flight) -> list[float]:
    """When and where."""
    hit = flight.hits[0]
    return [hit.at_s, *hit.place_mm]


def entry(flight: Flight) -> dict[str, Any]:
    """One throw on record: its digest, and what tells a person how far it has moved."""
    return {
        "digest": flight.digest(),
        "face_up": flight.landing.face_up,
        "place_mm": [round(at, 3) for at in flight.landing.place_mm],
        "first_hit": first_hit(flight),
    }


def record() -> str:
    """The whole file as it would be made here and now, a line a throw."""
    throws = ",\n".join(
        f"  {json.dumps(name)}: {json.dumps(entry(flown(name)))}" for name in THROWS
    )
    made_with = json.dumps(this_machine())
    return f'{{\n "made_with": {made_with},\n "throws": {{\n{throws}\n }}\n}}\n'


def stored() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(RECORD.read_text(encoding="utf-8"))
    return kept


def test_the_record_has_all_throws_and_no_others() -> None:
    assert list(stored()["throws"]) == list(THROWS)


def record_of_lesser_processor() -> str:
    """The whole file, made with no more of the processor than the stored one was made with.

    numpy heeds this when it is imported, and so in a process of its own.
    """
    here, then = this_machine(), stored()["made_with"]
    more = {*here["simd"]} - {*then["simd"]}
    if not more or here["numpy"] != then["numpy"]:  # another one has other names for them
        return record()
    return subprocess.run(
        [sys.executable, "-m", "tests.physics.test_golden"],
        cwd=RECORD.parents[2],
        env={**os.environ, "NPY_DISABLE_CPU_FEATURES": " ".join(sorted(more))},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    ).stdout


def is_as_it_was(kept: dict[str, Any], here: dict[str, Any], *, exactly: bool) -> bool:
    """One throw: to the last bit, or by its end, as near as `--verify` asks elsewhere."""
    if exactly or kept["digest"] == here["digest"]:
        return bool(kept["digest"] == here["digest"])
    near = dist(kept["place_mm"], here["place_mm"]) < NEAR_MM
    return near and bool(kept["face_up"] == here["face_up"])


def test_every_throw_is_the_one_on_record() -> None:
    """Bit for bit with the same versions and processor, of which more than was there then is left
    unused; within a tolerance on all others."""
    kept, made = stored(), record_of_lesser_processor()
    here = json.loads(made)
    exactly = kept["made_with"] == here["made_with"]
    moved = [
        name
        for name in THROWS
        if not is_as_it_was(kept["throws"][name], here["throws"][name], exactly=exactly)
    ]
    if moved:
        message = f"Moved: {', '.join(moved)}. If they should, this is the new record:"
        pytest.fail(f"{message}\n{made}", pytrace=False)


@pytest.mark.parametrize("name", THROWS)
def test_the_way_to_the_first_hit_is_the_same_on_every_machine(name: str) -> None:
    kept, here = stored()["throws"][name]["first_hit"], first_hit(flown(name))
    assert here == pytest.approx(kept, abs=1e-6)


def test_none_of_them_is_so_touchy_that_another_machine_could_not_tell() -> None:
    """Else the tolerance would be a matter of chance: a nanometre sends none of them elsewhere."""
    for name, (launch, table, die) in THROWS.items():
        for nudged in nudged_launches(launch):
            assert near(flown(name).landing, fly(nudged, table, die).landing), name


def test_the_tolerance_tells_a_moved_throw_from_a_rounded_one() -> None:
    kept = entry(flown("a box"))
    x, y, z = kept["place_mm"]
    for by_mm, same in ((0.01, True), (1.0, False)):
        other = {**kept, "digest": "0" * 16, "place_mm": [x + by_mm, y, z]}
        assert is_as_it_was(kept, other, exactly=False) is same
        assert not is_as_it_was(kept, other, exactly=True)


@pytest.mark.parametrize("name", THROWS)
def test_a_throw_is_the_same_twice(name: str) -> None:
    assert fly(*THROWS[name]).digest() == flown(name).digest()


def test_every_throw_meets_what_it_is_named_after() -> None:
    for name, thing in (
        ("a box", "box"),
        ("a post", "post"),
        ("a low bridge", "bridge"),
        ("a wheel", "wheel"),
        ("a paddle", "paddle"),
        ("lying dice", "die 1"),
        ("a hole", "hole"),
        ("the classic target", "board"),
    ):
        assert thing in {hit.touched for hit in flown(name).hits}, name


if __name__ == "__main__":
    sys.stdout.write(record())
