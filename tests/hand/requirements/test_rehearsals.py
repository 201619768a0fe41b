"""What a hand does by itself meets what is asked of the hand, alone and with others.

Who throws in two steps or by keys, and the computer's hand, move so.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest

from dexterity.hand.dare.choice import conflicts_in, dare_of, known_requirements
from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.proof import Witness
from tests.kit.dares import NO_FEAT, performed

THROWS = (
    (300.0, 0.0),
    (1500.0, -0.47),
    (1500.0, 0.0),
    (1500.0, 0.47),
    (4000.0, 0.0),
)
"""From hardly a throw to the hardest, and to either side as far as a box stands."""


def unmet(dare: Dare, speed_mm_s: float, direction_rad: float) -> list[str]:
    deed = performed(dare, speed_mm_s, direction_rad)
    found = [
        proof.finding(id_, proof.measure(deed, NO_FEAT))
        for id_, proof in dare.proofs()
        if proof.witness is Witness.HAND
    ]
    return [finding.requirement for finding in found if not finding.passed]


@pytest.mark.parametrize(("speed_mm_s", "direction_rad"), THROWS)
@pytest.mark.parametrize("requirement", known_requirements())
def test_each_alone(requirement: str, speed_mm_s: float, direction_rad: float) -> None:
    assert unmet(dare_of([requirement]), speed_mm_s, direction_rad) == []


def triples(first: str) -> Iterator[tuple[str, ...]]:
    """All that begin with one and can be met in one throw."""
    known = known_requirements()
    rest = known[known.index(first) + 1 :]
    return ((first, *pair) for pair in combinations(rest, 2) if not conflicts_in((first, *pair)))


@pytest.mark.parametrize("first", known_requirements())
def test_all_three_together(first: str) -> None:
    failures = [
        (ids, speed, missed)
        for ids in triples(first)
        for speed, direction in THROWS
        if (missed := unmet(dare_of(ids), speed, direction))
    ]
    assert failures == []


def test_most_of_them_can_be_asked_for_three_at_a_time() -> None:
    assert sum(1 for first in known_requirements() for _ in triples(first)) > 1000
