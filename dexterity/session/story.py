"""Tells a throw in sentences, in the language of the texts: what was meant, touched and judged."""

from collections.abc import Iterable, Iterator
from typing import Final

from dexterity.content.texts import Texts
from dexterity.hand.toss import Toss
from dexterity.physics.results.flight import Hit
from dexterity.rules.referee import Verdict
from dexterity.session.records.record import Thrown
from dexterity.session.throw import Throw
from dexterity.units import DEGREE, METRE
from dexterity.values.landing import Ending, Finding
from dexterity.values.vectors import Vec2

MAIN_THINGS = ("table", "board", "hole")
"""What the texts have a name for; props and other dice are called as their author called them."""


def tell_throw(throw: Throw, texts: Texts) -> Iterator[str]:
    """The story of a throw, a sentence at a time."""
    height = texts.number(throw.toss.place_mm[2])
    yield texts.say("story.released", toss=toss_words(throw.toss, texts), height=height)
    yield from tell_touches(throw.flight.hits, texts)
    yield tell_end(throw, texts)
    yield verdict_sentence(throw.verdict, texts)
    yield texts.say("verdict.symbol" if throw.verdict.symbol else "verdict.no_symbol")


def tell_touches(hits: tuple[Hit, ...], texts: Texts) -> Iterator[str]:
    """The first touch of each thing, and how many there were: a die tumbles more than one reads."""
    first = {hit.touched: hit for hit in reversed(hits)}
    for hit in sorted(first.values(), key=lambda hit: hit.at_s):
        yield texts.say(
            "story.touched",
            thing=thing_name(hit.touched, texts),
            time=texts.number(hit.at_s, 2),
            speed=texts.number(hit.speed_mm_s / METRE, 1),
        )
    if first.keys().isdisjoint(("board", "hole")):
        yield texts.say("story.never_touched_target")
    yield texts.say("story.counted_touches", count=len(hits))


def tell_end(throw: Throw, texts: Texts) -> str:
    """Where the die stopped, seen from the target's middle, or that it did not."""
    time = texts.number(throw.flight.lasts_s, 2)
    across, along = place_words(_from_target(throw), texts)
    match throw.landing.ending:
        case Ending.FELL:
            return texts.say("story.fell", time=time)
        case Ending.RESTED:
            return texts.say("story.rested", time=time, across=across, along=along)
        case Ending.TIMED_OUT:
            return texts.say("story.timed_out", time=time, across=across, along=along)


def verdict_sentence(verdict: Verdict, texts: Texts) -> str:
    """What the referee says."""
    if verdict.misses:
        return texts.say(f"verdict.{verdict.misses[0]}")
    return texts.say("verdict.centre" if verdict.centre else "verdict.section", value=verdict.value)


def toss_words(toss: Toss, texts: Texts) -> str:
    """A toss as its thrower would say it."""
    return texts.say(
        "way.toss",
        speed=texts.number(toss.speed_mm_s / METRE, 2),
        rise=_angle_words(toss.loft_rad, ("up", "level", "down"), texts),
        side=_angle_words(toss.direction_rad, ("turned_right", "straight", "turned_left"), texts),
    )


def _angle_words(angle_rad: float, ways: tuple[str, str, str], texts: Texts) -> str:
    """An angle by what it is called above, at and below zero."""
    tenths = round(10.0 * angle_rad / DEGREE)
    above, zero, below = ways
    if tenths == 0:
        return texts.say(f"way.{zero}")
    way = above if tenths > 0 else below
    return texts.say(f"way.{way}", angle=texts.number(abs(tenths) / 10.0, 1))


def place_words(place_mm: Vec2, texts: Texts) -> tuple[str, str]:
    """How far to the side and how far away a place is."""
    x, y = place_mm
    return (
        texts.say("way.right" if x >= 0 else "way.left", distance=texts.number(abs(x))),
        texts.say("way.farther" if y >= 0 else "way.nearer", distance=texts.number(abs(y))),
    )


def thing_name(touched: str, texts: Texts) -> str:
    """What something on the table is called."""
    return texts.say(f"thing.{touched}") if touched in MAIN_THINGS else touched


def _from_target(throw: Throw) -> Vec2:
    (x, y, _), (at_x, at_y) = throw.landing.place_mm, throw.flight.table.target_at_mm
    return x - at_x, y - at_y


def thrower_words(thrown: Thrown, name: str, texts: Texts) -> str:
    """How it was thrown, and by whom where that is known."""
    way = texts.say(f"replay_report.{thrown.way or 'computer'}")
    return texts.say("replay_report.by", way=way, name=name) if name else way


# --- why a requirement was not met ----------------------------------------------------------------


NEVER: Final = 9999.0
"""What a proof measures of something that was not done at all; the catalogues say it without a
number."""

TOUCHED: Final = 1.0
"""What is needed of a die that has to touch something on its way."""


def finding_words(finding: Finding, texts: Texts) -> str:
    """Why it failed, with what was measured and what was needed."""
    key = f"requirement.{finding.requirement}"
    if finding.measured == finding.needed:
        # What comes up to its bound has not failed: this was not even tried.
        return texts.say("requirement.undone", name=texts.say(f"{key}.name"))
    if finding.needed == TOUCHED and f"{key}.untouched" in texts.templates:
        return texts.say(f"{key}.untouched")
    if finding.measured >= NEVER and f"{key}.never" in texts.templates:
        return texts.say(f"{key}.never")
    measured, needed = (number_words(n, texts) for n in (finding.measured, finding.needed))
    return texts.say(f"{key}.failed", measured=measured, needed=needed)


def failed_words(findings: Iterable[Finding], texts: Texts) -> str:
    """Which requirements were not met, and by how much."""
    return " ".join(finding_words(finding, texts) for finding in findings)


def number_words(number: float, texts: Texts) -> str:
    """As many decimals as tell something."""
    near_whole = abs(number - round(number)) < 0.05
    return texts.number(number, 0 if near_whole or abs(number) >= 20.0 else 1)
