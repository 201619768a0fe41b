"""Damage and healing that rise from the adventurer."""

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.fighter.fight_numbers import FloatingNumber


class RisingNumbers:
    """Those in the air, each until it has faded."""

    def __init__(self) -> None:
        self._numbers: list[FloatingNumber] = []

    def add(self, words: str, over: Box, *, still: bool) -> None:
        """`still`: it fades where it is."""
        self._numbers.append(FloatingNumber(words, over, still=still))

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        for number in self._numbers:
            number.age_s += elapsed_s
        self._numbers = [number for number in self._numbers if not number.over_and_done]

    def draw(self, canvas: Canvas) -> None:
        """On top of the page."""
        for number in self._numbers:
            number.draw(canvas)
