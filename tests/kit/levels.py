"""Levels drawn by hand: throws as short words, lying dice as signs of what is below them.

A throw is a word such as `3`: a hit in section 3; `c` the centre, `.` beside the target, `b` bones.
After it come `*` for the symbol, `!` for a requirement that was not met, and `~gate` for a thing
that was touched. Lying dice are `3` on a section, `.` beside the board, `h` in a hole, `-` fallen.
"""

from dexterity.rules.challenge.actions import MakeThrow
from dexterity.rules.challenge.effects import Effect
from dexterity.rules.challenge.game import ChallengeGame
from dexterity.rules.challenge.goal import Goal
from dexterity.rules.challenge.level import Level, State, standing
from dexterity.rules.challenge.medal import Medals
from dexterity.values.landing import Aftermath, DieRest, Finding, Ground, Zone
from tests.kit.landings import ground, landing

DARE = "jump"
"""The requirement that is in force in levels drawn here."""


def rest(sign: str) -> DieRest:
    """A die that lies somewhere; every sign has a place of its own."""
    where = ground(sign) if sign != "-" else Ground(Zone.OUTSIDE)
    return DieRest((10.0 * ord(sign), 0.0, 8.0), 0.0, 2, where, fell=sign == "-")


def dice(signs: str) -> tuple[DieRest, ...]:
    """The lying dice of a drawing."""
    return tuple(map(rest, signs.split()))


def throw(word: str, others: str = "") -> MakeThrow:
    """A throw after a word; the dice that were still there lie like the others afterwards."""
    word, _, touched = word.partition("~")
    sign = word[0]
    finding = Finding(DARE, "!" not in word, 1.0, 1.0)
    return MakeThrow(
        landing(" ".join(sign * 4), symbol="*" in word),
        (finding,),
        Aftermath((touched,) if touched else (), dice(others)),
    )


def level(
    goal: Goal, medals: tuple[int, int, int], throws: int, lying: str = "", *, early: bool = True
) -> Level:
    """A level of so many throws."""
    return Level("drawn", goal, Medals(*medals), ((DARE,),) * throws, dice(lying), early)


class Played:
    """A level played throw by throw, and all that was told."""

    def __init__(self, drawn: Level) -> None:
        self.game = ChallengeGame(drawn)
        self.state: State = self.game.start(1)
        self.told: list[Effect] = []

    def throw(self, word: str, others: str | None = None) -> "Played":
        """One throw; without a drawing the lying dice stay as they are."""
        action = throw(word, others or "")
        if others is None:
            untouched = Aftermath(action.aftermath.touched, self.state.still_there)
            action = MakeThrow(action.landing, action.findings, untouched)
        assert self.game.why_not(self.state, action) is None, word
        step = self.game.apply(self.state, action)
        self.state, self.told = step.state, [*self.told, *step.effects]
        return self

    def throws(self, words: str) -> "Played":
        """Several throws that leave the lying dice alone."""
        for word in words.split():
            self.throw(word)
        return self

    @property
    def count(self) -> int:
        return standing(self.game.level, self.state).count

    @property
    def medal(self) -> str | None:
        """The medal that is won so far."""
        return standing(self.game.level, self.state).medal

    @property
    def ended(self) -> str | None:
        return self.game.ended(self.state)

    def all_told(self, kind: type[Effect]) -> list[Effect]:
        """The effects of one kind."""
        return [effect for effect in self.told if isinstance(effect, kind)]


def play(
    goal: Goal,
    medals: tuple[int, int, int],
    words: str,
    *,
    of: int | None = None,
    early: bool = True,
) -> Played:
    """A level without lying dice, played; of more throws than are made, if told so."""
    throws = of or len(words.split())
    return Played(level(goal, medals, throws, early=early)).throws(words)
