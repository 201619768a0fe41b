"""All requirements: one stroke that meets each, one that does not, and one at the edge.

Where physics or a requirement is tuned anew on purpose, make the strokes anew, from the folder of
the project: `python -m tools.make_dares`
"""

from functools import cache
from math import degrees

import pytest

from dexterity.hand.dare.choice import known_requirements
from dexterity.places import assets
from dexterity.session.demonstration import demonstrated_stroke, demonstration
from dexterity.session.throw import Throw
from tests.kit.dares import FOLDER, MadeStroke, made_stroke

TREMBLE_DEG = 6.0
"""By how much a clumsy hand may turn a throw."""

every = pytest.mark.parametrize("requirement", known_requirements())
either = pytest.mark.parametrize("ending", ["fails", "edge"])


@cache
def shown(requirement: str) -> Throw:
    return demonstration(requirement)


def test_there_are_26_and_each_has_its_three_strokes() -> None:
    known = known_requirements()
    assert len(known) == 26
    shown_ones = {path.stem for path in (assets() / "demonstrations").iterdir()}
    assert shown_ones == set(known)
    stored = {path.stem for path in FOLDER.iterdir()}
    assert stored == {f"{one}-{ending}" for one in known for ending in ("fails", "edge")}


@every
def test_the_demonstration_meets_its_requirement_and_hits(requirement: str) -> None:
    throw = shown(requirement)
    assert [finding.requirement for finding in throw.verdict.findings] in ([requirement], [])
    assert throw.verdict.failed == ()
    assert throw.verdict.hit


@every
def test_the_demonstration_takes_about_two_seconds(requirement: str) -> None:
    """With what goes before, up to where the die touches the target."""
    stroke, throw = demonstrated_stroke(requirement), shown(requirement)
    first = min([stroke.samples[0].at_s, *(cue.at_s for cue in stroke.cues)])
    assert first >= 0.0
    reached = next(hit.at_s for hit in throw.flight.hits if hit.touched == "board")
    assert 0.7 <= stroke.samples[-1].at_s + reached <= 2.2


@every
@either
def test_a_stroke_comes_to_what_is_expected(requirement: str, ending: str) -> None:
    made = made_stroke(requirement, ending)
    throw = made.thrown()
    assert (throw is not None) == made.expects.thrown
    if throw is None:
        return
    assert tuple(finding.requirement for finding in throw.verdict.failed) == made.expects.failed
    if made.expects.hit is not None:
        assert throw.verdict.hit == made.expects.hit
    if made.expects.measured is not None:
        assert measured(throw, requirement) == pytest.approx(made.expects.measured, abs=0.5)
    if made.expects.direction_deg is not None:
        heading = degrees(throw.toss.direction_rad)
        assert heading == pytest.approx(made.expects.direction_deg, abs=TREMBLE_DEG)


def measured(throw: Throw, requirement: str) -> float:
    (one,) = (found for found in throw.verdict.findings if found.requirement == requirement)
    return one.measured


def compared() -> list[MadeStroke]:
    strokes = [made_stroke(one, end) for one in known_requirements() for end in ("fails", "edge")]
    return [one for one in strokes if one.expects.as_plain or one.expects.hit_plainly is not None]


@pytest.mark.parametrize("made", compared(), ids=lambda made: made.requirement)
def test_what_only_stance_or_hand_change_is_seen_beside_a_plain_throw(made: MadeStroke) -> None:
    throw, plain = made.thrown(), made.thrown(plainly=True)
    assert throw is not None
    assert plain is not None
    assert plain.verdict.hit == made.expects.hit_plainly
    assert (plain.launch == throw.launch) == made.expects.as_plain
    assert (plain.landing == throw.landing) == made.expects.as_plain


@every
def test_whatever_can_be_failed_is_failed_by_a_stroke(requirement: str) -> None:
    provable = bool(shown(requirement).dare.proofs())
    assert (requirement in made_stroke(requirement, "fails").expects.failed) == provable
