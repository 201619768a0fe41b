"""Games of Pen played by words, with cards made for one test.

Squares are called as on a chessboard, from `a1`, near the first player and to the left, to `r18`.
A rebus is a line such as `flick > not wall > minus_three`. A flick is a line such as `g17`: it
ends in the middle of that square. After it may come `|` for a wall, `#` for a padded one, `~` for
a skip, and after `over` the squares of what it came over.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import TypeVar

from dexterity.rules.pen.actions import (
    Action,
    GrowWall,
    MakeFlick,
    PickSquare,
    PlaceWall,
    Refusal,
    UseItem,
)
from dexterity.rules.pen.board import Board, board_of
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.cards.card import Card, CardId, CardType
from dexterity.rules.pen.effects import Effect
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.rules.pen.rebus.idioms import Icons
from dexterity.rules.pen.rebus.parsing import parse
from dexterity.rules.pen.rebus.rebus import Rebus
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.sheet.square import Square, square_at
from dexterity.rules.pen.state import DrawnWall, State
from dexterity.values.stroke import StrokeEnd
from tests.kit.pen_sheets import PLAIN, in_corner, read

Told = TypeVar("Told", bound=Effect)

COLUMNS = "abcdefghijklmnopqr"

ENDS = {"|": StrokeEnd.WALL, "#": StrokeEnd.WALL, "~": StrokeEnd.SKIPPED}

CHEST, POTION = "g17", "e13"
"""On the plain sheet, those nearer to the first player, whose cell is `a16` to `c18`."""
START, TREASURE = ("b17", "q2"), ("a18", "r1")
"""On the plain sheet, of the first and the second player."""

# --- squares and boards -------------------------------------------------------------------------


def at(name: str) -> Square:
    """The square of this name."""
    square = Square(COLUMNS.index(name[0]), int(name[1:]) - 1)
    assert square.is_on_sheet, name
    return square


def named(square: Square) -> str:
    """What a square is called."""
    return f"{COLUMNS[square.column]}{square.row + 1}"


def squares(names: str) -> tuple[Square, ...]:
    """Rising."""
    return tuple(sorted(map(at, names.split())))


@cache
def plain_board() -> Board:
    """The plain sheet, without its free strokes."""
    return board_of(read(PLAIN.partition("\nstroke")[0]))


def board_with_corner(drawing: str) -> Board:
    """The plain sheet with another near left corner."""
    return board_of(read(in_corner(drawing).partition("\nstroke")[0]))


# --- cards --------------------------------------------------------------------------------------


def boxes(line: str) -> tuple[Icons, ...]:
    """The icons of a line, box by box."""
    return tuple(tuple(map(Icon, box.split())) for box in line.split(">"))


def card(
    line: str,
    target: Target = Target.SELF,
    type_: CardType = CardType.TRAP,
    name: str = "",
    count: int = 1,
) -> Card:
    """A card with this rebus, called after it unless told otherwise."""
    icons = boxes(line)
    rebus = parse(icons)
    assert isinstance(rebus, Rebus), rebus
    return Card(CardId(name or f"{target}: {line}"), type_, target, icons, rebus, count)


def other_card(line: str, type_: CardType = CardType.FLICK) -> Card:
    """A card about the rival."""
    return card(line, Target.OTHER, type_)


def item(line: str, target: Target = Target.SELF) -> Card:
    """A card from a chest."""
    return card(line, target, CardType.FATRAS, f"item {target}: {line}")


NOTHING = card("item > not item > minus_one", name="nothing")
"""An event that never does anything: nobody has items and none."""


# --- games --------------------------------------------------------------------------------------


class Duel:
    """A game played step by step, and all that was told of it."""

    def __init__(self, game: PenGame, state: State) -> None:
        self.game = game
        self.state = state
        self.told: list[Effect] = []

    # What is done

    def do(self, *actions: Action) -> "Duel":
        """Actions that can be taken, and are offered, one after the other."""
        for action in actions:
            assert self.game.why_not(self.state, action) is None, self.why_not(action)
            offered = isinstance(action, MakeFlick) or action in self.game.actions(self.state)
            assert offered, action
            step = self.game.apply(self.state, action)
            self.state, self.told = step.state, [*self.told, *step.effects]
        return self

    def flick(self, *lines: str) -> "Duel":
        """One flick after the other, by whoever's turn it is."""
        for line in lines:
            self.do(self.stroke(line))
        return self

    def stroke(self, line: str) -> MakeFlick:
        """A flick after a line."""
        where, _, over = line.partition(" over ")
        name, mark = (where[:-1], where[-1]) if where[-1] in ENDS else (where, "")
        by_place = {spot.place_mm: spot.id for spot in self.game.spots(self.state)}
        passed = tuple(by_place[at(spot).middle_mm] for spot in over.split())
        end = ENDS.get(mark, StrokeEnd.RAN_OUT)
        return MakeFlick(end, at(name).middle_mm, mark == "#", passed)

    def weak(self) -> "Duel":
        """A flick that fails."""
        return self.do(MakeFlick(StrokeEnd.TOO_WEAK, self.state.pawns[self.state.turn].place_mm))

    def use(self, used: Card) -> "Duel":
        """An item is used."""
        return self.do(UseItem(used.id))

    def wall(self, names: str) -> "Duel":
        """The wall that is asked for is drawn."""
        return self.do(PlaceWall(squares(names)))

    def pick(self, name: str) -> "Duel":
        """The square that is asked for is picked."""
        return self.do(PickSquare(at(name)))

    def grow(self, name: str, wall: int = 0) -> "Duel":
        """A magic wall gets a square."""
        return self.do(GrowWall(wall, at(name)))

    def refused(self, action: Action) -> Refusal:
        """Why an action cannot be taken; it is not offered, changes nothing and tells nothing."""
        reason = self.game.why_not(self.state, action)
        assert reason is not None, action
        assert action not in self.game.actions(self.state)
        step = self.game.apply(self.state, action)
        assert step.state is self.state
        assert step.effects == ()
        return reason

    # How it stands

    def why_not(self, action: Action) -> str:
        return f"{action}: {self.game.why_not(self.state, action)}"

    @property
    def phase(self) -> str:
        """As a word: it changes between two questions, which types would not believe."""
        return self.state.phase

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def health(self) -> tuple[int, int]:
        first, second = self.state.pawns
        return first.health, second.health

    @property
    def places(self) -> str:
        """The squares that the two are in."""
        return " ".join(named(square_at(pawn.place_mm)) for pawn in self.state.pawns)

    @property
    def walls(self) -> list[str]:
        """The squares of each wall that was drawn."""
        return [" ".join(map(named, wall.squares)) for wall in self.state.walls]

    @property
    def result(self) -> str:
        """`0 home`, `- both_dead`; nothing while it goes on."""
        result = self.game.result(self.state)
        if result is None:
            return ""
        return f"{'-' if result.winner is None else result.winner} {result.ending}"

    def hand(self, player: int) -> list[str]:
        return list(self.state.pawns[player].hand)

    def all_told(self, kind: type[Told]) -> list[Told]:
        """The effects of one kind."""
        return [effect for effect in self.told if isinstance(effect, kind)]


