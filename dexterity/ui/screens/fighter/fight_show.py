"""The little show after each action: its effects, one beat after the other, in order."""

from collections import deque
from collections.abc import Callable, Iterable

from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import State
from dexterity.ui.screens.fighter.fight_beat import Beat
from dexterity.ui.screens.fighter.fight_seen import seen_after
from dexterity.ui.screens.fighter.portraits import Mood

Told = tuple[Effect, Beat | None]


class FightShow:
    """Knows what has been seen, what is being seen, and what is still to come."""

    def __init__(self, seen: State, on_beat: Callable[[Beat], None]) -> None:
        """`on_beat` hears of every beat as it begins, skipped ones too."""
        self.seen, self._on_beat = seen, on_beat
        self.mood = Mood.CALM
        """The monster's face."""
        self.beat: Beat | None = None
        """What is being seen."""
        self.age_s = 0.0
        """For how long."""
        self._waiting: deque[Told] = deque()

    @property
    def busy(self) -> bool:
        """Whether there is something to look at before anything else is done."""
        return self.beat is not None or bool(self._waiting)

    def add(self, told: Iterable[Told]) -> None:
        """More to be seen; the first of it at once, if nothing else is."""
        self._waiting.extend(told)
        if self.beat is None:
            self._next()

    def update(self, elapsed_s: float) -> bool:
        """Time goes by; True if the last of it has just been seen."""
        self.age_s += elapsed_s
        if self.beat is not None and self.age_s >= self.beat.lasts_s:
            self._next()
            return not self.busy
        return False

    def skip(self) -> None:
        """Everything at once, for those who do not want to wait."""
        while self.busy:
            self._next()

    def settle(self, state: State) -> None:
        """This is how it stands; whatever was not shown yet never will be."""
        self._waiting.clear()
        self.beat, self.seen = None, state

    def _next(self) -> None:
        """The next beat that takes any time; all before it are done with."""
        self.beat, self.age_s = None, 0.0
        while self._waiting and self.beat is None:
            effect, beat = self._waiting.popleft()
            self.seen = seen_after(self.seen, effect)
            if beat is not None:
                self._begin(beat)

    def _begin(self, beat: Beat) -> None:
        if beat.mood is not None:
            self.mood = beat.mood
        self._on_beat(beat)
        if beat.lasts_s > 0.0:
            self.beat = beat
