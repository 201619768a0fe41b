"""Computer players play whole games of Delve, by the real rules and physics, and are counted."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.players.delve.choosing import Choice
from dexterity.rules.concession import Concession
from dexterity.rules.delve.actions import Action, MakeThrow
from dexterity.rules.delve.cards.adventurer import AdventurerId
from dexterity.rules.delve.effects import DelveEnded, Effect
from dexterity.rules.delve.game import DelveGame, Result
from dexterity.rules.delve.options import Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.session.delve.computer import computer_choice, computer_throw
from dexterity.session.shipped import delve_box
from dexterity.values.skill import Skill

# --- one game -------------------------------------------------------------------------------------


Decide = Callable[[DelveGame, State, PlayerId, Skill, int], Choice]

MOST_ACTIONS: Final = 5_000
"""Of one game; ten times what a long one takes. More: the rules let it go on for ever."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a game begins with."""

    options: Options
    levels: tuple[Skill, ...]
    """By seat."""
    seed: int
    way: WayName = WayName.FLICK
    """In which people throw whose errors the hands make, where unbeaten monsters are thrown at."""


@dataclass(slots=True)
class Tally:
    """What was counted on the way."""

    delves: Counter[tuple[AdventurerId, bool]] = field(default_factory=Counter)
    """By who went down, and whether that was a success."""
    decisions: Counter[PlayerId] = field(default_factory=Counter)
    """Those that took some thought."""
    playouts: Counter[PlayerId] = field(default_factory=Counter)
    """Rounds imagined for them: the same on every machine, other than their time."""

    def note(self, state: State, choice: Choice, effects: tuple[Effect, ...]) -> None:
        """One more thing was done; `state` is as it stood before."""
        if choice.playouts:
            self.decisions[state.decides] += 1
            self.playouts[state.decides] += choice.playouts
        for effect in effects:
            if isinstance(effect, DelveEnded):
                self.delves[state.adventurer, effect.success] += 1


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    start: Start
    result: Result
    tally: Tally

    @property
    def winner(self) -> Skill:
        """The level that won."""
        return self.start.levels[self.result.winner]


def play_game(start: Start, decide: Decide = computer_choice) -> Played:
    """One game to its end; `decide` is for who wants to watch the players think."""
    game, tally = DelveGame(delve_box().cards, start.options), Tally()
    state = game.start(start.seed)
    for number in range(MOST_ACTIONS):
        result = game.result(state)
        if result is not None:
            return Played(start, result, tally)
        level = start.levels[state.decides]
        seed = derive_seed(start.seed, "delve", "players")
        choice = decide(game, state, state.decides, level, seed)
        action = choice.action or _thrown(level, start.way, derive_seed(seed, "throw", number))
        step = game.apply(state, action)
        tally.note(state, choice, step.effects)
        state = step.state
    raise RuntimeError(f"game {start.seed} comes to no end")


def _thrown(level: Skill, way: WayName, seed: int) -> Action:
    throw = computer_throw(level, seed, way)
    return MakeThrow(throw.landing, throw.verdict.findings)


# --- many games, in which nobody sits or begins better than others --------------------------------


def fair_starts(
    options: Options,
    level: Skill,
    against: Skill,
    seeds: range,
    conceded: Concession = Concession.NONE,
) -> list[Start]:
    """A game for every seed: one of a level among others. `conceded`: what that one gives away.

    Who is of that level sits elsewhere from game to game, and who begins changes when all seats
    were had: neither is an advantage in the end.
    """
    starts, players = [], range(options.players)
    for number, seed in enumerate(seeds):
        seat, first = number % len(players), PlayerId(number // len(players) % len(players))
        levels = tuple(level if other == seat else against for other in players)
        concessions = tuple(conceded if other == seat else Concession.NONE for other in players)
        chosen = replace(options, first=first, concessions=concessions)
        starts.append(Start(chosen, levels, seed))
    return starts


# --- the figures of many --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Delves:
    """Of one adventurer."""

    delves: int
    success: float
    """The share that came back."""


@dataclass(frozen=True, slots=True)
class Balance:
    """How the games came out; shares are of all of them."""

    games: int
    won: tuple[float, ...]
    """By seat."""
    won_by_level: Mapping[Skill, float]
    rounds: float
    """On average."""
    success: float
    """The share of all delves."""
    adventurers: Mapping[AdventurerId, Delves]
    playouts: Mapping[Skill, float]
    """Rounds imagined for a decision that took some thought, on average."""


def balance_of(games: Sequence[Played]) -> Balance:
    """The figures; of no games there are none."""
    if not games:
        raise ValueError("no games to count")
    seats, levels = Counter[int](), Counter[Skill]()
    for game in games:
        seats[game.result.winner] += 1
        levels[game.winner] += 1
    delves = sum((game.tally.delves for game in games), Counter[tuple[AdventurerId, bool]]())
    who = sorted({adventurer for adventurer, _ in delves})
    count, playing = len(games), dict.fromkeys(games[0].start.levels)
    return Balance(
        games=count,
        won=tuple(seats[seat] / count for seat in range(games[0].start.options.players)),
        won_by_level={level: levels[level] / count for level in playing},
        rounds=sum(game.result.rounds for game in games) / count,
        success=sum(delves[one, True] for one in who) / max(1, delves.total()),
        adventurers={one: _delves(delves[one, True], delves[one, False]) for one in who},
        playouts={level: _thought(games, level) for level in playing},
    )


def _delves(successes: int, failures: int) -> Delves:
    return Delves(successes + failures, successes / (successes + failures))


def _thought(games: Sequence[Played], level: Skill) -> float:
    decisions = playouts = 0
    for game in games:
        seats = [seat for seat, one in enumerate(game.start.levels) if one is level]
        decisions += sum(count for seat, count in game.tally.decisions.items() if seat in seats)
        playouts += sum(count for seat, count in game.tally.playouts.items() if seat in seats)
    return playouts / max(1, decisions)
