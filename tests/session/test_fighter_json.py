"""Fighter's states and actions as JSON: one line each, and nothing else is believed."""

import json

import pytest

from dexterity.rules.fighter.actions import Action, BuyItem, GoOn, UseItem
from dexterity.rules.fighter.cards.colour import Colour
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.state import SeatId
from dexterity.session.fighter_json import (
    KINDS,
    MOST_BYTES,
    TAG,
    ForeignError,
    action_from,
    encoded_action,
    encoded_state,
    state_from,
)
from tests.kit.fighting import in_room, throw


def test_every_action_has_a_word_of_its_own() -> None:
    assert set(KINDS.values()) == set(Action.__args__)
    assert len(KINDS) == len(Action.__args__)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (GoOn(), {"do": "go_on"}),
        (BuyItem(ItemId("spoon"), SeatId(2)), {"do": "buy_item", "item": "spoon", "seat": 2}),
        (
            UseItem(ItemId("balm"), SeatId(0), Colour.RED),
            {"do": "use_item", "item": "balm", "seat": 0, "colour": "red"},
        ),
    ],
)
def test_an_action_is_a_line_that_anybody_can_read(action: Action, told: dict[str, object]) -> None:
    assert json.loads(encoded_action(action)) == told
    assert action_from(json.dumps(told).encode()) == action


def test_a_throw_survives_with_its_landing_findings_and_aftermath() -> None:
    action = throw("3*!", ["jump"], "5 - h")
    assert action_from(encoded_action(action)) == action


def test_a_state_in_the_middle_of_a_throw_survives() -> None:
    state = in_room().attack("red 3").throw("green 2*").state
    assert state_from(encoded_state(state)) == state


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b'{"do": "fly"}',
        b'{"do": "throw"}',
        b'{"do": ["throw"]}',
        b'{"do": "take_die", "colour": "mauve"}',
        b"[" * 9000,
        b" " * (MOST_BYTES + 1),
    ],
    ids=["empty", "torn", "list", "unknown", "lacking", "no-word", "mauve", "deep", "large"],
)
def test_what_is_no_action_or_state_is_refused(data: bytes) -> None:
    for read in (action_from, state_from):
        with pytest.raises(ForeignError):
            read(data)


def test_the_word_is_under_the_same_key_as_in_the_other_games() -> None:
    assert TAG == "do"
