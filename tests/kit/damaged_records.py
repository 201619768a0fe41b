"""Records that something has happened to: what is said of them."""

from collections.abc import Callable
from pathlib import Path

from dexterity.commands.replay_story import tell_record
from dexterity.errors import RecordError
from dexterity.session.records.replay import open_record
from tests.kit.hands import texts


def complaint(use: Callable[[], object]) -> str:
    """What is said against using a record; nothing if it can be used."""
    try:
        use()
    except RecordError as error:
        return str(error)
    return ""


def open_and_tell(path: Path) -> list[str]:
    return list(tell_record(open_record(path), texts()))
