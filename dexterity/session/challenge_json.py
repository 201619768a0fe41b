"""States and actions of Challenge as JSON, for records and saves, and back.

The rules' values are plain; what an action is, is told by the key `do`.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from dexterity.errors import DexterityError
from dexterity.rules.challenge.actions import GiveUp
from dexterity.rules.challenge.duel_actions import DuelAction, PickDare, Rematch
from dexterity.rules.challenge.duel_state import DuelState
from dexterity.rules.challenge.level import State
from dexterity.rules.made_throw import MakeThrow

TAG: Final = "do"

KINDS: Final[Mapping[str, type[DuelAction]]] = {
    "throw": MakeThrow,
    "give_up": GiveUp,
    "pick_dare": PickDare,
    "rematch": Rematch,
}
"""Every action of a duel; those of a level are among them."""

MOST_BYTES: Final = 1_000_000
"""A duel of nine rounds takes about 20 kB."""


class ForeignError(DexterityError):
    """Bytes that are no state or action of Challenge."""


def encoded_action(action: DuelAction) -> bytes:
    """One action, on one line."""
    word = next(word for word, kind in KINDS.items() if isinstance(action, kind))
    return msgspec.json.encode({TAG: word, **msgspec.to_builtins(action)})


def action_from(data: bytes) -> DuelAction:
    """The action in a line; a ForeignError where there is none."""
    table: dict[str, Any] = _decoded(data, dict[str, Any])
    word = table.pop(TAG, None)
    if not isinstance(word, str) or word not in KINDS:
        raise ForeignError("There is no such action.")
    try:
        return msgspec.convert(table, KINDS[word])
    except ValueError as error:
        raise ForeignError(str(error)) from error


def encoded_state(state: State | DuelState) -> bytes:
    """A level or a duel as it stands."""
    return msgspec.json.encode(state)


def state_from(data: bytes) -> State:
    """The level in a line; a ForeignError where there is none."""
    state: State = _decoded(data, State)
    return state


def duel_from(data: bytes) -> DuelState:
    """The duel in a line; a ForeignError where there is none."""
    state: DuelState = _decoded(data, DuelState)
    return state


def _decoded(data: bytes, kind: Any) -> Any:
    if len(data) > MOST_BYTES:
        raise ForeignError(f"It is larger than {MOST_BYTES} bytes.")
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        raise ForeignError(str(error)) from error
