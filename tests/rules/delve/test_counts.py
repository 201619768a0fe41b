"""How many ways there are to go on, to a depth of four: numbers that move only if rules do."""

import pytest

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.state import State
from tests.kit.delving import delving, our_delve_cards

DEPTH = 4


def counts(game: DelveGame, state: State) -> list[int]:
    """The number of sequences of actions of each length, throws left out."""
    level, found = [state], list[int]()
    for _ in range(DEPTH):
        level = [game.apply(one, action).state for one in level for action in game.actions(one)]
        found.append(len(level))
    return found


@pytest.mark.parametrize(
    ("seed", "options", "expected"),
    [
        (1, Options(2), [2, 11, 22, 112]),
        (2, Options(3, BoxChoice.SEQUEL, specials=True), [2, 9, 25, 79]),
        (3, Options(4, BoxChoice.BOTH, specials=True, first_must_add=True), [2, 3, 5, 14]),
    ],
)
def test_from_the_beginning(seed: int, options: Options, expected: list[int]) -> None:
    game = DelveGame(our_delve_cards(), options)
    assert counts(game, game.start(seed)) == expected


@pytest.mark.parametrize(
    ("adventurer", "with_", "dungeon", "expected"),
    [
        ("ninja", "smoke_bomb ninjato curative_herbs", "golem golem cube", [1, 3, 3, 5]),
        ("mage", "polymorph omnipotence holy_grail", "orc orc vampire vampire", [1, 2, 2, 3]),
        ("princess", "daddys_sword royal_sceptre", "cube dragon lich", [2, 6, 6, 12]),
        ("barbarian", "vorpal_axe healing_potion chainmail", "dragon lich cube orc", [1, 2, 3, 11]),
    ],
)
def test_among_monsters(adventurer: str, with_: str, dungeon: str, expected: list[int]) -> None:
    one = delving(adventurer, dungeon, with_, deck="lich demon goblin", players=3)
    assert counts(one.game, one.state) == expected


def test_after_a_round() -> None:
    game = DelveGame(our_delve_cards(), Options(2, BoxChoice.BOTH))
    over = game.apply(game.start(4), do.Pass()).state
    assert counts(game, over) == [8, 16, 120, 240]
