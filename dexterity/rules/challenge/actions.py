"""What can be done in a level, and why not."""

from dataclasses import dataclass, field
from enum import StrEnum

from dexterity.values import Aftermath, Finding, Landing


@dataclass(frozen=True, slots=True)
class MakeThrow:
    """A die has been thrown, by whatever hand; this is how it ended."""

    landing: Landing
    findings: tuple[Finding, ...] = ()
    """What the requirements in force came to; those without a proof need none."""
    aftermath: Aftermath = field(default_factory=lambda: Aftermath((), ()))


@dataclass(frozen=True, slots=True)
class GiveUp:
    """No more throws: what was won so far stays won."""


Action = MakeThrow | GiveUp


class Refusal(StrEnum):
    """Why an action cannot be taken."""

    LEVEL_OVER = "level_over"
    FOREIGN_FINDING = "foreign_finding"
    DICE_DIFFER = "dice_differ"
