"""A game as it stands."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.sheet.square import Square
from dexterity.values.vectors import Vec2

HEALTH: Final = 15
"""What everybody begins with, and never exceeds."""

POTION_USES: Final = 2

LONGEST_TRAIL: Final = 2
"""No card looks farther back."""


class Phase(StrEnum):
    """What the game is waiting for."""

    FLICK = "flick"
    """A flick, and what can be done before it."""
    REACT = "react"
    """Somebody may keep an event from happening."""
    WALL = "wall"
    """Somebody draws a wall."""
    SQUARE = "square"
    """Somebody picks a square to appear in."""
    OVER = "over"


class Stage(StrEnum):
    """What comes next, once everything on the agenda is done."""

    TURN = "turn"
    """The first turn, after the walls that are drawn before it."""
    FLICK = "flick"
    EVENT = "event"
    NEXT_TURN = "next_turn"


class Awaited(StrEnum):
    """What a card can wait for."""

    FLICK = "flick"
    TURN = "turn"


class Ending(StrEnum):
    """Why a game is over."""

    HOME = "home"
    """Somebody brought the rival's treasure into the own cell."""
    OUTLIVED = "outlived"
    BOTH_DEAD = "both_dead"


@dataclass(frozen=True, slots=True)
class Pawn:
    """A player and the character on the sheet."""

    place_mm: Vec2
    health: int = HEALTH
    hand: tuple[CardId, ...] = ()
    """Items. They lie open: nothing in the rules is kept from the rival, who may lose them to
    you and must be able to reckon with them, and two people at one screen could not hide them."""
    trail: tuple[Vec2, ...] = ()
    """Where the last flicks began, the latest one last."""
    has_treasure: bool = False
    """The rival's."""
    sheet_fixed: bool = False
    """May not turn the sheet any more."""
    flicks_more: int = 0
    flicks_missed: int = 0
    turns_missed: int = 0


@dataclass(frozen=True, slots=True)
class Task:
    """A part of a card that has yet to be done."""

    card: CardId
    drawer: PlayerId
    """Who drew the card, or used it."""
    players: tuple[PlayerId, ...]
    """Whom it is still about."""
    box: int = 0
    phrase: int | None = None
    """Only this phrase of the box; else all from the box on."""
    filed: bool = False
    """The card has left the table already."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The rest of a card that waits for a player's flick or turn."""

    card: CardId
    drawer: PlayerId
    player: PlayerId
    box: int
    """Where it goes on."""
    awaited: Awaited
    times: int = 1


@dataclass(frozen=True, slots=True)
class DrawnWall:
    """A wall that was drawn in play."""

    squares: tuple[Square, ...]
    """Those of a magic one in the order in which they were added."""
    growing: bool = False
    """It is magic, and nobody has forgotten it yet."""
    grown: bool = False
    """It has got its square in this turn."""
    stuck: bool = False
    """It had no room when it was last to get one."""


@dataclass(frozen=True, slots=True)
class State:
    """All of a game. Piles lie with their top first."""

    seed: int
    phase: Phase
    stage: Stage
    turn: PlayerId
    decides: PlayerId
    """Who is waited for."""
    pawns: tuple[Pawn, Pawn]
    events: tuple[CardId, ...]
    fatras: tuple[CardId, ...]
    potions: tuple[int, ...]
    """How often each potion of the sheet can still be drunk from."""
    discard: tuple[CardId, ...] = ()
    """Events that are over, the latest one last."""
    on_table: tuple[CardId, ...] = ()
    """Cards that are being carried out."""
    under: tuple[CardId, ...] = ()
    """Those of them that go under their pile."""
    agenda: tuple[Task, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    asked: tuple[PlayerId, ...] = ()
    """Who may keep the event from happening, and was not asked yet; the first one is asked now."""
    dice: tuple[int, int] | None = None
    """The red and the black one, where a square of theirs is picked."""
    walls: tuple[DrawnWall, ...] = ()
    plague: tuple[Square, ...] = ()
    hit_wall: bool = False
    """Whether the last flick touched one."""
    luck_used: int = 0
    """How often luck was asked: what makes the next answer another one."""
    flicks: int = 0
    winner: PlayerId | None = None
    ending: Ending | None = None

    @property
    def filled(self) -> tuple[Square, ...]:
        """The squares that are wall by now."""
        return tuple(square for wall in self.walls for square in wall.squares)
