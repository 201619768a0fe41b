"""The sounds by name, and what is written where they cannot be heard."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from dexterity.physics.scene.materials import Material


class Cue(StrEnum):
    """A sound that is no hit of a die; named as its files are."""

    BUTTON = "button"
    PAGE = "page"
    """One screen gives way to another."""
    PICK_UP = "pick_up"
    WHOOSH = "whoosh"
    """The hand lets go."""
    RATTLE = "rattle"
    """A die comes to rest in a hole."""
    CHEER = "cheer"
    CENTRE = "centre"
    WIN = "win"
    """The last die has won a level, a round or a fight."""
    CHAPTER = "chapter"
    """A chapter of Challenge has opened."""
    FATAL_BLOW = "fatal_blow"
    FAIL = "fail"
    UNDO = "undo"
    PENCIL = "pencil"
    """Something is written down."""
    BONES = "bones"
    COIN = "coin"


OF_THE_PROGRAM: Final = frozenset({Cue.BUTTON, Cue.PAGE, Cue.UNDO, Cue.PENCIL})
"""Sounds of the paper the game is drawn on, not of the table: the volume of effects leaves them."""

WITHOUT_CAPTION: Final = frozenset({*OF_THE_PROGRAM, Cue.PICK_UP})
"""What they tell is always seen as well; captions would only be in the way."""


def captions_for(heard: Iterable[Cue | Material]) -> tuple[str, ...]:
    """The catalogue's keys for what was heard, each once, in order; nothing for what says little.

    A die that tumbles knocks on wood ten times: give all its hits of a moment together.
    """
    told = (f"caption.{sound.value}" for sound in heard if sound not in WITHOUT_CAPTION)
    return tuple(dict.fromkeys(told))
