"""What can be done in a level, and why not."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.rules.made_throw import MakeThrow


@dataclass(frozen=True, slots=True)
class GiveUp:
    """No more throws: what was won so far stays won."""


Action = MakeThrow | GiveUp


class Refusal(StrEnum):
    """Why an action cannot be taken."""

    LEVEL_OVER = "level_over"
    FOREIGN_FINDING = "foreign_finding"
    DICE_DIFFER = "dice_differ"
