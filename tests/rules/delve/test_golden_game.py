"""A whole game on record: the rules do today what they did when it was written.

`python -m tests.rules.delve.test_golden_game` writes it anew, when rules are meant to move.
"""

import json
from random import Random
from typing import Any

from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.state import State
from dexterity.rules.step import Step
from dexterity.session.delve.delve_course import KINDS
from tests.kit.delving_games import game_of, random_action
from tests.kit.golden_games import RECORDS, GoldenGame
from tests.kit.rules_json import action_from, encoded_action

SEED = 61
"""Three players, both boxes, specials and throws."""
GAME = game_of(SEED)


def told_action(action: Action) -> Any:
    return json.loads(encoded_action(action, KINDS))


def read_action(told: Any, _: State) -> Action:
    return action_from(json.dumps(told).encode(), KINDS)


def told_step(step: Step[Any, Any]) -> list[Any]:
    """What happened, and how things stand: enough to see where rules have moved."""
    state = step.state
    return [
        " ".join(type(effect).__name__ for effect in step.effects),
        state.phase,
        state.decides,
        None if state.delve is None else state.delve.health,
        [len(state.deck), len(state.dungeon), len(state.aside), len(state.tiles)],
        [[seat.successes, seat.failures] for seat in state.seats],
    ]


GOLDEN = GoldenGame(RECORDS / "golden_delve.json", GAME, SEED, told_action, read_action, told_step)


def choose(state: State, luck: Random) -> Action:
    return random_action(GAME, state, luck)


def test_the_game_on_record_goes_as_it_went() -> None:
    result = GOLDEN.result_as_it_went()
    assert result.rounds > 3


if __name__ == "__main__":
    GOLDEN.write(choose)
