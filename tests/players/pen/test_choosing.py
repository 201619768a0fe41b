"""What a computer player of Pen does can always be done, and is founded on what it may know."""

from collections.abc import Iterator
from dataclasses import replace
from math import pi
from random import Random

import pytest

from dexterity.hand.pencil.error import PUSH_ERRORS, FixedSheetError
from dexterity.hand.persons import push_error_of
from dexterity.hand.ways.held import WayName
from dexterity.physics.pencil.flick import flick, flick_many
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.players.pen.aiming import stroke_worth
from dexterity.players.pen.choosing import Choice, choose, hand_error
from dexterity.players.pen.mind import MINDS
from dexterity.players.pen.outlook import WINNING, Outlook
from dexterity.rules.pen.actions import (
    Action,
    GrowWall,
    LetHappen,
    MakeFlick,
    UseItem,
    flick_from,
)
from dexterity.rules.pen.cards.card import CardType
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.state import DrawnWall, Phase, State
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push, StrokeEnd
from tests.kit.penning import at, card, duel, item, other_card
from tests.kit.penning_box import game_of, random_action

ACTIONS = 30
"""Of a random game."""

GAMES = (4, 7, 22)
"""Together they come through all phases."""


def chosen(game: PenGame, state: State, level: Skill = Skill.NOVICE, seed: int = 1) -> Choice:
    return choose(game, game.seen_by(state, state.decides), level, Random(seed))


def taken(game: PenGame, state: State, choice: Choice) -> Action:
    """The action that a choice comes to."""
    if not isinstance(choice, Push):
        return choice
    paper = Paper(game.walls(state), game.spots(state))
    return flick_from(flick(choice, paper, Grain(1)))


def states_of(seed: int) -> Iterator[tuple[PenGame, State]]:
    """Those that a game at random comes through, with every card that there can be."""
    game, luck = game_of(seed), Random(seed)
    state = game.start(seed)
    for _ in range(ACTIONS):
        if game.result(state) is not None:
            return
        yield game, state
        state = game.apply(state, random_action(game, state, luck)).state


@pytest.mark.parametrize("seed", GAMES)
def test_in_every_phase_of_any_game_the_choice_can_be_taken(seed: int) -> None:
    for number, (game, state) in enumerate(states_of(seed)):
        action = taken(game, state, chosen(game, state, seed=number))
        assert game.why_not(state, action) is None, (state.phase, action)


def test_those_games_come_through_all_phases() -> None:
    phases = {state.phase for seed in GAMES for _, state in states_of(seed)}
    assert phases == {*Phase} - {Phase.OVER}


@pytest.mark.parametrize("level", Skill)
def test_the_same_luck_makes_the_same_choice(level: Skill) -> None:
    game = game_of(3)
    state = game.start(3)
    assert chosen(game, state, level) == chosen(game, state, level)
    assert chosen(game, state, level) != chosen(game, state, level, seed=2)


@pytest.mark.parametrize("seed", GAMES[:2])
def test_what_lies_in_the_piles_changes_nothing(seed: int) -> None:
    for number, (game, state) in enumerate(states_of(seed)):
        hidden = replace(
            state, events=state.events[::-1], fatras=state.fatras[::-1], seed=state.seed + 1
        )
        assert chosen(game, state, seed=number) == chosen(game, hidden, seed=number)


# --- what it does with a hand of cards ------------------------------------------------------------

DART = item("minus_one", Target.OTHER)
SPRAY = item("not monster")
SPRING = item("plus one flick")
SOUP = item("plus_two")


def expert(state_of: PenGame, state: State) -> Choice:
    return chosen(state_of, state, Skill.EXPERT)


def test_a_dart_is_kept_for_the_one_whom_it_kills() -> None:
    fit, frail = duel(hands={0: [DART]}), duel(hands={0: [DART]}, health=(15, 1))
    assert isinstance(expert(fit.game, fit.state), Push)
    assert expert(frail.game, frail.state) == UseItem(DART.id)


def test_soup_is_kept_until_it_is_needed() -> None:
    fit, frail = duel(hands={0: [SOUP]}), duel(hands={0: [SOUP]}, health=(3, 15))
    assert isinstance(expert(fit.game, fit.state), Push)
    assert expert(frail.game, frail.state) == UseItem(SOUP.id)


