"""Delves told by words: whom an adventurer meets with what, and how each meeting ends.

A dungeon is a line such as `goblin lich`, the first one met first. Cards are turned by
themselves; where something is asked, the answer is a line such as `use smoke_bomb, buckler`, `no`,
`lose torch`, `name orc`, `pick 2`, `strength 6` or `throw 3 3 / 2 .`.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from random import Random
from typing import TypeVar

from dexterity.content.delve.box import DelveBox, load_delve_box
from dexterity.places import levels
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action, MakeThrow, Refusal
from dexterity.rules.delve.cards.adventurer import Adventurer, AdventurerId, Box, TileId
from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.effects import DelveEnded, Effect
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.seeing import imagined
from dexterity.rules.delve.state import Delve, Fate, Laid, Met, Phase, Seat, State
from tests.kit.landings import landing

Told = TypeVar("Told", bound=Effect)

DELVER, OTHER = PlayerId(0), PlayerId(1)

SAID = {
    Fate.IGNORED: "ignored",
    Fate.BEATEN: "beaten",
    Fate.HIT: "hit",
    Fate.STRUCK: "strikes",
    Fate.WORKED: "works",
    Fate.SWAPPED: "swapped",
}


@cache
def our_delve_box() -> DelveBox:
    """The game's own."""
    return load_delve_box(levels() / "delve")


@cache
def our_delve_cards() -> Cards:
    """The same, for the rules."""
    return our_delve_box().cards


PATCHWORK = AdventurerId("patchwork")
"""An adventurer of 3 health with any tiles of any others, to see how they get on."""


@cache
def delving_cards() -> Cards:
    """Our own, and one more adventurer."""
    cards = our_delve_cards()
    tiles = {id_: power for one in cards.adventurers.values() for id_, power in one.tiles.items()}
    patchwork = Adventurer(PATCHWORK, Box.FIRST, 3, tiles)
    return Cards({**cards.adventurers, PATCHWORK: patchwork}, cards.monsters)


def monsters(line: str) -> tuple[MonsterId, ...]:
    """The monsters of a line."""
    return tuple(map(MonsterId, line.split()))


def tiles(line: str) -> tuple[TileId, ...]:
    """The tiles of a line."""
    return tuple(map(TileId, line.split()))


def delve_game(
    adventurer: str | None = None, *, dexterity: bool = False, players: int = 2
) -> DelveGame:
    """All adventurers, the first player's to begin."""
    first = None if adventurer is None else AdventurerId(adventurer)
    options = Options(players, BoxChoice.BOTH, dexterity=dexterity, first=DELVER, adventurer=first)
    return DelveGame(delving_cards(), options)


class Delving:
    """A delve, step by step, and all that was told of it."""

    def __init__(self, game: DelveGame, state: State) -> None:
        self.game = game
        self.state = state
        self.told: list[Effect] = []

    # What is done

    def do(self, *actions: Action) -> "Delving":
        """Actions that can be taken, and are offered, one after the other."""
        for action in actions:
            assert self.game.why_not(self.state, action) is None, self.why_not(action)
            assert isinstance(action, MakeThrow) or action in self.game.actions(self.state), action
            step = self.game.apply(self.state, action)
            self.state, self.told = step.state, [*self.told, *step.effects]
        return self

    def go(self, *answers: str) -> "Delving":
        """Card after card, with an answer to each question, up to one without an answer."""
        self._turn()
        for answer in answers:
            self.do(action_from(answer))
            self._turn()
        return self

    def _turn(self) -> None:
        while self.state.phase is Phase.TURN_CARD:
            self.do(do.TurnCard())

    # What can be asked

    @property
    def delve(self) -> Delve:
        assert self.state.delve is not None
        return self.state.delve

    @property
    def health(self) -> int:
        return self.delve.health

    @property
    def success(self) -> bool:
        (end,) = self.all_told(DelveEnded)
        return end.success

    @property
    def asked(self) -> list[str]:
        """What can be answered."""
        return [said(action) for action in self.game.actions(self.state)]

    @property
    def story(self) -> list[str]:
        """How each meeting ended."""
        return [met_said(met) for met in self.delve.met]

    def why_not(self, action: Action) -> Refusal | None:
        return self.game.why_not(self.state, action)

    def all_told(self, kind: type[Told]) -> list[Told]:
        return [effect for effect in self.told if isinstance(effect, kind)]


