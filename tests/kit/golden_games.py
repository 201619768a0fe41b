"""Whole games on record by the rules alone, so that they show where rules have moved."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from dexterity.rules.game import Step
from tests.kit.contract.contestant import AnyGame

RECORDS = Path(__file__).parents[1] / "records"


@dataclass(frozen=True)
class GoldenGame:
    """A line an action, with how things stood after it."""

    path: Path
    game: AnyGame
    seed: int
    told_action: Callable[[Any], Any]
    read_action: Callable[[Any, Any], Any]
    """By what is told of it, and the state."""
    told_step: Callable[[Step[Any, Any]], list[Any]]

    def write(self, choose: Callable[[Any, Random], Any]) -> None:
        """Plays it anew, as luck will have it."""
        luck, state, lines = Random(self.seed), self.game.start(self.seed), []
        while self.game.result(state) is None:
            action = choose(state, luck)
            step = self.game.apply(state, action)
            lines.append(json.dumps([self.told_action(action), *self.told_step(step)]))
            state = step.state
        self.path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")

    def result_as_it_went(self) -> Any:
        """How it ended, after every action led to what it had led to."""
        state = self.game.start(self.seed)
        lines = json.loads(self.path.read_text(encoding="utf-8"))
        for number, (told, *stood) in enumerate(lines):
            action = self.read_action(told, state)
            assert self.game.why_not(state, action) is None, number
            assert self.told_action(action) == told, number
            step = self.game.apply(state, action)
            assert self.told_step(step) == stood, number
            state = step.state
        result = self.game.result(state)
        assert result is not None
        return result
