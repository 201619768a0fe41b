"""What a hand does by itself meets what is asked of it, alone and with others, if done in time.

Who aims instead of swinging, and the computer's hand, move so.
"""

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest

from dexterity.hand.dare.choice import conflicts_in, dare_of, known_requirements
from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Witness
from dexterity.hand.error import HandError, blur, strays
from dexterity.hand.requirements import pirouette, under_leg
from dexterity.hand.requirements.pinkies import MOST_MM_S
from dexterity.hand.toss import Toss
from dexterity.hand.ways.moment import OVER_S
from dexterity.physics.dice.die import DICE
from dexterity.session.throw import throw_deed
from dexterity.values.colour import DieColour
from tests.kit.dares import NO_FEAT, performed, table_of

THROWS = (
    (300.0, 0.0),
    (1500.0, -0.47),
    (1500.0, 0.0),
    (1500.0, 0.47),
    (4000.0, 0.0),
)
"""From hardly a throw to the hardest, and to either side as far as a box stands."""

TIMED = tuple(one for one in known_requirements() if dare_of([one]).demands.timed)


def asked_for(dare: Dare, speed_mm_s: float) -> bool:
    """Whether nothing in force makes such a throw fail, however it is done."""
    return not dare.has("pinkies") or speed_mm_s <= MOST_MM_S


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
    dare = dare_of([requirement])
    expected = [] if asked_for(dare, speed_mm_s) else [requirement]
    assert unmet(dare, speed_mm_s, direction_rad) == expected


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
        if asked_for(dare := dare_of(ids), speed) and (missed := unmet(dare, speed, direction))
    ]
    assert failures == []


def test_most_of_them_can_be_asked_for_three_at_a_time() -> None:
    assert sum(1 for first in known_requirements() for _ in triples(first)) > 1000


# --- the moment ---------------------------------------------------------------------------------


def passes(
    requirement: str, off_s: float, speed_mm_s: float = 1500.0, direction_rad: float = 0.0
) -> bool:
    """Whether the whole throw, with its flight, meets the requirement."""
    dare = dare_of([requirement])
    toss = Toss(dare.rest_mm, speed_mm_s, direction_rad, dare.loft_rad(0.0), 0.0)
    table, die = table_of(box=dare.wants_box), DICE[DieColour.RED]
    thrown = throw_deed(dare.performed(toss, off_s), (1.0, 0.0, 0.0, 0.0), table, die, dare=dare)
    (finding,) = thrown.verdict.findings
    return finding.passed


def test_there_are_requirements_with_a_moment() -> None:
    assert len(TIMED) > 8


@pytest.mark.parametrize("requirement", TIMED)
def test_what_is_done_at_its_moment_meets_the_requirement(requirement: str) -> None:
    assert passes(requirement, 0.0)


@pytest.mark.parametrize("direction_rad", [-0.35, 0.0, 0.35])
@pytest.mark.parametrize("off_s", [-OVER_S, OVER_S])
@pytest.mark.parametrize("requirement", TIMED)
def test_who_clearly_misses_the_moment_fails_the_requirement(
    requirement: str, off_s: float, direction_rad: float
) -> None:
    assert not passes(requirement, off_s, direction_rad=direction_rad)


@pytest.mark.parametrize("direction_rad", [-0.5, -0.2, 0.0, 0.2, 0.5])
@pytest.mark.parametrize("requirement", ["under_leg", "pirouette"])
def test_a_leg_and_a_turn_forgive_as_little_to_either_side_wherever_one_aims(
    requirement: str, direction_rad: float
) -> None:
    for off_s, met in ((-0.18, False), (-0.1, True), (0.1, True), (0.18, False)):
        assert passes(requirement, off_s, 1500.0, direction_rad) == met, off_s


@pytest.mark.parametrize("piece", [under_leg.PIECE, pirouette.PIECE], ids=lambda piece: piece.id)
def test_a_computer_misses_a_leg_and_a_turn_as_often_as_who_presses_as_well(piece: Piece) -> None:
    """Also in ways in which a place never strays."""
    error, throws = HandError(timing_s=0.08), 2000
    dare = dare_of([piece.id])
    toss = Toss(dare.rest_mm, 1500.0, 0.2, 0.0, 0.0)
    blurred = blur(toss, error, np.random.default_rng(1), throws)
    assert piece.trial is not None
    assert piece.proof is not None
    _, measured = piece.trial(blurred, error, np.random.default_rng(2))
    tried = float((~piece.proof.holds(measured)).mean())
    offs = error.timing_s * strays(np.random.default_rng(3), (throws,))
    pressed = sum(
        not piece.proof.holds(np.asarray(piece.proof.measure(dare.performed(toss, off), NO_FEAT)))
        for off in offs.tolist()
    )
    assert tried == pytest.approx(pressed / throws, abs=0.03)
    assert 0.03 < tried < 0.12


@pytest.mark.parametrize("requirement", TIMED)
def test_a_hair_off_the_moment_is_forgiven(requirement: str) -> None:
    assert passes(requirement, 0.015)
    assert passes(requirement, -0.015)


def test_the_moment_is_nothing_to_who_has_none() -> None:
    untimed = [one for one in known_requirements() if one not in TIMED]
    for requirement in untimed:
        dare = dare_of([requirement])
        toss = Toss(dare.rest_mm, 1500.0, 0.0, dare.loft_rad(0.0), 0.0)
        assert dare.performed(toss, OVER_S) == dare.performed(toss, 0.0), requirement


@pytest.mark.parametrize(("speed_mm_s", "held"), [(MOST_MM_S, True), (1.01 * MOST_MM_S, False)])
def test_a_die_thrown_too_hard_slips_out_of_two_little_fingers(
    speed_mm_s: float, held: bool
) -> None:
    assert performed(dare_of(["pinkies"]), speed_mm_s).slipped != held
    assert passes("pinkies", 0.0, speed_mm_s) == held
