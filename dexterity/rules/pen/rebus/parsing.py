"""Understands a rebus, or says what is wrong with it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from dexterity.rules.pen.rebus.conditions import If, OnFlick, OnTurn, Question
from dexterity.rules.pen.rebus.deeds import PutUnder, Stop
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.rules.pen.rebus.idioms import CONDITIONS, DEEDS, LONGEST, Icons
from dexterity.rules.pen.rebus.rebus import Box, Deeds, Phrase, Rebus
from dexterity.rules.pen.rebus.target import TARGETS

MOST_BOXES: Final = 3


class FlawKind(StrEnum):
    """What a rebus can be at fault in."""

    BOXES = "boxes"
    """Not one, two or three of them."""
    EMPTY = "empty"
    MEANINGLESS = "meaningless"
    """Icons that mean nothing one after the other, or not in this box."""
    NO_CONDITION = "no_condition"
    """The first of two boxes is none."""
    TERM_WITHOUT_FLICK = "term_without_flick"
    """It would be so of a flick, but is not right after one, or not alone."""
    WALL_WITHOUT_FLICK = "wall_without_flick"
    STOP_AMONG_OTHERS = "stop_among_others"
    """To keep an event from happening is all that a card can do."""
    UNDER_TOO_LATE = "under_too_late"
    """A card that waits has left the table by then."""


@dataclass(frozen=True, slots=True)
class RebusFlaw:
    """Why a rebus means nothing, and in which box."""

    kind: FlawKind
    box: int = 0


def parse(boxes: Sequence[Icons]) -> Rebus | RebusFlaw:
    """The rebus that these boxes are, or what is wrong with the first one that is at fault."""
    if not 1 <= len(boxes) <= MOST_BOXES:
        return RebusFlaw(FlawKind.BOXES)
    read: list[Box] = []
    for number, icons in enumerate(boxes):
        box = _box(icons, last=number == len(boxes) - 1)
        if isinstance(box, FlawKind):
            return RebusFlaw(box, number)
        read.append(box)
    rebus = Rebus(tuple(read))
    return next(_flaws(rebus), rebus)


def _box(icons: Icons, *, last: bool) -> Box | FlawKind:
    if not icons:
        return FlawKind.EMPTY
    if not last and icons in CONDITIONS:
        return CONDITIONS[icons]
    phrases: list[Phrase] = []
    while icons:
        whom = TARGETS.get(icons[0])
        named = icons if whom is None else icons[1:]
        length = _idiom(named)
        if not length:
            return FlawKind.MEANINGLESS
        phrases.append(Phrase(DEEDS[named[:length]], whom))
        icons = named[length:]
    return Deeds(tuple(phrases))


def _idiom(icons: Sequence[Icon]) -> int:
    """How many of the first icons are an idiom; 0 if they begin none."""
    lengths = range(min(LONGEST, len(icons)), 0, -1)
    return next((length for length in lengths if tuple(icons[:length]) in DEEDS), 0)


def _flaws(rebus: Rebus) -> Iterator[RebusFlaw]:
    boxes = rebus.boxes
    if len(boxes) == 2 and isinstance(boxes[0], Deeds):
        yield RebusFlaw(FlawKind.NO_CONDITION)
    for number, box in enumerate(boxes):
        for kind in _flaws_of(box, boxes[:number], alone=rebus.stops is not None):
            yield RebusFlaw(kind, number)


def _flaws_of(box: Box, before: tuple[Box, ...], *, alone: bool) -> Iterator[FlawKind]:
    """`alone`: an event kept from happening is all that the rebus is about."""
    if isinstance(box, If) and box.question is Question.HIT_WALL and OnFlick() not in before:
        yield FlawKind.WALL_WITHOUT_FLICK
    if not isinstance(box, Deeds):
        return
    deeds = [phrase.deed for phrase in box.phrases]
    whole = len(box.terms) == len(deeds) and not any(phrase.whom for phrase in box.phrases)
    if box.terms and not (whole and before[-1:] == (OnFlick(),)):
        yield FlawKind.TERM_WITHOUT_FLICK
    if not alone and any(isinstance(deed, Stop) for deed in deeds):
        yield FlawKind.STOP_AMONG_OTHERS
    if PutUnder() in deeds and any(isinstance(box, OnFlick | OnTurn) for box in before):
        yield FlawKind.UNDER_TOO_LATE
