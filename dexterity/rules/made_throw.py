"""The one action that all games share: a die has been thrown."""

from dataclasses import dataclass, field

from dexterity.values import Aftermath, Finding, Landing


@dataclass(frozen=True, slots=True)
class MakeThrow:
    """A die has been thrown, by whatever hand; this is how it ended."""

    landing: Landing
    findings: tuple[Finding, ...] = ()
    """What the requirements in force came to; those without a proof need none."""
    aftermath: Aftermath = field(default_factory=lambda: Aftermath((), ()))
