"""What in an action of a stranger's record no throw could have given.

Types, lengths and words are refused while decoding; here are the sizes of the numbers.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from dexterity.content.entry import why_not_text
from dexterity.errors import LaunchError
from dexterity.hand.dare.choice import DareError, dare_of
from dexterity.hand.toss import tosses_of
from dexterity.hand.tosses import check_tosses
from dexterity.physics.flight import arrays_of
from dexterity.physics.lanes import check_launches
from dexterity.physics.tool_lines import check_motions
from dexterity.rules.referee import CENTRE_VALUE, Verdict
from dexterity.session.challenge_table import Moment
from dexterity.session.record import MOST_DICE, Action, GaveUp, TableChanged, Thrown, Undone
from dexterity.values import Landing

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


def faults_of(action: Action) -> Iterator[str]:
    """Each fault in words."""
    match action:
        case Thrown():
            yield from _throw_faults(action)
        case TableChanged() | Undone() | GaveUp():
            pass


def _throw_faults(thrown: Thrown) -> Iterator[str]:
    try:
        check_launches(arrays_of([thrown.launch]))
        check_tosses(tosses_of(thrown.toss))
    except LaunchError as error:
        yield str(error)
    yield from _deed_faults(thrown)
    yield from _moment_faults(thrown.moment)
    yield from _landing_faults(thrown.landing)
    yield from _verdict_faults(thrown.verdict)
    reason = why_not_text(thrown.who, LONGEST_NAME) if thrown.who else None
    if reason is not None:
        yield f"the thrower’s name {reason}"


def _deed_faults(thrown: Thrown) -> Iterator[str]:
    """What no hand does. Tools are checked by the physics that would move them."""
    try:
        dare_of(thrown.requirements)
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
            check_motions([deed.motion], 1)
        except LaunchError as error:
            yield str(error)


def _moment_faults(moment: Moment | None) -> Iterator[str]:
    """What no table of a challenge ever was."""
    if moment is None:
        return
    if len(moment.lying) > MOST_DICE:
        yield f"at most {MOST_DICE} dice lie there"
    box = () if moment.box is None else (*moment.box.place_mm, moment.box.turn_rad)
    places = chain(box, *((*die.place_mm, die.turn_rad) for die in moment.lying))
    if any(abs(at) > FARTHEST_REST_MM for at in places):
        yield "something lies farther away than any table reaches"
    if any(not 0 <= die.face_up < FACES for die in moment.lying):
        yield "a die has the faces 0 to 5"
    if not 0.0 <= moment.clock_s <= LONGEST_CLOCK_S:
        yield f"things move for at most {LONGEST_CLOCK_S:g} seconds before a throw"


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
