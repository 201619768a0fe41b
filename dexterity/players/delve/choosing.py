"""What a computer player does, from what its seat may know alone."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Final

from dexterity.luck import luck_for
from dexterity.players.delve.danger import Reckoning
from dexterity.players.delve.habits import MINDS, NERVE, Mind, chance_now, chances_after
from dexterity.players.delve.survival import Guessing, Playouts, gone_down
from dexterity.players.practised import PLAIN, practised
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import FAILURES_TO_LEAVE, SUCCESSES_TO_WIN, Phase, Seat, State
from dexterity.values.skill import Skill

# --- comparing actions ----------------------------------------------------------------------------


Trial = Callable[[Action, int], float]
"""What comes of an action in the how manyeth of all that may be true; the same number means the
same cards and the same luck, whatever the action."""

Steps = Callable[[], int]
"""How many steps all trials have taken so far."""

LOOK_AFTER: Final = 30
"""Playouts of each of the last two, after which one looks whether it is clear already. Earlier: a
little luck would decide."""
LOOK_EVERY: Final = 15
"""And how many more it takes to look again."""

CLEAR: Final = 2.5
"""Standard errors that the last two are apart by then. Less: one in thirty is wrong. More: time is
spent on what is known, a third of it at this."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What a decision may take, at most."""

    playouts: int
    steps: int
    """Of all playouts together: what takes the time, and is the same on every machine. From the
    beginning of a round a playout is several times as long as towards its end."""


@dataclass(frozen=True, slots=True)
class Compared:
    """The best one, and what it took to find it."""

    action: Action
    value: float
    playouts: int


@dataclass(slots=True)
class Candidate:
    """An action, and what it came to so far."""

    action: Action
    ahead: float
    """What it is given for being usual."""
    values: list[float] = field(default_factory=list)

    @property
    def worth(self) -> float:
        """On average, with what it is given."""
        return fmean(self.values) + self.ahead


