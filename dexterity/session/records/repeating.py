"""Makes a throw or a flick on record again: is it the same now?"""

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from math import dist
from typing import Final

from dexterity.physics.dice.die import Die
from dexterity.physics.results.flight import Flight, fly
from dexterity.physics.scene.table import Table
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
from dexterity.values.landing import Aftermath, Landing
from dexterity.values.launch import Launch
from dexterity.values.stroke import Push

NEAR_MM: Final = 0.1
"""How far apart two landings or two ends of strokes may be and still be one, where another machine
made the record. A flight that took another turn ends centimetres away; rounding far below this:
between versions of numpy and kinds of processors it was seen to move ends by 1e-13 mm."""

NUDGE: Final = 1e-6
"""In mm, and in mm/s: many times the rounding that was seen, and less than any hand could mean.
What such a change sends elsewhere cannot be compared elsewhere."""


class Compared(Enum):
    """How well a throw or a flick on record could be compared with the same one now."""

    EXACTLY = "exactly"
    """Bit for bit."""
    NEARLY = "nearly"
    """By its end, within NEAR_MM, and by all that the rules make of it."""
    NOT = "not"
    """The least change sends it elsewhere, and it was made elsewhere: either end may be true."""


Comparison = tuple[Compared, tuple[Difference, ...]]


def compare_throw(
    step: int, thrown: Thrown, place: tuple[Table, Die], *, exactly: bool
) -> Comparison:
    """A throw on record beside the same throw now, which must be the same `exactly` or nearly.

    The referee is asked about the landing on record: what it says is compared in any case, but for
    the words of an older one that stand.
    """
    changed = compare_verdict(step, thrown)
    flight = fly(thrown.launch, *place, tool=thrown.tool)
    landed, left = thrown.landing == flight.landing, _left_alike(thrown, flight.aftermath)
    if landed and left and flight.digest() == thrown.digest:
        return Compared.EXACTLY, changed
    if not exactly:
        landed = near(thrown.landing, flight.landing)
        left = thrown.aftermath is None or near_aftermath(thrown.aftermath, flight.aftermath)
        if landed and left:
            return Compared.NEARLY, changed
        if is_touchy(thrown, flight, place):
            return Compared.NOT, changed
    found: list[Difference] = []
    if not landed:
        found.append(LandingDiffers(step, thrown.landing, flight.landing))
    found += changed
    if not left and thrown.aftermath is not None:
        found.append(AftermathDiffers(step, thrown.aftermath, flight.aftermath))
    if landed and left:
        found.append(FlightDiffers(step, thrown.digest, flight.digest()))
    return Compared.EXACTLY if exactly else Compared.NEARLY, tuple(found)


def compare_verdict(step: int, thrown: Thrown) -> tuple[VerdictDiffers, ...]:
    """What the referee says today of the landing on record."""
    verdict = judge(thrown.landing, thrown.verdict.findings)
    stands = thrown.ruled or verdict == thrown.verdict
    return () if stands else (VerdictDiffers(step, thrown.verdict, verdict),)


def is_word_of_older_referee(thrown: Thrown) -> bool:
    """Whether a verdict is taken as it stands, though today's would be another."""
    return thrown.ruled and judge(thrown.landing, thrown.verdict.findings) != thrown.verdict


def _left_alike(thrown: Thrown, now: Aftermath) -> bool:
    return thrown.aftermath is None or thrown.aftermath == now


def is_touchy(thrown: Thrown, flight: Flight, place: tuple[Table, Die]) -> bool:
    """Whether a change that nobody could see or mean already ends elsewhere, here and now."""
    return any(
        not near(flight.landing, other.landing)
        or not near_aftermath(flight.aftermath, other.aftermath)
        for other in (
            fly(launch, *place, tool=thrown.tool) for launch in nudged_launches(thrown.launch)
        )
    )


def nudged_launches(launch: Launch) -> Iterator[Launch]:
    """The same launch, from a nanometre beside."""
    x, y, z = launch.position_mm
    for across, along in ((NUDGE, 0.0), (-NUDGE, 0.0), (0.0, NUDGE), (0.0, -NUDGE)):
        yield replace(launch, position_mm=(x + across, y + along, z))


def compare_flick(step: int, pushed: Pushed, sheet: FlickedSheet, *, exactly: bool) -> Comparison:
    """A flick on record beside the same flick now."""
    stroke = sheet.draw(pushed.push)
    then, now, digest = pushed.drawn, flick_from(stroke), digest_of(stroke)
    if then == now and digest == pushed.digest:
        return Compared.EXACTLY, ()
    if exactly:
        if then == now:
            return Compared.EXACTLY, (StrokeDiffers(step, pushed.digest, digest),)
        return Compared.EXACTLY, (EndDiffers(step, then, now),)
    if near_end(then, now):
        return Compared.NEARLY, ()
    others = (flick_from(sheet.draw(push)) for push in nudged_pushes(pushed.push))
    if not all(near_end(now, other) for other in others):
        return Compared.NOT, ()
    return Compared.NEARLY, (EndDiffers(step, then, now),)


def nudged_pushes(push: Push) -> Iterator[Push]:
    """The same push, harder or softer by nothing that a finger could feel."""
    for harder in (NUDGE, -NUDGE):
        yield replace(push, speed_mm_s=push.speed_mm_s + harder)


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
