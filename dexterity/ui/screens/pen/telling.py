"""What an action brought about, told one thing after the other: seen, read, and skipped."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from dexterity.rules.pen import effects as told
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.effects import Effect
from dexterity.rules.pen.state import State
from dexterity.ui.screens.pen.seen_game import Potions, seen_after
from dexterity.ui.sheet.drawn import PencilLine

SLOWED: Final = 3.0
"""How many times slower than a real one a stroke is shown: those of 34 mm take 0.09 s, and nobody
would see where they went. Faster: a line is suddenly there. Slower: it is no flick any more."""
SHORTEST_S: Final = 0.25
LINGERS_S: Final = 0.35
"""How long the end of a stroke is looked at before anything is said about it."""
WORDS_S: Final = 1.3
"""For a short sentence."""
DICE_S: Final = 1.6
"""For dice to be read, and their big square to be found."""
QUIET: Final = (told.TurnBegun, told.FlickPassed, told.CardWoke)
"""Told in passing: what they tell is seen or said elsewhere."""
QUIET_S: Final = 0.35
WAITING: Final = (told.EventDrawn, told.ItemFound)
"""Cards wait until somebody has read them."""

GLANCE_S: Final = 0.3
"""So long a card stays, whatever is pressed: that was meant for what was told before it. Longer:
who knows the card feels held up."""

SayEffect = Callable[[Effect], str]


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that is told."""

    effect: Effect | None
    caption: str
    lasts_s: float | None
    """None: as long as it takes to read it."""
    line: PencilLine | None = None
    """The stroke that is drawn meanwhile."""

    @property
    def card(self) -> CardId | None:
        """The card that is shown large meanwhile."""
        match self.effect:
            case told.EventDrawn(card=card) | told.ItemFound(card=card):
                return card
            case _:
                return None

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice that are shown meanwhile: the red one first, or one alone."""
        match self.effect:
            case told.DiceRolled(red=red, black=black):
                return red, black
            case told.DieRolled(shows=shows):
                return (shows,)
            case _:
                return ()


class Telling:
    """The state that is seen, the lines that are drawn, and what comes next."""

    def __init__(
        self,
        state: State,
        lines: Iterable[PencilLine],
        potions: Potions,
        *,
        reads_s: float | None = None,
    ) -> None:
        """`reads_s`: how long a card stays where people only look on; None: until somebody has
        seen enough."""
        self.seen = state
        self.lines = list(lines)
        self.log: list[str] = []
        """All that was told, the latest last."""
        self._potions, self._reads_s = potions, reads_s
        self._beats: deque[Beat] = deque()
        self._since_s = 0.0
        self._last: State = state

    # --- what is told ---------------------------------------------------------------------------

    def tell(
        self,
        effects: Iterable[Effect],
        say: SayEffect,
        leads_to: State,
        line: PencilLine | None = None,
    ) -> None:
        """Tells of effects; `line` is the stroke that they came of, and the first to be seen."""
        if line is not None:
            self._beats.append(Beat(None, "", _stroke_s(line) + LINGERS_S, line))
        self._beats.extend(_beat(effect, say(effect)) for effect in effects)
        self._last = leads_to
        self._begin()

    def settle(self, state: State, lines: Iterable[PencilLine]) -> None:
        """All at once as it is now: something was taken back."""
        self._beats.clear()
        self.seen = self._last = state
        self.lines = list(lines)

    # --- how far it is --------------------------------------------------------------------------

    @property
    def beat(self) -> Beat | None:
        """What is being told."""
        return self._beats[0] if self._beats else None

    @property
    def busy(self) -> bool:
        """Whether there is anything left to tell."""
        return bool(self._beats)

    @property
    def waits(self) -> bool:
        """Whether it goes on only when somebody has seen enough."""
        return self.beat is not None and self.beat.lasts_s is None

    @property
    def just_turned_up(self) -> bool:
        """Whether a card is there that nobody can have seen yet."""
        return self.waits and self._since_s < GLANCE_S

    @property
    def drawing(self) -> tuple[PencilLine, float] | None:
        """The stroke that is being drawn, and until when after its beginning, in its own time."""
        beat = self.beat
        if beat is None or beat.line is None:
            return None
        shown = _stroke_s(beat.line)
        share = min(1.0, self._since_s / shown)
        return beat.line, share * beat.line.stroke.points[-1].at_s

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        self._since_s += elapsed_s
        beat = self.beat
        if beat is None:
            return
        lasts_s = self._reads_s if beat.lasts_s is None else beat.lasts_s
        if lasts_s is not None and self._since_s >= lasts_s:
            self.go_on()

    def go_on(self) -> None:
        """The next thing; what was being shown is there at once."""
        if not self._beats:
            return
        beat = self._beats.popleft()
        if beat.line is not None:
            self.lines.append(beat.line)
        self._begin()

    def hurry(self) -> None:
        """On to the next card, or to the end."""
        self.go_on()
        while self.busy and not self.waits:
            self.go_on()

    def _begin(self) -> None:
        """What a beat tells is seen as soon as it is told."""
        self._since_s = 0.0
        beat = self.beat
        if beat is None:
            self.seen = self._last
        elif beat.effect is not None:
            self.seen = seen_after(self.seen, beat.effect, self._potions)
            if beat.caption and (not self.log or self.log[-1] is not beat.caption):
                self.log.append(beat.caption)


def _beat(effect: Effect, caption: str) -> Beat:
    if isinstance(effect, WAITING):
        return Beat(effect, caption, None)
    if isinstance(effect, told.DiceRolled | told.DieRolled):
        return Beat(effect, caption, DICE_S)
    if isinstance(effect, QUIET) or not caption:
        return Beat(effect, caption, QUIET_S)
    return Beat(effect, caption, WORDS_S)


def _stroke_s(line: PencilLine) -> float:
    return max(SHORTEST_S, SLOWED * line.stroke.points[-1].at_s)
