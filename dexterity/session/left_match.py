"""The newest match of any game that was left before its end."""

from pathlib import Path
from typing import Final

from dexterity.session.records.recorded_game import Course
from dexterity.session.records.recorded_games import course_of
from dexterity.session.unfinished import LastMatch

CAN_BE_LEFT: Final = ("duel", "fighter", "pen", "delve")
"""Games that can be gone on with; a practice or a level is simply begun anew."""


def last_left(folder: Path) -> LastMatch[Course]:
    """Among the newest records of them all; to be read on a little at a time."""
    return LastMatch(folder, CAN_BE_LEFT, course_of)
