"""A rebus that was understood."""

from dataclasses import dataclass

from dexterity.rules.pen.rebus.conditions import Condition
from dexterity.rules.pen.rebus.deeds import Deed, FlickTerm, Stop, Stopped
from dexterity.rules.pen.rebus.target import Target


@dataclass(frozen=True, slots=True)
class Phrase:
    """One deed."""

    deed: Deed
    whom: Target | None = None
    """For whom, if not for the card's own target."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one box does, in order."""

    phrases: tuple[Phrase, ...]

    @property
    def terms(self) -> tuple[FlickTerm, ...]:
        """What is so of a flick; either all of them are such, or none is."""
        deeds = (phrase.deed for phrase in self.phrases)
        return tuple(deed for deed in deeds if isinstance(deed, FlickTerm))


Box = Condition | Deeds


@dataclass(frozen=True, slots=True)
class Rebus:
    """The boxes of a card, from left to right."""

    boxes: tuple[Box, ...]

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """All that it does, be it on a condition."""
        boxes = (box for box in self.boxes if isinstance(box, Deeds))
        return tuple(phrase.deed for box in boxes for phrase in box.phrases)

    @property
    def stops(self) -> Stopped | None:
        """What sort of event it keeps from happening, if it is good for that."""
        match self.boxes:
            case (Deeds((Phrase(Stop(what)),)),):
                return what
            case _:
                return None
