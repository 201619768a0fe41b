"""A whole duel on record, with a rematch: every action and all that was told of it.

`python -m tests.rules.challenge.test_golden_duel` writes it anew, when rules are meant to move.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from dexterity.rules.challenge.duel import DuelGame
from dexterity.rules.challenge.duel_actions import Rematch
from dexterity.rules.challenge.duel_effects import DuelEffect
from dexterity.session.challenge.duel_course import KINDS
from tests.kit.contract.challenge import DARES, LEVELS, random_duel_action
from tests.kit.rules_json import action_from, encoded_action

RECORD = Path(__file__).parents[2] / "records" / "golden_duel.json"
SEED = 11
GAME = DuelGame(tuple(LEVELS), DARES, 3)


def written() -> list[dict[str, Any]]:
    """Two matches played at random, action by action."""
    luck, state, lines = Random(SEED), GAME.start(SEED), []
    while state.match < 2:
        over = GAME.result(state) is not None
        action = Rematch() if over else random_duel_action(GAME, state, luck)
        step = GAME.apply(state, action)
        lines.append(line_of(encoded_action(action, KINDS), step.effects))
        state = step.state
    return lines


def line_of(action: bytes, effects: tuple[DuelEffect, ...]) -> dict[str, Any]:
    return {"action": json.loads(action), "told": list(map(repr, effects))}


def test_the_duel_on_record_is_told_as_it_was() -> None:
    state = GAME.start(SEED)
    for number, line in enumerate(json.loads(RECORD.read_text(encoding="utf-8"))):
        action = action_from(json.dumps(line["action"]).encode(), KINDS)
        assert GAME.why_not(state, action) is None, number
        step = GAME.apply(state, action)
        assert list(map(repr, step.effects)) == line["told"], number
        state = step.state
    assert state.match == 2


if __name__ == "__main__":
    lines = (json.dumps(line, ensure_ascii=False) for line in written())
    RECORD.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
