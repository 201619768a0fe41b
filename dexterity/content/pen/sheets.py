"""Reads sheets from their text files, and checks that they can be played."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dexterity.content.lines import Lines, read_lines
from dexterity.content.names import NAME_LENGTH, why_not_text
from dexterity.content.pen.draft import Draft, cells_of, check_counts, read_drawing
from dexterity.content.pen.drawing import (
    AUTHOR,
    CHEST,
    HEADER,
    OPENING,
    PADDED_STROKE,
    POTION,
    STROKE,
    TITLE_EN,
    TITLE_FR,
    VERSION,
)
from dexterity.content.reading import Faults, shown
from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.fairness import (
    FINDS_MARGIN,
    SIGHT_MARGIN,
    TRIP_MARGIN,
    Judge,
    judge_by_ways,
)
from dexterity.rules.pen.sheet.flaw import Flaw, FlawKind
from dexterity.rules.pen.sheet.playable import CELL_SIZES, flaws_of
from dexterity.rules.pen.sheet.sheet import MOST_STROKES, Sheet, Title
from dexterity.rules.pen.sheet.stroke import TENTHS, Stroke, mm_from_tenths, why_no_stroke
from dexterity.values.vectors import Vec2

SUFFIX: Final = ".txt"

OTHER_VERSION: Final = re.compile(rf"{OPENING} ([0-9]{{1,6}})")
LINE: Final = re.compile(rf"({PADDED_STROKE}|{STROKE})((?: +[^ ]+)+)")
POINT: Final = re.compile(r"([0-9]{1,3})(?:\.([0-9]))?,([0-9]{1,3})(?:\.([0-9]))?")
WORD: Final = re.compile(r"[^ ]+")

NO_WAY: Final = "no way one square wide leads to it"
SQUARES: Final = "{:.3g} squares for one player and {:.3g} for the other, more than"

REASONS: Final[Mapping[FlawKind, str]] = {
    FlawKind.CELL_SIZE: (
        f"is in a cell of {{:g}} squares, which must be {CELL_SIZES[0]} to {CELL_SIZES[1]}"
    ),
    FlawKind.CELL_DIVIDED: "is a part of a cell that one cannot reach from the start inside it",
    FlawKind.CELLS_TOUCH: "touches the other cell",
    FlawKind.CELL_WALL_BARE: "is in a cell, at a wall that is not padded",
    FlawKind.THING_UNDER_STROKE: "is a thing with a stroke over it",
    FlawKind.TREASURE_UNREACHABLE: f"is a treasure that the rival cannot reach: {NO_WAY}",
    FlawKind.CHEST_UNREACHABLE: f"is a chest that nobody can reach: {NO_WAY}",
    FlawKind.POTION_UNREACHABLE: f"is a potion that nobody can reach: {NO_WAY}",
    FlawKind.UNEVEN_TRIP: (
        f"is not fair: to the rival's treasure and home it is {SQUARES} {TRIP_MARGIN:.0%} apart"
    ),
    FlawKind.UNEVEN_SIGHT: (
        "is not fair: on the way to the treasure one sees "
        f"{SQUARES} {SIGHT_MARGIN:.0%} apart, on average"
    ),
    FlawKind.UNEVEN_FINDS: (
        f"is not fair: to a chest or a potion it is {SQUARES} {FINDS_MARGIN:.0%} apart, on average"
    ),
}


@dataclass(frozen=True, slots=True)
class _Header:
    """What the sheet says of itself."""

    title: Title
    author: str


@dataclass(frozen=True, slots=True)
class _Read:
    """What could be read of a sheet; None where the file is at fault."""

    header: _Header | None
    draft: Draft
    cells: tuple[Cell, Cell] | None
    strokes: tuple[Stroke, ...]


def list_sheets(folder: Path) -> tuple[Path, ...]:
    """The sheets of a folder, by name."""
    return tuple(sorted(folder.glob(f"*{SUFFIX}")))


def load_sheet(path: Path, judge: Judge = judge_by_ways) -> Sheet:
    """The sheet in a file; a ContentError with every fault if it cannot be played."""
    lines = read_lines(path, Faults(path))
    read = _read(lines)
    sheet = _assembled(read, lines)
    for flaw in flaws_of(sheet, judge):
        if flaw.square is None:
            lines.faults.add("", _reason_of(flaw))
        else:
            read.draft.fault(_reason_of(flaw), flaw.square)
    lines.faults.raise_if_any()
    return sheet


def read_sheet(path: Path) -> Sheet:
    """The sheet in a file, be it finished or not; a ContentError if it cannot be read."""
    lines = read_lines(path, Faults(path))
    return _assembled(_read(lines), lines)


def _read(lines: Lines) -> _Read:
    _check_opening(lines)
    head = lines.block_from(1)
    header = _read_header(lines, head)
    draft = read_drawing(lines, lines.block_from(head.stop))
    rest = range(lines.block_from(head.stop).stop, len(lines.texts))
    # Of a drawing with faults nobody knows what its author meant to put where.
    cells = None if lines.faults else cells_of(draft)
    check_counts(draft)
    return _Read(header, draft, cells, _read_strokes(lines, rest))


def _assembled(read: _Read, lines: Lines) -> Sheet:
    if read.header is None or read.cells is None or lines.faults:
        raise lines.faults.error()
    return Sheet(
        title=read.header.title,
        author=read.header.author,
        walls=frozenset(read.draft.walls),
        padded=frozenset(read.draft.padded),
        cells=read.cells,
        chests=read.draft.squares_with(CHEST),
        potions=read.draft.squares_with(POTION),
        strokes=read.strokes,
    )


def _check_opening(lines: Lines) -> None:
    """A ContentError if it is no sheet, or one that only another version reads."""
    opening = lines.texts[0]
    if opening == f"{OPENING} {VERSION}":
        return
    other = OTHER_VERSION.fullmatch(opening)
    if other is None:
        lines.fault(0, f"must be “{OPENING} {VERSION}”, as every sheet begins")
    else:
        lines.fault(0, f"is of version {other[1]}, but here only version {VERSION} is known")
    raise lines.faults.error()


def _read_header(lines: Lines, block: range) -> _Header | None:
    """The lines with a colon; None where one of them is at fault."""
    found: dict[str, str] = {}
    for at in block:
        key, colon, value = (part.strip(" ") for part in lines.texts[at].partition(":"))
        if not colon or key not in HEADER:
            reason = f"must begin with one of {', '.join(f'{name}:' for name in HEADER)} not"
            lines.fault(at, f"{reason} {shown(lines.texts[at])}")
        elif key in found:
            lines.fault(at, f"says the {key} once more")
        else:
            found[key] = value
            _check_text(lines, at, value)
    for key in HEADER:
        if key not in found:
            lines.fault(block.start, f"begins a head without “{key}: …”")
    if len(found) < len(HEADER):
        return None
    return _Header(Title(found[TITLE_EN], found[TITLE_FR]), found[AUTHOR])


def _check_text(lines: Lines, at: int, text: str) -> None:
    reason = why_not_text(text, NAME_LENGTH)
    if reason is not None:
        lines.fault(at, reason)


def _read_strokes(lines: Lines, numbers: Iterable[int]) -> tuple[Stroke, ...]:
    """The strokes of these lines; those that are none are faults."""
    wanted = [at for at in numbers if lines.texts[at]]
    for at in wanted[MOST_STROKES:][:1]:
        lines.fault(at, f"is one of more than {MOST_STROKES} strokes")
    read = (_read_stroke(lines, at) for at in wanted[:MOST_STROKES])
    return tuple(stroke for stroke in read if stroke is not None)


def _read_stroke(lines: Lines, at: int) -> Stroke | None:
    line = LINE.fullmatch(lines.texts[at])
    if line is None:
        known = f"“{STROKE} x,y x,y” or “{PADDED_STROKE} x,y x,y”"
        lines.fault(at, f"must be {known} after the drawing, not {shown(lines.texts[at])}")
        return None
    points = [
        _read_point(lines, at, line.start(2) + word.start(), word[0])
        for word in WORD.finditer(line[2])
    ]
    sound = tuple(point for point in points if point is not None)
    if len(sound) < len(points):
        return None
    reason = why_no_stroke(sound)
    if reason is not None:
        lines.fault(at, reason)
        return None
    return Stroke(sound, line[1] == PADDED_STROKE)


def _read_point(lines: Lines, at: int, column: int, word: str) -> Vec2 | None:
    point = POINT.fullmatch(word)
    if point is None:
        reason = "must be a point x,y in millimetres with at most one decimal, as 20,42.5, not"
        lines.fault(at, f"{reason} {shown(word)}", column)
        return None
    x, x_tenths, y, y_tenths = (int(part or 0) for part in point.groups())
    return mm_from_tenths(x * TENTHS + x_tenths), mm_from_tenths(y * TENTHS + y_tenths)


def _reason_of(flaw: Flaw) -> str:
    """What is wrong, in the words of a fault."""
    return REASONS[flaw.kind].format(*flaw.figures)
