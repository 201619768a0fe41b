"""What challenges and cards may name, told by those who know: requirements and targets."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated

from dexterity.content.decode import Judges
from dexterity.content.forms import Known
from dexterity.content.names import Name
from dexterity.content.reading import shown
from dexterity.content.target import Target

Words = tuple[str, ...]

Requirement = Annotated[Name, Known("requirement")]
TargetName = Annotated[Name, Known("target")]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words there are, and who knows which of them go together."""

    requirements: Words
    conflicts_in: Callable[[Words], tuple[tuple[str, str], ...]]
    """The pairs among these that cannot be met in one throw."""
    targets: Mapping[str, Target]

    @property
    def judges(self) -> Judges:
        """Who says of a word in a file why there is nothing called so."""
        return {"requirement": self._why_no_requirement, "target": self._why_no_target}

    def _why_no_requirement(self, word: str) -> str | None:
        return None if word in self.requirements else f"is no requirement: {shown(word)}"

    def _why_no_target(self, word: str) -> str | None:
        known = ", ".join(sorted(self.targets))
        return None if word in self.targets else f"must be one of {known}, not {shown(word)}"
