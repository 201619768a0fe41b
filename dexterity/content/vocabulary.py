"""What challenges and cards may name, told by those who know: requirements and targets."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dexterity.content.target import Target

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words there are, and who knows which of them go together."""

    requirements: Words
    conflicts_in: Callable[[Words], tuple[tuple[str, str], ...]]
    """The pairs among these that cannot be met in one throw."""
    targets: Mapping[str, Target]
