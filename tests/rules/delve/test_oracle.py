"""Twenty thousand delves, each played twice: by the rules and by an oracle of the tests."""

from dataclasses import replace
from random import Random

import pytest

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.cards.adventurer import AdventurerId
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.effects import DelveEnded
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Laid, Phase, Seat
from tests.kit.delve_oracle import CARDS, HEROES, SPECIALS, Oracle
from tests.kit.delving import action_from, met_said, monsters, our_delve_cards, said, tiles

A_BATCH = 2_500
"""Of every hero: twenty thousand in all."""

Outcome = tuple[bool, int, list[str], list[str]]
"""Success, health, tiles left, and the whole story."""


class Setting:
    """A hero with some of the tiles before some of the cards, all by luck."""

    def __init__(self, seed: int, hero: str) -> None:
        luck = Random(seed)
        self.hero, self.answers = hero, seed
        self.tiles = [tile for tile in HEROES[hero][1] if luck.random() < 0.6]
        self.specials = luck.sample(SPECIALS, 2)
        cards = [*CARDS, *self.specials]
        luck.shuffle(cards)
        met = luck.randrange(len(cards) + 1)
        self.dungeon, rest = cards[:met], cards[met:]
        self.deck = rest[: luck.randrange(len(rest) + 1)]
        self.successes = luck.randrange(2)


GAMES = {
    hero: DelveGame(
        our_delve_cards(),
        Options(2, BoxChoice.BOTH, specials=True, adventurer=AdventurerId(hero), first=PlayerId(1)),
    )
    for hero in HEROES
}
STARTS = {hero: game.start(0) for hero, game in GAMES.items()}


def by_rules(setting: Setting) -> Outcome:
    game, luck = GAMES[setting.hero], Random(setting.answers)
    state = replace(
        STARTS[setting.hero],
        tiles=tiles(" ".join(setting.tiles)),
        deck=monsters(" ".join(setting.deck)),
        specials=monsters(" ".join(setting.specials)),
        seats=(Seat(successes=setting.successes), Seat()),
        dungeon=tuple(Laid(MonsterId(card), PlayerId(1)) for card in reversed(setting.dungeon)),
    )
    step = game.apply(state, do.Pass())
    while step.state.phase not in (Phase.ADVENTURER, Phase.OVER):
        if step.state.phase is Phase.TURN_CARD:
            step = game.apply(step.state, do.TurnCard())
        else:
            answers = sorted(map(said, game.actions(step.state)))
            step = game.apply(step.state, action_from(luck.choice(answers)))
    (ended,) = (effect for effect in step.effects if isinstance(effect, DelveEnded))
    delve = step.state.delve
    assert delve is not None
    return ended.success, delve.health, list(step.state.tiles), [met_said(met) for met in delve.met]


def by_oracle(setting: Setting) -> Outcome:
    luck = Random(setting.answers)
    oracle = Oracle(
        setting.hero,
        list(setting.tiles),
        list(setting.deck),
        setting.successes,
        lambda answers: luck.choice(sorted(answers)),
    )
    success = oracle.play(setting.dungeon)
    return success, oracle.health, oracle.tiles, oracle.story


@pytest.mark.parametrize("hero", HEROES)
def test_the_rules_and_the_oracle_agree(hero: str) -> None:
    first = list(HEROES).index(hero) * A_BATCH
    for seed in range(first, first + A_BATCH):
        setting = Setting(seed, hero)
        assert by_rules(setting) == by_oracle(setting), vars(setting)
