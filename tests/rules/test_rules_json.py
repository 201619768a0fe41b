"""States and actions as JSON: one line each."""

import json
from typing import Any

import pytest

from dexterity.rules.challenge.duel_actions import DUEL_ACTIONS
from dexterity.rules.delve.actions import ACTIONS as DELVE_ACTIONS
from dexterity.rules.delve.actions import Pass, UseTile
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.fighter.actions import ACTIONS as FIGHTER_ACTIONS
from dexterity.rules.fighter.actions import BuyItem, GoOn
from dexterity.rules.fighter.actions import UseItem as UseThing
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.state import SeatId
from dexterity.rules.fighter.state import State as Campaign
from dexterity.rules.pen.actions import (
    ACTIONS as PEN_ACTIONS,
)
from dexterity.rules.pen.actions import GrowWall, MakeFlick, PassFlick, PlaceWall, UseItem
from dexterity.rules.pen.cards.card import CardId, CardType
from dexterity.rules.pen.state import State as Match
from dexterity.values.colour import DieColour
from dexterity.values.stroke import StrokeEnd
from tests.kit.fighting import in_room, throw
from tests.kit.penning import at, card, duel, item, squares
from tests.kit.rules_json import (
    Kinds,
    action_from,
    decoded,
    encoded_action,
    encoded_state,
)

DUEL = DUEL_ACTIONS.by_name
FIGHTER, PEN = FIGHTER_ACTIONS.by_name, PEN_ACTIONS.by_name
DELVE = DELVE_ACTIONS.by_name


@pytest.mark.parametrize(
    ("kinds", "action", "told"),
    [
        (FIGHTER, GoOn(), {"do": "go_on"}),
        (
            FIGHTER,
            BuyItem(ItemId("spoon"), SeatId(2)),
            {"do": "buy_item", "item": "spoon", "seat": 2},
        ),
        (
            FIGHTER,
            UseThing(ItemId("balm"), SeatId(0), DieColour.RED),
            {"do": "use_item", "item": "balm", "seat": 0, "colour": "red"},
        ),
        (DELVE, Pass(), {"do": "pass"}),
        (
            DELVE,
            UseTile(TileId("smoke_bomb"), TileId("ninjato")),
            {"do": "use_tile", "tile": "smoke_bomb", "cost": "ninjato"},
        ),
        (PEN, PassFlick(), {"do": "pass_flick"}),
        (PEN, UseItem(CardId("spoon")), {"do": "use_item", "card": "spoon"}),
        (PEN, PlaceWall(squares("a1 b1")), {"do": "place_wall", "squares": [[0, 0], [1, 0]]}),
        (PEN, GrowWall(2, at("c9")), {"do": "grow_wall", "wall": 2, "square": [2, 8]}),
        (
            PEN,
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
def test_an_action_is_a_line_that_anybody_can_read(
    kinds: Kinds[Any], action: object, told: dict[str, object]
) -> None:
    assert json.loads(encoded_action(action, kinds)) == told
    assert action_from(json.dumps(told).encode(), kinds) == action


def test_a_throw_survives_with_its_landing_findings_and_aftermath() -> None:
    action = throw("3*!", ["jump"], "5 - h")
    assert action_from(encoded_action(action, FIGHTER), FIGHTER) == action


def test_a_campaign_in_the_middle_of_a_throw_survives() -> None:
    state = in_room().attack("red 3").throw("green 2*").state
    assert decoded(encoded_state(state), Campaign) == state


def test_a_match_in_the_middle_of_a_card_survives() -> None:
    wall = card("two_dice wall_to_draw magic_square", type_=CardType.WALL)
    state = duel(wall, hands={0: [item("plus_one")]}, walls=["h9 h10"]).flick("f17").state
    assert state.phase == "wall"
    assert decoded(encoded_state(state), Match) == state


def test_an_action_of_another_game_is_our_own_slip() -> None:
    with pytest.raises(LookupError):
        encoded_action(GoOn(), PEN)
