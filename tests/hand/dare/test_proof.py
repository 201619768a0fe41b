"""Proofs: one number and its bound."""

import numpy as np
import pytest

from dexterity.hand.dare.choice import all_pieces, dare_of
from dexterity.hand.dare.proof import SLACK, Proof, Witness
from tests.kit.dares import NO_FEAT, performed

AT_LEAST = Proof(lambda deed, feat: 0.0, 360.0)
AT_MOST = Proof(lambda deed, feat: 0.0, 120.0, at_most=True)


@pytest.mark.parametrize(
    ("measured", "passed"), [(359.0, False), (359.99, False), (360.0, True), (361.0, True)]
)
def test_the_least_there_must_be_is_enough(measured: float, passed: bool) -> None:
    finding = AT_LEAST.finding("pirouette", measured)
    assert finding.passed is passed
    assert (finding.requirement, finding.measured) == ("pirouette", measured)
    assert finding.needed == 360.0


@pytest.mark.parametrize(
    ("measured", "passed"), [(0.0, True), (120.0, True), (120.01, False), (9999.0, False)]
)
def test_the_most_there_may_be_is_allowed(measured: float, passed: bool) -> None:
    assert AT_MOST.finding("prayer", measured).passed is passed


def test_the_last_bit_decides_nothing() -> None:
    assert 1000.0 * (1.12 - 1.0) != 120.0
    assert AT_MOST.finding("prayer", 1000.0 * (1.12 - 1.0)).passed
    assert AT_LEAST.finding("pirouette", np.nextafter(360.0, 0.0)).passed
    assert not AT_MOST.finding("prayer", 120.0 + 2.0 * SLACK).passed


def test_many_are_judged_as_one_is() -> None:
    for proof in (AT_LEAST, AT_MOST):
        numbers = np.linspace(0.0, 500.0, 101)
        one_by_one = [proof.finding("x", float(number)).passed for number in numbers]
        assert proof.holds(numbers).tolist() == one_by_one


def test_what_is_no_number_is_no_proof() -> None:
    assert not AT_LEAST.finding("pirouette", float("nan")).passed
    assert not AT_MOST.finding("prayer", float("nan")).passed


def test_a_hand_proves_without_a_flight_and_a_flight_without_a_hand() -> None:
    """A proof of the flight finds nothing in a flight that showed nothing."""
    for piece in all_pieces().values():
        if piece.proof is not None:
            met = met_by_hand(piece.id)
            assert met == (piece.proof.witness is Witness.HAND), piece.id


def met_by_hand(requirement: str) -> bool:
    """Whether what a hand does by itself meets the requirement, of a flight that showed nothing."""
    dare = dare_of([requirement])
    (finding,) = dare.findings(performed(dare), NO_FEAT)
    return finding.passed
