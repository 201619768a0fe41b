"""Makes the strokes that the tests of the hand read: `python tools/make_strokes.py`.

They are synthesised, not recorded, so that the true motion is known. A hand winds up and swings
with the least jerk, as people's do (Flash and Hogan, 1985), along a straight line or an arc; a
sensor then looks at it as real ones do: at a rate, rounded to pixels, with late stamps and faults.
Nothing here is shared with the code under test.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from math import cos, pi, radians, sin
from pathlib import Path
from random import Random

FOLDER = Path(__file__).parent.parent / "tests" / "strokes"

Sample = tuple[float, float, float]
"""Seconds, millimetres to the right, millimetres away."""

Fault = Callable[[list[Sample]], list[Sample]]


@dataclass(frozen=True, slots=True)
class Motion:
    """What the hand truly does, known from its end: how it moves as it lets go."""

    speed_mm_s: float = 1600.0
    direction_deg: float = 4.0
    """0 is straight away from the thrower, positive to the right."""
    arc_mm: float | None = None
    """The radius of the path; positive bends to the left, seen from above; None is straight."""
    place_mm: tuple[float, float] = (12.0, -498.0)
    back_mm: float = 90.0
    back_s: float = 0.3
    swing_s: float = 0.3
    let_go: float = 0.5
    """When in the swing the hand lets go, as a share of its time; a swing is fastest at 0.5."""

    @property
    def bend_rad_s(self) -> float:
        """How fast the direction turns at let-go, counter-clockwise from above."""
        return 0.0 if self.arc_mm is None else self.speed_mm_s / self.arc_mm

    @property
    def end_s(self) -> float:
        """When the hand lets go; the wind-up begins at 0."""
        return self.back_s + self.let_go * self.swing_s

    def place_at(self, at_s: float) -> tuple[float, float]:
        """Where the hand is at a time from 0 to the let-go."""
        along = self._along(at_s) - self._along(self.end_s)
        heading = pi / 2 - radians(self.direction_deg)
        x, y = self.place_mm
        if self.arc_mm is None:
            return x + along * cos(heading), y + along * sin(heading)
        turned = heading + along / self.arc_mm
        rise, run = sin(turned) - sin(heading), cos(heading) - cos(turned)
        return x + self.arc_mm * rise, y + self.arc_mm * run

    def _along(self, at_s: float) -> float:
        back = -self.back_mm * least_jerk(at_s / self.back_s)
        return back + self._reach_mm() * least_jerk((at_s - self.back_s) / self.swing_s)

    def _reach_mm(self) -> float:
        share = self.let_go
        return self.speed_mm_s * self.swing_s / (30 * share**2 * (1 - share) ** 2)


def least_jerk(share: float) -> float:
    """From 0 at 0 to 1 at 1, starting and ending at rest as smoothly as can be."""
    part = min(1.0, max(0.0, share))
    return part**3 * (10 - 15 * part + 6 * part**2)


@dataclass(frozen=True, slots=True)
class Sensor:
    """What a pointer makes of a motion."""

    rate_hz: float = 125.0
    pixel_mm: float = 0.8
    jitter_s: float = 0.0002
    """How far a stamp may be from the true time, either way."""


def record(motion: Motion, sensor: Sensor, luck: Random) -> list[Sample]:
    """The samples of one stroke, the last of them as the hand lets go."""
    steps = int(motion.end_s * sensor.rate_hz)
    origin = (luck.random(), luck.random())
    samples = []
    for step in range(steps, -1, -1):
        at_s = motion.end_s - step / sensor.rate_hz
        stamp = at_s + sensor.jitter_s * (2 * luck.random() - 1)
        x, y = motion.place_at(at_s)
        samples.append(_rounded(stamp, x, y, sensor.pixel_mm, origin))
    return sorted(samples, key=lambda sample: sample[0])


def _rounded(
    stamp_s: float, x_mm: float, y_mm: float, pixel_mm: float, origin: tuple[float, float]
) -> Sample:
    # Where the grid of pixels lies on the table is chance: a hand does not start on a corner.
    across, away = origin
    column, row = round(x_mm / pixel_mm + across), round(y_mm / pixel_mm + away)
    x, y = (column - across) * pixel_mm, (row - away) * pixel_mm
    return round(stamp_s, 6), round(x, 4), round(y, 4)


def outlier(from_end: int, right_mm: float, away_mm: float) -> Fault:
    """One sample somewhere else; 0 from the end is the last."""

    def spoil(samples: list[Sample]) -> list[Sample]:
        at, x, y = samples[-1 - from_end]
        wrong = (at, round(x + right_mm, 4), round(y + away_mm, 4))
        return [*samples[: -1 - from_end], wrong, *samples[len(samples) - from_end :]]

    return spoil


def doubled(every: int) -> Fault:
    """Every so many samples come twice at one time, the first of the two a little behind."""

    def spoil(samples: list[Sample]) -> list[Sample]:
        twice = []
        for index, (at, x, y) in enumerate(samples):
            if index % every == 0:
                twice += [(at, round(x - 0.8, 4), round(y - 1.6, 4)), (at, x, y)]
            twice.append((at, x, y))
        return twice

    return spoil


def held(for_s: float, rate_hz: float) -> Fault:
    """The hand stays where it is, trembling by a pixel, before it lets go."""

    def spoil(samples: list[Sample]) -> list[Sample]:
        at, x, y = samples[-1]
        count = int(for_s * rate_hz)
        still = [
            (round(at + n / rate_hz, 6), round(x + 0.8 * (n % 2), 4), y) for n in _from_1(count)
        ]
        return samples + still

    return spoil


def repeated(after_s: float) -> Fault:
    """The last place is reported once more, later: a finger lifted, or a button let go."""

    def spoil(samples: list[Sample]) -> list[Sample]:
        at, x, y = samples[-1]
        return [*samples, (round(at + after_s, 6), x, y)]

    return spoil


def _from_1(count: int) -> range:
    return range(1, count + 1)


@dataclass(frozen=True, slots=True)
class Recipe:
    """One stroke's file: what it is, how it is made and what is true of it."""

    name: str
    what: str
    motion: Motion = field(default_factory=Motion)
    sensor: Sensor = field(default_factory=Sensor)
    faults: tuple[Fault, ...] = ()
    let_go: str = "thrown"


