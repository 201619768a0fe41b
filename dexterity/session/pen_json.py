"""States and actions of Pen as JSON, for records and saves, and back.

The rules' values are plain; what an action is, is told by the key `do`.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from dexterity.errors import DexterityError
from dexterity.rules.pen import actions as do
from dexterity.rules.pen.actions import Action
from dexterity.rules.pen.state import State

TAG: Final = "do"

KINDS: Final[Mapping[str, type[Action]]] = {
    "flick": do.MakeFlick,
    "spin_arrow": do.SpinArrow,
    "pass_flick": do.PassFlick,
    "use_item": do.UseItem,
    "let_happen": do.LetHappen,
    "place_wall": do.PlaceWall,
    "pick_square": do.PickSquare,
    "grow_wall": do.GrowWall,
}
"""Every action of a game."""

WORDS: Final[Mapping[type[Action], str]] = {kind: word for word, kind in KINDS.items()}

MOST_BYTES: Final = 100_000
"""A long game, its sheet full of walls, takes about 5 kB."""


class ForeignError(DexterityError):
    """Bytes that are no state or action of Pen."""


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
    """A game as it stands."""
    return msgspec.json.encode(state)


def state_from(data: bytes) -> State:
    """The game in a line; a ForeignError where there is none."""
    state: State = _decoded(data, State)
    return state


def _decoded(data: bytes, kind: Any) -> Any:
    if len(data) > MOST_BYTES:
        raise ForeignError(f"It is larger than {MOST_BYTES} bytes.")
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        raise ForeignError(str(error)) from error
