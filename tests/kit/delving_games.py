"""Whole games of Delve played at random, with every option."""

from random import Random

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action, MakeThrow
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.state import State
from tests.kit.delving import our_delve_cards
from tests.kit.landings import landing

LANDINGS = ("1 1 / 1 1", "3 3 / 3 .", "5 5 / 4 4", "c c / c 5", ". . / . .", "b b / h h")

BOLDNESS = 0.8
"""How often a bidder draws rather than passes: with less, most dungeons would be empty."""


def game_of(seed: int) -> DelveGame:
    """A game with options that differ from seed to seed."""
    options = Options(
        players=2 + seed % 3,
        box=tuple(BoxChoice)[seed // 3 % 3],
        specials=bool(seed // 4 % 2),
        first_must_add=seed % 5 == 0,
        dexterity=seed % 4 == 1,
    )
    return DelveGame(our_delve_cards(), options)


def random_action(game: DelveGame, state: State, luck: Random) -> Action:
    """Anything that can be done now."""
    if game.awaits_throw(state) and luck.random() < 0.8:
        return MakeThrow(landing(luck.choice(LANDINGS), symbol=luck.random() < 0.3))
    actions = game.actions(state)
    if do.DrawMonster() in actions:
        return do.DrawMonster() if luck.random() < BOLDNESS else do.Pass()
    return luck.choice(actions)
