"""Reads what a sheet is, what it is called, and who drew it."""

import re
from dataclasses import dataclass
from typing import Final

from dexterity.content.names import NAME_LENGTH, why_not_text
from dexterity.content.pen.drawing import AUTHOR, HEADER, OPENING, TITLE_EN, TITLE_FR, VERSION
from dexterity.content.pen.lines import Lines
from dexterity.content.reading import shown
from dexterity.rules.pen.sheet.sheet import Title

OTHER_VERSION: Final = re.compile(rf"{OPENING} ([0-9]{{1,6}})")


@dataclass(frozen=True, slots=True)
class Header:
    """What the sheet says of itself."""

    title: Title
    author: str


def check_opening(lines: Lines) -> None:
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


def read_header(lines: Lines, block: range) -> Header | None:
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
    return Header(Title(found[TITLE_EN], found[TITLE_FR]), found[AUTHOR])


def _check_text(lines: Lines, at: int, text: str) -> None:
    reason = why_not_text(text, NAME_LENGTH)
    if reason is not None:
        lines.fault(at, reason)
