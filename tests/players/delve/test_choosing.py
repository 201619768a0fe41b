"""What computer players of Delve do: always something that can be done, from what they may know."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from dexterity.players.delve import choosing
from dexterity.players.delve.choosing import (
    LOOK_AFTER,
    Compared,
    Effort,
    Trial,
    chance_to_win,
    choose,
    compare,
)
from dexterity.players.delve.habits import MINDS
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase, Seat
from dexterity.values.skill import Skill
from tests.kit.delve_minds import bidding, decided, decided_below, moments, shuffled_secrets
from tests.kit.delving import delving

# --- comparing ------------------------------------------------------------------------------------


STRENGTHS = [do.NameStrength(strength) for strength in (5, 6, 7, 8, 9)]


def worth(action: Action, number: int) -> float:
    assert isinstance(action, do.NameStrength)
    return -abs(action.strength - 7) + number % 2


def compared(actions: Sequence[Action], trial: Trial, playouts: int, lead: float = 0.0) -> Compared:
    """With as many steps as it takes."""
    return compare(actions, trial, Effort(playouts, steps=1), lambda: 0, lead)


def test_the_best_one_is_found_by_few_trials() -> None:
    found = compared(STRENGTHS, worth, 60)
    assert found.action == do.NameStrength(7)
    assert found.playouts <= 60


def test_of_equals_the_first_one_is_kept() -> None:
    assert compared(STRENGTHS, lambda action, number: 1.0, 30).action == STRENGTHS[0]


def test_the_first_one_is_kept_unless_another_is_clearly_better() -> None:
    assert compared(STRENGTHS, worth, 60, lead=1.5).action == do.NameStrength(7)
    assert compared(STRENGTHS, worth, 60, lead=2.5).action == STRENGTHS[0]


def test_all_are_tried_in_the_same_cases() -> None:
    tried: list[tuple[Action, int]] = []

    def trial(action: Action, number: int) -> float:
        tried.append((action, number))
        return 0.0

    compared(STRENGTHS[:2], trial, 6)
    assert tried == [(action, number) for number in range(3) for action in STRENGTHS[:2]]


def test_a_single_one_is_tried_at_least_once() -> None:
    assert compared(STRENGTHS[:1], worth, 4).playouts == 4


def test_what_is_clear_early_is_not_looked_at_any_longer() -> None:
    clear = compared(STRENGTHS[1:3], worth, 1000)
    assert clear.action == do.NameStrength(7)
    assert clear.playouts == 2 * LOOK_AFTER


def test_what_is_hard_to_tell_is_looked_at_to_the_end() -> None:
    def trial(action: Action, number: int) -> float:
        return float(number % 2 == (action == STRENGTHS[0]))

    assert compared(STRENGTHS[:2], trial, 1000).playouts == 1000


def test_long_playouts_are_fewer_and_each_action_is_tried_as_often() -> None:
    often: Counter[Action] = Counter()

    def trial(action: Action, number: int) -> float:
        often[action] += 1
        return worth(action, number)

    def steps() -> int:
        return 10 * often.total()

    found = compare(STRENGTHS[1:3], trial, Effort(1000, steps=200), steps)
    assert found.playouts == 20
    assert set(often.values()) == {10}
    often.clear()
    found = compare(STRENGTHS[:3], trial, Effort(1000, steps=200), steps)
    assert found.action == do.NameStrength(7)
    assert 20 <= found.playouts <= 20 + len(STRENGTHS[:3]), "each halving has half of the steps"


# --- standing -------------------------------------------------------------------------------------


ME = PlayerId(0)


def test_all_are_equal_before_the_first_round() -> None:
    assert chance_to_win((Seat(),) * 4, ME) == pytest.approx(0.25)


def test_chances_of_all_seats_add_up() -> None:
    seats = Seat(1, 1), Seat(0, 2), Seat(1, 0)
    assert sum(chance_to_win(seats, PlayerId(one)) for one in range(3)) == pytest.approx(1.0)


def test_chances_go_with_the_marks_wherever_somebody_sits() -> None:
    ahead, behind, even = Seat(1, 0), Seat(0, 1), Seat(0, 0)
    chances = {
        seats: [chance_to_win(seats, PlayerId(one)) for one in range(3)]
        for seats in permutations((ahead, behind, even))
    }
    told = {tuple(sorted(zip(map(repr, seats), of, strict=True))) for seats, of in chances.items()}
    assert len(told) == 1
    for seats, of in chances.items():
        assert of[seats.index(behind)] < of[seats.index(even)] < of[seats.index(ahead)]


def test_the_game_is_won_by_two_successes_or_by_being_left() -> None:
    assert chance_to_win((Seat(2, 1), Seat(1, 0)), ME) == 1.0
    assert chance_to_win((Seat(0, 1), Seat(1, 2)), ME) == 1.0
    assert chance_to_win((Seat(0, 2), Seat(), Seat()), ME) == 0.0


def test_a_success_is_worth_having_and_a_failure_is_not() -> None:
    even = chance_to_win((Seat(), Seat()), ME)
    assert chance_to_win((Seat(0, 1), Seat()), ME) < even < chance_to_win((Seat(1, 0), Seat()), ME)


# --- choosing -------------------------------------------------------------------------------------


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
