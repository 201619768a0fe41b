"""A whole game on record: the rules do today what they did when it was written.

`python -m tests.rules.delve.test_golden_game` writes it anew, when rules are meant to move.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from dexterity.rules.step import Step
from tests.kit.delving_games import game_of, random_action, read_action, written_action

RECORD = Path(__file__).parents[2] / "records" / "golden_delve.json"

SEED = 61
"""Three players, both boxes, specials and throws."""
GAME = game_of(SEED)


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


def written() -> Iterator[str]:
    luck, state = Random(SEED), GAME.start(SEED)
    while GAME.result(state) is None:
        action = random_action(GAME, state, luck)
        step = GAME.apply(state, action)
        yield json.dumps([json.loads(written_action(action)), *told_step(step)])
        state = step.state


def test_the_game_on_record_goes_as_it_went() -> None:
    state = GAME.start(SEED)
    for number, (told, *stood) in enumerate(json.loads(RECORD.read_text(encoding="utf-8"))):
        action = read_action(json.dumps(told).encode())
        assert GAME.why_not(state, action) is None, number
        step = GAME.apply(state, action)
        assert told_step(step) == stood, number
        state = step.state
    result = GAME.result(state)
    assert result is not None
    assert result.rounds > 3


if __name__ == "__main__":
    RECORD.write_text("[\n" + ",\n".join(written()) + "\n]\n", encoding="utf-8")
