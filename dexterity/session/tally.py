"""Counts what many throws came to, as they are made."""

from collections import Counter
from dataclasses import dataclass, field

from dexterity.players.throws import Throws
from dexterity.rules.referee import Miss, Verdict


@dataclass(slots=True)
class Tally:
    """The sums kept while throwing goes on."""

    throws: int = 0
    hits: int = 0
    damage: int = 0
    damage_squared: int = 0
    symbols: int = 0
    seconds: float = 0.0
    sections: Counter[int] = field(default_factory=Counter)
    centres: int = 0
    misses: Counter[Miss] = field(default_factory=Counter)
    unmet: Counter[str] = field(default_factory=Counter)
    """Throws by requirement that was not met; one throw may fail several."""

    def add(self, thrown: Throws) -> None:
        """Count these throws too."""
        for verdict in thrown.verdicts:
            self.count(verdict)
        self.seconds += float(thrown.landings.ended_s.sum())

    def merge(self, other: "Tally") -> None:
        """Count what was counted elsewhere."""
        self.throws += other.throws
        self.hits += other.hits
        self.damage += other.damage
        self.damage_squared += other.damage_squared
        self.symbols += other.symbols
        self.seconds += other.seconds
        self.sections.update(other.sections)
        self.centres += other.centres
        self.misses.update(other.misses)
        self.unmet.update(other.unmet)

    def count(self, verdict: Verdict) -> None:
        """Count what one throw came to."""
        self.throws += 1
        self.hits += verdict.hit
        self.damage += verdict.value
        self.damage_squared += verdict.value**2
        self.symbols += verdict.symbol
        self.unmet.update(finding.requirement for finding in verdict.failed)
        if verdict.centre:
            self.centres += 1
        elif verdict.hit:
            self.sections[verdict.value] += 1
        else:
            self.misses[verdict.misses[0]] += 1
