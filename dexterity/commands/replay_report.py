"""What came of verifying a record, in words; and records and reports as JSON for programs."""

from collections.abc import Iterator, Mapping
from math import dist
from typing import Any, Final

import msgspec

from dexterity.content.texts import Texts
from dexterity.rules.referee import judge
from dexterity.session.challenge.words import points_words
from dexterity.session.notice import Notice, NoticeKind
from dexterity.session.records.differences import (
    AftermathDiffers,
    Difference,
    EndDiffers,
    FlightDiffers,
    LandingDiffers,
    RulesRefuse,
    ScoreDiffers,
    StrokeDiffers,
    VerdictDiffers,
)
from dexterity.session.records.record import Record
from dexterity.session.records.repeating import NEAR_MM
from dexterity.session.records.replay import Step, steps_of
from dexterity.session.records.secrecy import told_of
from dexterity.session.records.verifying import Report
from dexterity.session.story import verdict_sentence

JSON_HELP = """\
Ends with 0; with --verify with 1 if anything differs; with 2 if the record cannot be used.

--json prints one object with these keys:
  header      the first line of the record
  steps       number, action (a line of the record), table, taken_back, score (by the rules of
              today), refusal (why these do not allow it; then it is the last step)
  cut_short   whether the last line was torn off
Every seed is null as long as anything to come may hang on it: up to the end of a match and of its
series, and in practices and levels always.
--verify --json prints one with these:
  holds, throws, flicks, same_makings (the same versions and kind of machine), cut_short
  exact, near how many were compared bit for bit, and by their ends within tolerance_mm
  unsure      the steps that could not be compared: the least change sends them elsewhere
  other_physics the steps that another version of the physics made: they are not made again
  older_verdicts how many verdicts of an older referee, whose rules were others, were taken as they
              stand
  unreached   how many come after a step that the rules refuse
  differences step, what (landing, verdict, flight, aftermath, end, stroke, score or refusal),
              recorded, found
"""

WHAT_DIFFERS: Final[Mapping[type[Difference], str]] = {
    LandingDiffers: "landing",
    VerdictDiffers: "verdict",
    FlightDiffers: "flight",
    AftermathDiffers: "aftermath",
    EndDiffers: "end",
    StrokeDiffers: "stroke",
    ScoreDiffers: "score",
    RulesRefuse: "refusal",
}


def say_report(report: Report, texts: Texts) -> Iterator[str]:
    """The report, a sentence a line."""
    for difference in report.differences:
        yield say_difference(difference, texts)
    if not report.same_makings:
        yield texts.say("replay_report.elsewhere")
    if report.unsure:
        steps = ", ".join(map(str, report.unsure))
        yield texts.say("replay_report.unsure", count=len(report.unsure), steps=steps)
    if report.other_physics:
        steps, count = ", ".join(map(str, report.other_physics)), len(report.other_physics)
        yield texts.say("replay_report.other_physics", count=count, steps=steps)
    if report.unreached:
        yield texts.say("replay_report.unreached", count=report.unreached)
    if report.cut_short:
        yield Notice(NoticeKind.RECORD_CUT_SHORT).said_in(texts)
    if report.holds and report.other_physics and not report.throws + report.flicks:
        yield texts.say("replay_report.rules_hold", checked=_checked_words(report, texts))
        return
    made = f"{_made_words(report, texts)} {_checked_words(report, texts)}"
    if report.holds:
        yield texts.say("replay_report.holds", made=made)
    else:
        yield texts.say("replay_report.differs", made=made, count=len(report.differences))


def _made_words(report: Report, texts: Texts) -> str:
    """What was made again; there is no game of both."""
    if report.flicks:
        return texts.say("replay_report.flicks_made", count=report.flicks)
    return texts.say("replay_report.throws_made", count=report.throws)


def _checked_words(report: Report, texts: Texts) -> str:
    """How strictly: nobody is to take a tolerance for more than it is, or nothing for something."""
    compared = texts.say(
        "replay_report.compared",
        exact=report.exact,
        near=report.near,
        tolerance=texts.number(NEAR_MM, 1),
        unchecked=len(report.unsure) + len(report.other_physics) + report.unreached,
    )
    followed = "followed_but_older" if report.older_verdicts else "followed"
    by_rules = texts.say(f"replay_report.{followed}", older=report.older_verdicts)
    return f"{compared} {by_rules}"


def say_difference(difference: Difference, texts: Texts) -> str:  # noqa: PLR0911 - one for each
    """One difference."""
    match difference:
        case LandingDiffers(step, recorded, found):
            distance = texts.number(dist(recorded.place_mm, found.place_mm), 1)
            then, now = (verdict_sentence(judge(end), texts) for end in (recorded, found))
            return texts.say(
                "replay_report.landing", step=step, distance=distance, then=then, now=now
            )
        case VerdictDiffers(step, before, after):
            then, now = (verdict_sentence(verdict, texts) for verdict in (before, after))
            return texts.say("replay_report.verdict", step=step, then=then, now=now)
        case FlightDiffers(step, then, now):
            return texts.say("replay_report.flight", step=step, then=then, now=now)
        case AftermathDiffers(step):
            return texts.say("replay_report.aftermath", step=step)
        case EndDiffers(step, drew, draws):
            distance = texts.number(dist(drew.end_mm, draws.end_mm), 1)
            then, now = (texts.say(f"pen_story.end.{one.end}") for one in (drew, draws))
            return texts.say("replay_report.end", step=step, distance=distance, then=then, now=now)
        case StrokeDiffers(step, then, now):
            return texts.say("replay_report.stroke", step=step, then=then, now=now)
        case ScoreDiffers(step, stood, stands):
            then, now = (points_words(score.points, texts) for score in (stood, stands))
            return texts.say("replay_report.score", step=step, then=then, now=now)
        case RulesRefuse(step, found=reason):
            return texts.say("replay_report.refused", step=step, reason=texts.say(reason))


def json_of_record(record: Record) -> str:
    """A record as JSON_HELP says."""
    steps = list(map(_step, steps_of(record)))
    told = {"header": record.header, "steps": steps, "cut_short": record.cut_short}
    return _written(told_of(record, told))


def _step(step: Step) -> dict[str, Any]:
    keys = ("number", "action", "table", "taken_back", "score", "refusal")
    return {key: getattr(step, key) for key in keys}


def json_of_report(report: Report) -> str:
    """A report as JSON_HELP says."""
    return _written(
        {
            "holds": report.holds,
            "throws": report.throws,
            "flicks": report.flicks,
            "same_makings": report.same_makings,
            "exact": report.exact,
            "near": report.near,
            "tolerance_mm": NEAR_MM,
            "unsure": report.unsure,
            "other_physics": report.other_physics,
            "older_verdicts": report.older_verdicts,
            "unreached": report.unreached,
            "cut_short": report.cut_short,
            "differences": list(map(_difference, report.differences)),
        }
    )


def _difference(difference: Difference) -> dict[str, Any]:
    return {
        "step": difference.step,
        "what": WHAT_DIFFERS[type(difference)],
        "recorded": difference.recorded,
        "found": difference.found,
    }


def _written(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