_PLAIN = "a plain throw: wind-up, straight swing, let go at its fastest"
_FLICK = Motion(speed_mm_s=1400.0, back_mm=0.0, back_s=0.05, swing_s=0.12)
_TAP = Motion(speed_mm_s=20.0, back_mm=1.0, back_s=0.06, swing_s=0.1)

RECIPES = (
    Recipe("plain-60hz", _PLAIN + ", one sample a frame", sensor=Sensor(60.0)),
    Recipe("plain-125hz", _PLAIN + ", an office mouse"),
    Recipe("plain-250hz", _PLAIN + ", a touch screen", sensor=Sensor(250.0)),
    Recipe("plain-1000hz", _PLAIN + ", a fast mouse", sensor=Sensor(1000.0)),
    Recipe("left-250hz", "a throw far to the left", Motion(direction_deg=-28.0), Sensor(250.0)),
    Recipe("soft-125hz", "a lob", Motion(speed_mm_s=600.0, swing_s=0.4)),
    Recipe("hard-250hz", "a hard throw", Motion(3400.0, -6.0, swing_s=0.25), Sensor(250.0)),
    Recipe("gaining-125hz", "let go while still gaining speed", Motion(let_go=0.4)),
    Recipe("easing-125hz", "let go while already slowing down", Motion(let_go=0.6)),
    Recipe("flick-60hz", "a very short flick from rest", _FLICK, Sensor(60.0)),
    Recipe("flick-1000hz", "a very short flick from rest", _FLICK, Sensor(1000.0)),
    Recipe("curl-left-125hz", "a swing bent to the left", Motion(arc_mm=180.0)),
    Recipe("curl-right-250hz", "a swing bent to the right", Motion(arc_mm=-220.0), Sensor(250.0)),
    Recipe("coarse-60hz", "a small old screen", sensor=Sensor(60.0, 1.6, 0.0005)),
    Recipe("jitter-125hz", "stamps up to 1 ms off", sensor=Sensor(125.0, 0.8, 0.001)),
    Recipe("jitter-1000hz", "stamps up to 1 ms off", sensor=Sensor(1000.0, 0.8, 0.001)),
    Recipe("doubled-250hz", "every third sample twice", Motion(), Sensor(250.0), (doubled(3),)),
    Recipe("outlier-125hz", "one sample 60 mm off", faults=(outlier(3, 50.0, -33.0),)),
    Recipe(
        "outlier-last-60hz",
        "the last sample is 45 mm off",
        sensor=Sensor(60.0),
        faults=(outlier(0, 27.0, 36.0),),
    ),
    Recipe(
        "finger-up-60hz",
        "the lifting of the finger repeats the last place, a frame later",
        sensor=Sensor(60.0),
        faults=(repeated(1 / 60),),
    ),
    Recipe(
        "rest-125hz",
        "the swing comes to rest, trembles for 50 ms, then lets go",
        Motion(speed_mm_s=0.02, swing_s=0.35, let_go=0.99),
        faults=(held(0.05, 125.0),),
        let_go="stopped",
    ),
    Recipe(
        "checked-1000hz",
        "a fast swing is checked and held for 25 ms",
        sensor=Sensor(1000.0),
        faults=(held(0.025, 1000.0),),
        let_go="stopped",
    ),
    Recipe(
        "silence-125hz",
        "the mouse stops and is silent for 60 ms before the button is let go",
        faults=(repeated(0.06),),
        let_go="stopped",
    ),
    Recipe("tap-60hz", "hardly more than a tap", _TAP, Sensor(60.0), let_go="tapped"),
)


def written(recipe: Recipe) -> str:
    """The file of one stroke: a header, then one sample a line."""
    samples = record(recipe.motion, recipe.sensor, Random(recipe.name))
    for fault in recipe.faults:
        samples = fault(samples)
    lines = [{"at_s": at, "x_mm": x, "y_mm": y} for at, x, y in samples]
    return "".join(json.dumps(line) + "\n" for line in [_header(recipe), *lines])


def _header(recipe: Recipe) -> dict[str, object]:
    return {
        "stroke": recipe.name,
        "what": recipe.what,
        "made_by": "synthesised by tools/make_strokes.py",
        "sensor": asdict(recipe.sensor),
        "true": _truth(recipe),
    }


def _truth(recipe: Recipe) -> dict[str, object]:
    motion = recipe.motion
    if recipe.let_go != "thrown":
        return {"let_go": recipe.let_go}
    return {
        "let_go": recipe.let_go,
        "place_mm": list(motion.place_mm),
        "speed_mm_s": motion.speed_mm_s,
        "direction_deg": motion.direction_deg,
        "bend_rad_s": round(motion.bend_rad_s, 6),
    }


def main() -> None:
    """Write every stroke anew."""
    FOLDER.mkdir(exist_ok=True)
    for recipe in RECIPES:
        (FOLDER / f"{recipe.name}.jsonl").write_text(written(recipe), encoding="utf-8")


if __name__ == "__main__":
    main()
