"""Delve, as the contract sees it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.rules.made_throw import MakeThrow
from dexterity.session.delve.delve_course import KINDS
from tests.kit.contract.contestant import Contestant
from tests.kit.delving import other_secrets, players_in
from tests.kit.delving_games import game_of, random_action
from tests.kit.landings import landing

TRIED: tuple[Action, ...] = (
    do.ChooseAdventurer(AdventurerId("mage")),
    do.ChooseAdventurer(AdventurerId("nobody")),
    do.DrawMonster(),
    do.Pass(),
    do.AddToDungeon(),
    do.SetAside(TileId("torch")),
    do.SetAside(TileId("nothing")),
    do.NameMonster(MonsterId("orc")),
    do.NameMonster(HIDDEN),
    do.PickNamer(PlayerId(1)),
    do.PickNamer(PlayerId(9)),
    do.NameStrength(5),
    do.NameStrength(8),
    do.TurnCard(),
    do.UseTile(TileId("vorpal_axe")),
    do.UseTile(TileId("torch")),
    do.UseTile(TileId("smoke_bomb"), TileId("ninjato")),
    do.UseTile(TileId("smoke_bomb"), TileId("smoke_bomb")),
    do.LoseTile(TileId("torch")),
    do.LoseTile(TileId("nothing")),
    do.Decline(),
    MakeThrow(landing("3 3 / 3 3")),
)


def otherwise(game: DelveGame, state: State, player: PlayerId | None, luck: Random) -> State:
    """Different in all that a seat may not know: its hidden cards have changed places."""
    other = other_secrets(game, game.seen_by(state, player), luck)
    return replace(other, seed=luck.randrange(1, 1_000))


def viewers(game: DelveGame, state: State) -> Iterator[PlayerId | None]:
    yield from players_in(game)
    yield None


def holds_together(game: DelveGame, state: State) -> None:
    result = game.result(state)
    assert result is None or result.winner in state.standing


DELVE = Contestant(
    "delve",
    State,
    KINDS,
    game_of,
    random_action,
    by_hand=MakeThrow,
    awaits_hand=DelveGame.awaits_throw,
    tried=TRIED,
    viewers=viewers,
    otherwise=otherwise,
    holds_together=holds_together,
    # Seven rounds of four players, each with all cards, take some 400.
    most_steps=1_500,
    games=2_000,
)
