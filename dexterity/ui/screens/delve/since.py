"""What happened while another screen was shown: a throw, to be told at the table."""

from dataclasses import dataclass

from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.state import State


@dataclass(frozen=True, slots=True)
class Since:
    """From how it stood to what came of it."""

    before: State
    """As everybody saw it then."""
    effects: tuple[Effect, ...]
