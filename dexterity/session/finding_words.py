"""Says why a requirement was not met."""

from collections.abc import Iterable
from typing import Final

from dexterity.content.texts import Texts
from dexterity.values import Finding

NEVER: Final = 9999.0
"""What a proof measures of something that was not done at all; the catalogues say it without a
number."""


def finding_words(finding: Finding, texts: Texts) -> str:
    """Why it failed, with what was measured and what was needed."""
    key = f"requirement.{finding.requirement}"
    if finding.measured >= NEVER and f"{key}.never" in texts.templates:
        return texts.say(f"{key}.never")
    measured, needed = (number_words(n, texts) for n in (finding.measured, finding.needed))
    return texts.say(f"{key}.failed", measured=measured, needed=needed)


def failed_words(findings: Iterable[Finding], texts: Texts) -> str:
    """Which requirements were not met, and by how much."""
    return " ".join(finding_words(finding, texts) for finding in findings)


def number_words(number: float, texts: Texts) -> str:
    """As many decimals as tell something."""
    near_whole = abs(number - round(number)) < 0.05
    return texts.number(number, 0 if near_whole or abs(number) >= 20.0 else 1)
