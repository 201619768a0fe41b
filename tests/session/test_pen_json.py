"""Pen's states and actions as JSON: one line each, and nothing else is believed."""

import json

import pytest

from dexterity.rules.pen.actions import Action, GrowWall, MakeFlick, PassFlick, PlaceWall, UseItem
from dexterity.rules.pen.cards.card import CardId, CardType
from dexterity.session.pen_json import (
    KINDS,
    MOST_BYTES,
    TAG,
    ForeignError,
    action_from,
    encoded_action,
    encoded_state,
    state_from,
)
from dexterity.values import StrokeEnd
from tests.kit.penning import at, card, duel, item, squares


def test_every_action_has_a_word_of_its_own() -> None:
    assert set(KINDS.values()) == set(Action.__args__)
    assert len(KINDS) == len(Action.__args__)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (PassFlick(), {"do": "pass_flick"}),
        (UseItem(CardId("spoon")), {"do": "use_item", "card": "spoon"}),
        (PlaceWall(squares("a1 b1")), {"do": "place_wall", "squares": [[0, 0], [1, 0]]}),
        (GrowWall(2, at("c9")), {"do": "grow_wall", "wall": 2, "square": [2, 8]}),
        (
            MakeFlick(StrokeEnd.WALL, (1.5, 2.0), True, ("chest-1-2",)),
            {
                "do": "flick",
                "end": "wall",
                "end_mm": [1.5, 2.0],
                "padded": True,
                "passed": ["chest-1-2"],
            },
        ),
    ],
)
def test_an_action_is_a_line_that_anybody_can_read(action: Action, told: dict[str, object]) -> None:
    assert json.loads(encoded_action(action)) == told
    assert action_from(json.dumps(told).encode()) == action


def test_a_state_in_the_middle_of_a_card_survives() -> None:
    wall = card("two_dice wall_to_draw magic_square", type_=CardType.WALL)
    state = duel(wall, hands={0: [item("plus_one")]}, walls=["h9 h10"]).flick("f17").state
    assert state.phase == "wall"
    assert state_from(encoded_state(state)) == state


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b'{"do": "fly"}',
        b'{"do": "flick"}',
        b'{"do": ["flick"]}',
        b'{"do": "flick", "end": "late", "end_mm": [1, 2]}',
        b"[" * 9000,
        b" " * (MOST_BYTES + 1),
    ],
    ids=["empty", "torn", "list", "unknown", "lacking", "no-word", "late", "deep", "large"],
)
def test_what_is_no_action_or_state_is_refused(data: bytes) -> None:
    for read in (action_from, state_from):
        with pytest.raises(ForeignError):
            read(data)


def test_the_word_is_under_the_same_key_as_in_the_other_games() -> None:
    assert TAG == "do"
