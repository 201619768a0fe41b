"""States and actions of a game as JSON, and back: one line each.

The rules' values are plain; what an action is, is told by the key `do`. Which words there are, the
table of a game's kinds says, which lives with its record.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from dexterity.errors import DexterityError

TAG: Final = "do"

MOST_BYTES: Final = 100_000
"""A duel of nine rounds takes about 20 kB, and no other game's state as much."""

Value = TypeVar("Value")
Kinds = Mapping[str, type[Value]]
"""The kinds of a game's actions, by the words for them."""


class ForeignError(DexterityError):
    """Bytes that are no state or action of the game."""


def encoded_action(action: Value, kinds: Kinds[Value]) -> bytes:
    """One action, on one line; a LookupError is our own slip."""
    word = next((word for word, kind in kinds.items() if type(action) is kind), None)
    if word is None:
        raise LookupError(f"the game has no such action: {action}")
    return msgspec.json.encode({TAG: word, **msgspec.to_builtins(action)})


def action_from(data: bytes, kinds: Kinds[Value]) -> Value:
    """The action in a line; a ForeignError where there is none."""
    table = decoded(data, dict[str, Any])
    word = table.pop(TAG, None)
    if not isinstance(word, str) or word not in kinds:
        raise ForeignError("There is no such action.")
    try:
        return msgspec.convert(table, kinds[word])
    except ValueError as error:
        raise ForeignError(str(error)) from error


def encoded_state(state: object) -> bytes:
    """A game as it stands."""
    return msgspec.json.encode(state)


def decoded(data: bytes, kind: type[Value]) -> Value:
    """The state of that kind in a line; a ForeignError where there is none."""
    if len(data) > MOST_BYTES:
        raise ForeignError(f"It is larger than {MOST_BYTES} bytes.")
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        raise ForeignError(str(error)) from error
