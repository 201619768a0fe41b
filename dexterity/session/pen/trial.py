"""Computer players play whole games of Pen, by the real rules and physics, and are counted."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.rules.pen.actions import Action, flick_from
from dexterity.rules.pen.board import Board, board_of
from dexterity.rules.pen.effects import Effect, TurnBegun
from dexterity.rules.pen.game import PenGame, Result
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.state import Ending, State
from dexterity.session.pen.computer import computer_choice
from dexterity.session.pen.pen_course import sheet_of
from dexterity.session.shipped import pen_box
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push

# --- one game -------------------------------------------------------------------------------------


MOST_TURNS = 400
"""Of one game; ten times what a long one takes. It is then called off."""

Levels = tuple[Skill, Skill]
"""By seat."""

Watch = Callable[[State, Action, tuple[Effect, ...]], None]
"""Told of everything that is done: the state before, the action, what came of it."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    seed: int
    levels: Levels
    result: Result | None
    """None if it was called off."""
    turns: int
    """Of both players together."""
    state: State
    first: PlayerId
    """Who began."""

    @property
    def winner(self) -> PlayerId | None:
        """None if both lost, or it was called off."""
        return None if self.result is None else self.result.winner


def play_game(
    game: PenGame,
    levels: Levels,
    seed: int,
    way: WayName = WayName.FLICK,
    watch: Watch = lambda state, action, effects: None,
) -> Played:
    """One game to its end, both flicking in that way."""
    state, turns = game.start(seed), 1
    while game.result(state) is None and turns < MOST_TURNS:
        luck = derive_seed(seed, "hands")
        choice = computer_choice(game, state, levels[state.decides], luck, way)
        action = _flicked(game, state, choice) if isinstance(choice, Push) else choice
        refusal = game.why_not(state, action)
        if refusal is not None:
            raise RuntimeError(f"game {seed} is stuck: {action} ({refusal})")
        step = game.apply(state, action)
        watch(state, action, step.effects)
        turns += sum(isinstance(effect, TurnBegun) for effect in step.effects)
        state = step.state
    return Played(seed, levels, game.result(state), turns, state, game.options.first)


def _flicked(game: PenGame, state: State, push: Push) -> Action:
    """What the rules hear of a push, on the sheet as a match would have it."""
    return flick_from(sheet_of(game, state).draw(push))


# --- many games, each a bout that any process can play by itself ----------------------------------


@dataclass(frozen=True, slots=True)
class Bout:
    """A game before it is played, with the cards of the game's own box."""

    name: str
    """Of the sheet."""
    sheet: Sheet
    options: Options
    levels: Levels
    seed: int
    way: WayName = WayName.FLICK
    """How both flick."""


def bouts_on(
    sheets: Iterable[tuple[str, Sheet]],
    levels: Levels,
    seeds: Sequence[int],
    options: Options | None = None,
    way: WayName = WayName.FLICK,
) -> list[Bout]:
    """One for each sheet and seed; the two take turns at beginning, whoever does in the options."""
    chosen = options or Options()
    return [
        Bout(name, sheet, replace(chosen, first=PLAYERS[number % 2]), levels, seed, way)
        for name, sheet in sheets
        for number, seed in enumerate(seeds)
    ]


def play_bout(bout: Bout) -> Played:
    """One of them to its end."""
    game = PenGame(pen_box().cards, _board(bout.sheet), bout.options)
    return play_game(game, bout.levels, bout.seed, bout.way)


@lru_cache(maxsize=16)
def _board(sheet: Sheet) -> Board:
    return board_of(sheet)


# --- the figures of many --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Balance:
    """How many games came out; shares are of all of them."""

    games: int
    won: tuple[float, float]
    """By seat."""
    first_won: float
    """By who began."""
    turns: float
    """Of both players together, on average."""
    endings: Mapping[Ending, float]
    called_off: float
    """No end in sight after hundreds of turns."""
    health: tuple[float, float]
    """Left at the end, on average, by seat."""


def balance_of(games: Sequence[Played]) -> Balance:
    """The figures; of no games there are none."""
    if not games:
        raise ValueError("no games to count")
    count = len(games)
    winners = Counter(game.winner for game in games if game.winner is not None)
    endings = Counter(game.result.ending for game in games if game.result is not None)
    first = sum(game.winner == game.first for game in games)
    return Balance(
        games=count,
        won=(winners[PLAYERS[0]] / count, winners[PLAYERS[1]] / count),
        first_won=first / count,
        turns=sum(game.turns for game in games) / count,
        endings={ending: endings[ending] / count for ending in Ending},
        called_off=1.0 - endings.total() / count,
        health=(_health(games, 0), _health(games, 1)),
    )


def _health(games: Sequence[Played], seat: int) -> float:
    return sum(game.state.pawns[seat].health for game in games) / len(games)
