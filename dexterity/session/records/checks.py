"""What in an action of a stranger's record no throw and no player could have given.

Types and words are refused while decoding; here are the sizes of numbers, lists and texts. Those
of a game's own actions are bounded as any are: what they mean, its rules judge.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final

import msgspec

from dexterity.content.names import why_not_text
from dexterity.errors import LaunchError
from dexterity.hand.dare.choice import DareError, dare_anyway
from dexterity.hand.toss import tosses_of
from dexterity.hand.tosses import check_tosses
from dexterity.physics.batch import check_launches
from dexterity.physics.pencil.flick import check_pushes
from dexterity.physics.pencil.paper import Paper
from dexterity.physics.results.flight import arrays_of
from dexterity.physics.tools.motion import check_motion
from dexterity.rules.referee import CENTRE_VALUE, Verdict
from dexterity.session.challenge.table import Moment
from dexterity.session.records.record import (
    MOST_DICE,
    Action,
    GaveUp,
    Played,
    Pushed,
    Resumed,
    Score,
    TableChanged,
    Thrown,
    Undone,
)
from dexterity.values.landing import Aftermath, DieRest, Landing

FARTHEST_REST_MM: Final = 20_000.0
"""Well past the largest table: a fast die has left it by a metre before it counts as fallen."""

FACES: Final = 6

LONGEST_CLOCK_S: Final = 1e6
"""Eleven days over one throw."""

MOST_TOUCHES: Final = 10_000
"""Ten touches in every step of the longest flight."""

LONGEST_NAME: Final = 60

MOST_DEED_SAMPLES: Final = 2000
"""Five times what is kept of a throw."""

MOST_ITEMS: Final = 1000
LONGEST_TEXT: Final = 200
LARGEST_NUMBER: Final = 1e12
"""In an action of any game's own: a seed fits, and what is larger was never meant."""


def faults_of(action: Action) -> Iterator[str]:
    """Each fault in words."""
    match action:
        case Thrown():
            yield from _throw_faults(action)
            yield from _score_faults(action.score)
        case Pushed():
            yield from _flick_faults(action)
            yield from _score_faults(action.score)
        case Played():
            yield from plain_faults(msgspec.to_builtins(action.action))
            yield from _score_faults(action.score)
        case TableChanged() | Undone() | GaveUp() | Resumed():
            pass


def plain_faults(value: object) -> Iterator[str]:
    """What in plain values is larger than anything that a game writes; each kind told once."""
    reasons = (_plain_fault(inner) for inner in _inside(value))
    yield from dict.fromkeys(reason for reason in reasons if reason is not None)


def _inside(value: object) -> Iterator[object]:
    """A plain value and all that is in it, keys too."""
    waiting = [value]
    while waiting:
        inner = waiting.pop()
        yield inner
        if isinstance(inner, dict):
            waiting += (*inner.keys(), *inner.values())
        elif isinstance(inner, list | tuple):
            waiting += inner


def _plain_fault(value: object) -> str | None:
    match value:
        case str() if value:
            reason = why_not_text(value, LONGEST_TEXT)
            return None if reason is None else f"a text {reason}"
        case int() | float() if not abs(value) <= LARGEST_NUMBER:
            return f"a number is beyond {LARGEST_NUMBER:g}"
        case list() | tuple() | dict() if len(value) > MOST_ITEMS:
            return f"a list has more than {MOST_ITEMS} items"
        case _:
            return None


def _score_faults(score: Score | None) -> Iterator[str]:
    if score is None or score.winner is None:
        return
    if score.winner >= len(score.points):
        yield "nobody sits where the winner sits"
    if not score.over:
        yield "there is a winner when the match is over"


def _throw_faults(thrown: Thrown) -> Iterator[str]:
    try:
        check_launches(arrays_of([thrown.launch]))
        check_tosses(tosses_of(thrown.toss))
    except LaunchError as error:
        yield str(error)
    yield from _deed_faults(thrown)
    yield from _moment_faults(thrown.moment)
    yield from _aftermath_faults(thrown.aftermath)
    yield from _landing_faults(thrown.landing)
    yield from _verdict_faults(thrown.verdict)
    yield from _name_faults(thrown.who)


def _flick_faults(pushed: Pushed) -> Iterator[str]:
    """What no flick did, on any sheet; what it came to on its own, the rules judge."""
    try:
        check_pushes([pushed.push], Paper())
    except LaunchError as error:
        yield str(error)
    yield from plain_faults(msgspec.to_builtins(pushed.drawn))
    yield from _name_faults(pushed.who)


