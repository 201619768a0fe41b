"""The beginning: the chest, the decks, and who may go."""

from collections import Counter

import pytest

from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.cards.item import Weapon
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.options import Options
from dexterity.rules.fighter.state import Phase, State
from tests.kit.fighting import HEROES, boss, box, foe, room, thing

NAMES = tuple(hero.id for hero in HEROES)


def whole_box() -> Cards:
    return box(
        monsters=[
            foe(level=level, name=f"{level}-{n}") for level in (1, 2, 3, 4) for n in range(12)
        ],
        bosses=[boss(name=f"boss-{n}") for n in range(6)],
        items=[thing(f"item-{n}", Weapon(1)) for n in range(48)],
        rooms=[room(f"room-{n}") for n in range(21)],
    )


def begun(heroes: int = 3, seed: int = 1, leader: int = 0) -> State:
    return FighterGame(whole_box(), Options(NAMES[:heroes], first_leader=leader)).start(seed)


@pytest.mark.parametrize(("heroes", "gold"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_the_chest_holds_gold_by_the_number_of_heroes_and_two_white_dice(
    heroes: int, gold: int
) -> None:
    state = begun(heroes)
    assert (state.gold, state.white_dice) == (gold, 2)


def test_everybody_has_nine_health_no_scars_and_nothing_else() -> None:
    for member in begun().party:
        assert (member.health, member.most_health) == (9, 9)
        assert (member.scars, member.carried, member.stands) == ((), (), True)


def test_the_monsters_are_three_of_each_level_and_all_of_the_last_in_rising_order() -> None:
    cards, state = whole_box(), begun()
    levels = [cards.foe(id_).level for id_ in state.foes]
    assert levels == sorted(levels)
    assert Counter(levels) == {1: 3, 2: 3, 3: 3, 4: 12}
    assert len(set(state.foes)) == 21


def test_all_rooms_and_all_things_are_in_their_decks_once() -> None:
    cards, state = whole_box(), begun()
    assert sorted((*state.offered, *state.rooms)) == sorted(cards.rooms)
    assert sorted(state.shop_deck) == sorted(cards.items)
    assert state.boss in cards.bosses


def test_two_rooms_lie_before_the_first_leader() -> None:
    state = begun(leader=2)
    assert state.phase is Phase.PATH
    assert state.leader == 2
    assert len(state.offered) == 2


def test_a_seed_is_a_campaign_and_another_seed_another() -> None:
    assert begun(seed=5) == begun(seed=5)
    states = [begun(seed=seed) for seed in range(60)]
    assert len({(state.foes, state.rooms, state.shop_deck) for state in states}) == 60
    assert len({state.boss for state in states}) == 6


@pytest.mark.parametrize(
    ("heroes", "leader"),
    [
        (NAMES[:1], 0),
        (NAMES[:7], 0),
        ((NAMES[0], NAMES[0]), 0),
        ((NAMES[0], HeroId("nobody")), 0),
        (NAMES[:2], 2),
        (NAMES[:2], -1),
    ],
    ids=["one", "seven", "twice", "unknown", "leader-elsewhere", "leader-nowhere"],
)
def test_a_party_that_cannot_be_is_our_own_slip(heroes: tuple[HeroId, ...], leader: int) -> None:
    with pytest.raises(ValueError, match=r"hero|leader"):
        FighterGame(whole_box(), Options(heroes, first_leader=leader))
