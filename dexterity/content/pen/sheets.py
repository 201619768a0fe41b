"""Reads sheets from their text files, and checks that they can be played."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dexterity.content.pen.cells import cells_of, check_counts
from dexterity.content.pen.draft import Draft, read_drawing
from dexterity.content.pen.drawing import CHEST, POTION
from dexterity.content.pen.flaw_reasons import reason_of
from dexterity.content.pen.header import Header, check_opening, read_header
from dexterity.content.pen.lines import Lines, read_lines
from dexterity.content.pen.stroke_lines import read_strokes
from dexterity.content.reading import Faults
from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.fairness import Judge, judge_by_ways
from dexterity.rules.pen.sheet.playable import flaws_of
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.stroke import Stroke

SUFFIX: Final = ".txt"


@dataclass(frozen=True, slots=True)
class _Read:
    """What could be read of a sheet; None where the file is at fault."""

    header: Header | None
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
            lines.faults.add("", reason_of(flaw))
        else:
            read.draft.fault(reason_of(flaw), flaw.square)
    lines.faults.raise_if_any()
    return sheet


def read_sheet(path: Path) -> Sheet:
    """The sheet in a file, be it finished or not; a ContentError if it cannot be read."""
    lines = read_lines(path, Faults(path))
    return _assembled(_read(lines), lines)


def _read(lines: Lines) -> _Read:
    check_opening(lines)
    head = lines.block_from(1)
    header = read_header(lines, head)
    draft = read_drawing(lines, lines.block_from(head.stop))
    rest = range(lines.block_from(head.stop).stop, len(lines.texts))
    # Of a drawing with faults nobody knows what its author meant to put where.
    cells = None if lines.faults else cells_of(draft)
    check_counts(draft)
    return _Read(header, draft, cells, read_strokes(lines, rest))


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
