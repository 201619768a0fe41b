"""The shipped cards on the shipped sheets, with strokes of the real pencil: all fits together."""

from functools import cache
from math import pi
from pathlib import Path
from random import Random

import pytest

from dexterity.content.pen.sheets import load_sheet
from dexterity.physics.pencil.flick import flick
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.places import levels
from dexterity.rules.pen.actions import Action, MakeFlick, PlaceWall, flick_from
from dexterity.rules.pen.board import board_of
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.passage import passage_of
from dexterity.rules.pen.state import Phase, State
from dexterity.values.stroke import Push
from tests.kit.pen_card_files import our_cards

SHEETS = sorted((levels() / "pen").glob("*.txt"))

MOST_STEPS = 1_000


@cache
def game_on(sheet: Path) -> PenGame:
    return PenGame(our_cards().cards, board_of(load_sheet(sheet)), Options(fun=True))


def stroke(game: PenGame, state: State, luck: Random) -> MakeFlick:
    push = Push(
        state.pawns[state.turn].place_mm,
        luck.uniform(-pi, pi),
        luck.uniform(200.0, 1400.0),
        luck.uniform(-0.01, 0.01),
    )
    paper = Paper(game.walls(state), game.spots(state))
    return flick_from(flick(push, paper, Grain(state.seed)))


def action(game: PenGame, state: State, luck: Random) -> Action:
    if state.phase is Phase.WALL:
        walls = list(map(PlaceWall, game.possible_walls(state)))
        luck.shuffle(walls)
        return next(wall for wall in walls if game.why_not(state, wall) is None)
    actions = game.actions(state)
    if game.awaits_flick(state) and (not actions or luck.random() < 0.7):
        return stroke(game, state, luck)
    return luck.choice(actions)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_a_game_goes_to_its_end_and_nobody_is_ever_sealed_in(sheet: Path) -> None:
    game, luck = game_on(sheet), Random(sheet.stem)
    state = game.start(7)
    for _ in range(MOST_STEPS):
        if game.result(state) is not None:
            break
        done = action(game, state, luck)
        assert game.why_not(state, done) is None, done
        was_open, state = passage_of(game.board, state).is_open, game.apply(state, done).state
        # A pencil may slip into a nook to which no way leads that is one square wide.
        slipped = isinstance(done, MakeFlick)
        assert passage_of(game.board, state).is_open or slipped or not was_open
    assert game.result(state) is not None
