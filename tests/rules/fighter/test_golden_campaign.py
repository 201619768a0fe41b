"""A whole campaign on record: every action, and how things stood after it.

`python -m tests.rules.fighter.test_golden_campaign` writes it anew, when rules are meant to move.
Throws are written as words, since a landing says more than the rules ever ask.
"""

import json
from random import Random
from typing import Any

from dexterity.rules.fighter.actions import ACTIONS, Action, MakeThrow
from dexterity.rules.fighter.state import State
from dexterity.rules.game import Step
from dexterity.values.landing import DieRest, Ending
from tests.kit.fighting import throw
from tests.kit.fighting_box import game_of, random_action, whole_box
from tests.kit.golden_games import RECORDS, GoldenGame
from tests.kit.levels import rest
from tests.kit.rules_json import action_from, encoded_action

SEED = 377
GAME = game_of(SEED, whole_box())

# --- a line of the record -----------------------------------------------------------------------


def told_action(action: Action) -> Any:
    """Whatever is no throw is written as in any record."""
    if isinstance(action, MakeThrow):
        return " ".join([word_of(action), *map(sign_of, action.aftermath.others)])
    return json.loads(encoded_action(action, ACTIONS.by_name))


def word_of(action: MakeThrow) -> str:
    """`3*`, as the kit reads it."""
    landing, own = action.landing, action.aftermath.own
    sign = "-" if landing.ending is Ending.FELL or own is None else sign_of(own)
    return (
        sign
        + "*" * landing.symbol_up
        + "!" * any(not finding.passed for finding in action.findings)
        + "^" * (landing.table_hits_before_target == 0)
    )


def sign_of(die: DieRest) -> str:
    return next(sign for sign in "12345cbh.-" if rest(sign) == die)


def read_action(told: Any, state: State) -> Action:
    if isinstance(told, str):
        word, _, others = told.partition(" ")
        return throw(word, GAME.requirements(state), others)
    return action_from(json.dumps(told).encode(), ACTIONS.by_name)


def told_step(step: Step[Any, Any]) -> list[Any]:
    """What happened, and how things stand: enough to see where rules have moved."""
    state, fight = step.state, step.state.fight
    return [
        " ".join(type(effect).__name__ for effect in step.effects),
        state.phase,
        [member.health for member in state.party],
        [state.gold, state.white_dice, *(() if fight is None else (fight.health, fight.turn))],
    ]


GOLDEN = GoldenGame(
    RECORDS / "golden_campaign.json", GAME, SEED, told_action, read_action, told_step
)


def choose(state: State, luck: Random) -> Action:
    return random_action(GAME, state, GAME.actions(state), luck)


def test_the_campaign_on_record_goes_as_it_went() -> None:
    result = GOLDEN.result_as_it_went()
    assert result.won


if __name__ == "__main__":
    GOLDEN.write(choose)