def compare(
    actions: Sequence[Action], trial: Trial, most: Effort, steps: Steps, lead: float = 0.0
) -> Compared:
    """The better half is looked at more closely, over and over, until one is left.

    Of equals the first one is kept, and also if another one is better by less than `lead`.
    """
    left = [Candidate(action, 0.0 if number else lead) for number, action in enumerate(actions)]
    rounds = max(1, ceil(log2(len(left))))
    total = 0
    for _ in range(rounds):
        each = max(1, most.playouts // (rounds * len(left)))
        total += _play(left, trial, Effort(each, most.steps // rounds), steps)
        left.sort(key=lambda one: one.worth, reverse=True)
        left = left[: ceil(len(left) / 2)]
    return Compared(left[0].action, fmean(left[0].values), total)


def _play(left: Sequence[Candidate], trial: Trial, most: Effort, steps: Steps) -> int:
    """So many playouts of each, or fewer where they are long, or where two are left and it is
    clear before; how many of all."""
    before = steps()
    for number in range(most.playouts):
        tired = number > 0 and steps() - before >= most.steps
        clear = number % LOOK_EVERY == 0 and len(left) == 2 and _is_clear(*left)
        if tired or clear:
            return number * len(left)
        for one in left:
            one.values.append(trial(one.action, len(one.values)))
    return most.playouts * len(left)


def _is_clear(one: Candidate, other: Candidate) -> bool:
    """Both had the same luck, so that what they differ by varies less than what they came to."""
    if len(one.values) < LOOK_AFTER:
        return False
    apart = [mine - its for mine, its in zip(one.values, other.values, strict=True)]
    error = pstdev(apart) / sqrt(len(apart))
    return abs(one.worth - other.worth) > CLEAR * error


# --- how a seat stands ----------------------------------------------------------------------------


COMES_BACK: Final = 0.5
"""How often a delver does, of whom nothing else is known: what computer players make of each
other's dungeons."""

Marks = tuple[tuple[int, int], ...]
"""Successes and failures of every seat."""


def chance_to_win(seats: tuple[Seat, ...], player: PlayerId) -> float:
    """Of a player, where each one standing is as likely as the others to go down next."""
    return chances_to_win(tuple((seat.successes, seat.failures) for seat in seats))[player]


def chances_to_win(marks: Marks) -> tuple[float, ...]:
    """Of all seats. Who sits where does not matter: the same marks in another order are known."""
    order = sorted(range(len(marks)), key=marks.__getitem__)
    chances = _chances_in_order(tuple(marks[number] for number in order))
    return tuple(chance for _, chance in sorted(zip(order, chances, strict=True)))


@cache
def _chances_in_order(marks: Marks) -> tuple[float, ...]:
    """Every round adds a mark to one of them, so that it comes to an end."""
    won = [successes >= SUCCESSES_TO_WIN for successes, _ in marks]
    standing = [number for number, mark in enumerate(marks) if mark[1] < FAILURES_TO_LEAVE]
    if any(won):
        return tuple(map(float, won))
    if len(standing) == 1:
        return tuple(float(number in standing) for number in range(len(marks)))
    ways = [way for delver in standing for way in _ways(marks, delver)]
    return tuple(
        sum(share * chances_to_win(after)[number] for share, after in ways) / len(standing)
        for number in range(len(marks))
    )


def _ways(marks: Marks, delver: int) -> Iterator[tuple[float, Marks]]:
    successes, failures = marks[delver]
    yield COMES_BACK, _with(marks, delver, (successes + 1, failures))
    yield 1.0 - COMES_BACK, _with(marks, delver, (successes, failures + 1))


def _with(marks: Marks, number: int, mark: tuple[int, int]) -> Marks:
    return (*marks[:number], mark, *marks[number + 1 :])


# --- choosing -------------------------------------------------------------------------------------


PATIENCE: Final = 2_400
"""Steps of a decision that others wait for: at a tenth of a millisecond each, a quarter of a
second."""

GRUDGE: Final = 0.01
"""How much whoever can win nothing by it still cares how a delve ends."""

CLEARLY_BETTER: Final = 0.02
"""By how much the chance to win has to grow for something else than anybody would do: so many
playouts err by as much."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is done, and how much thought went into it."""

    action: Action | None
    """None where a die is thrown."""
    playouts: int = 0


def choose(game: DelveGame, seen: State, level: Skill, luck: Random) -> Choice:
    """What the seat whose decision it is does; `seen` is the game as that seat may see it."""
    if game.awaits_throw(seen):
        # A miss is no worse than not to have thrown.
        return Choice(None)
    actions = game.actions(seen)
    if len(actions) == 1:
        return Choice(actions[0])
    if seen.phase is Phase.ADVENTURER:
        # All have the same tiles to lose: who it is hardly matters to one more than to others.
        return Choice(luck.choice(actions))
    return Thought(game, seen, MINDS[level], level, luck.getrandbits(32)).choice(actions)


class Thought:
    """One decision."""

    def __init__(self, game: DelveGame, seen: State, mind: Mind, hand: Skill, seed: int) -> None:
        self.game, self.seen, self.mind, self.seed = game, seen, mind, seed
        self.me: PlayerId = seen.decides
        reckoning = Reckoning(game, seen)
        self.playouts = Playouts(reckoning, practised()[hand][PLAIN].chances)
        self.guessing = Guessing(reckoning, seen, reads_others=mind.reads_others)

    def choice(self, actions: tuple[Action, ...]) -> Choice:
        """The best of these, as far as this mind can tell."""
        match self.seen.phase:
            case Phase.BID:
                return self._bid()
            case Phase.PLACE:
                return self._placed(actions)
            case _:
                return self._best(actions, self._worth_after)

    def _bid(self) -> Choice:
        if not self.mind.looks_ahead:
            return self._bid_by_nerve(luck_for(self.seed, "nerve"))
        chance = chance_now(self.playouts.reckoning, self.seen)
        draw, leave = do.DrawMonster(), do.Pass()
        usual_first = (draw, leave) if chance > NERVE else (leave, draw)
        return self._best(usual_first, self._worth_after, CLEARLY_BETTER)

    def _placed(self, actions: tuple[Action, ...]) -> Choice:
        luck = luck_for(self.seed, "heed")
        if luck.random() < self.mind.heedless:
            # Down with it or not; then which tile goes.
            return Choice(luck.choice((actions[0], luck.choice(actions[1:]))))
        if not self.mind.looks_ahead:
            return self._best(actions, self._survival_after)
        return self._best(self._worth_a_thought(), self._worth_after, CLEARLY_BETTER)

    def _best(self, actions: Sequence[Action], trial: Trial, lead: float = 0.0) -> Choice:
        most = Effort(self.mind.playouts, PATIENCE)
        best = compare(actions, trial, most, lambda: self.playouts.steps, lead)
        return Choice(best.action, best.playouts)

    def _worth_a_thought(self) -> Sequence[Action]:
        """What to do with a drawn card: down with it, or away with the tile that is missed least
        or most; what anybody would do first. Of all seven luck alone would pick one that only
        looks good."""
        chances = chances_after(self.playouts.reckoning, self.seen)
        added, *aside = chances
        aside.sort(key=lambda action: chances[action])
        few = dict.fromkeys((added, aside[-1], aside[0]))
        return sorted(few, key=lambda action: chances[action], reverse=True)

    def _worth_after(self, action: Action, number: int) -> float:
        """What the seat's game is worth at the end of the round."""
        luck = luck_for(self.seed, number)
        begun = self.game.apply(self.guessing.guess(luck), action).state
        after = self.playouts.round_end(begun, luck)
        worth = chance_to_win(after.seats, self.me)
        if after.delver is None or after.delver == self.me:
            return worth
        return worth - GRUDGE * chance_to_win(after.seats, after.delver)

    # --- without looking ahead ----------------------------------------------------------------

    def _bid_by_nerve(self, luck: Random) -> Choice:
        if not self.seen.dungeon:
            return Choice(do.DrawMonster())
        tried = self.mind.playouts
        came_back = sum(self._survives(self.guessing.guess(luck), luck) for _ in range(tried))
        afraid = came_back / tried < luck.uniform(*self.mind.nerve)
        return Choice(do.Pass() if afraid else do.DrawMonster(), tried)

    def _survival_after(self, action: Action, number: int) -> float:
        luck = luck_for(self.seed, number)
        return self._survives(self.game.apply(self.guessing.guess(luck), action).state, luck)

    def _survives(self, state: State, luck: Random) -> bool:
        if not state.dungeon:
            return True
        return self.playouts.comes_back(gone_down(self.game, state, self.me), luck)
