"""Finds a good push: many are tried in the head, the best again and again with the hand's error."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import pi
from random import Random
from typing import Final

import numpy as np

from dexterity.hand.pencil.error import FixedSheetError, PushError
from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.physics.pencil.flick import flick_many
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.physics.pencil.strokes import Strokes
from dexterity.players.pen.mind import Mind
from dexterity.players.pen.outlook import ITEM, MOST_ITEMS, WINNING, Outlook, health_worth
from dexterity.players.pen.sight_lines import QUARTER_MM
from dexterity.players.pencil.flicks import try_flicks
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.home import THRESHOLD
from dexterity.rules.pen.rebus.conditions import If, Question
from dexterity.rules.pen.rebus.deeds import Gain, Lose, PadWalls
from dexterity.rules.pen.rebus.rebus import Box, Deeds
from dexterity.rules.pen.sheet.square import SIDE, SQUARE_MM, Square
from dexterity.rules.pen.spots import POTION_HEALTH, TREASURE_HEALTH
from dexterity.rules.pen.state import Awaited, Pawn, State
from dexterity.units import DEGREE
from dexterity.values.stroke import Push, StrokeEnd
from dexterity.values.vectors import Vec2

# --- what is at stake -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stakes:
    """Health that the next flick costs or brings by itself."""

    padded: bool = False
    """Walls do not hurt it."""
    at_wall: int = 0
    elsewhere: int = 0


def stakes_of(game: PenGame, state: State) -> Stakes:
    """Of the flick of the one whose turn it is."""
    padded, at_wall, elsewhere = False, 0, 0
    for boxes in _waiting(game, state):
        match boxes:
            case (Deeds() as deeds,):
                padded = padded or PadWalls() in deeds.terms
            case (If(Question.HIT_WALL, wanted), Deeds() as deeds):
                at_wall += _health_of(deeds) if wanted else 0
                elsewhere += 0 if wanted else _health_of(deeds)
            case _:
                pass
    return Stakes(padded, at_wall, elsewhere)


def _waiting(game: PenGame, state: State) -> Iterator[tuple[Box, ...]]:
    """What is left of each card that waits."""
    for card in state.waiting:
        if card.player == state.turn and card.awaited is Awaited.FLICK:
            yield game.cards[card.card].rebus.boxes[card.box :]


def _health_of(deeds: Deeds) -> int:
    """What the player gains by what is done to whom the card is about."""
    gained = 0
    for phrase in deeds.phrases:
        match phrase.deed:
            case Gain(amount) if phrase.whom is None:
                gained += amount
            case Lose(amount) if phrase.whom is None:
                gained -= amount
            case _:
                pass
    return gained


# --- what strokes are worth -----------------------------------------------------------------------


WASTED: Final = 1.0
"""What a flick costs that leads nowhere: a flick. Without it, who stands where it only seems near
would stay there for good."""


def stroke_worth(outlook: Outlook, strokes: Strokes) -> Floats:
    """(n): in flicks, for the one whose turn it is."""
    state = outlook.state
    pawn = state.pawns[state.turn]
    took: Bools = _passed(strokes, "treasure-").sum(axis=1) > 0
    carries: Bools = took | pawn.has_treasure
    health = _health(outlook, strokes, took)
    chests = _passed(strokes, "chest-").sum(axis=1, dtype=np.int64)
    to_go = _to_go(outlook, strokes, carries)
    worth = health_worth(health) - to_go + _items(pawn, chests)
    away = np.hypot(*(strokes.ends_mm - pawn.place_mm).T)
    worth = worth - WASTED * ((away < QUARTER_MM) & ~took)
    return np.where(_won(outlook, strokes, carries, health), WINNING, worth)


def _won(outlook: Outlook, strokes: Strokes, carries: Bools, health: Floats) -> Bools:
    """Which of them come into the own cell with the treasure, wherever they end."""
    cell = outlook.game.board.sheet.cells[outlook.state.turn].squares
    ends: Bools = carries & _ends_in(strokes, frozenset(cell))
    if outlook.game.options.edition is Edition.FIRST:
        return ends & (health > 0)
    took_mm = _passed_mm(strokes, "treasure-").min(axis=1, initial=np.inf)
    had_mm = np.where(outlook.state.pawns[outlook.state.turn].has_treasure, 0.0, took_mm)
    home_mm = _passed_mm(strokes, f"{THRESHOLD}-")
    entered = np.isfinite(home_mm) & (home_mm >= had_mm[:, None])
    return ends | entered.any(axis=1)


def _to_go(outlook: Outlook, strokes: Strokes, carries: Bools) -> Floats:
    """Flicks that would be left."""
    player = outlook.state.turn
    home = outlook.home(player).from_places(strokes.ends_mm)
    there = outlook.treasure(player).from_places(strokes.ends_mm)
    return np.where(carries, home, there + outlook.way_home(player))


def _health(outlook: Outlook, strokes: Strokes, took: Bools) -> Floats:
    """What would be left of it."""
    state, stakes = outlook.state, stakes_of(outlook.game, outlook.state)
    at_wall = strokes.ended(StrokeEnd.WALL) | strokes.ended(StrokeEnd.OFF_SHEET)
    hurt = strokes.hurt() | strokes.ended(StrokeEnd.OFF_SHEET)
    healed = POTION_HEALTH * _passed(strokes, "potion-").sum(axis=1)
    if outlook.game.options.beginner:
        healed = healed + TREASURE_HEALTH * took
    change = healed - np.where(hurt, 0 if stakes.padded else 1, 0)
    change = change - _ends_in(strokes, frozenset(state.plague))
    change = change + np.where(at_wall, stakes.at_wall, stakes.elsewhere)
    left: Floats = (state.pawns[state.turn].health + change).astype(np.float64)
    return left


def _items(pawn: Pawn, found: Ints) -> Floats:
    room = max(0, MOST_ITEMS - len(pawn.hand))
    items: Floats = ITEM * np.minimum(found, room)
    return items


def _passed(strokes: Strokes, sort: str) -> Bools:
    """(n, spots of a sort): which each came over."""
    passed: Bools = np.isfinite(_passed_mm(strokes, sort))
    return passed


def _passed_mm(strokes: Strokes, sort: str) -> Floats:
    """(n, spots of a sort): how far along each came over them; infinite if never."""
    columns = [n for n, spot in enumerate(strokes.paper.spots) if spot.id.startswith(sort)]
    passed_mm: Floats = strokes.passed_mm[:, columns]
    return passed_mm


def _ends_in(strokes: Strokes, squares: frozenset[Square]) -> Bools:
    inside = np.zeros((SIDE, SIDE), np.bool_)
    for square in squares:
        inside[square.column, square.row] = True
    at = np.clip((strokes.ends_mm // SQUARE_MM).astype(np.int64), 0, SIDE - 1)
    ends: Bools = inside[at[:, 0], at[:, 1]]
    return ends


# --- aiming ---------------------------------------------------------------------------------------


SPEEDS_MM_S: Final = (300.0, 420.0, 540.0, 640.0, 730.0, 810.0, 880.0, 950.0, 1010.0)
"""Strokes of 4, 9, 15, 21, 29, 38, 47, 60 and 76 mm: each about a third longer than the one
before. Faster ones skip as often as not."""

NEARBY: Final = (
    (-4.0 * DEGREE, 1.0),
    (4.0 * DEGREE, 1.0),
    (0.0, 0.94),
    (0.0, 1.05),
    (-2.0 * DEGREE, 1.0),
    (2.0 * DEGREE, 1.0),
    (0.0, 0.97),
    (0.0, 1.025),
)
"""How a push is mended once it is chosen: turned by so much, and as a factor on its speed."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Somebody about to flick: what they see, and how they and their hand go about it."""

    outlook: Outlook
    mind: Mind
    error: PushError | FixedSheetError
    paper: Paper

    def best_of(self, pushes: Sequence[Push], seed: int) -> Push:
        """That whose worth is highest on average, with the hand straying."""
        strokes = try_flicks(pushes, self.mind.tries, self.paper, self.error, seed)
        worth = stroke_worth(self.outlook, strokes).reshape(len(pushes), self.mind.tries)
        return pushes[int(np.argmax(worth.mean(axis=1)))]

    def finalists(self, pushes: Sequence[Push], grain: Grain) -> list[Push]:
        """Those that would be worth most if the hand did not stray."""
        worth = stroke_worth(self.outlook, flick_many(pushes, self.paper, grain))
        best = np.argsort(-worth, kind="stable")[: self.mind.finalists]
        return [pushes[row] for row in best.tolist()]


def best_push(
    outlook: Outlook, mind: Mind, error: PushError | FixedSheetError, luck: Random
) -> Push:
    """What the one whose turn it is should mean."""
    state = outlook.state
    aim = Aim(outlook, mind, error, Paper(outlook.game.walls(state), outlook.game.spots(state)))
    fan = push_fan(state.pawns[state.turn].place_mm, mind.directions, luck)
    finalists = aim.finalists(fan, Grain(luck.getrandbits(63)))
    best = aim.best_of(finalists, luck.getrandbits(63))
    mended = [best, *(_turned(best, *change) for change in NEARBY)]
    return aim.best_of(mended, luck.getrandbits(63))


def push_fan(tip_mm: Vec2, directions: int, luck: Random) -> list[Push]:
    """A fan of pushes, in every direction and of every strength."""
    step = 2.0 * pi / directions
    begin = luck.uniform(0.0, step)
    turns = (begin + number * step - pi for number in range(directions))
    return [Push(tip_mm, turn, speed) for turn in turns for speed in SPEEDS_MM_S]


def _turned(push: Push, by_rad: float, factor: float) -> Push:
    return replace(
        push, direction_rad=push.direction_rad + by_rad, speed_mm_s=push.speed_mm_s * factor
    )
