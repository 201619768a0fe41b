"""What computer players of Delve do: always something that can be done, from what they may know."""

from dataclasses import replace
from random import Random

import pytest

from dexterity.hand.error import Skill
from dexterity.players.delve import choosing
from dexterity.players.delve.choosing import choose
from dexterity.players.delve.mind import MINDS
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase, Seat
from tests.kit.delve_minds import bidding, decided, decided_below, moments, shuffled_secrets
from tests.kit.delving import delving

LEVELS = tuple(Skill)
ALL_FOR_WARRIOR = "plate_armor knight_shield torch holy_grail dragon_spear vorpal_sword"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels think as they do, but less."""
    less = {level: replace(mind, playouts=8) for level, mind in MINDS.items()}
    monkeypatch.setattr(choosing, "MINDS", less)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", range(10))
def test_a_player_always_does_something_that_can_be_done(seed: int) -> None:
    for number, (game, state) in enumerate(moments(seed, every=0.3)):
        seen = game.seen_by(state, state.decides)
        action = choose(game, seen, LEVELS[number % 3], Random(seed)).action
        thrown = action is None and game.awaits_throw(state)
        assert thrown or action in game.actions(state)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", range(10))
def test_what_a_seat_cannot_see_changes_nothing_that_it_does(seed: int) -> None:
    for number, (game, state) in enumerate(moments(seed, every=0.15)):
        other = shuffled_secrets(game, state, state.decides, Random(number))
        level = LEVELS[number % 3]
        choices = [
            choose(game, game.seen_by(each, state.decides), level, Random(seed))
            for each in (state, other)
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_luck_decides_the_same(level: Skill) -> None:
    game, state = bidding("warrior", "golem demon", ALL_FOR_WARRIOR, drawn="vampire")
    assert decided(game, state, level) == decided(game, state, level)


# --- bidding --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_draws_on_who_would_surely_die_of_it(level: Skill) -> None:
    seats = Seat(failures=1), Seat()
    game, state = bidding("warrior", "dragon demon lich golem golem", seats=seats)
    assert decided(game, state, level) == do.Pass()


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_gives_away_an_empty_dungeon(level: Skill) -> None:
    game, state = bidding("warrior", "", ALL_FOR_WARRIOR)
    assert decided(game, state, level) == do.DrawMonster()


def test_who_would_win_by_it_stays_in_a_harmless_dungeon() -> None:
    seats = Seat(successes=1), Seat(successes=1)
    game, state = bidding("warrior", "goblin skeleton", ALL_FOR_WARRIOR, seats=seats)
    assert decided(game, state) == do.DrawMonster()


def test_a_last_card_that_must_go_down_goes_down() -> None:
    game, state = bidding("warrior", "goblin", drawn="orc")
    assert decided(game, state) == do.AddToDungeon()


@pytest.mark.parametrize("level", LEVELS)
def test_somebody_is_chosen_for_the_next_round(level: Skill) -> None:
    game, state = bidding("warrior", "", ALL_FOR_WARRIOR)
    action = decided(game, replace(state, phase=Phase.ADVENTURER), level)
    assert isinstance(action, do.ChooseAdventurer)


# --- below ----------------------------------------------------------------------------------------


def test_the_axe_is_for_a_dragon_that_would_kill() -> None:
    one = delving("barbarian", "dragon goblin", "leather_shield vorpal_axe").go()
    assert decided_below(one) == do.UseTile(one.state.tiles[1])


def test_the_axe_is_not_for_a_goblin_while_others_wait() -> None:
    one = delving("barbarian", "goblin dragon lich", "chainmail vorpal_axe", deck="orc").go()
    assert decided_below(one) == do.Decline()


def test_who_can_be_brought_back_is() -> None:
    one = delving("barbarian", "dragon goblin", "healing_potion").go()
    assert one.state.phase is Phase.REVIVE
    assert decided_below(one) == do.UseTile(one.state.tiles[0])


def test_a_monster_is_named_that_is_known_to_be_there_and_to_kill() -> None:
    game, state = bidding("warrior", "dragon goblin", "knight_shield vorpal_sword")
    state = game.apply(state, do.Pass()).state
    state = replace(state, delver=PlayerId(0), decides=PlayerId(0), phase=Phase.NAME_MONSTER)
    assert decided(game, state) == do.NameMonster(state.dungeon[0].monster)


def test_a_cube_gets_armour_that_has_done_its_work() -> None:
    one = delving("warrior", "cube lich lich lich", "plate_armor holy_grail").go()
    assert decided_below(one) == do.LoseTile(one.state.tiles[0])


def test_a_monster_is_thrown_at_where_that_was_agreed_upon() -> None:
    one = delving("warrior", "dragon", dexterity=True).go()
    assert one.game.awaits_throw(one.state)
    assert choose(one.game, one.state, Skill.NOVICE, Random(1)).action is None
