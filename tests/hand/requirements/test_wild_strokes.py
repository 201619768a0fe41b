"""Whatever a pointer does, a throw comes of it, or none: nothing ever breaks."""

from itertools import accumulate

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dexterity.hand.dare.choice import conflicts_in, dare_of, known_requirements
from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.deed import Cue, CueKind
from dexterity.hand.dare.stroke import Stroke, deed_from_stroke
from dexterity.hand.feel import LEAST_LOFT_RAD, MOST_LOFT_RAD
from dexterity.physics.dice.die import DICE
from dexterity.session.throw import Throw, throw_deed
from dexterity.values.colour import DieColour
from dexterity.values.pointer import PointerSample
from tests.kit.dares import table_of

TOOLS = tuple(one for one in known_requirements() if dare_of([one]).launcher)

steps = st.one_of(
    st.tuples(st.floats(-3.0, 3.0), st.floats(-3.0, 3.0)),
    st.tuples(st.floats(-40.0, 40.0), st.floats(-40.0, 40.0)),
    st.tuples(st.floats(0.0, 0.0), st.floats(5.0, 40.0)),
    st.tuples(st.floats(-3000.0, 3000.0), st.floats(-3000.0, 3000.0)),
)
"""A hand at rest, one that moves, one that strikes, one that jumps across the screen."""


@st.composite
def strokes(draw: st.DrawFn) -> Stroke:
    """At 60 to 1000 samples a second, some of them late or twice at one time."""
    moves = draw(st.lists(steps, min_size=1, max_size=80))
    gap = st.sampled_from([1.0, 1.0, 1.0, 0.5, 0.0, 4.0])
    gaps = draw(st.lists(gap, min_size=len(moves), max_size=len(moves)))
    rate_hz = draw(st.floats(60.0, 1000.0))
    begins = draw(st.floats(0.0, 1e5))
    times = list(accumulate((share / rate_hz for share in gaps), initial=begins))
    across = list(accumulate((right for right, _ in moves), initial=draw(st.floats(-60.0, 60.0))))
    away = list(accumulate((far for _, far in moves), initial=draw(st.floats(-560.0, -440.0))))
    samples = tuple(map(PointerSample, times, across, away))
    kinds = draw(st.lists(st.sampled_from(CueKind), max_size=3))
    cues = tuple(Cue(kind, draw(st.sampled_from(times))) for kind in kinds)
    return Stroke(samples, cues, draw(st.floats(LEAST_LOFT_RAD, MOST_LOFT_RAD)))


@st.composite
def dares(draw: st.DrawFn) -> Dare:
    """Up to four that get along, most of them with a tool."""
    wanted = draw(st.lists(st.sampled_from(known_requirements()), max_size=3))
    asked: list[str] = []
    for one in (*draw(st.lists(st.sampled_from(TOOLS), max_size=1)), *wanted):
        if not conflicts_in([*asked, one]):
            asked.append(one)
    return dare_of(asked)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(stroke=strokes(), dare=dares())
def test_a_wild_stroke_throws_or_does_not(stroke: Stroke, dare: Dare) -> None:
    throw = thrown(stroke, dare)
    if throw is not None:
        assert len(throw.verdict.findings) == len(dare.proofs())


def thrown(stroke: Stroke, dare: Dare) -> Throw | None:
    deed = deed_from_stroke(stroke, dare)
    if deed is None:
        return None
    table, die = table_of(box=dare.wants_box), DICE[DieColour.RED]
    return throw_deed(deed, (1.0, 0.0, 0.0, 0.0), table, die, dare=dare)
