"""States and actions of a game as JSON, and back: one line each.

The rules' values are plain; what an action is, is told by the key `do`. Which words there are, the
table of a game's kinds says, which lives with its record.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

TAG: Final = "do"

Value = TypeVar("Value")
Kinds = Mapping[str, type[Value]]
"""The kinds of a game's actions, by the words for them."""


def encoded_action(action: Value, kinds: Kinds[Value]) -> bytes:
    """One action, on one line; a LookupError is our own slip."""
    word = next((word for word, kind in kinds.items() if type(action) is kind), None)
    if word is None:
        raise LookupError(f"the game has no such action: {action}")
    return msgspec.json.encode({TAG: word, **msgspec.to_builtins(action)})


def action_from(data: bytes, kinds: Kinds[Value]) -> Value:
    """The action in a line."""
    table = msgspec.json.decode(data, type=dict[str, Any])
    return msgspec.convert(table, kinds[table.pop(TAG)])


def encoded_state(state: object) -> bytes:
    """A game as it stands."""
    return msgspec.json.encode(state)


def decoded(data: bytes, kind: type[Value]) -> Value:
    """The state of that kind in a line."""
    return msgspec.json.decode(data, type=kind)
