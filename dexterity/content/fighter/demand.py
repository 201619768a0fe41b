"""Reads how a card wants dice to be thrown, if it cares."""

from dataclasses import dataclass

from dexterity.content.entry import Entry
from dexterity.content.reading import shown
from dexterity.content.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Demand:
    """What was read: none, or a requirement that there is."""

    requirement: str | None


def read_demand(entry: Entry, vocabulary: Vocabulary) -> Demand | None:
    """None where the file is at fault; a card without the key demands nothing."""
    if not entry.has("requirement"):
        return Demand(None)
    word = entry.text("requirement")
    if word is not None and word not in vocabulary.requirements:
        entry.fault(f"is no requirement: {shown(word)}", "requirement")
        return None
    return None if word is None else Demand(word)