def delving(
    adventurer: str,
    dungeon: str,
    with_: str = "",
    *,
    deck: str = "",
    health: int | None = None,
    successes: int = 0,
    dexterity: bool = False,
    players: int = 2,
) -> Delving:
    """An adventurer with these tiles, just gone down, with that much health if it is told."""
    game = delve_game(adventurer, dexterity=dexterity, players=players)
    seats = (Seat(successes=successes), *([Seat(passed=True)] * (players - 2)), Seat())
    met = monsters(dungeon)
    specials = [id_ for id_ in our_delve_cards().specials if id_ in (*met, *monsters(deck))]
    state = replace(
        game.start(0),
        decides=PlayerId(players - 1),
        seats=seats,
        tiles=tiles(with_),
        deck=monsters(deck),
        specials=tuple(specials),
        dungeon=tuple(Laid(monster, OTHER) for monster in reversed(met)),
    )
    one = Delving(game, state).do(do.Pass())
    if health is not None:
        one.state = replace(one.state, delve=replace(one.delve, health=health))
    return one


# --- words ----------------------------------------------------------------------------------------


def action_from(answer: str) -> Action:  # noqa: PLR0911 - one for each
    """The action that an answer is."""
    word, _, rest = answer.partition(" ")
    match word:
        case "use":
            tile, _, cost = rest.partition(", ")
            return do.UseTile(TileId(tile), TileId(cost) if cost else None)
        case "no":
            return do.Decline()
        case "lose":
            return do.LoseTile(TileId(rest))
        case "name":
            return do.NameMonster(MonsterId(rest))
        case "pick":
            return do.PickNamer(PlayerId(int(rest)))
        case "strength":
            return do.NameStrength(int(rest))
        case "throw":
            return MakeThrow(landing(rest.removesuffix(" !"), symbol=rest.endswith("!")))
        case _:
            raise AssertionError(f"no answer: {answer}")


def said(action: Action) -> str:  # noqa: PLR0911 - one for each
    """The answer that an action is."""
    match action:
        case do.UseTile(tile, cost):
            return f"use {tile}" if cost is None else f"use {tile}, {cost}"
        case do.Decline():
            return "no"
        case do.LoseTile(tile):
            return f"lose {tile}"
        case do.NameMonster(monster):
            return f"name {monster}"
        case do.PickNamer(player):
            return f"pick {player}"
        case do.NameStrength(strength):
            return f"strength {strength}"
        case _:
            return type(action).__name__


def met_said(met: Met) -> str:
    """A meeting in a few words, such as `orc beaten: torch` or `lich strikes: 6`."""
    words = f"{met.facing.monster} {SAID[met.fate]}"
    if met.tile is not None:
        return f"{words}: {met.tile}"
    return f"{words}: {met.damage}" if met.fate is Fate.STRUCK else words


def lines(*told: str) -> list[str]:
    """A story written on a few lines, meetings apart by commas."""
    return [each.strip() for line in told for each in line.split(",")]


def other_secrets(game: DelveGame, seen: State, luck: Random) -> State:
    """Another game that looks the same: hidden cards have changed places, and other special
    monsters may have joined unseen."""
    unseen = game.unseen_monsters(seen)
    specials = luck.sample(unseen.maybe, unseen.joined)
    hidden = [*unseen.certain, *specials]
    luck.shuffle(hidden)
    return imagined(seen, hidden, specials)


def players_in(game: DelveGame) -> Iterable[PlayerId]:
    return map(PlayerId, range(game.options.players))
