"""One attempt of a computer's hand: what it did when it meant a toss, before anything flew."""

from collections.abc import Mapping
from dataclasses import dataclass

from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.proof import Proof, Witness
from dexterity.values import Finding, FlightFacts, Launch


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a hand did under a dare, strayed as hands do."""

    dare: Dare
    deed: Deed
    launch: Launch
    """The die as its flight begins."""
    measured: Mapping[str, float]
    """What came of trials of the hand, by requirement; of all else the deed tells."""

    def findings(self, feat: FlightFacts) -> tuple[Finding, ...]:
        """What every requirement came to, the flight having shown this."""
        found = (
            proof.finding(id_, self._measure(id_, proof, feat)) for id_, proof in self.dare.proofs()
        )
        return (*found, *self.dare.failures())

    def _measure(self, requirement: str, proof: Proof, feat: FlightFacts) -> float:
        if proof.witness is Witness.HAND and requirement in self.measured:
            return self.measured[requirement]
        return proof.measure(self.deed, feat)
