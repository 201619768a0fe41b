"""States and actions of Fighter as JSON, for records and saves, and back.

The rules' values are plain; what an action is, is told by the key `do`.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from dexterity.errors import DexterityError
from dexterity.rules.fighter import actions as do
from dexterity.rules.fighter.actions import Action
from dexterity.rules.fighter.state import State
from dexterity.rules.made_throw import MakeThrow

TAG: Final = "do"

KINDS: Final[Mapping[str, type[Action]]] = {
    "pick_room": do.PickRoom,
    "take_die": do.TakeDie,
    "put_die_back": do.PutDieBack,
    "take_back_dice": do.TakeBackDice,
    "throw": MakeThrow,
    "pick_ability": do.PickAbility,
    "throw_again": do.ThrowAgain,
    "use_armour": do.UseArmour,
    "use_item": do.UseItem,
    "let_count": do.LetCount,
    "retreat": do.Retreat,
    "take_scar": do.TakeScar,
    "give_item": do.GiveItem,
    "leave_item": do.LeaveItem,
    "trade_item": do.TradeItem,
    "drop_item": do.DropItem,
    "buy_item": do.BuyItem,
    "buy_healing": do.BuyHealing,
    "buy_die": do.BuyDie,
    "go_on": do.GoOn,
    "give_up": do.GiveUp,
}
"""Every action of a campaign."""

WORDS: Final[Mapping[type[Action], str]] = {kind: word for word, kind in KINDS.items()}

MOST_BYTES: Final = 100_000
"""A campaign of six heroes laden with things, in the middle of a throw, takes about 10 kB."""


class ForeignError(DexterityError):
    """Bytes that are no state or action of Fighter."""


def encoded_action(action: Action) -> bytes:
    """One action, on one line."""
    return msgspec.json.encode({TAG: WORDS[type(action)], **msgspec.to_builtins(action)})


def action_from(data: bytes) -> Action:
    """The action in a line; a ForeignError where there is none."""
    table: dict[str, Any] = _decoded(data, dict[str, Any])
    word = table.pop(TAG, None)
    if not isinstance(word, str) or word not in KINDS:
        raise ForeignError("There is no such action.")
    try:
        return msgspec.convert(table, KINDS[word])
    except ValueError as error:
        raise ForeignError(str(error)) from error


def encoded_state(state: State) -> bytes:
    """A campaign as it stands."""
    return msgspec.json.encode(state)


def state_from(data: bytes) -> State:
    """The campaign in a line; a ForeignError where there is none."""
    state: State = _decoded(data, State)
    return state


def _decoded(data: bytes, kind: Any) -> Any:
    if len(data) > MOST_BYTES:
        raise ForeignError(f"It is larger than {MOST_BYTES} bytes.")
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        raise ForeignError(str(error)) from error
