"""The languages of the game."""

from enum import StrEnum


class Language(StrEnum):
    """Each has a catalogue of texts of that name."""

    ENGLISH = "en"
    FRENCH = "fr"