def test_a_flick_more_is_taken_at_once() -> None:
    game = duel(hands={0: [SPRING]})
    assert expert(game.game, game.state) == UseItem(SPRING.id)


@pytest.mark.parametrize(("target", "stops"), [(Target.SELF, True), (Target.OTHER, False)])
def test_a_monster_is_driven_off_unless_it_comes_for_the_rival(target: Target, stops: bool) -> None:
    monster = card("minus_three", target, CardType.MONSTER)
    game = duel(monster, hands={0: [SPRAY]}, health=(6, 6)).flick("e10")
    assert game.phase == Phase.REACT
    choice = expert(game.game, game.state)
    assert choice == (UseItem(SPRAY.id) if stops else LetHappen())


def test_who_must_touch_a_wall_does_so() -> None:
    sacrifice = other_card("flick > not wall > minus_three")
    game = duel(sacrifice, health=(15, 4), places="b17 g5").flick("e10")
    hit = taken(game.game, game.state, expert(game.game, game.state))
    assert isinstance(hit, MakeFlick)
    assert hit.end is StrokeEnd.WALL


# --- what it forgets, and what it cannot do any more ----------------------------------------------


def hungry(level: Skill) -> float:
    """How often a magic wall in the rival's way gets its square."""
    game = duel(places="b17 q2")
    wall = DrawnWall((at("j9"),), growing=True)
    state = replace(game.state, walls=(wall,))
    choices = (chosen(game.game, state, level, seed) for seed in range(40))
    return sum(isinstance(choice, GrowWall) for choice in choices) / 40


def test_a_magic_wall_is_forgotten_at_times_and_the_more_often_the_worse_one_plays() -> None:
    novice, regular, expert = (hungry(level) for level in Skill)
    assert 0.3 < novice < regular < expert < 1.0


def test_who_may_not_turn_the_sheet_has_a_hand_that_knows_where_ahead_is() -> None:
    game = duel()
    first, second = game.state.pawns
    fixed = replace(first, sheet_fixed=True), replace(second, sheet_fixed=True)
    plain = PUSH_ERRORS[Skill.EXPERT]
    assert hand_error(game.game, game.state, Skill.EXPERT) == plain
    for turn, ahead in ((PLAYERS[0], 0.0), (PLAYERS[1], pi)):
        error = hand_error(game.game, replace(game.state, turn=turn, pawns=fixed), Skill.EXPERT)
        assert error.towards(ahead) == plain
        assert error.towards(ahead + pi).direction_rad > 1.5 * plain.direction_rad


def test_each_way_strays_as_its_person_does() -> None:
    game = duel()
    for way in WayName:
        error = push_error_of(way, Skill.REGULAR)
        assert hand_error(game.game, game.state, Skill.REGULAR, way) == error


def test_what_is_stopped_or_let_go_of_does_not_mind_a_sheet_that_may_not_be_turned() -> None:
    game = duel()
    first, second = game.state.pawns
    state = replace(game.state, pawns=(replace(first, sheet_fixed=True), second))
    for way in WayName:
        awkward = isinstance(hand_error(game.game, state, Skill.REGULAR, way), FixedSheetError)
        assert awkward == (way in {WayName.FLICK, WayName.STEADY})


def test_with_the_treasure_a_line_through_the_own_cell_is_as_good_as_one_that_ends_there() -> None:
    game = duel()
    first, second = game.state.pawns
    by_door = replace(first, place_mm=(35.0, 165.0), has_treasure=True)
    state = replace(game.state, pawns=(by_door, second))
    outlook = Outlook(game.game, state, MINDS[Skill.EXPERT])
    paper = Paper(game.game.walls(state), game.game.spots(state))
    # Too hard by far: it skips, or ends at the padded wall at the back of the cell.
    pushes = [Push((35.0, 165.0), -pi / 2, speed) for speed in (250.0, 600.0, 900.0)]
    worth = stroke_worth(outlook, flick_many(pushes, paper, Grain(1))).tolist()
    assert worth[0] < WINNING
    assert worth[1:] == [WINNING, WINNING]
