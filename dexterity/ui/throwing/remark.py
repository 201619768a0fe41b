"""A word on what has just come of a throw, for a moment."""

from typing import Final

SHOWN_S: Final = 2.5
"""How long it says that a die was dropped or a throw called off, before it says what to do."""


class Remark:
    """The catalogue's key of what is said now; empty for nothing."""

    def __init__(self) -> None:
        self.key, self._left_s = "", 0.0

    def say(self, key: str) -> None:
        """From now on, for a moment."""
        self.key, self._left_s = key, SHOWN_S

    def forget(self) -> None:
        """Something else is going on."""
        self.key = ""

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        self._left_s -= elapsed_s
        if self._left_s <= 0.0:
            self.key = ""
