"""Makes a throw or a flick on record again: is it the same now?"""

from collections.abc import Iterator
from dataclasses import replace
from math import dist
from typing import Final

from dexterity.physics.die import Die
from dexterity.physics.flight import fly
from dexterity.physics.table import Table
from dexterity.rules.pen.actions import MakeFlick, flick_from
from dexterity.rules.referee import judge
from dexterity.session.flicked_sheet import FlickedSheet, digest_of
from dexterity.session.records.differences import (
    AftermathDiffers,
    Difference,
    EndDiffers,
    FlightDiffers,
    LandingDiffers,
    StrokeDiffers,
    VerdictDiffers,
)
from dexterity.session.records.record import Pushed, Thrown
from dexterity.values import Aftermath, Landing

NEAR_MM: Final = 0.1
"""How far apart two landings or two ends of strokes may be and still be one, where another machine
made the record. A flight that took another turn ends centimetres away; rounding far below this."""


def throw_differences(
    step: int, thrown: Thrown, place: tuple[Table, Die], *, exactly: bool
) -> Iterator[Difference]:
    """In what a throw on record differs from the same throw now."""
    flight = fly(thrown.launch, *place, tool=thrown.tool)
    verdict = judge(thrown.landing, thrown.verdict.findings)
    alike = thrown.landing == flight.landing if exactly else near(thrown.landing, flight.landing)
    if not alike:
        yield LandingDiffers(step, thrown.landing, flight.landing)
    if not thrown.ruled and verdict != thrown.verdict:
        yield VerdictDiffers(step, thrown.verdict, verdict)
    then, now = thrown.aftermath, flight.aftermath
    if then is not None and not (then == now if exactly else near_aftermath(then, now)):
        alike = False
        yield AftermathDiffers(step, then, now)
    if exactly and alike and flight.digest() != thrown.digest:
        yield FlightDiffers(step, thrown.digest, flight.digest())


def flick_differences(
    step: int, pushed: Pushed, sheet: FlickedSheet, *, exactly: bool
) -> Iterator[Difference]:
    """In what a flick on record differs from the same flick now."""
    stroke = sheet.draw(pushed.push)
    then, now, digest = pushed.drawn, flick_from(stroke), digest_of(stroke)
    if not (then == now if exactly else near_end(then, now)):
        yield EndDiffers(step, then, now)
    elif exactly and digest != pushed.digest:
        yield StrokeDiffers(step, pushed.digest, digest)


def near(one: Landing, other: Landing) -> bool:
    """Whether two landings are the same to the eye and to the rules."""
    return dist(one.place_mm, other.place_mm) < NEAR_MM and judge(one) == judge(other)


def near_aftermath(one: Aftermath, other: Aftermath) -> bool:
    """The same for all that lay there."""
    if one.touched != other.touched or len(one.others) != len(other.others):
        return False
    return all(
        (was.ground, was.fell) == (now.ground, now.fell)
        and (was.fell or dist(was.place_mm, now.place_mm) < NEAR_MM)
        for was, now in zip(one.others, other.others, strict=True)
    )


def near_end(one: MakeFlick, other: MakeFlick) -> bool:
    """The same for strokes."""
    alike = replace(other, end_mm=one.end_mm) == one
    return alike and dist(one.end_mm, other.end_mm) < NEAR_MM
