"""What an action brought about, told one thing after the other: seen, read, and hurried on."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from dexterity.rules.delve.effects import Effect, MonsterMet
from dexterity.rules.delve.state import State
from dexterity.ui.screens.delve.beats import Beat
from dexterity.ui.screens.delve.seen_delve import seen_after
from dexterity.ui.screens.fighter.portraits import Mood

TURNS_S: Final = 0.45
"""For which a card that is met is seen from behind. Longer: it is known from the sentence."""

Told = tuple[Effect, Beat | None]


class Telling:
    """Knows what has been seen, what is being seen, and what is still to come."""

    def __init__(self, seen: State, on_beat: Callable[[Beat], None]) -> None:
        self.seen, self._on_beat = seen, on_beat
        self.beat: Beat | None = None
        self.age_s = 0.0
        self.hero, self.monster = Mood.CALM, Mood.CALM
        """How both feel about it, up to the next card."""
        self._waiting: deque[Told] = deque()

    @property
    def busy(self) -> bool:
        """Whether there is something to look at before anything else is done."""
        return self.beat is not None or bool(self._waiting)

    @property
    def turning(self) -> bool:
        """Whether the card that is met is still seen from behind."""
        met = self.beat is not None and isinstance(self.beat.effect, MonsterMet)
        return met and self.age_s < TURNS_S

    def tell(self, told: Iterable[Told]) -> None:
        """More to be seen; the first of it at once, if nothing else is."""
        self._waiting.extend(told)
        if self.beat is None:
            self.hurry()

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        self.age_s += elapsed_s
        if self.beat is not None and self.age_s >= self.beat.lasts_s:
            self.hurry()

    def settle(self, seen: State) -> None:
        """This is how it stands; what was not shown yet never will be."""
        self._waiting.clear()
        self.beat, self.seen = None, seen

    def hurry(self) -> None:
        """On to the next beat; all effects before it are done with."""
        self.beat, self.age_s = None, 0.0
        while self._waiting and self.beat is None:
            effect, self.beat = self._waiting.popleft()
            self.seen = seen_after(self.seen, effect)
            if isinstance(effect, MonsterMet):
                self.hero, self.monster = Mood.CALM, Mood.CALM
            if self.beat is not None:
                self._begin(self.beat)

    def _begin(self, beat: Beat) -> None:
        self.hero, self.monster = beat.hero or self.hero, beat.monster or self.monster
        self._on_beat(beat)
