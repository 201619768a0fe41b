"""Strokes for the tests of the hand: stored ones, freshly made ones, and what can be done to them.

The stored ones are in `tests/strokes`, one sample a line after a header that says what is true.
"""

import json
from dataclasses import dataclass
from math import cos, sin
from pathlib import Path
from random import Random

from dexterity.hand.gesture import LetGo
from dexterity.values.pointer import PointerSample
from tools.make_strokes import Motion, Sensor, record

FOLDER = Path(__file__).parent.parent / "strokes"

Samples = list[PointerSample]


@dataclass(frozen=True, slots=True)
class Truth:
    """What the maker of a stroke knows of the motion at let-go."""

    let_go: LetGo
    place_mm: tuple[float, float] = (0.0, 0.0)
    speed_mm_s: float = 0.0
    direction_deg: float = 0.0
    bend_rad_s: float = 0.0


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stored stroke."""

    name: str
    true: Truth
    samples: Samples


def load_stroke(name: str) -> Stroke:
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    header, *lines = map(json.loads, text.splitlines())
    true = dict(header["true"])
    truth = Truth(LetGo(true.pop("let_go")), **true)
    return Stroke(header["stroke"], truth, [PointerSample(**line) for line in lines])


def all_strokes() -> list[Stroke]:
    return [load_stroke(path.stem) for path in sorted(FOLDER.glob("*.jsonl"))]


def thrown_strokes() -> list[Stroke]:
    return [stroke for stroke in all_strokes() if stroke.true.let_go is LetGo.THROWN]


def made(motion: Motion, sensor: Sensor, seed: int = 0) -> Samples:
    """A stroke that is not stored."""
    return [PointerSample(*sample) for sample in record(motion, sensor, Random(seed))]


def steady(speed_mm_s: float, rate_hz: float = 125.0, lasting_s: float = 0.3) -> Samples:
    """Straight away from the thrower at one speed, without noise."""
    count = int(lasting_s * rate_hz)
    times = [n / rate_hz for n in range(count + 1)]
    return [PointerSample(at, 0.0, -500.0 + speed_mm_s * at) for at in times]


def mirrored(samples: Samples) -> Samples:
    return [PointerSample(one.at_s, -one.x_mm, one.y_mm) for one in samples]


def moved(samples: Samples, right_mm: float, away_mm: float, later_s: float = 0.0) -> Samples:
    return [
        PointerSample(one.at_s + later_s, one.x_mm + right_mm, one.y_mm + away_mm)
        for one in samples
    ]


def turned(samples: Samples, right_rad: float) -> Samples:
    """Turned to the right, as directions are counted, about the middle of the table."""
    c, s = cos(right_rad), sin(right_rad)
    return [
        PointerSample(one.at_s, c * one.x_mm + s * one.y_mm, c * one.y_mm - s * one.x_mm)
        for one in samples
    ]


def slowed(samples: Samples, factor: float) -> Samples:
    return [PointerSample(one.at_s * factor, one.x_mm, one.y_mm) for one in samples]
