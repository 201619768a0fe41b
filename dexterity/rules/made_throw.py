"""The one action that all games share: a die has been thrown."""

from dataclasses import dataclass, field

from dexterity.rules.referee import Verdict, judge
from dexterity.values import Aftermath, Finding, Landing


@dataclass(frozen=True, slots=True)
class MakeThrow:
    """A die has been thrown, by whatever hand; this is how it ended."""

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