def _name_faults(who: str) -> Iterator[str]:
    """How nobody is called."""
    reason = why_not_text(who, LONGEST_NAME) if who else None
    if reason is not None:
        yield f"the player’s name {reason}"


def _deed_faults(thrown: Thrown) -> Iterator[str]:
    """What no hand does. Tools are checked by the physics that would move them."""
    try:
        dare_anyway(thrown.requirements)
    except DareError as error:
        yield str(error)
    deed = thrown.deed
    if deed is None:
        return
    if not deed.path or not deed.pointer:
        yield "a hand’s path has a beginning"
    if max(len(deed.path), len(deed.pointer), len(deed.cues)) > MOST_DEED_SAMPLES:
        yield f"a hand’s path has at most {MOST_DEED_SAMPLES} places"
    samples = chain(deed.path, deed.pointer)
    if any(max(abs(at.x_mm), abs(at.y_mm)) > FARTHEST_REST_MM for at in samples):
        yield "a hand is farther away than any arm reaches"
    if deed.motion is not None:
        try:
            check_motion(deed.motion)
        except LaunchError as error:
            yield str(error)


def _moment_faults(moment: Moment | None) -> Iterator[str]:
    """What no table of a challenge ever was."""
    if moment is None:
        return
    yield from _dice_faults(moment.lying)
    box = () if moment.box is None else (*moment.box.place_mm, moment.box.turn_rad)
    if any(abs(at) > FARTHEST_REST_MM for at in box):
        yield "the box stands farther away than any table reaches"
    if not 0.0 <= moment.clock_s <= LONGEST_CLOCK_S:
        yield f"things move for at most {LONGEST_CLOCK_S:g} seconds before a throw"


def _aftermath_faults(aftermath: Aftermath | None) -> Iterator[str]:
    """What no throw did to the rest of the table."""
    if aftermath is None:
        return
    yield from _dice_faults(aftermath.others)
    if len(aftermath.touched) > MOST_ITEMS:
        yield f"a die touches at most {MOST_ITEMS} things"
    if any(why_not_text(name, LONGEST_NAME) for name in aftermath.touched):
        yield "things on the table have names that can be shown"


def _dice_faults(dice: tuple[DieRest, ...]) -> Iterator[str]:
    """How no dice ever lay."""
    if len(dice) > MOST_DICE:
        yield f"at most {MOST_DICE} dice lie there"
    if any(abs(at) > FARTHEST_REST_MM for die in dice for at in (*die.place_mm, die.turn_rad)):
        yield "a die lies farther away than any table reaches"
    if any(not 0 <= die.face_up < FACES for die in dice):
        yield "a die has the faces 0 to 5"
    if any(not 0 <= die.ground.value <= CENTRE_VALUE for die in dice):
        yield f"a ground is worth from 0 to {CENTRE_VALUE}"


def _landing_faults(landing: Landing) -> Iterator[str]:
    places = chain(landing.place_mm, *(corner.place_mm for corner in landing.corners))
    if any(abs(at) > FARTHEST_REST_MM for at in places):
        yield "the die lies farther away than any die flies"
    if not 0 <= landing.face_up < FACES:
        yield "a die has the faces 0 to 5"
    if any(not 0 <= corner.ground.value <= CENTRE_VALUE for corner in landing.corners):
        yield f"a ground is worth from 0 to {CENTRE_VALUE}"
    if not 0.0 <= landing.tilt_rad <= 4.0:
        yield "a die leans by half a turn at most"
    if not 0 <= landing.table_hits_before_target <= MOST_TOUCHES:
        yield f"the table is touched from 0 to {MOST_TOUCHES} times"
    if any(why_not_text(name, LONGEST_NAME) for name in landing.touched_before_target):
        yield "things on the table have names that can be shown"


def _verdict_faults(verdict: Verdict) -> Iterator[str]:
    if not 0 <= verdict.value <= CENTRE_VALUE:
        yield f"a throw is worth from 0 to {CENTRE_VALUE}"
    if verdict.counted is not None and not 0 <= verdict.counted.value <= CENTRE_VALUE:
        yield f"the ground that counts is worth from 0 to {CENTRE_VALUE}"
    if len(set(verdict.misses)) != len(verdict.misses):
        yield "a reason to miss is given once"
    if verdict.misses and (verdict.value or verdict.centre):
        yield "a miss is worth nothing"