def box_of(events: Iterable[Card], fatras: Iterable[Card]) -> Cards:
    """All that are alike once."""
    return Cards({each.id: each for each in events}, {each.id: each for each in fatras})


def duel(
    *events: Card,
    fatras: Iterable[Card] = (),
    hands: Mapping[int, Iterable[Card]] | None = None,
    health: tuple[int, int] = (15, 15),
    places: str = "",
    options: Options | None = None,
    walls: Iterable[str] = (),
    board: Board | None = None,
    seed: int = 1,
) -> Duel:
    """A game in which events and fatras come as listed, and then nothing; 0 begins."""
    fatras, held = tuple(fatras), {who: tuple(hand) for who, hand in (hands or {}).items()}
    cards = box_of(
        (*events, NOTHING), (*fatras, *(each for hand in held.values() for each in hand))
    )
    game = PenGame(cards, board or plain_board(), options or Options())
    state = game.start(seed)
    pawns = tuple(
        replace(pawn, health=left, hand=tuple(each.id for each in held.get(player, ())))
        for player, (pawn, left) in enumerate(zip(state.pawns, health, strict=True))
    )
    if places:
        middles = (at(name).middle_mm for name in places.split())
        pairs = zip(pawns, middles, strict=True)
        pawns = tuple(replace(pawn, place_mm=middle) for pawn, middle in pairs)
    return Duel(
        game,
        replace(
            state,
            pawns=(pawns[0], pawns[1]),
            events=(*(each.id for each in events), *(NOTHING.id,) * 50),
            fatras=tuple(each.id for each in fatras),
            walls=tuple(DrawnWall(squares(names)) for names in walls),
        ),
    )
