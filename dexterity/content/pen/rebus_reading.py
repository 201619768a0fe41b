"""Reads the rebus of a card, and says what is wrong with one that means nothing."""

from dataclasses import dataclass
from typing import Final

from dexterity.content.entry import Entry
from dexterity.content.reading import shown
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.rules.pen.rebus.idioms import Icons
from dexterity.rules.pen.rebus.parsing import MOST_BOXES, FlawKind, RebusFlaw, parse
from dexterity.rules.pen.rebus.rebus import Rebus

KEY: Final = "rebus"

MOST_ICONS: Final = 8
"""In one box: what can still be made out on a card."""

REASONS: Final = {
    FlawKind.BOXES: f"must have 1 to {MOST_BOXES} boxes",
    FlawKind.EMPTY: "has no icon",
    FlawKind.MEANINGLESS: "means nothing: no idiom fits these icons in this order, in this box",
    FlawKind.NO_CONDITION: "must be a condition, being the first of two boxes",
    FlawKind.TERM_WITHOUT_FLICK: "says how a flick is made, so it must follow the box of the flick,"
    " with nothing else in it",
    FlawKind.WALL_WITHOUT_FLICK: "asks for a wall that was touched, but no flick comes before it",
    FlawKind.STOP_AMONG_OTHERS: "keeps an event from happening: that must be all that a card does,"
    " and is not told of a player",
    FlawKind.UNDER_TOO_LATE: "puts the card under the pile, but it has waited, and left the table",
}


@dataclass(frozen=True, slots=True)
class ReadRebus:
    """The icons, and what they mean."""

    icons: tuple[Icons, ...]
    rebus: Rebus


def read_rebus(entry: Entry) -> ReadRebus | None:
    """The rebus of an entry; None where the file is at fault."""
    boxes = entry.word_lists(KEY, 1, MOST_BOXES, MOST_ICONS)
    if boxes is None or not _are_known(entry, boxes):
        return None
    icons = tuple(tuple(map(Icon, box)) for box in boxes)
    rebus = parse(icons)
    if isinstance(rebus, RebusFlaw):
        entry.fault(REASONS[rebus.kind], f"{KEY}[{rebus.box}]")
        return None
    return ReadRebus(icons, rebus)


def _are_known(entry: Entry, boxes: tuple[tuple[str, ...], ...]) -> bool:
    known = set(Icon)
    strange = [
        (f"{KEY}[{number}][{place}]", word)
        for number, box in enumerate(boxes)
        for place, word in enumerate(box)
        if word not in known
    ]
    for place, word in strange:
        entry.fault(f"must be one of {', '.join(Icon)}, not {shown(word)}", place)
    return not strange
