"""Says why a requirement was not met."""

from collections.abc import Iterable
from typing import Final

from dexterity.content.texts import Texts
from dexterity.values import Finding

NEVER: Final = 9999.0
"""What a proof measures of something that was not done at all; the catalogues say it without a
number."""

TOUCHED: Final = 1.0
"""What is needed of a die that has to touch something on its way."""


def finding_words(finding: Finding, texts: Texts) -> str:
    """Why it failed, with what was measured and what was needed."""
    key = f"requirement.{finding.requirement}"
    if finding.measured == finding.needed:
        # What comes up to its bound has not failed: this was not even tried.
        return texts.say("requirement.undone", name=texts.say(f"{key}.name"))
    if finding.needed == TOUCHED and f"{key}.untouched" in texts.templates:
        return texts.say(f"{key}.untouched")
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
