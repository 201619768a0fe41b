"""A die has been thrown: what every game's own `MakeThrow` tells its rules."""

from dataclasses import dataclass, field
from typing import ClassVar

from dexterity.rules.referee import Verdict, judge
from dexterity.values.landing import Aftermath, Finding, Landing


@dataclass(frozen=True, slots=True)
class MadeThrow:
    """By whatever hand; this is how it ended."""

    record_name: ClassVar[str] = "throw"
    by_hand: ClassVar[bool] = True

    landing: Landing
    findings: tuple[Finding, ...] = ()
    """What the requirements in force came to; those without a proof need none."""
    aftermath: Aftermath = field(default_factory=lambda: Aftermath((), ()))
    ruled: Verdict | None = None
    """What an older referee said of it, in a match that went on from there: it stands."""

    @property
    def verdict(self) -> Verdict:
        """The referee's word."""
        return self.ruled or judge(self.landing, self.findings)
