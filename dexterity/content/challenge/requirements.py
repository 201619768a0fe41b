"""Reads how the dice of a challenge must be thrown: what holds for all throws, and for each."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.content.challenge.goal_entry import MOST_DICE
from dexterity.content.entry import Entry
from dexterity.content.reading import shown
from dexterity.content.vocabulary import Vocabulary, Words

MOST_AT_ONCE: Final = 6
"""For one throw. Hardly six go together, and nobody keeps more in mind."""


@dataclass(frozen=True, slots=True)
class Requirements:
    """What could be read of them; nothing where the file is at fault, which is noted by then."""

    shared: Words
    by_throw: tuple[Words, ...]


def read_requirements(top: Entry, vocabulary: Vocabulary, dice: int | None) -> Requirements:
    """Both lists, neither of which a file must have; without known dice their number is nothing."""
    shared = top.words("requirements", 0, MOST_AT_ONCE) if top.has("requirements") else ()
    by_throw = _read_by_throw(top)
    read = Requirements(shared or (), by_throw or ())
    for key, reason in (*_word_faults(read, vocabulary), *_conflicts(read, vocabulary)):
        top.fault(reason, key)
    if read.by_throw and dice is not None and len(read.by_throw) != dice:
        reason = f"must have {dice} items, one for each die, not {len(read.by_throw)}"
        top.fault(reason, "by_throw")
    return read


def _read_by_throw(top: Entry) -> tuple[Words, ...] | None:
    if not top.has("by_throw"):
        return ()
    return top.word_lists("by_throw", 1, MOST_DICE, MOST_AT_ONCE)


def _lists(read: Requirements) -> Iterator[tuple[str, Words]]:
    yield "requirements", read.shared
    yield from ((f"by_throw[{i}]", words) for i, words in enumerate(read.by_throw))


def _word_faults(read: Requirements, vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    for key, words in _lists(read):
        for place, word in enumerate(words):
            if word not in vocabulary.requirements:
                yield f"{key}[{place}]", f"is no requirement: {shown(word)}"
            elif word in words[:place]:
                yield key, f"asks for {word} twice"


def _conflicts(read: Requirements, vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    """A throw whose own list is at peace may still be at odds with what all throws ask."""
    for key, words in _lists(read):
        asked = tuple(dict.fromkeys((*read.shared, *words)))
        known = tuple(word for word in asked if word in vocabulary.requirements)
        told = set() if key == "requirements" else set(read.shared)
        for one, other in vocabulary.conflicts_in(known):
            if not {one, other} <= told:
                yield key, f"{one} and {other} cannot be met in one throw"
