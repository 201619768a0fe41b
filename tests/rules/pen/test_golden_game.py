"""A whole game on record: the rules do today what they did when it was written.

`python -m tests.rules.pen.test_golden_game` writes it anew, when rules are meant to move.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from dexterity.rules.step import Step
from dexterity.session.pen.pen_record import KINDS
from dexterity.session.rules_json import action_from, encoded_action
from tests.kit.penning import named
from tests.kit.penning_box import game_of, random_action

RECORD = Path(__file__).parents[2] / "records" / "golden_pen.json"

SEED = 40
GAME = game_of(SEED)


def told_step(step: Step[Any, Any]) -> list[Any]:
    """What happened, and how things stand: enough to see where rules have moved."""
    state = step.state
    return [
        " ".join(type(effect).__name__ for effect in step.effects),
        state.phase,
        state.decides,
        [pawn.health for pawn in state.pawns],
        [len(state.events), len(state.fatras), *(len(pawn.hand) for pawn in state.pawns)],
        " ".join(map(named, state.filled)),
    ]


def written() -> Iterator[str]:
    luck, state = Random(SEED), GAME.start(SEED)
    while GAME.result(state) is None:
        action = random_action(GAME, state, luck)
        step = GAME.apply(state, action)
        yield json.dumps([json.loads(encoded_action(action, KINDS)), *told_step(step)])
        state = step.state


def test_the_game_on_record_goes_as_it_went() -> None:
    state = GAME.start(SEED)
    for number, (told, *stood) in enumerate(json.loads(RECORD.read_text(encoding="utf-8"))):
        action = action_from(json.dumps(told).encode(), KINDS)
        assert GAME.why_not(state, action) is None, number
        step = GAME.apply(state, action)
        assert told_step(step) == stood, number
        state = step.state
    result = GAME.result(state)
    assert result is not None
    assert result.flicks > 10


if __name__ == "__main__":
    RECORD.write_text("[\n" + ",\n".join(written()) + "\n]\n", encoding="utf-8")
